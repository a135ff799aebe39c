"""Puzzles on the wire: what there is to solve, one as far as it was solved, and what an answer came to."""

from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from lunarium.core.types import TypedDict
from lunarium.positions.puzzles import Piece, ShownAnswer, ShownPuzzle, Solution
from lunarium.server.wire.ask import OwnMoves, Seal
from lunarium.server.wire.model import Request
from lunarium.server.wire.tables import MOST_SEATS, MoveText
from lunarium.tables.puzzles import PuzzleResult

PuzzleKey = Annotated[str, Field(min_length=1, max_length=40)]
PuzzleSource = Annotated[str, Field(min_length=1, max_length=60)]  # a game, or the table of a reviewed one
ThemeKey = Annotated[str, Field(min_length=1, max_length=40)]
Players = Annotated[int, Field(ge=1, le=MOST_SEATS)]
Difficulty = Annotated[int, Field(ge=1, le=6)]
HintStep = Literal[0, 1, 2]


class GradeInfo(TypedDict):
    """How well the caller solves the puzzles of a game."""

    points: int
    error: int  # how far off they may be
    tried: int  # puzzles that it rests on
    solved: int


class PuzzleShare(TypedDict):
    """Puzzles that belong together, and how many of them the caller has solved."""

    key: str  # a theme, whose name is `theme-<game>-<key>`; a difficulty from 1 to 6; how many players
    count: int
    done: int
    chance: float  # that the caller solves one of them, as their grade has it


class DailyPuzzle(TypedDict):
    """Today's puzzle of a game, and how everybody came out with it."""

    date: date
    key: str
    tried: bool  # by the caller
    solved: bool
    streak: int  # days in a row on which the caller has solved it
    tries: int  # by how many people
    solvers: int
    at_once: int  # by how many with their first try and without help


class PuzzleShelf(TypedDict):
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


class PuzzleInfo(TypedDict):
    """A puzzle in a list; its theme is told to whoever asked for it or has solved it."""

    key: str
    number: int  # among those of the game for as many players: what it is called
    players: int
    difficulty: int
    points: int  # how strong it is, on the scale of grades
    depth: int  # moves to find
    theme: str | None  # once it is known
    result: PuzzleResult | None  # None: not tried yet


class PuzzleList(TypedDict):
    """Puzzles of a game, easier ones first."""

    game: str
    puzzles: list[PuzzleInfo]


class PuzzleNext(TypedDict):
    """The puzzle to go on with."""

    game: str
    key: str


class PuzzleHint(Piece):
    """What the caller was shown."""

    hint: HintStep  # nothing, the theme, the piece
    theme: str | None  # once it was shown, or the puzzle was solved


class PuzzlePosition(ShownPuzzle, PuzzleHint):
    """A puzzle as far as it was solved, and what may be done there."""

    difficulty: int | None  # None: a turning point of somebody's own game
    points: int | None
    seal: str  # that these are right moves, and whose day's puzzle it is; to be sent with the next one
    result: PuzzleResult | None
    grade: GradeInfo | None  # None: nothing is graded here


class PuzzleAnswerRequest(Request):
    """The next move, after these."""

    played: OwnMoves
    seal: Seal = ""
    move: MoveText


class PuzzleHintRequest(Request):
    """The next hint at a position of the puzzle: 1 its theme, 2 the piece as well."""

    played: OwnMoves
    seal: Seal = ""
    step: Literal[1, 2]


class PuzzleTried(TypedDict):
    """What a try that has ended counts."""

    result: PuzzleResult
    before: GradeInfo
    after: GradeInfo  # the same, unless it was the first try
    daily: DailyPuzzle | None  # where it is the puzzle of a day


class PuzzleSolution(Solution):
    """The whole way, with what the rules prove about it."""

    tried: PuzzleTried | None  # where asking for it ended a try


class PuzzleAnswer(ShownAnswer):
    """What a move came to; several may be right."""

    position: PuzzlePosition | None  # where it goes on; None: it does not
    tried: PuzzleTried | None  # once the try has ended; None: nothing is graded here


class TurningPointPuzzle(TypedDict):
    """A turning point of a reviewed game that can be solved."""

    key: str
    ply: int
    seat: int


class TurningPointPuzzles(TypedDict):
    """What a reviewed game gives to solve: one's own turning points, or everybody's."""

    game: str
    puzzles: list[TurningPointPuzzle]  # in the order of the game
