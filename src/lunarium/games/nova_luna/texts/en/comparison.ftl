## The review: why another move is better

better-nl-wins = The better move wins at once for { $who }.
    .you = The better move wins at once for you.
better-nl-row-wins = { $who } wins with { $moves } moves in a row, before anybody else moves.
    .you = You win with { $moves } moves in a row, before anybody else moves.
better-nl-loses = After the other move { $who } could win at once with the { $hue } { $number }, but not after the better move.
    .you = After the other move you could win at once with the { $hue } { $number }, but not after the better move.
better-nl-tasks = { $count ->
    [one] The { $hue } { $number } fulfils a task
   *[other] The { $hue } { $number } fulfils { $count } tasks
}, the { $beside } { $worth } { $less ->
    [0] none at any place.
   *[other] at best { $less }.
}
better-nl-tasks-alike = { $count ->
    [one] The better move fulfils a task
   *[other] The better move fulfils { $count } tasks
}, the other move { $less ->
    [0] none.
   *[other] only { $less }.
}
better-nl-tasks-elsewhere = { $count ->
    [one] The better move fulfils a task
   *[other] The better move fulfils { $count } tasks
}, the other move { $less ->
    [0] none
   *[other] only { $less }
}; at its best place the { $hue } { $number } could fulfil { $most }.
better-nl-row = { $count ->
    [one] { $moves } moves in a row fulfil a task
   *[other] { $moves } moves in a row fulfil { $count } tasks
} before anybody else moves; the other move fulfils { $less ->
    [0] none and leaves no second one.
   *[other] { $less } and leaves no second one.
}
better-nl-ready = { $count ->
    [one] Then 1 open task needs just one more tile
   *[other] Then { $count } open tasks need just one more tile
}, instead of { $less ->
    [0] none
   *[other] { $less }
} after the other move.
better-nl-nearer = { $count ->
    [one] The better move brings 1 open task nearer
   *[other] The better move brings { $count } open tasks nearer
}, the other move { $less ->
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
}, instead of { $more } after the other move.
better-nl-group = At the better place the tile belongs to a group of { $count } { $hue } tiles, at the other place { $less ->
    [one] to none.
   *[other] to one of { $less }.
}
better-nl-later = { $count ->
    [one] The { $hue } { $number } on the moon wheel can then fulfil a task for { $who }
   *[other] The { $hue } { $number } on the moon wheel can then fulfil { $count } tasks for { $who }
}, instead of { $less ->
    [0] none
   *[other] at most { $less }
} after the other move.
    .you = { $count ->
        [one] The { $hue } { $number } on the moon wheel can then fulfil a task for you
       *[other] The { $hue } { $number } on the moon wheel can then fulfil { $count } tasks for you
    }, instead of { $less ->
        [0] none
       *[other] at most { $less }
    } after the other move.
better-nl-choice = { $count ->
    [one] 1 tile on the moon wheel can then fulfil a task for { $who }
   *[other] { $count } tiles on the moon wheel can then each fulfil a task for { $who }
}, instead of { $less ->
    [0] none
   *[other] { $less }
} after the other move.
    .you = { $count ->
        [one] 1 tile on the moon wheel can then fulfil a task for you
       *[other] { $count } tiles on the moon wheel can then each fulfil a task for you
    }, instead of { $less ->
        [0] none
       *[other] { $less }
    } after the other move.
better-nl-next = { $count ->
    [one] The next move can then fulfil a task
   *[other] The next move can then fulfil { $count } tasks
}, instead of { $less ->
    [0] none
   *[other] at most { $less }
} after the other move.
better-nl-three = { $count ->
    [one] With the next two tiles a task can be fulfilled
   *[other] With the next two tiles { $count } tasks can be fulfilled in all
}, instead of { $less ->
    [0] none
   *[other] at most { $less }
} after the other move.
better-nl-buried = { $count ->
    [one] The { $hue } { $number } fulfils a task now
   *[other] The { $hue } { $number } fulfils { $count } tasks now
}; after refilling it would be out of reach.
better-nl-phase-buried = { $count ->
    [one] The { $hue } { $number } fulfils a task now
   *[other] The { $hue } { $number } fulfils { $count } tasks now
}; once phase 1 is ended it is out of reach.
better-nl-again = { $count ->
    [0] { $who } moves again at once
    [one] { $who } moves again at once and can fulfil a task with that
   *[other] { $who } moves again at once and can fulfil { $count } tasks with that
}; after the other move it is another player’s turn.
    .you = { $count ->
        [0] You move again at once
        [one] You move again at once and can fulfil a task with that
       *[other] You move again at once and can fulfil { $count } tasks with that
    }; after the other move it is another player’s turn.
better-nl-sooner = { $count ->
    [one] Only 1 player comes before { $who } moves again
   *[other] Only { $count } players come before { $who } moves again
}, instead of { $more } after the other move.
    .you = { $count ->
        [one] Only 1 player comes before you move again
       *[other] Only { $count } players come before you move again
    }, instead of { $more } after the other move.
better-nl-taken = { $count ->
    [one] The other move leaves the { $hue } { $number } to { $who }, who could take it next and fulfil a task.
   *[other] The other move leaves the { $hue } { $number } to { $who }, who could take it next and fulfil { $count } tasks.
}
    .you = { $count ->
        [one] The other move leaves the { $hue } { $number } to you, and you could take it next and fulfil a task.
       *[other] The other move leaves the { $hue } { $number } to you, and you could take it next and fulfil { $count } tasks.
    }
better-nl-reach = { $count ->
    [one] After the other move { $who } could take the { $hue } { $number } and fulfil a task
   *[other] After the other move { $who } could take the { $hue } { $number } and fulfil { $count } tasks
}; after the better move it is out of reach.
    .you = { $count ->
        [one] After the other move you could take the { $hue } { $number } and fulfil a task
       *[other] After the other move you could take the { $hue } { $number } and fulfil { $count } tasks
    }; after the better move it is out of reach.
better-nl-steps = { $count ->
    [one] The { $hue } { $number } costs 1 step less
   *[other] The { $hue } { $number } costs { $count } steps less
} than the { $beside } { $worth }, and fulfils no fewer tasks.
better-nl-number = { $count ->
    [one] The { $hue } { $number } costs 1 point less
   *[other] The { $hue } { $number } costs { $count } points less
} than the { $beside } { $worth }, and fulfils no fewer tasks.
better-nl-refill = { $count ->
    [one] No tile left on the moon wheel fulfils a task; refilling brings 1 new one.
   *[other] No tile left on the moon wheel fulfils a task; refilling brings { $count } new ones.
}
better-nl-end-phase = Phase 1 ends with { $points } now; the { $hue } { $number } would add { $number } to it.
better-nl-phase-score = Phase { $phase } ends with { $points } instead of { $more } after the other move.
better-nl-stack = The first { $count } tokens are placed, so phase 1 can be ended, but not yet after the other move.
better-nl-last = The last token is placed: the game ends with { $points }.
better-nl-score = The game ends with { $points } instead of { $more } after the other move.
