"""Nova Luna on the wire: what can be seen of a game, and what the rules know about the next move."""

from typing import Literal

from lunarium.core.types import NoParts, Pair, Reason, TypedDict

NovaLunaPlayers = Literal[1, 2, 3, 4]
SoloScoring = Literal["whole-display", "each-tile-once"]
Phase = Literal[1, 2]
NovaLunaEnding = Literal["last-token", "no-tiles", "all-placed"]
NovaLunaSource = Literal[
    "tokens_placed",
    "tokens_left",
    "distance",
    "tiles",
    "phase_1_tiles",
    "phase_1_penalty",
    "phase_2_tiles",
    "phase_2_penalty",
]
Cell = Pair  # x to the right, y downwards


class NovaLunaOptions(TypedDict):
    """What people chose."""

    players: NovaLunaPlayers
    first_game: bool
    solo_scoring: SoloScoring


class PlacedTile(TypedDict):
    """A tile of a display."""

    tile: int
    x: int
    y: int
    covered: list[bool]  # by task
    order: int  # 0 for the first tile placed


class NovaLunaSeat(TypedDict):
    """A seat with its display; solo has no moon track."""

    seat: int
    distance: int | None  # the whole way on the moon track
    space: int | None  # of the moon track, 0-23
    tokens_left: int
    display: list[PlacedTile]


class SoloLedger(TypedDict):
    """Solo: the tokens of both stacks, the notes taken, what the display comes to."""

    phase: Phase
    stacks: Pair
    notes: list[int]
    running: int


class NovaLunaResult(TypedDict):
    """The result as a record holds it."""

    tokens_left: list[int]
    ranking: list[int]


class NovaLunaSoloResult(NovaLunaResult):
    """The result of a solo game: less is better."""

    solo_score: int
    notes: Pair


class NovaLunaOutcome(TypedDict):
    """How the game ended."""

    ending: NovaLunaEnding
    ranking: list[int]  # seats, best first
    result: NovaLunaSoloResult | NovaLunaResult
    breakdown: list[dict[NovaLunaSource, int]]  # by seat


class NovaLunaView(TypedDict):
    """The game as anybody sees it: everything but the order of the supply."""

    game: Literal["nova-luna"]
    options: NovaLunaOptions
    to_move: int | None
    phase: Phase | None  # solo
    wheel: list[int | None]  # the tile on each of the 12 spaces, clockwise
    meeple: int  # its space
    reach: list[int]  # the tiles that may be taken, clockwise
    supply: int
    unseen: list[int]  # the tiles of the supply, sorted
    queue: list[int]  # seats in the order in which they come to move
    seats: list[NovaLunaSeat]
    solo: SoloLedger | None
    outcome: NovaLunaOutcome | None


class DraftedTile(TypedDict):
    """A tile of a display that is being set up."""

    tile: int
    x: int
    y: int


class NovaLunaDraft(TypedDict):
    """A position that is being set up: what lies where, possible or not."""

    game: Literal["nova-luna"]
    options: NovaLunaOptions
    wheel: list[int | None]  # the tile on each of the 12 spaces, clockwise; none where the meeple stands
    meeple: int  # its space
    queue: list[int]  # seats in the order in which they come to move
    displays: list[list[DraftedTile]]  # by seat, in the order in which they were laid


class CoveredTask(TypedDict):
    """A task that a move covers."""

    x: int
    y: int
    task: int  # which of the tile's tasks, from 0
    cells: list[Cell]  # the tiles that count for it; never its own


class NearerTask(TypedDict):
    """An open task that lacks less after a move; of the tile just placed: that has something already."""

    x: int
    y: int
    task: int
    lacks: str  # letters R, B, T, Y, in the task's own order


class NovaLunaMoveInsight(TypedDict):
    """What a move would bring; `refill` and `end-phase` cover nothing."""

    tokens: int  # tasks that it covers
    covers: list[CoveredTask]
    nearer: list[NearerTask]
    ends: bool  # the game is over with it


class TileInReach(TypedDict):
    """What taking a tile means for the order of play; solo knows neither moon track nor order."""

    lands: int | None  # the space of the moon track, 0-23; None in solo
    distance: int | None  # the whole way then; None in solo
    next: int | None  # who moves then; None: the game is over wherever it is placed
    turns: int | None  # in a row for the one to move, this one counted: 1, or 2 for one more; None in solo
    queue: list[int] | None  # None in solo
    reach: list[int] | None  # what can be taken then; None: the wheel was filled, and nobody knows yet
    best: int  # the most tasks that it covers, wherever it is placed


class RefillPreview(TypedDict):
    """What refilling means: the same seat goes on, with tiles that nobody knows yet."""

    next: int
    reach_unknown: bool


class EndPhasePreview(TypedDict):
    """Solo: the note that ending the first phase would bring."""

    note: int
    tiles: int
    penalty: int


class Task(TypedDict):
    """A task of a display: what it needs, what it lacks, and the tiles that count for it."""

    x: int
    y: int
    task: int
    needs: str  # letters R, B, T, Y
    lacks: str  # empty when it is covered
    covered: bool
    cells: list[Cell]


class NovaLunaInsight(TypedDict):
    """What the rules know about the next move; after the end only the tasks are left."""

    game: Literal["nova-luna"]
    moves: dict[str, NovaLunaMoveInsight]  # every legal move
    tiles: dict[str, TileInReach]  # every tile in reach
    refill: RefillPreview | None  # None: it is not allowed
    end_phase: EndPhasePreview | None  # None: it is not allowed
    tasks: list[list[Task]]  # by seat
    refused: dict[str, Reason]  # the other tiles on the wheel


class TakeParts(TypedDict):
    """Which tile goes where."""

    tile: int
    x: int
    y: int


PARTS = {"refill": NoParts, "take": TakeParts, "end-phase": NoParts}
