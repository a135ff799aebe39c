## The review: why another move is better

better-nl-wins = The better move wins at once for { $who }.
better-nl-row-wins = { $who } wins with { $moves } moves in a row, before anybody else moves.
better-nl-loses = After the move played { $who } could win at once with the { $hue } { $number }; after the better move not.
better-nl-tasks = { $count ->
    [one] The { $hue } { $number } covers a task
   *[other] The { $hue } { $number } covers { $count } tasks
}, the { $beside } { $worth } { $less ->
    [0] none.
   *[other] only { $less }.
}
better-nl-tasks-alike = { $count ->
    [one] The better move covers a task
   *[other] The better move covers { $count } tasks
}, the move played { $less ->
    [0] none.
   *[other] only { $less }.
}
better-nl-row = { $count ->
    [one] { $moves } moves in a row cover a task
   *[other] { $moves } moves in a row cover { $count } tasks
} before anybody else moves; the move played covers { $less ->
    [0] none and leaves no second one.
   *[other] { $less } and leaves no second one.
}
better-nl-ready = { $count ->
    [one] Then 1 open task needs just one more tile
   *[other] Then { $count } open tasks need just one more tile
}, after the move played { $less ->
    [0] none.
   *[other] { $less }.
}
better-nl-next = { $count ->
    [one] The next move can then cover a task
   *[other] The next move can then cover { $count } tasks
}, after the move played { $less ->
    [0] none.
   *[other] at most { $less }.
}
better-nl-buried = { $count ->
    [one] The { $hue } { $number } covers a task now
   *[other] The { $hue } { $number } covers { $count } tasks now
}; after refilling it would be out of reach.
better-nl-phase-buried = { $count ->
    [one] The { $hue } { $number } covers a task now
   *[other] The { $hue } { $number } covers { $count } tasks now
}; once phase 1 is ended it is out of reach.
better-nl-again = { $count ->
    [0] { $who } is still behind and moves again
    [one] { $who } is still behind, moves again and can cover a task with that
   *[other] { $who } is still behind, moves again and can cover { $count } tasks with that
}; after the move played it is another player's turn.
better-nl-sooner = { $count ->
    [one] Only 1 player comes before { $who } moves again
   *[other] Only { $count } players come before { $who } moves again
}, after the move played { $more }.
better-nl-taken = { $count ->
    [one] { $who } could have taken the { $hue } { $number } next and covered a task.
   *[other] { $who } could have taken the { $hue } { $number } next and covered { $count } tasks.
}
better-nl-reach = { $count ->
    [one] After the move played { $who } could take the { $hue } { $number } and cover a task
   *[other] After the move played { $who } could take the { $hue } { $number } and cover { $count } tasks
}; after the better move it is out of reach.
better-nl-steps = { $count ->
    [one] The { $hue } { $number } costs 1 step less
   *[other] The { $hue } { $number } costs { $count } steps less
} than the { $beside } { $worth }, and covers no fewer tasks.
better-nl-number = { $count ->
    [one] The { $hue } { $number } costs 1 point less
   *[other] The { $hue } { $number } costs { $count } points less
} than the { $beside } { $worth }, and covers no fewer tasks.
better-nl-refill = { $count ->
    [one] No tile left on the moon wheel covers a task; refilling brings 1 new one.
   *[other] No tile left on the moon wheel covers a task; refilling brings { $count } new ones.
}
better-nl-end-phase = Phase 1 ends with { $points } now; the { $hue } { $number } would add { $number } to it.
better-nl-phase-score = Phase { $phase } ends with { $points }, after the move played with { $more }.
better-nl-stack = The first { $count } tokens are placed, so phase 1 can be ended; after the move played not yet.
better-nl-last = The last token is placed: the game ends with { $points }.
better-nl-score = The game ends with { $points }, after the move played with { $more }.
