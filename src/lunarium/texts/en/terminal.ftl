## Terminal: who plays

terminal-seat-0 = Sun
terminal-seat-1 = Star
terminal-seat-2 = Saturn
terminal-seat-3 = Moon
terminal-you = You
terminal-opponent = Opponent
terminal-turn-you = Your turn
terminal-turn = { $who } to move
terminal-turn-computer = { $who } ({ $player }) is thinking
terminal-over = The game is over

## Terminal: how far the game is

terminal-supply = { $count ->
    [one] 1 tile in the supply
   *[other] { $count } tiles in the supply
}
terminal-phase-shrines = Preliminary round: shrines
terminal-phase-pairs = Preliminary round: pairs
terminal-phase-opponent = Round { $round } of 6: the opponent
terminal-phase-actions = Round { $round } of 6
terminal-phase-over = Round { $round } of 6
terminal-voyage-journey = Journey under way
terminal-voyage-tide = Tide under way
terminal-seed = seed { $seed }
terminal-ply = Move { $ply } of { $plies }

## Terminal: panels, keys and answers

terminal-moves = Moves
terminal-story = The story so far
terminal-others = The others
terminal-ledger = Ledger
terminal-help = Help
terminal-result = Result
terminal-start = Start
terminal-close = Enter closes this
terminal-placeholder = Type a move or a command, or choose one with ↑ and ↓
terminal-keys-nova-luna = ↑↓ Enter choose · Tab complete · F1 help · F2 F3 displays · Ctrl+Z undo · Ctrl+S save · Ctrl+Q end
terminal-keys-luna = ↑↓ Enter choose · Tab complete · F1 help · Ctrl+Z undo · Ctrl+S save · Ctrl+Q end
terminal-replay-keys-nova-luna = ← → step · Home End jump · F2 F3 displays · R result · Q quit
terminal-replay-keys-luna = ← → step · Home End jump · R result · Q quit
terminal-hint = Type a move, or “help”. An empty line shows the table again.
terminal-saved = Saved in { $file }
terminal-kept = Your game is kept in { $file }. Go on with: lunarium play { $game } --resume FILE
terminal-allowed = “{ $move }” is allowed.
terminal-nothing-to-undo = There is no move of yours to take back.
terminal-computer-thinks = A computer is thinking; wait for its move.
terminal-cannot-save = The file { $file } cannot be written. Choose another with “save FILE”.
terminal-too-many-computers = There are { $seats } seats, too few for { $computers } computers. Add seats with --players.
terminal-hot-seat-alone = With --hot-seat only people play; leave out --computer.
terminal-no-such-game = There is no game { $game } in this file; it holds { $games }.

## Terminal: help

terminal-command-why = say why a move is not allowed
terminal-command-undo = take back your last move
terminal-command-save = save the game
terminal-command-help = show this page
terminal-command-quit = leave the game
terminal-key-choose = choose a move and play it
terminal-key-complete = complete what you type
terminal-key-look = look at the displays
terminal-key-undo = take back
terminal-key-save = save
terminal-mark-virtual = the novice favour stands in for a novice
terminal-mark-bribe = the bribery favour is returned
terminal-sign-gain = tasks covered at once by this shape
terminal-sign-open = tasks still open
terminal-sign-novices = active and inactive novices
terminal-sign-shrine = a shrine
terminal-sign-guard = the Guard of the Temple
terminal-sign-temple = novices in the temple
terminal-sign-start = start player

## Terminal: kinds of move

terminal-kind-nova-luna-take = Take a tile to x,y
terminal-kind-nova-luna-refill = Refill
terminal-kind-nova-luna-end-phase = End phase 1
terminal-take-tile = Take { $tile } { $title } { $tasks }
terminal-kind-luna-place-shrine = Place a shrine
terminal-kind-luna-place-pair = Place two novices
terminal-kind-luna-deactivate = Choose the opponent's isle
terminal-kind-luna-favour = Priest's Favour
terminal-kind-luna-recruit = Recruit
terminal-kind-luna-shrine = Shrine
terminal-kind-luna-herbs = Herbs
terminal-kind-luna-journey = Journey
terminal-kind-luna-tide = Tide
terminal-kind-luna-step = One more novice
terminal-kind-luna-done = End journey or tide
terminal-kind-luna-sail = Sailboat
terminal-kind-luna-promote = Promotion
terminal-kind-luna-sanctify = Sanctification
terminal-kind-luna-book = Book
terminal-kind-luna-council = Council
terminal-kind-luna-expel = Expulsion
terminal-kind-luna-meditate = Meditation
terminal-kind-luna-end-round = End the round

