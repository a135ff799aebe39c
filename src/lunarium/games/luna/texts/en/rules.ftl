## Luna: its words

luna-name = Luna
isle-shrine = Shrine Isle
isle-herbs = Herbs Isle
isle-tide = Tide Isle
isle-sailboat = Sailboat Isle
isle-bribery = Bribery Isle
isle-book = Book Isle
isle-novice = Novice Isle
isle-stage = landing stage
favour-shrine = shrine favour
favour-herbs = herbs favour
favour-tide = tide favour
favour-sailboat = sailboat favour
favour-bribery = bribery favour
favour-book = book favour
favour-novice = novice favour
goal-shrine = { isle-shrine }
goal-herbs = { isle-herbs }
goal-tide = { isle-tide }
goal-sailboat = { isle-sailboat }
goal-bribery = { isle-bribery }
goal-book = { isle-book }
goal-novice = { isle-novice }
figure-moon_priestess = Moon Priestess
figure-master_builder = Master Builder
figure-apostate = Apostate

## Luna: texts that are no move

why-luna-unknown-word = A move of Luna begins with one of these words: { $words }; a step of a journey or tide reads like “tide>book”.
why-luna-form = It should look like “{ $example }”.
why-luna-unknown-isle = There is no isle “{ $name }”. The isles are: { $isles }.
why-luna-unknown-tile = There is no tile { $tile }; they are numbered 1 to 28.
why-luna-stage-asleep = Nobody on the landing stage is inactive: write “stage” without “-”.
why-luna-council-isle = Name the isle, as in “council tide 2”; only the virtual novice alone needs none: “council 1*”.
why-luna-council-alone = The virtual novice alone needs no isle: write “council 1*”.

## Luna: why not now

why-phase-shrines = First everybody places a shrine: choose an isle for yours.
why-phase-pairs = Now everybody places pairs of novices: choose an isle where you have nothing.
why-phase-opponent = First choose the isle from which the opponent’s novices support him in the council.
why-phase-actions = That belongs to another phase; now is the time for actions.
why-phase-over = The game is over.
why-voyage-under-way = A journey or tide is under way. Move another novice, or end it.
why-no-voyage = No journey or tide is under way. Begin one with its first novice.
why-too-many-actions = You have taken { $most } actions in this action phase; now you may only end it.
why-only-in-solo = That exists only in the solo game.
why-no-meditation-in-solo = The solo game has no time tokens. You end the round yourself.
why-isle-has-shrine = There is a shrine on the { $isle } already; choose another isle.
why-no-first-shrine-on-herbs = With two players the first shrine may not stand on the Herbs Isle.
why-own-piece-there = You have a piece on the { $isle } already; a pair goes where you have nothing.
why-no-opponent-there = Your opponent has no active novice on the { $isle }; choose an isle where he has one.
why-no-favour = You need the { $favour }, which you do not hold.
why-no-virtual-novice = That takes the novice favour, which you do not hold.
why-too-few-novices = { $needed ->
    [one] You need 1 active novice on the { $isle }; you have { $have }.
   *[other] You need { $needed } active novices on the { $isle }; you have { $have }.
}
why-too-few-novices-or-shrine = You need { $needed } active novices on the { $isle }, or 1 with a shrine there; you have { $have }.
why-too-few-asleep = { $needed ->
    [one] You need 1 inactive novice by the { $isle }; you have { $have }.
   *[other] You need { $needed } inactive novices by the { $isle }; you have { $have }.
}
why-isle-blocked = The Apostate blocks the { $isle }: nobody there can act.
why-favour-owned = You hold the { $favour } already.
why-favour-taken-twice = In the solo game each favour can be taken { $most } times a round; you have taken the { $favour } that often.
why-virtual-for-itself = The novice favour cannot help to take itself.
why-no-novice-in-supply = You have no novice left in your supply.
why-own-shrine-there = You have a shrine on the { $isle } already, where the Master Builder stands.
why-no-shrine-in-supply = You have no shrine left to build.
why-herbs-not-on-herbs = Herbs work on every isle but the Herbs Isle.
why-same-isle = The novice must go to another isle than the { $isle }.
why-nobody-active = You have no active novice to move from the { $isle }.
why-nobody-asleep = You have no inactive novice to move from the { $isle } that has not moved in this action.
why-too-few-on-stage = { $needed ->
    [one] You need 1 novice on the landing stage; you have { $have }.
   *[other] You need { $needed } novices on the landing stage; you have { $have }.
}
why-nobody-on-stage = You have no novice on the landing stage.
why-journey-only-active = Only active novices of the isles go on a journey; for the others you need the tide.
why-step-order = The novices of a journey or tide set out in order: clockwise by where they start, then by where they end. This one would have to go before the last.
why-tile-not-in-play = Tile { $tile } is not in this game.
why-tile-claimed = A novice stands on tile { $tile } already.
why-tile-in-temple = Tile { $tile } is in the temple already.
why-shrine-needs-no-virtual = With your shrine on the { $isle } one novice is enough; the novice favour stays with you.
why-tile-not-own-claim = None of your novices stands on tile { $tile } of the path.
why-nothing-claimed = You have claimed no tile of the path.
why-tile-not-approved = Tile { $tile } is too far ahead of the Guard; it is approved in round { $round }.
why-tile-needs-bribe = Tile { $tile } is approved only in round { $round }; until then it takes the bribery favour.
why-no-bribery-favour = You need the bribery favour to reach tile { $tile } now.
why-bribe-not-needed = Tile { $tile } is approved; it needs no bribery.
why-no-book-there = There is no book on tile { $tile } of the temple.
why-no-own-novice-there = None of your novices stands on tile { $tile } of the temple.
why-has-book-already = Your novice on tile { $tile } has a book already.
why-council-full = Your disc is on the last seat of the council; it goes no further.
why-no-expulsion-on-level-3 = On level 3 the Apostate cannot be expelled from the { $isle }.

