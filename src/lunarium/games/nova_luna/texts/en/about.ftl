## Nova Luna: cards of things

second-red = { hue-red }
second-blue = { hue-blue }
second-turquoise = { hue-turquoise }
second-yellow = { hue-yellow }
third-red = { hue-red }
third-blue = { hue-blue }
third-turquoise = { hue-turquoise }
third-yellow = { hue-yellow }
fourth-red = { hue-red }
fourth-blue = { hue-blue }
fourth-turquoise = { hue-turquoise }
fourth-yellow = { hue-yellow }
about-nl-task = { $kinds ->
    [1] Task: { $n1 } × { $hue }
    [2] Task: { $n1 } × { $hue }, { $n2 } × { $second }
    [3] Task: { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }
   *[other] Task: { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }, { $n4 } × { $fourth }
}
about-nl-asks = { $kinds ->
    [1] { $n1 } × { $hue }
    [2] { $n1 } × { $hue }, { $n2 } × { $second }
    [3] { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }
   *[other] { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }, { $n4 } × { $fourth }
}
about-nl-lacks = { $kinds ->
    [1] { $n1 } × { $hue }
    [2] { $n1 } × { $hue }, { $n2 } × { $second }
    [3] { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }
   *[other] { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }, { $n4 } × { $fourth }
}
about-nl-place = { $side ->
    [left] left of { $beside } { $worth }
    [right] right of { $beside } { $worth }
    [above] above { $beside } { $worth }
    [below] below { $beside } { $worth }
   *[first] the first tile
}
about-nl-display = Display: { $who }
about-nl-player = { $who }
about-nl-placed-is = It stays where it lies and counts as { $hue } for the tasks around it.
about-nl-covered = { $covered } of { $tasks } tasks fulfilled.
about-nl-no-tasks = It has no tasks.
about-nl-cost = It costs { $cost }: your token walks so many spaces along the moon track.
about-nl-solo-cost = Its number { $cost } counts in your display.
about-nl-on-wheel = number { $place } after the moon figure
about-nl-take = { $best ->
    [0] Take { $hue } { $number }: no task now
    [one] Take { $hue } { $number }: up to one task
   *[other] Take { $hue } { $number }: up to { $best } tasks
}
about-nl-then = Then { $who } is to move.
    .you = Then you are to move.
about-nl-then-again = Then { $who } is to move again.
    .you = Then you are to move again.
about-nl-then-end = Then the game is over.
about-nl-task-on = on { $hue } { $number }
about-nl-task-is = Tiles of these colours count when they touch its tile with an edge, or are joined to one that does by tiles of the same colour.
about-nl-task-covered = It is covered with a token.
about-nl-has = { $count } of { $of }
about-nl-then-has = Take { $hue } { $number }: then { $count } of { $of }
about-nl-cell = Free space
about-nl-cell-is = A tile can lie here: it touches your display with an edge.
about-nl-here = { $count ->
    [0] { $hue } { $number } here: no task now
    [one] { $hue } { $number } here: one task
   *[other] { $hue } { $number } here: { $count } tasks
}
about-nl-moon = Moon figure
about-nl-moon-is = The next three tiles clockwise from it can be taken.
about-nl-moon-next = It moves to where the tile that is taken has lain.
about-nl-wheel = Moon wheel
about-nl-wheel-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
about-nl-wheel-is = Tiles are taken from its outer ring; on the inner one the tokens walk along the moon track.
about-nl-supply = Supply
about-nl-supply-tiles = { $count ->
    [0] empty
    [one] 1 tile
   *[other] { $count } tiles
}
about-nl-supply-is = Nobody knows the order of its tiles.
about-nl-refill-next = With one or two tiles left on the wheel you may refill it; an empty wheel is refilled by itself.
about-nl-refill-solo = In the solo game it is refilled once, after phase 1.
about-nl-action-take = Take a tile
about-nl-action-take-is = Take one of the next three tiles after the moon figure and place it in your display.
about-nl-action-refill = Refill
about-nl-action-refill-is = Fills all empty spaces of the wheel from the supply; then you take a tile.
about-nl-action-end-phase = End phase 1
about-nl-action-end-phase-is = The score of phase 1 is written down and the wheel is refilled.
about-nl-end-note = Score of phase 1 then: { $points }.
about-nl-token = Token on the moon track
about-nl-token-is = Whoever is furthest back is to move; on the same space the token on top.
about-nl-token-order = Space { $space } of 24; number { $place } in the order of play.
about-nl-token-next = It walks as many spaces as the tile that is taken costs.
about-nl-order = Number { $place } in the order of play.
about-nl-tokens = { $count ->
    [one] 1 token left
   *[other] { $count } tokens left
}
about-nl-tokens-is = Each fulfilled task gets one of them.
about-nl-tokens-win = Whoever places the last one first wins at once.
about-nl-tokens-solo = Each one left at the end costs { $points }.
about-nl-tiles = { $count ->
    [one] 1 tile in the display
   *[other] { $count } tiles in the display
}
about-nl-stacks = Tokens: { $first } of the first 8, { $second } of the other 13
about-nl-phase-1 = Place the first eight tokens with tiles as cheap as possible; then you may end the phase.
about-nl-phase-2 = Place all tokens; the phase ends with the last token or the last tile.
about-nl-running = Numbers in the display: { $points }
about-nl-running-is = After each phase they are written down; lower is better.
about-nl-note = Score of phase { $phase }
about-nl-note-now = { $points }
about-nl-note-later = not written down yet
about-nl-note-is = The numbers of the tiles, and 10 for each token not placed. Less than 100 in all is good.
why-nova-placed-stays = A tile that lies in a display stays there.
why-nova-task-covered = The task is fulfilled; its token stays.
why-nova-task-not-nearer = None of the three tiles in reach helps this task now.
why-nova-others-display = It lies in another player’s display.
why-nova-moon-follows = Nobody moves it: it follows the tile that is taken.
why-nova-only-a-number = This is only a count; it changes as you play.
