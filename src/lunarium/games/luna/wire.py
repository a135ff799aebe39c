"""Luna on the wire: what can be seen of a game, and what the rules know about the next move."""

from typing import TYPE_CHECKING, Any, Literal, NotRequired

from lunarium.core.types import Pair, Reason, TypedDict
from lunarium.games.luna.constraints import BoardName
from lunarium.games.luna.fields import AnyField, Mark, Name, OptionalName
from lunarium.games.luna.isles import Colour, IsleName, PlaceName
from lunarium.games.luna.moves import FORMS, KINDS

LunaPlayers = Literal[1, 2, 3, 4]
Level = Literal[1, 2, 3]
Start = Literal["standard", "preselected"]
LunaPhase = Literal["shrines", "pairs", "opponent", "actions", "over"]
InfluenceSource = Literal[
    "start",
    "sanctification",
    "displacement",
    "book",
    "meditation",
    "priestess",
    "apostate",
    "temple",
    "forgiven",
    "shrines",
    "favours",
    "council",
]

if TYPE_CHECKING:
    ActionKind = str
else:  # a tuple of names is the list of possible values, which checkers cannot read
    ActionKind = Literal[KINDS]


FigureName = Literal["moon_priestess", "master_builder", "apostate"]


class LunaMode(TypedDict):
    """What people always choose."""

    players: LunaPlayers
    level: Level
    start: Start
    components: str


class LunaOptions(LunaMode, total=False):
    """What people chose; a figure that was left to chance is not there."""

    moon_priestess: IsleName
    master_builder: IsleName
    apostate: IsleName


class TimeTokens(TypedDict):
    """How many are turned, of how many; solo has none."""

    turned: int
    total: int


class Figures(TypedDict):
    """The isles of the three figures."""

    moon_priestess: IsleName
    master_builder: IsleName
    apostate: IsleName


class FiguresNow(Figures):
    """The same, and where they will be next round; after the last there is none."""

    next: Figures | None


class Isle(TypedDict):
    """An isle with what stands on and next to it, by seat."""

    isle: IsleName
    active: list[int]
    inactive: list[int]
    shrines: list[bool]
    favours: int  # still to be had
    taken: int | None  # solo: how often this round (L-17); None against others, where nobody counts
    blocked: bool  # solo: by the Apostate (L-16)


class PathTile(TypedDict):
    """A tile of the path."""

    tile: int
    symbol: IsleName
    claimed_by: int | None
    on_path: bool  # False: in the temple


class PathGroup(TypedDict):
    """The tiles that one round approves, and their guard tile."""

    guard: int
    guarded: bool  # the Guard stands here
    gone: bool  # he has passed it
    approved: bool
    bribable: bool
    tiles: list[PathTile]


class Path(TypedDict):
    """The path from the landing stage to the gate."""

    guard: int  # what the Guard pays now
    groups: list[PathGroup]


class TempleSpace(TypedDict):
    """A space of the temple."""

    tile: int
    board: str
    position: Pair  # axial coordinates
    symbol: IsleName
    filled: bool
    novice: int | None  # whose; None on a filled space: it is closed (L-4)
    book: bool


class Temple(TypedDict):
    """The temple boards and all their spaces."""

    boards: list[str]
    spaces: list[TempleSpace]


class CouncilTable(TypedDict):
    """The council: the value of each seat, how far each disc is, and who is ahead."""

    values: list[int]
    seats: list[int]
    ranking: list[int]


ForecastSource = Literal["priestess", "apostate", "temple"]


class Forecast(TypedDict):
    """What a round's scoring would bring if it came now."""

    priestess: int
    apostate: int  # never above 0
    temple: int


class LunaPlayer(TypedDict):
    """A side of the table; the solo opponent is a scripted one."""

    seat: int
    colour: Colour
    scripted: bool
    influence: int
    points: dict[InfluenceSource, int]
    favours: list[IsleName]
    supply: int
    shrine_supply: int
    stage: int
    claims: list[int]
    temple: list[int]
    actions_taken: int
    if_round_ended: Forecast | None


VoyageStep = TypedDict("VoyageStep", {"from": PlaceName, "asleep": bool, "to": IsleName})
VoyageStep.__doc__ = "One step of a journey or tide."


class Voyage(TypedDict):
    """The journey or tide under way."""

    kind: Literal["journey", "tide"]
    last: VoyageStep
    arrived: dict[IsleName, int]


class LunaOutcome(TypedDict):
    """How the game ended."""

    ending: Literal["six-rounds"]
    scores: list[int]
    ranking: list[int]


class LunaSoloOutcome(LunaOutcome):
    """How a solo game ended."""

    difference: int  # the player's lead


class LunaView(TypedDict):
    """The game as anybody sees it; nothing is hidden."""

    game: Literal["luna"]
    options: LunaOptions
    phase: LunaPhase
    round: int
    to_move: int | None
    start_player: int
    time_tokens: TimeTokens
    figures: FiguresNow
    isles: list[Isle]  # clockwise
    path: Path
    temple: Temple
    council: CouncilTable
    players: list[LunaPlayer]
    voyage: Voyage | None
    book_bonus: bool  # the next Book action brings 2
    outcome: LunaSoloOutcome | LunaOutcome | None


