## Luna's board: isles by their short names

lb-isle-shrine = Shrine
lb-isle-herbs = Herbs
lb-isle-tide = Tide
lb-isle-sailboat = Sailboat
lb-isle-bribery = Bribery
lb-isle-book = Book
lb-isle-novice = Novice

## Luna's board: actions

lb-actions = Actions
lb-act-favour = Favour
lb-act-recruit = Recruit
lb-act-shrine = Shrine
lb-act-herbs = Herbs
lb-act-journey = Journey
lb-act-tide = Tide
lb-act-step = One more novice
lb-act-done = Done
lb-act-sail = Sailboat
lb-act-promote = Promotion
lb-act-sanctify = Sanctification
lb-act-book = Book
lb-act-council = Council
lb-act-expel = Expulsion
lb-act-meditate = Meditation
lb-act-end-round = End of round
lb-act-place-shrine = First shrine
lb-act-place-pair = Pair of novices
lb-act-deactivate = Opponent’s isle
lb-or = or
lb-do-favour = Take the { $place } favour
lb-do-recruit = Recruit at { $place }
lb-do-shrine = Build a shrine
lb-do-herbs = { $count ->
    [one] Activate 1 novice at { $place }
   *[other] Activate { $count } novices at { $place }
}
lb-do-sail = { $count ->
    [one] Sail 1 novice: { $origin } › { $to }
   *[other] Sail { $count } novices: { $origin } › { $to }
}
lb-do-promote = Claim tile { $tile }
lb-do-sanctify = Sanctify tile { $tile }
lb-do-book = Move the book from { $origin } to { $to }
lb-do-council = { $count ->
    [one] Up 1 seat in the council
   *[other] Up { $count } seats in the council
}
lb-do-expel = { $count ->
    [one] Expel the Apostate by 1 isle
   *[other] Expel the Apostate by { $count } isles
}
lb-do-meditate = Turn a time token
lb-do-end-round = End the round
lb-do-done = End the journey or tide
lb-do-place-shrine = A shrine on { $place }
lb-do-place-pair = Two novices on { $place }
lb-do-deactivate = The opponent’s novices at { $place } become inactive

## Luna's board: what to do next

lb-prompt-favour = Which favour? Pick its isle.
lb-prompt-recruit = Where does the new novice join? Pick an isle.
lb-prompt-shrine = Build here?
lb-prompt-herbs = Where do novices become active? Pick an isle.
lb-prompt-sail = { $step ->
    [1] From where? Pick an isle or the landing stage.
   *[other] To which isle?
}
lb-prompt-promote = Which tile to claim?
lb-prompt-sanctify = Which tile goes to the temple?
lb-prompt-book = { $step ->
    [1] Which book?
   *[other] To which of your novices?
}
lb-prompt-council = From which isle do novices support you?
lb-prompt-expel = How far does the Apostate go? Pick an isle.
lb-prompt-meditate = Turn a time token?
lb-prompt-end-round = End the round?
lb-prompt-place-shrine = Your first shrine: pick an isle.
lb-prompt-place-pair = Two novices: pick an isle where you have nothing.
lb-prompt-deactivate = Choose the isle whose opposing novices go to the council (they become inactive).
lb-from = From
lb-to = To
lb-pick-target = Where?
lb-which-way = How?
lb-up-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
lb-steps-on = { $count ->
    [one] 1 isle on
   *[other] { $count } isles on
}
lb-novices = { $count ->
    [one] 1 novice
   *[other] { $count } novices
}
lb-with-virtual = with the novice favour
lb-own-novices = with novices alone
lb-with-bribe = by bribery
lb-council-alone = Novice favour alone
lb-candles = Meditation room

## Luna's board: journey and tide

lb-voyage-who = Pick a novice, or drag it to an isle.
lb-voyage-where = To which isle?
lb-voyage-all = All novices have moved.
lb-voyage-sending = Moving …
lb-voyage-done = { $count ->
    [0] Done
    [one] Done: 1 novice
   *[other] Done: { $count } novices
}
lb-voyage-drop = Remove: { $step }
lb-asleep-at = { $isle } (inactive)
lb-left-asleep = inactive ×{ $count }

## Luna's board: what a move brings

lb-gain = { $source } { $gain }
lb-leaves = displaced from { $tile }: { $gain }
lb-sleeps = { $count ->
    [one] 1 becomes inactive at { $place }
   *[other] { $count } become inactive at { $place }
}
lb-falls-asleep = { $count } inactive
lb-returns = returns the { $favour }
lb-influence-to = influence { $before } › { $after }
lb-ends-round = ends the round
lb-ends-game = ends the game
lb-source-start = Start
lb-source-sanctification = Sanctification
lb-source-displacement = Displacement
lb-source-book = Books
lb-source-meditation = Meditation
lb-source-priestess = Moon Priestess
lb-source-apostate = Apostate
lb-source-temple = Temple
lb-source-forgiven = Not below 0
lb-source-shrines = Shrines
lb-source-favours = Favours
lb-source-council = Council

