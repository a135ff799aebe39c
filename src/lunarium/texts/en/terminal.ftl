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

terminal-seed = deal { $seed }
terminal-ply = Move { $ply } of { $plies }

## Terminal: panels, keys and answers

terminal-moves = Moves
terminal-story = Story
terminal-help = Help
terminal-result = Result
terminal-start = Start
terminal-close = Enter closes this
terminal-keys = ↑↓ Enter choose · Tab complete · F1 help · Ctrl+Z take back · Ctrl+S save · Ctrl+Q end
terminal-replay-keys = ← → step · Home End jump · R result · Q quit
terminal-engine-missing = The native engine is missing: computers play without thinking ahead, and there are no levels. Get a C++20 compiler and Python’s headers, then install Lunarium again; in a clone, “make install” says what is missing.
version-without-engine = lunarium { $version }, without its native engine: there are no levels that think ahead, no hints and no environments for learners.
terminal-placeholder = Type a move or a command, or choose one with ↑ and ↓
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

## Terminal: results

terminal-result-you = You win
terminal-result-winner = { $who } wins
terminal-total = Total

## Games as data

data-needs-parquet = --rows positions needs --format parquet.
data-needs-file = Parquet cannot be written to standard output. Name a file with --output.
data-which-game = One Parquet file of positions holds one game and number of players: add --game and --players.
data-one-kind = This Parquet file holds games of { $game } with { $players } players only. Write other games to another file.
export-done = { $games ->
    [0] There are no such finished games; { $file } is empty.
    [one] 1 game is in { $file }.
   *[other] { $games } games are in { $file }.
}
challenge-submission = Name one submission: a program after --, as in “lunarium challenge NAME -- python agent.py”, or --player.

## Terminal: the review of a game

terminal-review-working = Reviewing
terminal-review-quick = This is the quick review: what it blames may turn out to be nothing. --depth deep makes sure.
terminal-review-turning-points = Turning points
terminal-review-none = Nobody gave anything away that a search could see.
terminal-review-point = Move { $number }, { $who }: { $grade }. Played { $move }; { $better } was { $loss } better.
terminal-review-ledger = From an even start to the result
terminal-review-start = Even start
terminal-review-deal = Deal and seats
terminal-review-chance = What came up
terminal-review-own = Own choices
terminal-review-others = The others’ choices
terminal-review-left-over = Left over
terminal-review-result = Result
terminal-review-moves = All moves
terminal-review-number = move
terminal-review-who = who
terminal-review-move = played
terminal-review-grade = grade
terminal-review-loss = given away
terminal-review-better = better
terminal-review-expected = expected before

## Puzzles: in the terminal, and what can be wrong with one

no-such-puzzle = There is no puzzle { $puzzle } of { $game }. Choose another one from the list of puzzles.
puzzle-is-over = This puzzle is solved. Take another one, or begin it again.
bad-puzzle = The puzzle at { $place } is damaged. Take it out of the file, or bring the file back from where it came.
puzzle-key-twice = Two puzzles of { $game } have the same name. Give one of them another.
terminal-puzzles-key = puzzle
terminal-puzzles-number = number
terminal-puzzles-all = all
terminal-puzzles-mode = mode
terminal-puzzles-theme = theme
terminal-puzzles-difficulty = difficulty
terminal-puzzles-steps = moves
terminal-puzzles-solved = solved by level 1 to 5
terminal-puzzles-task = { $count ->
    [one] Find the best move.
   *[other] Find the best { $count } moves.
} Difficulty { $difficulty } of 6.
terminal-puzzles-solution = { $move } is best. The next best idea, { $other }, gives away { $loss }.
terminal-puzzles-replies = The others answer: { $moves }.