SideNumber = Literal[0, 1, 2, 3]


class DraftedVoyage(TypedDict):
    """A journey or tide under way in a position that is being set up."""

    kind: Literal["journey", "tide"]
    origin: PlaceName  # of the last step
    asleep: bool
    to: IsleName
    arrived: dict[IsleName, int]


class DraftedDisc(TypedDict):
    """A disc of the council and its seat, counted from 0."""

    seat: SideNumber
    place: int


class DraftedSpace(TypedDict):
    """A tile in the temple; without a novice it is closed."""

    tile: int
    novice: SideNumber | None
    book: bool


class DraftedClaim(TypedDict):
    """A tile of the path with a novice on it."""

    tile: int
    seat: SideNumber


class DraftedSide(TypedDict):
    """The pieces and points of a side; the solo opponent is one, too."""

    active: dict[IsleName, int]
    inactive: dict[IsleName, int]
    stage: int
    shrines: list[IsleName]
    favours: list[IsleName]
    points: dict[InfluenceSource, int]


class LunaDraft(TypedDict):
    """A position that is being set up: what stands where, possible or not."""

    game: Literal["luna"]
    options: LunaOptions
    own: str | None  # packed component values that are not the shipped ones
    boards: list[BoardName]
    isles: list[IsleName]  # clockwise
    figures: Figures
    phase: LunaPhase
    round: int
    start_player: SideNumber
    turn: SideNumber
    laps: int  # how often everybody has moved in this round; in solo the number of actions
    tokens: int  # time tokens turned
    book_used: bool
    takings: dict[IsleName, int] | None  # solo: how often each favour was taken in this round
    voyage: DraftedVoyage | None
    council: list[DraftedDisc]  # the best first
    temple: list[DraftedSpace]
    claims: list[DraftedClaim]
    sides: list[DraftedSide]


class Entering(TypedDict):
    """A novice that arrives in the temple; in solo it may be the opponent's."""

    tile: int
    seat: int
    influence: int  # what the Guard pays


class Displacing(TypedDict):
    """A novice that has to leave the temple."""

    tile: int
    seat: int
    by: int
    influence: int  # what the one who displaces gains


class NoviceChange(TypedDict):
    """How many novices of the one to move come to a place, or leave it; on the stage all are active."""

    isle: PlaceName
    active: int
    inactive: int


class Sleeping(TypedDict):
    """Novices that lie down beside the isle they have stood on."""

    isle: IsleName
    count: int


class Spending(TypedDict):
    """A favour that goes back."""

    favour: IsleName


class Rising(TypedDict):
    """A disc that goes up in the council; in solo it may be the opponent's."""

    seat: int
    place: int  # in the council's values
    value: int


BookChange = TypedDict("BookChange", {"from": int, "to": int})
BookChange.__doc__ = "A book that changes its place in the temple."


class SeatAfter(TypedDict):
    """A seat after a move."""

    influence: int
    if_round_ended: Forecast | None


class LunaMoveInsight(TypedDict):
    """What a move would bring; a list is empty where the move changes nothing of the kind."""

    influence: int  # for the one to move, the round's scoring included where the move brings it about
    sources: dict[InfluenceSource, int]  # the same by source, without those that bring nothing
    enters: list[Entering]
    displaces: list[Displacing]
    novices: list[NoviceChange]  # of the one to move; empty where the round ends and all wake up
    sleeps: list[Sleeping]  # the same
    spends: list[Spending]
    council: list[Rising]
    books: list[BookChange]
    apostate: IsleName | None  # where he is driven
    next: int | None  # who moves then; None: the game is over
    ends_round: bool
    ends: bool
    after: list[SeatAfter]  # by seat


class Action(TypedDict):
    """A kind of action: whether any form of it is legal, else why the nearest one is not."""

    legal: bool
    reasons: list[Reason]


class NextRound(Figures):
    """What the next round changes; the Apostate's isle is where he would go now."""

    guard: int
    frees: list[int]  # tiles of the path that it approves


class LunaInsight(TypedDict):
    """What the rules know about the next move."""

    game: Literal["luna"]
    moves: dict[
        str, LunaMoveInsight
    ]  # every legal move; the steps of a voyage, and `done`, are moves like others
    actions: dict[ActionKind, Action]  # every kind
    next_round: NextRound | None  # None in the preliminary round, in the last round and after it


def _type_of(field: AnyField) -> Any:
    """What a part of a move is when it is sent."""
    match field:
        case OptionalName(name):
            return NotRequired[_type_of(name)]
        case Name(names):
            return Literal[names]  # a tuple of names is the list of possible values
        case Mark():
            return bool
        case _:
            return int


PARTS = {
    form.kind: TypedDict(  # type: ignore[operator]  # made from the moves, so that they are described once
        f"Luna{move.__name__}Parts", {name: _type_of(field) for name, field in form.fields.items()}
    )
    for move, form in FORMS.items()
}
