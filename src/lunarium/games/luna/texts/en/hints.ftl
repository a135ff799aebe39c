## Hints: what a move keeps the others from

hint-luna-claim = { $who } could claim tile { $tile }, too.
hint-luna-displaced = { $who } has to leave { $tile } in the temple.
hint-luna-book = { $who } loses the protection of { $tile }.
hint-luna-round-over = The others can do no more in this round.
hint-luna-priestess = { $who } gets { $points } less from the Moon Priestess.
hint-luna-apostate = { $who } loses { $points } more to the Apostate.
