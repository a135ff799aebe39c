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
about-card = What this is
about-mode = Point at anything
about-mode-on = Point at anything: tap it, or go there with Tab. Escape ends.
about-mode-off = Pointing has ended.
about-typed = Ask about a typed move
about-nothing = There is nothing to say about this.
