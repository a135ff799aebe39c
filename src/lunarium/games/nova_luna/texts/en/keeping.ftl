# Keeping score beside a real table: the tiles that are turned up.

keep-nl-wheel = Tiles on the moon wheel
keep-nl-wheel-about = Begin right after the moon figure and go clockwise. Tap each tile as it lies there; tap a space to change it.
keep-nl-refill-about = Fill the moon wheel on your table, clockwise from the moon figure. Then tap the tiles in the same order.
keep-nl-space = { $number }: { $tile }
keep-nl-empty = { $number }: empty
keep-nl-next = { $number }: empty, next
keep-nl-progress = { $done } of { $count } tiles
keep-nl-missing = { $count ->
    [one] One space is still empty.
   *[other] { $count } spaces are still empty.
 }
keep-nl-tiles = All tiles
keep-nl-colour = Colour
keep-nl-number = Number
keep-nl-red = Red
keep-nl-blue = Blue
keep-nl-turquoise = Turquoise
keep-nl-yellow = Yellow
keep-nl-used = { $tile }, seen already
nova-tile-seen = The { $hue } { $number } (tile { $tile }) cannot come up now: it has been seen already. Look again which tile it is.
