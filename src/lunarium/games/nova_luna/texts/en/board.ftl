## Nova Luna's board: tiles and tasks

nl-list = { $rest } and { $last }
nl-tile-red = Red { $number }
nl-tile-blue = Blue { $number }
nl-tile-turquoise = Turquoise { $number }
nl-tile-yellow = Yellow { $number }
nl-need-red = { $count ->
    [1] one red
    [2] two red
    [3] three red
    [4] four red
   *[other] { $count } red
}
nl-need-blue = { $count ->
    [1] one blue
    [2] two blue
    [3] three blue
    [4] four blue
   *[other] { $count } blue
}
nl-need-turquoise = { $count ->
    [1] one turquoise
    [2] two turquoise
    [3] three turquoise
    [4] four turquoise
   *[other] { $count } turquoise
}
nl-need-yellow = { $count ->
    [1] one yellow
    [2] two yellow
    [3] three yellow
    [4] four yellow
   *[other] { $count } yellow
}
nl-tile-plain = { $tile }, no tasks
nl-tile-tasks = { $count ->
    [one] { $tile }, task: { $tasks }
   *[other] { $tile }, tasks: { $tasks }
}
nl-task-none = no tasks
nl-task-covered = Fulfilled
nl-task-lacks = Lacks { $lacks }
nl-label-covered = { $asks }: fulfilled
nl-label-lacks = { $asks }: lacks { $lacks }
nl-label-placed = { $tile }, { $place }: { $tasks }
nl-label-cell = Place { $place }: { $gain }
nl-label-cell-for = { $tile }, { $place }: { $gain }
nl-covers = { $count ->
    [0] fulfils no task
    [one] fulfils one task
   *[other] fulfils { $count } tasks
}
nl-nearer = { $count ->
    [one] brings one task nearer
   *[other] brings { $count } tasks nearer
}

## Nova Luna's board: people

nl-seat = Seat { $number }
nl-opponent-tiles = { $kind ->
    [computer] { $count ->
        [one] Computer, 1 tile
       *[other] Computer, { $count } tiles
    }
   *[person] { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
}
nl-left = { $count ->
    [one] left
   *[other] left
}
nl-tokens-left = { $count ->
    [one] 1 token left
   *[other] { $count } tokens left
}
nl-tag-now = to move
nl-tag-next = next

## Nova Luna's board: the wheel

nl-wheel = Moon wheel: { $tiles } tiles, { $supply } in the supply
nl-wheel-tile = { $state ->
    [held] { $tile }, in your hand, costs { $cost }
    [reach] { $tile }, in reach, costs { $cost }
   *[refused] { $tile }, not to be taken now, costs { $cost }
}
nl-shelf = Tiles in reach
nl-supply = { $count ->
    [0] The supply is empty
    [one] 1 tile in the supply
   *[other] { $count } tiles in the supply
}
nl-hub-your-turn = Your turn
nl-hub-choose = Choose a tile
nl-hub-place = Place { $tile }
nl-hub-confirm = Confirm { $tile }
nl-hub-refill = Refill: confirm
nl-hub-thinks = is thinking
nl-hub-to-move = to move
nl-hub-order = Then: { $list }
nl-hub-over = Game over
nl-hub-won = { $who } has won
nl-hub-you-won = You have won
nl-hub-done = Done
nl-hub-result = { $score } points
nl-hub-phase = Phase { $phase }
nl-refill = Refill
nl-refill-title = Refill the wheel
nl-refill-detail = { $supply ->
    [one] All empty spaces are filled from the supply (1 tile). Then you take one of the next three.
   *[other] All empty spaces are filled from the supply ({ $supply } tiles). Then you take one of the next three.
}

## Nova Luna's board: moon phases

nl-phase-new = new moon
nl-phase-waxing-crescent = waxing crescent
nl-phase-first-quarter = first quarter
nl-phase-waxing-gibbous = waxing gibbous
nl-phase-full = full moon
nl-phase-waning-gibbous = waning gibbous
nl-phase-last-quarter = last quarter
nl-phase-waning-crescent = waning crescent

## Nova Luna's board: the forecast

nl-outlook = Forecast
nl-forecast-lands = { $mine ->
    [1] { $cost ->
        [one] Your token moves 1 step, to
       *[other] Your token moves { $cost } steps, to
    }
   *[0] { $cost ->
        [one] The token moves 1 step, to
       *[other] The token moves { $cost } steps, to
    }
}
nl-forecast-next = { $who } moves next
nl-forecast-you-next = You move next
nl-forecast-again = You move again
nl-forecast-again-other = { $who } moves again
nl-forecast-ends = The game is over then
nl-forecast-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns in a row
}
nl-forecast-reach = { $who } may then take
nl-forecast-you-reach = You may then take
nl-forecast-refilled = The wheel is refilled first: nobody knows with what.
nl-forecast-cost = { $cost ->
    [one] Costs 1 point
   *[other] Costs { $cost } points
}
nl-forecast-best = { $count ->
    [0] Fulfils no task now
    [one] Fulfils up to one task
   *[other] Fulfils up to { $count } tasks
}
nl-option-next = Then
nl-offer-next = next
nl-option-again = you again
nl-option-again-other = same player again
nl-option-ends = the end
nl-option-fields = Best place
nl-option-best = { $count ->
    [0] no task now
   *[other] up to +{ $count }
}

