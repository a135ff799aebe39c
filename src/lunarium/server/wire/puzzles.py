"""Puzzles on the wire: what there is to solve, one as far as it was solved, and what an answer came to."""

from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from lunarium.server.wire.games import Insight, Move, View
from lunarium.server.wire.model import Model, Request
from lunarium.server.wire.study import LineStep, Thing
from lunarium.server.wire.tables import MOST_SEATS, Attempt, Beat, MoveText, SeatInfo, Telling

PuzzleKey = Annotated[str, Field(min_length=1, max_length=40)]
ThemeKey = Annotated[str, Field(min_length=1, max_length=40)]
Players = Annotated[int, Field(ge=1, le=MOST_SEATS)]
Difficulty = Annotated[int, Field(ge=1, le=6)]
Played = Annotated[list[MoveText], Field(max_length=60)]
Seal = Annotated[str, Field(max_length=80)]


class PuzzleResult(Model):
    """How the caller came out with a puzzle."""

    solved: bool  # by the first try, which counts
    helped: bool  # by a hint before it
    mended: bool  # by a later try


class GradeInfo(Model):
    """How well the caller solves the puzzles of a game."""

    points: int
    error: int  # how far off they may be
    tried: int  # puzzles that it rests on
    solved: int


class PuzzleShare(Model):
    """Puzzles that belong together, and how many of them the caller has solved."""

    key: str  # a theme, whose name is `theme-<game>-<key>`; a difficulty from 1 to 6; how many players
    count: int
    done: int
    chance: float  # that the caller solves one of them, as their grade has it


class DailyPuzzle(Model):
    """Today's puzzle of a game, and how everybody came out with it."""

    date: date
    key: str
    tried: bool  # by the caller
    solved: bool
    streak: int  # days in a row on which the caller has solved it
    tries: int  # by how many people
    solvers: int
    at_once: int  # by how many with their first try and without help


class PuzzleShelf(Model):
    """The puzzles of a game."""

    game: str
    count: int
    done: int
    grade: GradeInfo
    daily: DailyPuzzle
    themes: list[PuzzleShare]
    difficulties: list[PuzzleShare]
    players: list[PuzzleShare]
    judges_all: bool  # False: without the native engine only answers are judged that were looked at before


class PuzzleInfo(Model):
    """A puzzle in a list; its theme is told to whoever asked for it or has solved it."""

    key: str
    number: int  # among those of the game for as many players: what it is called
    players: int
    difficulty: int
    points: int  # how strong it is, on the scale of grades
    depth: int  # moves to find
    theme: str | None  # once it is known
    result: PuzzleResult | None  # None: not tried yet


class PuzzleList(Model):
    """Puzzles of a game, easier ones first."""

    game: str
    puzzles: list[PuzzleInfo]


class PuzzleNext(Model):
    """The puzzle to go on with."""

    game: str
    key: str


class PuzzlePosition(Model):
    """A puzzle as far as it was solved, and what may be done there."""

    game: str
    key: str
    number: int | None  # among those of the game for as many players; None: of somebody's own game
    players: int
    difficulty: int | None  # None: a turning point of somebody's own game
    points: int | None
    depth: int  # moves to find
    found: int  # so far
    seat: int  # the solver's
    seats: list[SeatInfo]
    view: View
    drawing: str | None
    headline: list[Telling]
    to_move: int | None
    legal: list[Move]
    insight: Insight | None
    played: list[str]  # by everybody since the puzzle began
    seal: str  # that these are right moves, and whose day's puzzle it is; to be sent with the next one
    hint: Literal[0, 1, 2]  # what the caller was shown: nothing, the theme, the piece
    theme: str | None  # once it was shown, or the puzzle was solved
    kind: str | None  # of the next move, once the piece was shown
    thing: str | None  # the piece that it begins with
    result: PuzzleResult | None
    grade: GradeInfo | None  # None: nothing is graded here
    daily: date | None  # it is the puzzle of this day, or was when it was begun


class PuzzleAnswerRequest(Request):
    """The next move, after these."""

    played: Played
    seal: Seal = ""
    move: MoveText


class PuzzleHintRequest(Request):
    """The next hint at a position of the puzzle: 1 its theme, 2 the piece as well."""

    played: Played
    seal: Seal = ""
    step: Literal[1, 2]


class PuzzleAttempt(Attempt):
    """A move that a board asks about in a puzzle, legal or not."""

    played: Played
    seal: Seal = ""


class PuzzleQuestion(Request):
    """A thing that somebody points at in a puzzle."""

    played: Played
    seal: Seal = ""
    thing: Thing


class PuzzleHint(Model):
    """What the caller was shown."""

    hint: Literal[0, 1, 2]
    theme: str | None
    kind: str | None  # of the next move
    thing: str | None  # what it begins with; None: the kind says all, or the solution goes another way


class PuzzleStep(LineStep):
    """A move and what came of it, event by event."""

    beats: list[Beat]
    goes_on: bool  # with the action of the move before, which was not done


class PuzzleTried(Model):
    """What a try that has ended counts."""

    result: PuzzleResult
    before: GradeInfo
    after: GradeInfo  # the same, unless it was the first try
    daily: DailyPuzzle | None  # where it is the puzzle of a day


class PuzzleSolution(Model):
    """The whole way, with what the rules prove about it."""

    theme: str | None  # None: the rules prove none, at a turning point of somebody's own game
    steps: list[PuzzleStep]  # from the start of the puzzle
    own: list[int]  # which of the steps were to be found
    why: list[Telling]
    levels: list[float]  # how often each level of the computer finds it; none: nobody has asked them
    tried: PuzzleTried | None  # where asking for it ended a try


class PuzzleAnswer(Model):
    """What a move came to; several may be right."""

    verdict: Literal["right", "near", "wrong"]
    status: Literal["open", "solved", "missed"]
    move: Move
    measure: Literal["win", "score"]  # in what the loss is counted
    loss: float
    is_main: bool  # the very move that the solution has
    steps: list[PuzzleStep]  # the move and what follows: the answers to a right one, what punishes another
    theme: str | None  # once it is solved
    why: list[Telling]  # why a right move is right, as far as the rules prove it
    position: PuzzlePosition | None  # where it goes on; None: it does not
    tried: PuzzleTried | None  # once the try has ended; None: nothing is graded here


class TurningPointPuzzle(Model):
    """A turning point of a reviewed game that can be solved."""

    key: str
    ply: int
    seat: int


class TurningPointPuzzles(Model):
    """What a reviewed game gives to solve: one's own turning points, or everybody's."""

    game: str
    puzzles: list[TurningPointPuzzle]  # in the order of the game
