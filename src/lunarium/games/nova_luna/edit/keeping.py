"""Nova Luna beside a real table: the tiles on the wheel are named as they are turned up."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from lunarium.core.errors import BadSetup
from lunarium.core.game import Json
from lunarium.core.keeping import Keeping, Thing
from lunarium.core.types import Data, Options
from lunarium.games.nova_luna.setup import ON_WHEEL, check_fields
from lunarium.games.nova_luna.state import SPACES
from lunarium.games.nova_luna.tiles import COLOURS, TILE_NAMES, TILES


def lay(options: Options, laid: Data, rng: Random) -> Json:
    """The set-up of the wheel as it lies there; what is in the box has any order until it is named."""
    check_fields(laid, ("tower", "wheel") if options["players"] > 1 else ("wheel",))
    wheel = laid["wheel"]
    _check_tiles(wheel)
    if len(wheel) != ON_WHEEL:
        raise BadSetup("nova-setup-wheel", needed=ON_WHEEL, found=len(wheel))
    face_down = [tile for tile in TILE_NAMES if tile not in wheel]
    rng.shuffle(face_down)
    return {**laid, "supply": face_down}


def uncover(setup: Json, unseen: int, named: Sequence[Thing]) -> Json:
    """The set-up in which these tiles come onto the wheel next; so many are still face down."""
    _check_tiles(named)
    supply: list[int] = setup["supply"]
    drawn = len(supply) - unseen
    face_down = supply[drawn:]
    for tile in named:
        if tile not in face_down:
            raise _refuse("nova-tile-seen", tile)
    rest = [tile for tile in face_down if tile not in named]
    return setup | {"supply": [*supply[:drawn], *named, *rest]}


def places(before: Data, after: Data) -> list[int]:
    """The spaces of the wheel that were filled, clockwise from the meeple (NL-3)."""
    came = set(before["unseen"]) - set(after["unseen"])
    around = ((after["meeple"] + step) % SPACES for step in range(1, SPACES))
    return [space for space in around if after["wheel"][space] in came]


def _check_tiles(tiles: Sequence[Thing]) -> None:
    """Each exists, and once."""
    for tile, count in Counter(tiles).items():
        if type(tile) is not int or tile not in TILE_NAMES:
            raise BadSetup("nova-setup-no-such-tile", last=TILE_NAMES[-1])
        if count > 1:
            raise _refuse("nova-position-tile-twice", tile)


def _refuse(code: str, tile: Any) -> BadSetup:
    return BadSetup(code, tile=tile, hue=COLOURS[TILES[tile].colour], number=TILES[tile].number)


KEEPING = Keeping(lay=lay, uncover=uncover, places=places)
