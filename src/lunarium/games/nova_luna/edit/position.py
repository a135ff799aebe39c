"""Positions of Nova Luna as text: what lies on the wheel and in the displays; all else follows from that."""

from collections.abc import Mapping
from random import Random

from lunarium.core.errors import BadSetup
from lunarium.core.game import Json
from lunarium.core.position import POSITION, Built, Drafting, check_options, held_by, take
from lunarium.core.types import Setup
from lunarium.games.nova_luna.cells import coordinates
from lunarium.games.nova_luna.edit.draft import EXAMPLE, KEY, blank, parse, spell, tidy
from lunarium.games.nova_luna.edit.possibility import Possibility, find_tile_faults
from lunarium.games.nova_luna.setup import settle, tokens_to_place
from lunarium.games.nova_luna.state import Display, State
from lunarium.games.nova_luna.tiles import TILE_NAMES
from lunarium.games.nova_luna.wire import DraftedTile, NovaLunaDraft


def write_position(state: State) -> str:
    """Players, wheel, order of play, and each display in the order in which it was laid."""
    return spell(
        {
            "game": KEY,
            "options": state.options,
            "wheel": [tile or None for tile in state.wheel],
            "meeple": state.meeple,
            "queue": state.queue,
            "displays": [_draft_display(display) for display in state.displays],
        }
    )


def read_position(text: str) -> State:
    """The state of this text, if it can come about; what is face down has no order that means anything."""
    state: State = take(build(parse(text)))
    return state


def build(draft: NovaLunaDraft) -> Built[State]:
    """The state of a draft, or what is wrong with it; what is face down has no order that means anything."""
    faults = tuple(find_tile_faults(draft))
    if faults:
        return Built(None, faults)
    options = draft["options"].copy()
    players, wheel = draft["options"]["players"], draft["wheel"]
    seen = {*filter(None, wheel), *(laid["tile"] for display in draft["displays"] for laid in display)}
    state = State(
        options=options,
        queue=list(draft["queue"]),
        distances=[0] * players,
        tokens_left=[tokens_to_place(options)] * players,
        displays=[Display() for _ in range(players)],
        wheel=[tile or 0 for tile in wheel],
        supply=[tile for tile in TILE_NAMES if tile not in seen],
        meeple=draft["meeple"],
        phase=1 if players == 1 else 0,
    )
    faults = tuple(Possibility(state, len(seen)).find_faults(draft["displays"]))
    return Built(None, faults) if faults else Built(state)


def begin(state: State, rng: Random) -> tuple[Json, Json]:
    """The options and set-up of a game that starts here, with a new order of what is face down."""
    supply = sorted(state.supply)
    rng.shuffle(supply)
    return dict(state.options), {POSITION: write_position(state), "supply": supply}


def resume(options: Mapping[str, object], setup: Setup) -> State:
    """The state at the start of a game that starts from a position."""
    settled = settle(options)
    state = read_position(held_by(setup, "supply"))
    check_options(settled, state.options)
    supply = setup["supply"]
    if type(supply) is not list or any(type(tile) is not int for tile in supply):
        raise BadSetup("nova-setup-numbers", field="supply")
    if sorted(supply) != sorted(state.supply):
        raise BadSetup("nova-setup-unseen", count=len(state.supply))
    state.supply = supply[::-1]
    return state


def outline(state: State) -> object:
    """The tiles ahead of the meeple and the displays by the order of play, turned and mirrored alike."""
    return state.clockwise(), [_outline_display(state.displays[seat]) for seat in state.queue]


def _outline_display(display: Display) -> list[tuple[int, int, int]]:
    """The display as it looks moved into the corner, in the first of its eight ways of lying."""
    laid = [(tile, *coordinates(cell)) for tile, cell in zip(display.tiles, display.at, strict=True)]
    ways = []
    for _ in range(4):
        laid = [(tile, -y, x) for tile, x, y in laid]
        ways += [_into_corner(laid), _into_corner([(tile, y, x) for tile, x, y in laid])]
    return min(ways)


def _into_corner(laid: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    left, top = min((x for _, x, _ in laid), default=0), min((y for _, _, y in laid), default=0)
    return sorted((tile, x - left, y - top) for tile, x, y in laid)


def _draft_display(display: Display) -> list[DraftedTile]:
    places = map(coordinates, display.at)
    return [{"tile": tile, "x": x, "y": y} for tile, (x, y) in zip(display.tiles, places, strict=True)]


DRAFTING = Drafting(
    type=NovaLunaDraft, parse=parse, spell=spell, tidy=tidy, build=build, blank=blank, example=EXAMPLE
)
