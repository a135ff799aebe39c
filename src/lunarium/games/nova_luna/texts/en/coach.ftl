## The coach: what is new

coach-nova-luna-begin = Take one of the three tiles after the moon figure and place it. Its number is what it costs in time: your token walks that far on the moon track.
coach-nova-luna-refilled = The wheel was refilled: with one or two tiles left, the player to move may do so before taking one.
coach-nova-luna-filled = The last tile was taken, so the wheel filled by itself.
coach-nova-luna-covered = A task of yours is fulfilled and has got a token. The first to place all their tokens wins.
coach-nova-luna-again = { $who } moved twice in a row: the token was still furthest back, or on top of the stack there. Cheap tiles do that.
coach-nova-luna-near-end = { $left ->
    [one] { $who } has one token left: the first to place the last one wins at once.
   *[other] { $who } has only { $left } tokens left: the first to place the last one wins at once.
}
coach-nova-luna-nearly-won = { $left ->
    [one] You have one token left. One more task, and you have won.
   *[other] You have { $left } tokens left. Now a tile that fulfils several tasks at once may win the game.
}
coach-nova-luna-two = The { $hue } { $number } can fulfil { $count } tasks at once: the same tiles may serve several tasks.
coach-nova-luna-task = The { $hue } { $number } can fulfil a task. A task asks for colours that touch its tile, side by side.
coach-nova-luna-twice = The { $hue } { $number } costs so little that it would be your turn again at once: the player furthest back moves.
coach-nova-luna-refill = Few tiles are left. Before you take one you may refill the wheel, if none of them helps you.
coach-nova-luna-chain = A chain counts: tiles of one colour side by side are one group, and one that touches is enough. Corners do not touch.
coach-nova-luna-tower = Your token shares its space with another. The one on top, which came last, moves first.
coach-nova-luna-leave = The moon figure goes to where your tile was. Look at the three tiles after it: those you leave to the next player.
coach-nova-luna-dear = The { $hue } { $number } is expensive: the others may get several turns before your next one.

## The coach: why the others may have done so

coach-nova-luna-took-two = { $count } tasks with one tile: the { $hue } { $number } served them all.
coach-nova-luna-goes-on = The { $hue } { $number } was so cheap that { $who } moves again.
coach-nova-luna-took-one = The { $hue } { $number } was just what a task of { $who } was lacking.
coach-nova-luna-renews = New tiles may suit { $who } better than the last ones did.
coach-nova-luna-took-cheap = The { $hue } { $number } costs little time, so { $who } may soon move again.
coach-nova-luna-took-dear = The { $hue } { $number } costs much time, but expensive tiles have tasks that are easy to fulfil.
coach-nova-luna-took = The { $hue } { $number } fulfils nothing yet: { $who } collects colours that touch.

## The coach: first ideas

coach-nova-luna-idea-touch = Place tiles so that they touch colours which your tasks ask for
coach-nova-luna-idea-cheap = Take a cheap tile to move twice
coach-nova-luna-idea-two = Fulfil two tasks with one tile