## Luna's board: the table

lb-board = Sea, isles and temple
lb-gate = Gate
lb-landing = Landing stage
lb-council-hall = Council of Priests
lb-candles-burn = { $count ->
    [one] 1 time token left
   *[other] { $count } time tokens left
}
lb-path-lit = approved
lb-path-half = by bribery
lb-path-dim = closed
lb-next = next
lb-next-here = { $figure } next round
lb-favours-left = { $count ->
    [one] 1 favour
   *[other] { $count } favours
}
lb-blocked = blocked by the Apostate
lb-awake = { $count } active
lb-asleep = { $count } inactive
lb-a-shrine = a shrine
lb-tile = Tile { $tile }, { $symbol }
lb-claimed-by = claimed by { $who }
    .you = claimed by you
lb-space = Space { $tile }, { $symbol }
lb-space-empty = empty
lb-space-closed = closed
lb-space-held = { $who }
lb-with-book = with a book
lb-council-disc = { $who } { $value }
lb-nobody = nobody
lb-none = none
lb-opponent = Opponent
lb-seat = Seat { $number }

## Luna's board: panels

lb-players = Players
lb-computer = computer
lb-influence = Influence
lb-awake-asleep = { $awake } active, { $asleep } inactive
lb-supply = supply
lb-to-build = to build
lb-temple = temple
lb-council = council
lb-council-place = No. { $place } in the council
lb-favours = Favours
lb-claims = Claimed tiles
lb-temple-tiles = Tiles in the temple
lb-your-favours = Your favours
lb-favour-held = { $favour }
lb-favour-missing = { $favour }: not yours
lb-if-ended = If the round ended now
lb-now = now
lb-preliminary = Preliminary round
lb-round = Round { $round } of 6
lb-next-round = In the next round
lb-last-round = The last round: after it shrines, favours and the council count.
lb-phase-shrines = Everyone puts one shrine on an isle.
lb-phase-pairs = Everyone puts four pairs of novices on isles; favours come from the two left empty.
lb-guard-to = Guard: { $guard }
lb-frees = approves { $tiles }
lb-moon_priestess-to = Priestess: { $isle }
lb-master_builder-to = Builder: { $isle }
lb-apostate-to = Apostate: { $isle }
lb-book-bonus = The first book of the round brings 2.
lb-ledger = Where the influence came from
lb-difference = Difference
lb-drawer = Players and story
lb-closer = Zoom in
lb-other-action = Another action
lb-all-actions-short = All { $count }
lb-all-actions = The { $count } actions
lb-not-now = Not now. Touch one to learn why:

## Luna's board: the end and the text view

lb-score = Final influence with every source
lb-score-source = Source
lb-place = { $place ->
    [1] Winner
   *[other] Place { $place }
}
lb-tie-council = Ties are decided by the council.
lb-text-now = Now
lb-text-turn = { $who } to move.
    .you = You to move.
lb-text-guard = The Guard stands on { $guard }.
lb-text-isles = The isles, clockwise
lb-text-path = The path from the landing stage
lb-text-group = Guard tile { $guard } and the tiles up to it
lb-text-guarded = the Guard is here
lb-text-moves = Possible moves

## Luna's board: keys

lb-key-done = End the journey or tide
lb-key-variant = Choose a variant
lb-key-arrows = Move between places
lb-key-step-back = Take back the last novice of a journey or tide

## The table: whose turn, how far

table-round = Round { $round } of 6
luna-phase-shrines = Preliminary round: shrines
luna-phase-pairs = Preliminary round: pairs
luna-phase-opponent = the opponent
luna-voyage-journey = Journey under way
luna-voyage-tide = Tide under way
luna-verdict-ahead = You win by { $points }
luna-verdict-behind = The opponent is ahead by { $points }

## The table: names of rules

table-rule-l-solo = 8, Solo
table-rule-l-preliminary-round = 3, Preliminary round
table-rule-l-end = 7, End of the game
table-rule-l-component-data = 10, Component data
table-rule-l-priest-s-favour = 4.4, Priest’s Favour
table-rule-l-recruit = 4.4, Recruit
table-rule-l-shrine = 4.4, Shrine
table-rule-l-herbs = 4.4, Herbs
table-rule-l-journey = 4.4, Journey
table-rule-l-tide = 4.4, Tide
table-rule-l-sailboat = 4.4, Sailboat
table-rule-l-promotion = 4.4, Promotion
table-rule-l-sanctification = 4.4, Sanctification
table-rule-l-book = 4.4, Book
table-rule-l-council = 4.4, Council
table-rule-l-expulsion = 4.4, Expulsion
table-rule-l-meditation = 4.4, Meditation
table-rule-l-action-phase = 4, Action phase
table-rule-l-scoring = 5, Scoring
table-rule-l-next-round = 6, Next round
table-rule-luna-end = 7, End of the game
table-rule-luna-turn-order = 4, Action phase
table-course-influence = Influence after each move
table-margin-influence = { $count ->
    [one] 1 influence point
   *[other] { $count } influence points
}
