## The table: cards of things

about-row-is = What it is
about-row-now = Now
about-row-has = Has
about-row-lacks = Lacks
about-row-next = Next
about-can = You can
about-cannot = Not now
about-more = { $count ->
    [one] 1 more reason
   *[other] { $count } more reasons
}
about-mode = What is this?
about-mode-on = Point at anything: tap or click it.
about-mode-keys = Keys: Tab goes from thing to thing, Escape ends.
about-mode-off = Pointing has ended.
about-typed = Ask about a typed move

## Hints

hint-ideas = Ideas, best first
hint-take = Choose this
hint-line = The expected moves
hint-line-play = Play it through
hint-line-step = Only tried: { $step } of { $of }
hint-line-end = Back to the game
hint-line-unknown = This cannot be played through: nobody knows which tiles come up.
hint-expects-win = Chance of winning:
hint-expects-score = Expected points:
hint-about-win = The numbers are each player’s chance of winning after this move.
hint-about-score = The numbers are the points to expect after this move.
