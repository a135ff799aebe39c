## Luna: cards of things

about-luna-isle = { $isle }
about-luna-isle-empty = Nobody is here.
about-luna-isle-is = Two active novices here, or one with a shrine, take the { $favour }.
about-luna-isle-blocked = The Apostate blocks all actions here.
about-luna-side = { $who }: { $active } active, { $inactive } inactive
about-luna-side-shrine = { $who }: { $active } active, { $inactive } inactive, a shrine
about-luna-comes-moon_priestess = After this round the Moon Priestess comes here.
about-luna-comes-master_builder = After this round the Master Builder comes here.
about-luna-comes-apostate = After this round the Apostate comes here, as things stand.
about-luna-leaves-moon_priestess = After this round the Moon Priestess goes to the { $goal }.
about-luna-leaves-master_builder = After this round the Master Builder goes to the { $goal }.
about-luna-leaves-apostate = After this round the Apostate goes to the { $goal }, as things stand.
about-luna-favours = { $favour }
about-luna-favours-left = { $count ->
    [one] 1 left on its isle.
   *[other] { $count } left on its isle.
}
about-luna-favour-how = Two active novices on its isle, or one with your shrine there, take it. You hold one of each kind at most.
about-luna-favour-held = { $who } holds it.
    .you = You hold it.
about-luna-favour-missing = { $who } does not hold it.
    .you = You do not hold it.
about-luna-favour-taken = { $count ->
    [0] Not taken this round; twice is the most.
   *[other] Taken { $count } of 2 times this round.
}
about-luna-favour-end = Used, it goes back to its isle. At the end of the game each favour in hand counts 1.
about-luna-favour-shrine = Builds a shrine on the Master Builder’s isle, with two active novices there.
about-luna-favour-herbs = Makes one or two inactive novices of an isle active, but not at the Herbs Isle.
about-luna-favour-tide = Moves any novices, inactive ones and those on the landing stage too, to other isles.
about-luna-favour-sailboat = Takes one or two novices to another isle, where they stay active.
about-luna-favour-bribery = Opens the group of tiles just ahead of the Guard for one action.
about-luna-favour-book = Moves a Book of Wisdom in the temple to one of your novices there.
about-luna-favour-novice = Stands in for one novice in an action.
about-luna-active = { $count ->
    [one] 1 active novice
   *[other] { $count } active novices
}
about-luna-active-is = Active novices can work here, travel or support the council.
about-luna-active-next = Whoever works becomes inactive until the next round.
about-luna-inactive = { $count ->
    [one] 1 inactive novice
   *[other] { $count } inactive novices
}
about-luna-inactive-is = They have worked in this round; only Herbs and Tide reach them.
about-luna-inactive-next = With the next round they are active again.
about-luna-of-at = { $who }, { $isle }
about-luna-on = on the { $isle }
about-luna-with-priestess = The Moon Priestess is here: active novices count for her prize.
about-luna-with-apostate = The Apostate is here: each novice costs 1 at the end of the round, and 1 more for being here.
about-luna-shrine = Shrine
about-luna-shrine-is = Here one novice is enough to take the favour or to claim a tile. With the Moon Priestess it counts as a piece.
about-luna-shrine-end = At the end of the game it counts { $points }.
about-luna-figure-moon_priestess = Moon Priestess
about-luna-figure-master_builder = Master Builder
about-luna-figure-apostate = Apostate
about-luna-figure-guard = Guard of the Temple
about-luna-figure-moon_priestess-is = At the end of the round whoever has the most active novices and shrines on her isle gets the first prize; the council decides ties.
about-luna-figure-master_builder-is = Shrines are built on his isle alone.
about-luna-figure-apostate-is = At the end of the round everybody with novices on or by his isle loses 1, and 1 for each of them.
about-luna-figure-guard-is = He walks towards the temple gate, a guard tile each round. Tiles behind him are approved.
about-luna-builds = Shrines can be built here in this round.
about-luna-prize = { $who } with { $pieces }: { $points }
    .you = you with { $pieces }: { $points }
about-luna-loss = { $who }: { $points }
about-luna-last-round = This is the last round: after it shrines, favours and the council count.
about-luna-guard-on = on the guard tile { $guard }
about-luna-guard-pays = A novice who enters the temple in this round brings { $guard }.
about-luna-guard-walks = After this round he goes to { $guard }.
about-luna-guard-frees = After this round the Guard goes to { $guard } and approves: { $tiles }.
about-luna-guard = Guard tile { $guard }
about-luna-guard-is = In round { $round } each novice who enters the temple brings { $guard }.
about-luna-guard-past = The Guard has left it.
about-luna-guard-now = The Guard stands here.
about-luna-guard-later = The Guard comes here in round { $round }.
about-luna-tile = Tile { $tile }
about-luna-tile-is = A novice of the { $isle } can claim it; later both enter the temple.
about-luna-symbol = Symbol: { $isle }
about-luna-claimed = claimed by { $who }
    .you = claimed by you
