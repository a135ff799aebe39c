## Nova Luna: positions that cannot be

nova-position-mode = “{ $part }” does not say who plays. Write 1 to 4 players, then f for the first game, e for each tile once.
nova-position-parts = A position for so many players has { $needed } parts; this one has { $found }.
nova-position-wheel-form = For the moon wheel, name the moon figure’s space, 0 to 11, then the { $spaces } spaces after it, with 0 for an empty one.
nova-position-queue = The order of play has to name each of the { $players } players once.
nova-position-tile-form = “{ $part }” is not a tile with its place, such as “17” or “17e2n”.
nova-position-no-such-tile = There is no tile { $tile }. Tiles are numbered from 1 to { $last }.
nova-position-tile-twice = The { $hue } { $number } (tile { $tile }) is there twice. Each tile exists only once.
nova-position-seen = Tiles on the moon wheel: { $wheel }, in the displays: { $laid }. That makes { $seen }, but there have to be { $fewer ->
    [0] { $more }
   *[other] { $more ->
        [0] { $fewer }
       *[other] { $fewer } or { $more }
    }
 }, because the wheel is filled up only when few tiles are left. Check whether one is missing or too many.
nova-position-gaps = The gaps on the moon wheel cannot have come about: only one of the next { $reach } tiles after the moon figure is taken. Check where the figure stands.
nova-position-empty-wheel = The moon wheel is empty, but there are tiles in the supply. Fill it up first.
nova-position-first-tile = { $side }: the { $hue } { $number } is named first, but lies away from the middle. One tile has to lie there.
nova-position-same-place = { $side }: where the { $hue } { $number } should lie, there is a tile already.
nova-position-apart = { $side }: the { $hue } { $number } does not touch the other tiles. A display hangs together.
nova-position-after-end = { $side }: the { $hue } { $number } was laid after the last token; the game was over by then.
nova-position-phase = Phase 1 cannot have ended so (tiles: { $tiles }, tokens placed: { $placed }): it ends with at least { $needed } tokens, or when no tile is left.
nova-position-two-ends = { $side } and { $other } have both placed their last token, but the first of them ended the game.
nova-position-order = { $side } is further back on the moon track than { $other } and moves earlier.
nova-position-too-far = { $side } is { $ahead } spaces ahead of { $other } on the moon track. Whoever is furthest back moves, so nobody gets so far ahead.
nova-setup-unseen = The supply has to hold the { $count } tiles that cannot be seen in the position, each of them once.
