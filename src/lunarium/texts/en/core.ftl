## Errors of the library: what happened and what to do

error = Something about this input cannot be used.
unknown-game = There is no game called “{ $game }”. Choose one of: { $games }.
bad-option = This option cannot be used.
unknown-option = There is no option “{ $option }” here. Options are: { $options }.
bad-option-value = The option { $option } cannot be “{ $value }”. Choose one of: { $choices }.
bad-setup = This set-up cannot be played.
bad-components = This component data cannot be used.
components-not-for-game = No game here takes component values from a file like { $file }.
bad-notation = “{ $move }” is not a move.
illegal-move = This move is not allowed now.
not-your-turn = This move has to wait.
bad-record = This record cannot be used.
record-not-json = This is not a record: it is not a JSON object. A record starts with “game”.
record-field = The record’s field “{ $field }” is missing or of the wrong kind.
record-move-not-text = Move { $number } of the record is not a text.
record-other-game = This is a record of { $game }, not of { $expected }.
record-version = The record follows version { $found } of the rules; this program knows version { $version }.
record-start = The record cannot be replayed from its start. { $cause }
record-ply = Move { $number } of the record, “{ $move }”, cannot be replayed.
record-no-such-ply = The record has { $plies } moves; there is no position { $ply } in it.
record-unfinished = The record claims a result, but the game is not over.
record-result = The record claims another result than replaying its moves gives. Take “result” out of the file, or correct the moves.
no-such-stage = There is no stage “{ $stage }” in this lesson. Choose one from its list.
stage-is-over = This stage has been decided. Take your move back, or start the stage again.

## Reasons against any move

why-game-over = The game is over.
why-not-your-turn = It is seat { $seat }’s turn.

## The command line

file-unwritable = The file { $file } cannot be written. Choose another place.
file-unreadable = The file { $file } cannot be read.
player-not-for-game = There is no player “{ $player }” for { $game } here. Choose another one.
no-search = { $game } has no native engine here, so there are no levels, no hints and no analysis.
search-needs-native = This needs the native engine. Install Lunarium where a C++20 compiler is at hand, and without LUNARIUM_PURE.
arena-other-match = The file { $file } holds another match. Choose another --output.
arena-own-components = The arena plays with the shipped component data only.
engine-failed = This request could not be answered: { $cause }
arena-players = The match is for { $players }, but { $entrants } players were named with -P. Name one for each seat.
engine-unknown-field = A request has no field “{ $field }”. It has: { $fields }.
review-unfinished = This game is still under way: only a game that is over is reviewed. For the best move now: lunarium position --record FILE --best
analyse-output = --output is for programs: add --json, or --all for every game of the file.
engine-game-over = The game is over: there is no move to think about.
engine-not-json = This line is not a JSON object.
engine-no-id = A request needs an “id”, a text or a number.
engine-nothing-to-stop = There is no request of that id to stop.
process-unstartable = The player “{ $command }” cannot be started.
process-silent = The player “{ $command }” stopped, or answered with something that is not a move.
process-error = The player “{ $command }” reports an error: { $message }
components-title = { $name }: printed component values
components-what = what
components-value = value
components-status = how it is known
components-about = Values marked “reconstructed” were made up to fit everything that is known; a box may differ. To play with your own box’s values, write them into a copy of “lunarium components --json”, check it with “lunarium components check FILE” and play with --components FILE.
components-checked = { $count ->
    [0] { $file } satisfies every constraint.
    [one] { $file } breaks 1 constraint.
   *[other] { $file } breaks { $count } constraints.
}

## Games without words of their own

move-plain = { $who } plays { $move }.
table-course-win = The course of the game

## Environments for research

research-needs-engine = { $game } is encoded by the native engine, which is not installed here. Get a C++20 compiler and Python’s headers, then install Lunarium again.
research-needs-package = This needs the package { $package }: pip install { $package }
research-batch-size = A batch has at least one game, and 1 to 256 threads.
research-array = The array “{ $name }” must be { $needed } in C order; it is { $found }.
research-array-read-only = The array “{ $name }” cannot be written to. Bring one that can.
research-no-such-array = There is no array “{ $name }”: a batch has observations, masks, seats, rewards and ended.
research-illegal-action = Game { $index } has no action { $action } now. Choose one whose mask is 1; nothing has changed.
research-opponents = Opponents sit on seats { $seats }, and at least one seat stays yours: {"{1: \"greedy\"}"}.
research-load = This game does not fit here: a row goes on with a game for as many players as the others that is not over.
research-not-packed = The parameter “{ $name }” is not packed. Write what lunarium.research.openspiel.pack makes of a dictionary.
research-over = The game is over. Call reset() before the next step.
research-solo-only = This environment is for one player. Use the one for several.
research-several-only = This environment is for two to four players. Use the one for one player.
research-search-settings = A search needs positions of one kind that are not over, at least one simulation, 1 to 1024 leaves, an exploration of 0 or more, noise from 0 to 1, and concentration and scale above 0.
research-search-batch = This search has no batch to step. Begin one with Search(batch, evaluate).
research-answer = What was asked must answer with logits and values of { $needed }; it answered with { $found }.
research-answer-number = What was asked answered with something that is not a finite number. Look at the net’s output: training may have diverged.
onnx-unreadable = { $file } cannot be read as an ONNX file with a net. Check the path, and that the net’s inputs are uint8 or float32.
onnx-names = The net in { $file } must take “observation” (and “mask”, if it wants) and give “policy” and “value”. Name them so when you export it.
onnx-other-game = The net in { $file } does not take the observations of this game with so many players. Bring one that was trained for it.
research-undecided = This game is not dealt yet, or waits for what a move turns up: there is no record of it.

## Reviews

section-game = The game
grade-best = Best
grade-good = Good
grade-slip = Slip
grade-mistake = Mistake
grade-blunder = Blunder
