## The lesson: title, what it teaches, what is asked, one idea, what was won, the last star

lesson-nova-luna-take = Take and place
lesson-nova-luna-take-teach = Every tile has a colour and a number. Its tasks say which colours should lie beside it.
lesson-nova-luna-take-ask = Fulfil the task “one yellow” on the red 5.
lesson-nova-luna-take-idea = You may take one of the next three tiles after the moon figure. A yellow one at a side of the red 5 fulfils the task.
lesson-nova-luna-take-done = Yellow beside the red 5: task fulfilled, and one of your tokens covers it. The first to place all tokens wins.
lesson-nova-luna-touching = Side by side
lesson-nova-luna-touching-teach = A tile’s number is its price in time: your token takes that many steps along the moon track.
lesson-nova-luna-touching-ask = Fulfil the task “one turquoise” on the blue 5.
lesson-nova-luna-touching-idea = A turquoise tile counts where it shares a side with the blue 5, not with the yellow 3. You may choose between two; one is cheaper.
lesson-nova-luna-touching-done = It shares a side with the blue 5, so it counts. The cheaper the tile, the sooner you are to move again.
lesson-nova-luna-touching-best = Spend as little time as you can
lesson-nova-luna-chains = Groups of one colour
lesson-nova-luna-chains-teach = Tiles of one colour, side by side, are a group. If one touches the red 5, all of them count for it.
lesson-nova-luna-chains-ask = Fulfil the task “three blue” on the red 5.
lesson-nova-luna-chains-idea = Two blue tiles lie there already, and one touches the red 5. Add a third to their group, or beside the red 5.
lesson-nova-luna-chains-done = Three blue tiles count for the red 5, though not every one of them touches it.
lesson-nova-luna-chains-best = Fulfil two tasks with the one tile
lesson-nova-luna-corners = Corners do not touch
lesson-nova-luna-corners-teach = Only sides touch. Tiles that meet at a corner do not count for each other.
lesson-nova-luna-corners-ask = Fulfil the task “three blue” on the yellow 3.
lesson-nova-luna-corners-idea = The blue 3 meets the yellow 3 at a corner only. A blue tile that touches both of them counts, and joins the blue 3 to its group.
lesson-nova-luna-corners-done = Your tile touches both, so the blue 3 counts as well: with the blue 5 that makes three.
lesson-nova-luna-corners-best = Spend as little time as you can
lesson-nova-luna-own-colour = Never itself
lesson-nova-luna-own-colour-teach = A tile never counts itself. If it asks for its own colour, it needs other tiles of that colour.
lesson-nova-luna-own-colour-ask = Fulfil the task “one red, two turquoise” on the turquoise 3.
lesson-nova-luna-own-colour-idea = The red one is there, and one other turquoise. Add a second turquoise tile, beside the turquoise 3 or in its group.
lesson-nova-luna-own-colour-done = Two other turquoise tiles lie in its group now: with the red one, all it asked for.
lesson-nova-luna-two-tasks = Two tasks with one tile
lesson-nova-luna-two-tasks-teach = A tile may serve several tasks at once: those of all the tiles it touches.
lesson-nova-luna-two-tasks-ask = Fulfil two tasks with one tile.
lesson-nova-luna-two-tasks-idea = The turquoise 5 and the blue 5 both ask for two yellow, and one yellow tile lies there. Find the place where a second serves both.
lesson-nova-luna-two-tasks-done = Two tokens in one move: the player whose tiles serve several tasks is done first.
lesson-nova-luna-two-tasks-best = Spend as little time as you can
lesson-nova-luna-two-turns = Two moves in a row
lesson-nova-luna-two-turns-teach = The player furthest back on the moon track moves. After a cheap tile, that may be you again.
lesson-nova-luna-two-turns-ask = Fulfil two tasks before your opponent moves.
lesson-nova-luna-two-turns-idea = You are one space behind. With the 1 you land on your opponent’s space, on top of their token: then it is your turn again.
lesson-nova-luna-two-turns-done = Two moves in a row and two tasks: the cheap tile first kept the turn with you.
lesson-nova-luna-leave = What you leave behind
lesson-nova-luna-leave-teach = The moon figure goes where your tile lay. From there your opponent chooses among the next three.
lesson-nova-luna-leave-ask = Fulfil a task, and leave the turquoise 6 out of your opponent’s reach.
lesson-nova-luna-leave-idea = Two blue tiles fulfil the task. Count three tiles on from each of them: from which place is the turquoise 6 in reach?
lesson-nova-luna-leave-done = One task for you, and your opponent cannot take the turquoise 6: what you leave is part of your move.
lesson-nova-luna-refill = Refill
lesson-nova-luna-refill-teach = With only one or two tiles left on the moon wheel, you may refill it before you take one.
lesson-nova-luna-refill-ask = Fulfil a task before your opponent moves.
lesson-nova-luna-refill-idea = Neither of the two tiles helps. Refill first, then see what the next three can do.
lesson-nova-luna-refill-done = A refill costs no time: you had new tiles to choose from, and it was still your turn.
lesson-nova-luna-refill-best = Fulfil two tasks
lesson-nova-luna-last-token = The last token
lesson-nova-luna-last-token-teach = One token covers one task. The first to place their last token wins at once.
lesson-nova-luna-last-token-ask = Place your last token and win.
lesson-nova-luna-last-token-idea = One task is enough. Try each of the three tiles where several of your open tasks meet.
lesson-nova-luna-last-token-done = Your last token is placed and the game is yours, whatever your opponent still had in mind.
lesson-nova-luna-solo = Alone: the two phases
lesson-nova-luna-solo-teach = Alone, you play two phases and want few points: every tile of your display counts its number.
lesson-nova-luna-solo-ask = Place the last 2 of 8 tokens and end phase 1 with 32 points at most.
lesson-nova-luna-solo-idea = You have 26 points, so a 6 is the most you can afford. One such tile can fulfil both missing tasks; then end the phase.
lesson-nova-luna-solo-done = Phase 1 ends with no more than 32 points: few tiles that fulfil much. Phase 2 is played the same way.

## What a missed goal lacks

lesson-nova-luna-lacks-task = { $of ->
    [one] The task has { $have } of 1 tile. Still missing: { about-nl-lacks }.
   *[other] The task has { $have } of { $of } tiles. Still missing: { about-nl-lacks }.
}
lesson-nova-luna-lacks-tokens = { $of ->
    [one] You have fulfilled { $have } of 1 task.
   *[other] You have fulfilled { $have } of { $of } tasks.
}
lesson-nova-luna-lacks-time = It took { $have } steps; { $most ->
    [one] 1 would have been enough.
   *[other] { $most } would have been enough.
}
lesson-nova-luna-lacks-uninterrupted = { $have ->
    [one] Your opponent is to move after 1 of your { $of } moves.
   *[other] Your opponent is to move after { $have } of your { $of } moves.
}
lesson-nova-luna-lacks-out-of-reach = The { $hue } { $number } lies within your opponent’s reach: among the next three tiles.
lesson-nova-luna-lacks-won = { $count ->
    [one] You still have 1 token to place: no task was fulfilled.
   *[other] You still have { $count } tokens to place.
}
lesson-nova-luna-lacks-phase = Phase 1 is still open: { $count ->
    [0] all 8 tokens are placed, now it can be ended.
    [one] 1 of its 8 tokens is not placed yet.
   *[other] { $count } of its 8 tokens are not placed yet.
}
lesson-nova-luna-lacks-points = Phase 1 ended with { $have } points; { $most } were allowed.
