## The story: moves of Luna

move-luna-place-shrine = { $who } places a shrine on the { $isle }.
    .you = You place a shrine on the { $isle }.
move-luna-place-pair = { $who } places two novices on the { $isle }.
    .you = You place two novices on the { $isle }.
move-luna-deactivate = { $who } makes the opponent’s novices on the { $isle } inactive.
    .you = You make the opponent’s novices on the { $isle } inactive.
move-luna-favour = { $who } takes the { $favour }.
    .you = You take the { $favour }.
move-luna-recruit = { $who } recruits on the { $isle }.
    .you = You recruit on the { $isle }.
move-luna-shrine = { $who } builds a shrine on the { $isle }.
    .you = You build a shrine on the { $isle }.
move-luna-herbs = { $count ->
    [one] { $who } activates a novice on the { $isle }.
   *[other] { $who } activates { $count } novices on the { $isle }.
}
    .you = { $count ->
        [one] You activate a novice on the { $isle }.
       *[other] You activate { $count } novices on the { $isle }.
    }
move-luna-journey = { $who } sets out on a journey: from the { $isle } to the { $goal }.
    .you = You set out on a journey: from the { $isle } to the { $goal }.
move-luna-tide = { $who } uses the tide: from the { $isle } to the { $goal }.
    .you = You use the tide: from the { $isle } to the { $goal }.
move-luna-step = { $who } moves one more novice: from the { $isle } to the { $goal }.
    .you = You move one more novice: from the { $isle } to the { $goal }.
move-luna-done = { $who } has finished moving novices.
    .you = You have finished moving novices.
move-luna-sail = { $count ->
    [one] { $who } sails with a novice from the { $isle } to the { $goal }.
   *[other] { $who } sails with { $count } novices from the { $isle } to the { $goal }.
}
    .you = { $count ->
        [one] You sail with a novice from the { $isle } to the { $goal }.
       *[other] You sail with { $count } novices from the { $isle } to the { $goal }.
    }
move-luna-promote = { $who } claims tile { $tile }.
    .you = You claim tile { $tile }.
move-luna-sanctify = { $who } sanctifies tile { $tile }.
    .you = You sanctify tile { $tile }.
move-luna-book = { $who } moves a book from { $tile } to { $target }.
    .you = You move a book from { $tile } to { $target }.
move-luna-council = { $who } goes up in the council, to { $value }.
    .you = You go up in the council, to { $value }.
move-luna-expel = { $who } expels the Apostate to the { $isle }.
    .you = You expel the Apostate to the { $isle }.
move-luna-meditate = { $left ->
    [0] { $who } turns the last time token.
   *[other] { $who } turns a time token; { $left } left.
}
    .you = { $left ->
        [0] You turn the last time token.
       *[other] You turn a time token; { $left } left.
    }
move-luna-end-round = { $who } ends the round.
    .you = You end the round.
move-luna-virtual = The novice favour stands in for a novice.
move-luna-bribe = The Guard is bribed.
move-luna-displaced = { $who } is displaced from tile { $tile }.
    .you = You are displaced from tile { $tile }.
move-luna-scripted = { $who } brings tile { $tile } into the temple.
    .you = You bring tile { $tile } into the temple.
move-luna-scripted-nothing = { $who } finds no tile to bring into the temple.
    .you = You find no tile to bring into the temple.
move-luna-book-lost = { $who } loses the book on tile { $tile }.
    .you = You lose the book on tile { $tile }.
move-luna-gain-sanctification = +{ $points } influence from the Guard.
move-luna-gain-displacement = +{ $points } for displacing.
move-luna-gain-book = +{ $points } influence.
move-luna-gain-meditation = +{ $points } influence.
move-luna-round = Round { $round } begins with { $who }; the Guard pays { $guard }.
    .you = Round { $round } begins with you; the Guard pays { $guard }.
move-luna-scoring = Round { $round } is scored.
move-luna-scored = { $who } { $change } (Moon Priestess { $priestess }, Apostate { $apostate }, temple { $temple }).
    .you = You { $change } (Moon Priestess { $priestess }, Apostate { $apostate }, temple { $temple }).
move-luna-forgiven = { $who } does not fall below 0.
    .you = You do not fall below 0.
move-luna-final = The end of the game is scored.
move-luna-finally = { $who } { $change } (shrines { $shrines }, favours { $favours }, council { $council }).
    .you = You { $change } (shrines { $shrines }, favours { $favours }, council { $council }).
move-luna-winner = { $who } wins with { $points } influence.
    .you = You win with { $points } influence.

## At any table

story-shuffled-again = What was face down has been shuffled again.
move-luna-waking = All novices become active again.
move-luna-walk-moon_priestess = The Moon Priestess walks to the { $isle }.
move-luna-walk-master_builder = The Master Builder walks to the { $isle }.
move-luna-walk-apostate = The Apostate walks to the { $isle }.

# A round's scoring as a table: why somebody gets what they get.
tally-luna-novices = { $novices ->
    [one] 1 novice
   *[other] { $novices } novices
}
tally-luna-pieces = { $novices ->
    [0] 1 shrine
    [one] 1 novice, 1 shrine
   *[other] { $novices } novices, 1 shrine
}
tally-luna-apostate = { $novices ->
    [one] 1 novice, plus 1
   *[other] { $novices } novices, plus 1
}
tally-luna-shrines = { $count } × { $value }
