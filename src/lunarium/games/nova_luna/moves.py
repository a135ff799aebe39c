"""The moves of Nova Luna: one frozen value for each decision, and its text."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from lunarium.core.errors import BadNotation
from lunarium.core.game import NOTATION
from lunarium.core.reasons import Reason
from lunarium.core.types import Data
from lunarium.games.nova_luna.cells import FARTHEST, cell, coordinates
from lunarium.games.nova_luna.tiles import TILE_NAMES, TILES


@dataclass(frozen=True, slots=True)
class Take:
    """Take a tile from the selection track and place it at x, y of the own display."""

    tile: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Refill:
    """Fill the empty spaces of the selection track."""


@dataclass(frozen=True, slots=True)
class EndPhase:
    """Solo: end the first phase."""


Move = Take | Refill | EndPhase

KINDS = ("refill", "take", "end-phase")
EXAMPLES: Mapping[str, str] = MappingProxyType(
    {"take": "17@2,-1", "refill": "refill", "end-phase": "end-phase"}
)
REFILL = Refill()
END_PHASE = EndPhase()


class _Takes(dict[int, Take]):
    """The takes of one tile by their cell, each made only once: far more moves are listed than played."""

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def __missing__(self, cell: int) -> Take:
        move = self[cell] = Take(self.tile, *coordinates(cell))
        return move


TAKES = tuple(map(_Takes, range(len(TILES))))


def take(tile: int, x: int, y: int) -> Take:
    """The take of this tile to this place; the same object every time."""
    return TAKES[tile][cell(x, y)]


def kind(move: Move) -> str:
    """One of KINDS."""
    match move:
        case Take():
            return "take"
        case Refill():
            return "refill"
        case EndPhase():
            return "end-phase"


def write(move: Move) -> str:
    """The move as text: `17@2,-1`, `refill` or `end-phase`."""
    if isinstance(move, Take):
        return f"{move.tile}@{move.x},{move.y}"
    return kind(move)


def parts(move: Move) -> dict[str, int | str | bool]:
    """The fields of the move by name, for boards: `{"tile": 17, "x": 2, "y": -1}`; others have none."""
    return {"tile": move.tile, "x": move.x, "y": move.y} if isinstance(move, Take) else {}


def compose(kind: str, parts: Data) -> str:
    """The text of a kind with its parts, as a board sends them: whether it is a move is for `read` to say."""
    if kind != "take":
        return kind
    tile, x, y = (parts.get(name, "") for name in ("tile", "x", "y"))
    return f"{tile}@{x},{y}"


_NUMBER = r"\s*([+-]?[0-9]{1,9})\s*"
_TAKE = re.compile(f"{_NUMBER}@{_NUMBER},{_NUMBER}")  # generous: what it lets through can be answered exactly
_PLAIN = re.compile(r"0|-?[1-9][0-9]*")


@lru_cache(maxsize=4096)  # games repeat themselves, and each move is read several times
def read(text: str) -> Move:
    """The move that this text is; only the exact text is one."""
    if text == "refill":
        return REFILL
    if text == "end-phase":
        return END_PHASE
    reasons = _faults(text)
    if reasons:
        raise BadNotation(reasons=reasons, move=text)
    tile, x, y = map(int, re.split("[@,]", text))
    return take(tile, x, y)


def _faults(text: str) -> list[Reason]:
    """Why a text that is neither `refill` nor `end-phase` is no move."""
    match = _TAKE.fullmatch(text)
    if not match:
        return [Reason("form-of-tile-move", NOTATION)]
    numbers = match.groups()
    if "{}@{},{}".format(*numbers) != text or not all(map(_PLAIN.fullmatch, numbers)):
        return [Reason("number-spelling", NOTATION)]
    reasons = []
    tile, x, y = map(int, numbers)
    if tile not in TILE_NAMES:
        reasons.append(Reason("no-such-tile", NOTATION, {"last": TILE_NAMES[-1]}))
    if abs(x) > FARTHEST or abs(y) > FARTHEST:
        reasons.append(Reason("cell-too-far", NOTATION, {"farthest": FARTHEST}))
    return reasons
