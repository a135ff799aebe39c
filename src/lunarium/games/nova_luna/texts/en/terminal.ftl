## Terminal: panels, keys and answers

terminal-others = The others
terminal-ledger = Score
terminal-keys-nova-luna = ↑↓ Enter choose · Tab complete · F1 help · F2 F3 displays · Ctrl+Z take back · Ctrl+S save
terminal-replay-keys-nova-luna = ← → step · Home End jump · F2 F3 displays · R result · Q quit

## Terminal: help

terminal-sign-gain = tasks fulfilled at once by this shape
terminal-sign-open = tasks still open

## Terminal: kinds of move

terminal-kind-nova-luna-take = Take a tile to x,y
terminal-kind-nova-luna-refill = Refill
terminal-kind-nova-luna-end-phase = End phase 1
terminal-take-tile = Take { $tile } { $title } { $tasks }

## Terminal: the table of Nova Luna

terminal-phase = Phase { $phase }
terminal-running = { $points } so far
terminal-tokens-left = { $count } left
terminal-stack = Stack { $phase }
terminal-note = Score { $phase }
terminal-display-sum = Display

## Terminal: the table in sentences

terminal-line-wheel = On the moon wheel, clockwise from the moon figure:
terminal-line-tile-near = { "  " }{ $tile }: { $title }, tasks { $tasks } (may be taken)
terminal-line-tile = { "  " }{ $tile }: { $title }, tasks { $tasks }
terminal-line-order = Order of play, with steps on the moon track: { $order }
terminal-line-ledger = Phase { $phase }. Tokens: { $first } in the first stack, { $second } in the second. Scores: { $notes }. The display comes to { $running }.
terminal-line-display = { $who }: { $left ->
    [one] 1 token
   *[other] { $left } tokens
} left, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
terminal-line-open = open { $tasks }
terminal-line-covered = { $count } fulfilled

## Terminal: results

terminal-ending-last-token = The last token was placed.
terminal-ending-no-tiles = There are no more tiles.
terminal-ending-all-placed = All tokens were placed.
terminal-source-nova-luna-tokens-placed = Tokens placed
terminal-source-nova-luna-tokens-left = Tokens left
terminal-source-nova-luna-distance = Steps on the moon track
terminal-source-nova-luna-tiles = Tiles
terminal-source-nova-luna-phase-1-tiles = Phase 1: tiles
terminal-source-nova-luna-phase-1-penalty = Phase 1: unplaced tokens
terminal-source-nova-luna-phase-2-tiles = Phase 2: tiles
terminal-source-nova-luna-phase-2-penalty = Phase 2: unplaced tokens
