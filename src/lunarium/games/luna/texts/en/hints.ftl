## Hints: what a move keeps the others from

hint-luna-claim = { $who } could claim tile { $tile }, too.
hint-luna-displaced = { $who } has to leave tile { $tile } in the temple.
hint-luna-book = { $who } loses the book on tile { $tile } and its protection.
hint-luna-round-over = The others can do no more in this round.
hint-luna-priestess = As the table stands, { $who } gets { $points } less from the Moon Priestess.
hint-luna-apostate = As the table stands, { $who } loses { $points } more to the Apostate.
