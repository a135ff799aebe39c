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
better-nl-nearer = { $count ->
    [one] The better move brings 1 open task nearer
   *[other] The better move brings { $count } open tasks nearer
}, the move played { $less ->
    [0] none.
   *[other] { $less }.
}
better-nl-brings = { $count ->
    [one] The { $hue } { $number } brings a task
   *[other] The { $hue } { $number } brings { $count } tasks
}, the { $beside } { $worth } { $less ->
    [0] none.
   *[other] only { $less }.
}
better-nl-lacks = { $count ->
    [one] All open tasks together then lack 1 tile
   *[other] All open tasks together then lack { $count } tiles
}, after the move played { $more }.
better-nl-group = At the better place the tile belongs to a group of { $count } { $hue } tiles, where it was placed { $less ->
    [one] to none.
   *[other] to one of { $less }.
}
better-nl-later = { $count ->
    [one] The { $hue } { $number } on the moon wheel can then cover a task for { $who }
   *[other] The { $hue } { $number } on the moon wheel can then cover { $count } tasks for { $who }
}, after the move played { $less ->
    [0] none.
   *[other] at most { $less }.
}
better-nl-choice = { $count ->
    [one] 1 tile on the moon wheel can then cover a task for { $who }
   *[other] { $count } tiles on the moon wheel can then each cover a task for { $who }
}, after the move played { $less ->
    [0] none.
   *[other] only { $less }.
}
better-nl-next = { $count ->
    [one] The next move can then cover a task
   *[other] The next move can then cover { $count } tasks
}, after the move played { $less ->
    [0] none.
   *[other] at most { $less }.
}
better-nl-three = { $count ->
    [one] With the next two tiles a task can be covered
   *[other] With the next two tiles { $count } tasks can be covered in all
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
    [one] The move played leaves the { $hue } { $number } to { $who }, who could take it next and cover a task.
   *[other] The move played leaves the { $hue } { $number } to { $who }, who could take it next and cover { $count } tasks.
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