## Luna: options and set-ups

luna-option-preselected-solo = The solo game always has the standard set-up; leave out start = preselected.
luna-option-preselected-figure = The preselected set-up gives the figures their isles; leave out { $option }.
luna-option-level-3 = On solo level 3 the Moon Priestess and the Master Builder start on the same isle.
luna-setup-fields = A set-up of Luna has just these fields: { $fields }.
luna-setup-boards = “boards” must list { $count } different ones of: { $boards }.
luna-setup-start-tiles = “start_tiles” must deal each of these tiles once: { $tiles }.
luna-setup-isles = “isles” must list the seven isles, each once.
luna-setup-figure = “{ $field }” must be the name of an isle.
luna-setup-figure-chosen = The { $figure } was chosen to start on the { $isle }, but the set-up has it elsewhere.
luna-setup-level-3 = On solo level 3 “moon_priestess” and “master_builder” must be the same isle.
luna-setup-start-player = “start_player” must be one of: { $seats }.
luna-setup-preselected = The preselected set-up gives the isles and figures; this set-up has others.

## Luna: component data

components-unknown = Unknown component data “{ $name }”. Name its file with --components FILE.
components-in-setup = Invalid component data “{ $name }” in this set-up.
components-violated = Invalid component data in { $file }.
components-name-taken = The name “{ $name }” belongs to the shipped component data; give yours another “name”.
components-unreadable = The file { $file } cannot be read.
components-not-json = The file { $file } does not hold a JSON object.
why-components-section-missing = The section “{ $section }” with its “value” is missing.
why-components-section-shape = The section “{ $section }” is not built like the shipped one; compare with “lunarium components --json”.
why-components-isles = “isles” must be: { $isles }.
why-components-colours = “player_colours” must be: { $colours }.
why-components-priestess-players = The Moon Priestess needs exactly one side for each of 2, 3 and 4 players.
why-components-priestess-prizes = A Moon Priestess needs a number of steps and at least three prizes, largest first.
why-components-builder = “master_builder_moves” must be a whole number of steps.
why-components-council-order = The council’s seats must be whole numbers that never fall.
why-components-council-last = The council must end on a seat worth 10, not { $value }.
why-components-council-six = The council must have a seat worth 6.
why-components-guards = The guard tiles from the gate must be: { $guards }.
why-components-board-names = The temple boards must be: { $boards }.
why-components-board-size = The { $board } board must have 7 numbers; it has { $count }.
why-components-board-start = The { $board } board must have exactly one of the numbers 1 to 4; it has { $count }.
why-components-number-count = The number { $number } must stand on the boards exactly once; it stands there { $count } times.
why-components-number-range = { $number } is not a number from 1 to 28.
why-components-pair-lacks = The blue and yellow boards together must hold { $number }.
why-components-pair-holds = Neither the blue nor the yellow board may hold { $number }.
why-components-symbol-missing = Tile { $tile } has no symbol.
why-components-symbol-tile = There is no tile { $tile }; they are numbered 1 to 28.
why-components-symbol-unknown = Tile { $tile } bears “{ $found }”, which is not one of the seven symbols.
why-components-geometry-size = A board needs 7 spaces and the frame 4 positions.
why-components-geometry-overlap = With { $players } players two spaces of the temple would lie on each other.
why-components-geometry-apart = With { $players } players the temple would fall apart: some space cannot be reached from another.
why-components-preselected-ring = The preselected set-up must list the seven isles, each once.
why-components-preselected-figures = The figures of the preselected set-up must stand on places 1 to 7.
why-components-preselected-priestess = In the preselected set-up the Moon Priestess stands on isle 1.
why-components-preselected-players = The preselected set-up must give every colour its pieces.
why-components-preselected-places = In the preselected set-up { $colour } needs 1 shrine and 4 pairs on 5 different isles.
why-components-preselected-first = In the preselected set-up { $colour } needs a pair on isle 1.
