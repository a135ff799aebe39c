## Nova Luna: the game

nova-luna-name = Nova Luna
hue-red = red
hue-blue = blue
hue-turquoise = turquoise
hue-yellow = yellow
beside-red = { hue-red }
beside-blue = { hue-blue }
beside-turquoise = { hue-turquoise }
beside-yellow = { hue-yellow }

## Nova Luna: set-ups that cannot be played

nova-setup-fields = A set-up here has exactly these fields: { $fields }. Found: { $found }.
nova-setup-numbers = The set-up’s field “{ $field }” has to be a list of whole numbers.
nova-setup-tower = The tower has to name each seat once, from bottom to top: { $seats }.
nova-setup-wheel = The moon wheel needs { $needed } tiles, but the set-up has { $found } there.
nova-setup-supply = The supply needs { $needed } tiles, but the set-up has { $found } there.
nova-setup-no-such-tile = The set-up names a tile that does not exist. Tiles are numbered from 1 to { $last }.
nova-setup-tile-twice = Tile { $tile } is in the set-up twice. Each tile exists only once.

## Nova Luna: texts that are no move

why-form-of-tile-move = Write “refill”, “end-phase”, or a tile and its place, such as “17@2,-1”.
why-number-spelling = Write the numbers plainly: no blanks, leading zeros, plus signs or “-0”.
why-no-such-tile = Tiles are numbered from 1 to { $last }.
why-cell-too-far = No display reaches that far: both coordinates lie between -{ $farthest } and { $farthest }.

## Nova Luna: reasons against a move

why-refill-solo = In the solo game you do not refill within a phase. Take a tile instead.
why-refill-track-full = The selection track is full already. Take a tile.
why-refill-too-early = You may refill once no more than { $limit } tiles are left on the selection track; there are still { $tiles }.
why-refill-supply-empty = The supply is empty, so there is nothing to refill with.
why-end-phase-not-solo = Only the solo game has phases. Take a tile.
why-end-phase-second = The second phase cannot be ended early. Go on until all tokens are placed or no tile is left.
why-end-phase-too-early = You may end the first phase once { $needed } tokens are placed. Placed so far: { $placed }.
why-tile-out-of-reach = The { $hue } { $number } is number { $place } clockwise from the moon figure. You may take one of the next three.
why-tile-already-placed = The { $hue } { $number } lies in a display already. You may take one of the next three tiles after the moon figure.
why-tile-in-supply = The { $hue } { $number } is not on the moon wheel yet. You may take one of the next three tiles after the moon figure.
why-first-tile-at-origin = The first tile of your display has one place only: the middle.
why-cell-occupied = The { $hue } { $number } lies there already. Choose a free place beside your display.
why-cell-not-adjacent = That place touches none of your tiles along an edge. Choose one that does.