about-luna-approved = It is approved.
about-luna-bribable = It lies just ahead of the Guard: it takes the bribery favour.
about-luna-closed = It is still too far ahead of the Guard.
about-luna-approved-in = It is approved in round { $round }.
about-luna-displaces = In the temple it sends { $who } away from { $tile }.
    .you = In the temple it sends you away from { $tile }.
about-luna-space = Temple space { $tile }
about-luna-space-empty = Here comes the tile with this number, with its novice.
about-luna-space-closed = The novice was displaced; the space stays closed.
about-luna-space-held = held by { $who }
    .you = held by you
about-luna-space-is = Each novice in the temple brings 1 at the end of every round.
about-luna-space-book = A Book of Wisdom protects this novice.
about-luna-threat = { $who } can displace this novice with tile { $tile }.
    .you = You can displace this novice with tile { $tile }.
about-luna-stage = Landing stage
about-luna-stage-empty = Nobody waits here.
about-luna-stage-side = { $who }: { $count }
about-luna-stage-is = Displaced novices wait here until Tide or Sailboat takes them to an isle.
about-luna-council = Council of Priests
about-luna-council-order = The player further along wins ties.
about-luna-council-is = Ties go to whoever is further here, then higher in the stack. At the end of the game the seat counts.
about-luna-council-seat = Council seat { $number }
about-luna-council-value = worth { $value } at the end of the game
about-luna-council-end = At the end of the game it counts { $points } here.
about-luna-disc = Council disc
about-luna-disc-at = { $who }: { $value }
about-luna-disc-here = { $who } is here.
    .you = You are here.
about-luna-disc-rank = Number { $place } in the council.
about-luna-tokens = Time tokens
about-luna-token = Time token
about-luna-tokens-left = { $count ->
    [one] 1 is left in this round.
   *[other] { $count } are left in this round.
}
about-luna-token-is = Whoever meditates turns one.
about-luna-token-next = Whoever turns the last one gains 1, and the round ends at once.
about-luna-token-turned = It is turned.
about-luna-token-burning = It is not turned yet.
about-luna-preliminary = Preliminary round
about-luna-preliminary-is = Everybody places a shrine, then four pairs of novices. Favours come from the two isles left empty.
about-luna-round-is = In each round everybody acts in turn; then the Moon Priestess, the Apostate and the temple are scored.
about-luna-starts = Start player: { $who }
about-luna-expected = { $who } { $points }: Moon Priestess { $priestess }, Apostate { $apostate }, temple { $temple }.
about-luna-player = { $who }
about-luna-player-novices = { $active } active novices, { $inactive } inactive.
about-luna-player-temple = { $count } in the temple.
about-luna-influence = Influence: { $who }
about-luna-influence-now = { $points } influence now
about-luna-influence-is = The most influence after six rounds wins. It never falls below 0.
about-luna-at-end = At the end of the game, as things stand: shrines { $shrines }, favours { $favours }, council { $council }.
about-luna-forecast = If the round ended now
about-luna-forecast-is = What the scoring would bring as the table stands.
about-luna-supply = { $count ->
    [one] 1 novice in the supply
   *[other] { $count } novices in the supply
}
about-luna-supply-is = Recruiting brings one of them to an isle.
about-luna-shrines = { $count ->
    [one] 1 shrine to build
   *[other] { $count } shrines to build
}
about-luna-shrines-is = Each one built counts 4 at the end of the game.
about-luna-temple = { $count ->
    [one] 1 novice in the temple
   *[other] { $count } novices in the temple
}
about-luna-temple-is = Each brings 1 at the end of every round.
page-action-place-shrine-about = Your first shrine goes to an isle without one.
page-action-place-pair-about = Two active novices go to an isle where you have nothing.
page-action-deactivate-about = All opposing novices of one isle become inactive and raise the opponent’s disc in the council.
page-action-step-about = One more novice of the journey or tide under way.
page-action-done-about = Ends the journey or tide under way.
page-action-end-round-about = Solo: you have acted enough, and the round is scored.
why-luna-figure-walks = Nobody moves this figure: it walks by itself after each round. Only the Apostate can be driven away.
why-luna-still-guard = Guard tiles are not used; they show what the Guard pays.
why-luna-still-candle = Time tokens are turned one after the other.
why-luna-still-council = No active novices of one isle bring your disc exactly here now.
why-luna-others-piece = That belongs to another player; you act with your own pieces.
why-luna-nothing-with-own = No action can use it now.
why-luna-only-a-number = This is only a count; it changes as you play.
why-luna-nothing-here = No action leads here now.
about-luna-from-start = { lb-source-start } { $points }
about-luna-from-sanctification = { lb-source-sanctification } { $points }
about-luna-from-displacement = { lb-source-displacement } { $points }
about-luna-from-book = { lb-source-book } { $points }
about-luna-from-meditation = { lb-source-meditation } { $points }
about-luna-from-priestess = { lb-source-priestess } { $points }
about-luna-from-apostate = { lb-source-apostate } { $points }
about-luna-from-temple = { lb-source-temple } { $points }
about-luna-from-forgiven = { lb-source-forgiven } { $points }
about-luna-from-shrines = { lb-source-shrines } { $points }
about-luna-from-favours = { lb-source-favours } { $points }
about-luna-from-council = { lb-source-council } { $points }