## Terminal: the table of Luna (short words)

terminal-isle-shrine = Shrine
terminal-isle-herbs = Herbs
terminal-isle-tide = Tide
terminal-isle-sailboat = Sailboat
terminal-isle-bribery = Bribery
terminal-isle-book = Book
terminal-isle-novice = Novice
terminal-figure-moon_priestess = Priestess
terminal-figure-master_builder = Builder
terminal-figure-apostate = Apostate
terminal-next-round = Next round
terminal-figures = Figures
terminal-blocked = blocked
terminal-gate = Path, gate above
terminal-path-signs = ✓ approved $ bribery × closed
terminal-path-approved = approved
terminal-path-bribable = by bribery
terminal-path-closed = closed
terminal-stage = Landing stage
terminal-council = Council
terminal-time = Time tokens
terminal-book-bonus = first book +2
terminal-column-influence = Influence
terminal-column-supply = Supply
terminal-column-shrines = Shrines
terminal-column-stage = Stage
terminal-column-favours = Favours
terminal-column-forecast = If ended now

## Terminal: the table of Nova Luna

terminal-phase = Phase { $phase }
terminal-running = { $points } so far
terminal-tokens-left = { $count } left
terminal-stack = Stack { $phase }
terminal-note = Note { $phase }
terminal-display-sum = Display

## Terminal: the table in sentences

terminal-line-wheel = On the moon wheel, clockwise from the moon figure:
terminal-line-tile-near = { "  " }{ $tile }: { $title }, tasks { $tasks } (may be taken)
terminal-line-tile = { "  " }{ $tile }: { $title }, tasks { $tasks }
terminal-line-order = Order of play, with steps on the moon track: { $order }
terminal-line-ledger = Phase { $phase }. Tokens: { $first } in the first stack, { $second } in the second. Notes: { $notes }. The display comes to { $running }.
terminal-line-display = { $who }: { $left ->
    [one] 1 token
   *[other] { $left } tokens
} left, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
terminal-line-open = open { $tasks }
terminal-line-covered = { $count } covered
terminal-line-player = { $who }: influence { $influence }, supply { $supply }, shrines { $shrines }, landing stage { $stage }, favours { $favours }.
terminal-line-forecast = If the round ended now: { $total } (Moon Priestess { $priestess }, Apostate { $apostate }, temple { $temple }).
terminal-line-isles = Isles, clockwise:
terminal-line-favours = favours { $count }
terminal-line-awake = { $count } active
terminal-line-asleep = { $count } inactive
terminal-line-shrine = shrine
terminal-line-next = { $figure } next round
terminal-line-path = Path from the landing stage to the gate; the Guard stands on { $guard }:
terminal-line-group = Guard tile { $guard }, { $state }: { $tiles }
terminal-line-claim = claimed by { $who }
terminal-line-book = with book
terminal-line-borders = borders { $tiles }
terminal-line-temple = Temple; closed: { $closed }; novices:
terminal-line-council = Council, best first: { $order }. Last seat: { $last }.
terminal-line-time = Time tokens left: { $left } of { $total }.

## Terminal: results

terminal-result-you = You win
terminal-result-winner = { $who } wins
terminal-result-solo-score = Your score: { $points }
terminal-result-difference = Your lead over the opponent: { $points }
terminal-total = Total
terminal-ending-last-token = The last token was placed.
terminal-ending-no-tiles = There are no more tiles.
terminal-ending-all-placed = All tokens were placed.
terminal-ending-six-rounds = Six rounds have been played.
terminal-source-nova-luna-tokens-placed = Tokens placed
terminal-source-nova-luna-tokens-left = Tokens left
terminal-source-nova-luna-distance = Steps on the moon track
terminal-source-nova-luna-tiles = Tiles
terminal-source-nova-luna-phase-1-tiles = Phase 1: tiles
terminal-source-nova-luna-phase-1-penalty = Phase 1: unplaced tokens
terminal-source-nova-luna-phase-2-tiles = Phase 2: tiles
terminal-source-nova-luna-phase-2-penalty = Phase 2: unplaced tokens
terminal-source-luna-start = Start
terminal-source-luna-sanctification = Sanctification
terminal-source-luna-displacement = Displacement
terminal-source-luna-book = Books
terminal-source-luna-meditation = Meditation
terminal-source-luna-priestess = Moon Priestess
terminal-source-luna-apostate = Apostate
terminal-source-luna-temple = Novices in the temple
terminal-source-luna-forgiven = Not below 0
terminal-source-luna-shrines = Shrines
terminal-source-luna-favours = Favours
terminal-source-luna-council = Council
