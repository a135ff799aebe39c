## Errors of the library: what happened and what to do

error = Invalid input.
unknown-game = There is no game called “{ $game }”. Choose one of: { $games }.
bad-option = Invalid option.
bad-argument = { $name } must be { $needed }, got { $found }.
unknown-option = There is no option “{ $option }” here. Options are: { $options }.
bad-option-value = Invalid value “{ $value }” for option “{ $option }”. Choose one of: { $choices }.
bad-setup = Invalid set-up.
bad-components = Invalid component data.
components-not-for-game = No game takes component data from a file like { $file }.
bad-notation = Cannot read “{ $move }” as a move.
illegal-move = This move is not allowed now.
not-your-turn = It is not your turn.
bad-record = Invalid record.
record-not-json = This is not a record: it is not a JSON object. A record starts with “game”.
record-field = The record’s field “{ $field }” is missing or has the wrong type.
record-move-not-text = Move { $number } of the record must be a string.
record-other-game = This is a record of { $game }, not of { $expected }.
record-version = The record needs rules version { $found }; this version of Lunarium supports version { $version }.
record-start = The record cannot be replayed from its start. { $cause }
record-ply = Move { $number } of the record, “{ $move }”, cannot be replayed.
record-no-such-ply = The record has { $plies } moves; ply { $ply } does not exist.
record-unfinished = The record claims a result, but the game is not over.
record-result = The record’s “result” differs from the result of its moves. Remove “result” from the file, or correct the moves.
no-such-stage = There is no stage “{ $stage }” in this lesson. Choose one from its list.
stage-is-over = This stage has been decided. Take your move back, or start the stage again.

## Reasons against any move

why-game-over = The game is over.
why-not-your-turn = It is seat { $seat }’s turn.

## The command line

file-unwritable = The file { $file } cannot be written. Choose another place.
file-unreadable = The file { $file } cannot be read.
player-not-for-game = There is no player “{ $player }” for { $game } here. Choose another one.
no-search = { $game } has no native engine here: levels, hints and analysis are unavailable.
search-needs-native = This needs the native engine. Install Lunarium with a C++20 compiler and without LUNARIUM_PURE.
arena-other-match = { $file } contains a different match (other players, options or deals). Choose another --output.
arena-own-components = The arena supports only the component data shipped with Lunarium. Leave out --components.
engine-failed = Request failed: { $cause }
arena-players = The match is for { $players }, but { $entrants } players were named with -P. Name one for each seat.
engine-unknown-field = Unknown field “{ $field }”. A request has: { $fields }.
review-unfinished = This game is still under way: only a game that is over is reviewed. For the best move now: lunarium position --record FILE --best
analyse-output = --output needs --json, or --all for every game of the file.
engine-game-over = The game is over: there is no best move.
engine-not-json = This line is not a JSON object.
engine-no-id = Missing “id”: must be a string or a number.
engine-nothing-to-stop = No request with this id is running.
process-unstartable = The player “{ $command }” cannot be started.
process-silent = The player “{ $command }” exited, or its reply was not a move: { $reply }
process-error = The player “{ $command }” reported an error: { $message }
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
    .you = You play { $move }.
table-course-win = The course of the game

## Environments for research

research-needs-engine = { $game } is encoded by the native engine, which is not installed. Install a C++20 compiler and Python’s headers, then reinstall Lunarium.
research-needs-package = This needs the package { $package }: pip install { $package }
research-array = The array “{ $name }” must be C-contiguous { $needed }; got { $found }.
research-array-read-only = The array “{ $name }” is read-only. Pass a writable one.
research-no-such-array = There is no array “{ $name }”: a batch has observations, masks, seats, rewards and ended.
research-illegal-action = Action { $action } is not legal in game { $index }. Choose one whose mask is 1; nothing was changed.
research-opponents = opponents may name the seats { $seats } and must leave you at least one, such as {"{1: \"greedy\"}"}.
research-load = load() needs a game that is not over and has the same number of players as the batch.
research-not-packed = Parameter “{ $name }” must be packed: pass pack(…) of lunarium.research.openspiel.
research-over = The game is over. Call reset() before the next step.
research-solo-only = This environment is for one player. Use the one for several.
research-several-only = This environment is for two to four players. Use the one for one player.
research-search-positions = A search needs at least one position; all must have the same number of players and none may be over.
research-search-batch = Search.at(…) has no batch to step. Use Search(batch, evaluate).
research-answer = evaluate() must return (logits, values) of shape { $needed }; got { $found }.
research-answer-number = evaluate() returned NaN or infinity. Check the net’s output: training may have diverged.
onnx-unreadable = { $file } cannot be read as an ONNX file with a net. Check the path, and that the net’s inputs are uint8 or float32.
onnx-names = The net in { $file } must have the inputs observation and, optionally, mask, and the outputs policy and value; found: { $found }. Rename them in the export.
onnx-other-game = The net in { $file } was trained for a different game or number of players.
research-undecided = This state is a chance node; it has no record yet.

## Reviews

section-game = The game
grade-best = Best
grade-good = Good
grade-slip = Slip
grade-mistake = Mistake
grade-blunder = Blunder
