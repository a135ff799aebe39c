## Hints: what a move keeps the others from

hint-luna-claim = { $who } could claim tile { $tile }, too.
    .you = You could claim tile { $tile }, too.
hint-luna-displaced = { $who } has to leave tile { $tile } in the temple.
    .you = You have to leave tile { $tile } in the temple.
hint-luna-book = { $who } loses the book on tile { $tile } and its protection.
    .you = You lose the book on tile { $tile } and its protection.
hint-luna-round-over = The others can do no more in this round.
hint-luna-priestess = As the table stands, { $who } gets { $points } less from the Moon Priestess.
    .you = As the table stands, you get { $points } less from the Moon Priestess.
hint-luna-apostate = As the table stands, { $who } loses { $points } more to the Apostate.
    .you = As the table stands, you lose { $points } more to the Apostate.
