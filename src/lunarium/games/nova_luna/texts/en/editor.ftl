## A position set up by hand

nl-editor-wheel = Moon wheel
nl-editor-where = Which to fill
nl-editor-displays = Displays
nl-editor-display = Display: { $side }
nl-editor-space = Space { $space }: { $holds }
nl-editor-figure = the moon figure
nl-editor-empty = empty
nl-editor-choose-place = Choose a place on the wheel or in a display, then a tile.
nl-editor-figure-there = The moon figure stands here. Choose another space for a tile.
nl-editor-holds = Here lies { $tile }. Choose another tile for this place, or take it away.
nl-editor-space-free = Space { $space } of the wheel is free. Choose its tile.
nl-editor-cell-free = A free place in the display: { $side }. Choose its tile.
nl-editor-clear = Take the tile away
nl-editor-put-figure = Moon figure here
nl-editor-box = The tiles
nl-editor-by-colour = Only one colour
nl-editor-by-number = Number
nl-editor-all = all
nl-editor-red = Red
nl-editor-blue = Blue
nl-editor-turquoise = Turquoise
nl-editor-yellow = Yellow
nl-editor-on-wheel = { $tile } lies on the moon wheel already.
nl-editor-in-display = { $tile } lies in a display already: { $side }.
nl-editor-see = There is something to mend in the display: { $side }.
nl-editor-order = Laid as tile { $number } of { $count }
nl-editor-earlier = Laid earlier
nl-editor-later = Laid later
nl-editor-queue = Order of play
nl-editor-queue-about = Whoever is furthest back on the moon track moves. On the same space it is whoever lies on top.
nl-editor-distance = { $count ->
    [one] one space on the moon track
   *[other] { $count } spaces on the moon track
}
nl-editor-on-top = Lies on top
editor-unit-tokens-left = Tokens still to be placed
editor-unit-solo-score = Points; fewer are better
