"""Before the first move: what people choose, what chance deals, and the state that follows from both."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import cast

from lunarium.core import options as core
from lunarium.core.errors import BadSetup
from lunarium.core.game import Json, Seat
from lunarium.core.options import Option
from lunarium.core.types import Options, Setup
from lunarium.games.nova_luna.state import SOLO_TOKENS, SPACES, Display, State
from lunarium.games.nova_luna.tiles import TILE_NAMES
from lunarium.games.nova_luna.wire import NovaLunaOptions

WHOLE_DISPLAY = "whole-display"  # NL-6: the second note counts the tiles of the first phase again
EACH_TILE_ONCE = "each-tile-once"

OPTIONS = (
    Option("players", 2, (1, 2, 3, 4)),
    Option("first_game", False, (False, True)),
    Option("solo_scoring", WHOLE_DISPLAY, (WHOLE_DISPLAY, EACH_TILE_ONCE)),
)
MODES: dict[str, Json] = {
    **{f"{players}p": {"players": players} for players in (2, 3, 4)},
    **{f"{players}p-first-game": {"players": players, "first_game": True} for players in (3, 4)},
    "solo": {"players": 1},
    "solo-each-tile-once": {"players": 1, "solo_scoring": EACH_TILE_ONCE},
}

TOKENS = 20  # to place, with one more on the moon track
FIRST_GAME_TOKENS = {2: 20, 3: 17, 4: 15}
ON_WHEEL = SPACES - 1  # the meeple stands on the other space
IN_SUPPLY = len(TILE_NAMES) - ON_WHEEL


def settle(given: Mapping[str, object]) -> NovaLunaOptions:
    """The options, checked and complete."""
    return cast("NovaLunaOptions", core.settle(OPTIONS, given))


def deal(options: Mapping[str, object], rng: Random) -> Json:
    """The set-up that chance brings about."""
    players = settle(options)["players"]
    setup: Json = {}
    if players > 1:
        setup["tower"] = rng.sample(range(players), players)
    tiles = rng.sample(TILE_NAMES, len(TILE_NAMES))
    setup["wheel"] = tiles[:ON_WHEEL]
    setup["supply"] = tiles[ON_WHEEL:]
    return setup


def start(options: Mapping[str, object], setup: Setup) -> State:
    """The state before the first move."""
    settled = settle(options)
    players = settled["players"]
    check_fields(setup, ("tower", "wheel", "supply") if players > 1 else ("wheel", "supply"))
    wheel, supply = setup["wheel"], setup["supply"]
    _check_tiles(wheel, supply)
    return State(
        options=settled,
        queue=_queue(setup["tower"], players) if players > 1 else [0],
        distances=[0] * players,
        tokens_left=[tokens_to_place(settled)] * players,
        displays=[Display() for _ in range(players)],
        wheel=[0, *wheel],
        supply=supply[::-1],
        phase=1 if players == 1 else 0,
    )


def tokens_to_place(options: Options) -> int:
    """How many tokens each player has to place."""
    if options["players"] == 1:
        return SOLO_TOKENS
    return FIRST_GAME_TOKENS[options["players"]] if options["first_game"] else TOKENS


def _queue(tower: list[int], players: int) -> list[Seat]:
    """The tower from top to bottom: the topmost plays first."""
    if sorted(tower) != list(range(players)):
        raise BadSetup("nova-setup-tower", seats=", ".join(map(str, range(players))))
    return tower[::-1]


def check_fields(setup: Setup, fields: tuple[str, ...]) -> None:
    """The set-up has exactly these fields, each a list of whole numbers."""
    if set(setup) != set(fields):
        found = ", ".join(sorted(str(name)[:20] for name in setup)[:10]) or "-"
        raise BadSetup("nova-setup-fields", fields=", ".join(fields), found=found)
    for name in fields:
        numbers = setup[name]
        # True is an int to Python, and 3.0 equals 3: neither is a tile's name.
        if type(numbers) is not list or not all(type(number) is int for number in numbers):
            raise BadSetup("nova-setup-numbers", field=name)


def _check_tiles(wheel: list[int], supply: list[int]) -> None:
    """Eleven tiles lie on the wheel, all others in the supply, each of them once."""
    if len(wheel) != ON_WHEEL:
        raise BadSetup("nova-setup-wheel", needed=ON_WHEEL, found=len(wheel))
    if len(supply) != IN_SUPPLY:
        raise BadSetup("nova-setup-supply", needed=IN_SUPPLY, found=len(supply))
    tiles = wheel + supply
    if not all(tile in TILE_NAMES for tile in tiles):
        raise BadSetup("nova-setup-no-such-tile", last=TILE_NAMES[-1])
    for tile, count in Counter(tiles).items():
        if count > 1:
            raise BadSetup("nova-setup-tile-twice", tile=tile)