## Nova Luna's board: displays

nl-display = { $tiles ->
    [0] Display, empty
    [one] Display with one tile
   *[other] Display with { $tiles } tiles
}
nl-your-display = Your display
nl-display-of = Display: { $name }
nl-zoom = Zoom
nl-zoom-in = Zoom in
nl-zoom-out = Zoom out
nl-zoom-fit = Show the whole display
nl-grow = Enlarge the display
nl-shrink = Show the wheel again
nl-close = Close
nl-flank = Players and story
nl-tab-others = Others
nl-tab-story = Story
nl-handle = Players and story
nl-handle-ledger = Score and story
nl-handle-solo = { $first } of the 8, { $second } of the 13 left
nl-offer-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
nl-grow-wheel = Enlarge the moon wheel
nl-shrink-wheel = Show wheel and display
nl-prompt-thinks = { $who } is thinking
nl-prompt-waits = { $who } is to move

## Nova Luna's board: the chosen move

nl-place-title = { $tile } goes here
nl-place-covers = { $count ->
    [one] { $tile } here fulfils a task
    [2] { $tile } here fulfils two tasks
    [3] { $tile } here fulfils three tasks
   *[other] { $tile } here fulfils { $count } tasks
}
nl-place-leaves = { $count ->
    [one] That leaves 1 token.
   *[other] That leaves { $count } tokens.
}
nl-place-nearer = { $count ->
    [one] One task comes nearer.
   *[other] { $count } tasks come nearer.
}
nl-place-later = It may serve later. You can still change your mind.
nl-place-ends = The game ends with it.
nl-end-phase = End phase 1
nl-end = End phase
nl-end-phase-title = End phase 1
nl-end-phase-detail = Phase 1 is scored and the wheel is refilled.
nl-end-phase-note = Score of phase 1: { $note }

## Nova Luna's board: the solo ledger

nl-ledger = Score
nl-ledger-stack = of the { $full }
nl-ledger-first = Score of phase 1
nl-ledger-second = Score of phase 2
nl-ledger-penalty = { $points } of them for tokens not placed
nl-ledger-once = only tiles of phase 2
nl-ledger-running = So far
nl-ledger-total = Result
nl-ledger-goal = { $phase ->
    [1] Phase 1: place the eight tokens. Lower is better.
   *[2] Phase 2: place all tokens. Each one left costs 10.
}
nl-ledger-goal-done = Less than 100 is good.

## Nova Luna's board: the result

nl-ending-last-token = The last token is placed
nl-ending-no-tiles = No tile is left
nl-ending-all-placed = All tokens are placed
nl-score-rank = Rank
nl-score-player = Player
nl-score-left = Tokens left
nl-score-placed = Tokens placed
nl-score-tiles = Tiles
nl-score-distance = Distance
nl-score-numbers = Numbers
nl-score-penalty = Penalty
nl-score-note = Score
nl-score-phase = Phase { $phase }
nl-score-ties = Fewest tokens left wins. A tie goes to whoever would have come to move earlier.
nl-score-solo = { $score } points: lower is better, less than 100 is good.

## Nova Luna's board as text

nl-text-turn = Turn: { $who }
nl-text-wheel = On the wheel, clockwise from the moon figure
nl-text-reach = in reach, costs { $cost }.
nl-text-forecast = The token lands on { $phase }; then: { $who }.
nl-text-forecast-end = The token lands on { $phase }; then the game is over.
nl-text-moves = Your moves
nl-text-track = Moon track, in the order of play
nl-text-place = { $who }: space { $space } of 24 ({ $phase }), distance { $distance }
nl-text-running = Numbers in the display: { $sum }
nl-text-note = Score of phase { $number }: { $note }
nl-text-empty = No tile yet

## Nova Luna's board: keys

nl-key-take = Take the first, second or third tile in reach
nl-key-walk = Go from tile to tile, from place to place
nl-key-refill = Refill the wheel
nl-key-end-phase = End phase 1 (solo)
nl-key-zoom = Zoom the display
nl-key-fit = Show the whole display
nl-key-pan = Move the display

## The table: whose turn, how far

nova-luna-verdict = Your score: { $points }
table-phase = Phase { $phase }
table-supply = { $count ->
    [one] 1 tile in the supply
   *[other] { $count } tiles in the supply
}

## The table: names of rules

table-rule-nova-luna-end = 7, End of the game
table-rule-nl-refilling = 4.1, Refilling
table-rule-nl-taking-a-tile = 4.2, Taking a tile
table-rule-nl-placing-a-tile = 4.4, Placing a tile
table-rule-nl-solo = 8, Solo
table-rule-nova-luna-turn-order = 3, Turn order
table-rule-nl-tasks = 5, When a task is fulfilled
table-course-tokens-left = Tokens left after each move
table-course-solo-score = Score after each move
table-margin-tokens-left = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
table-margin-solo-score = { $count }
