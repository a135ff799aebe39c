"""Every move of Luna as a small number: the language that the native engine and learning machines speak."""

from __future__ import annotations

from itertools import product

from lunarium.games.luna.isles import ISLES, ORIGINS
from lunarium.games.luna.moves import (
    DONE,
    END_ROUND,
    MEDITATE,
    Move,
    book,
    council,
    deactivate,
    expel,
    favour,
    herbs,
    journey,
    place_pair,
    place_shrine,
    promote,
    recruit,
    sail,
    sanctify,
    shrine,
    step,
    tide,
)
from lunarium.games.luna.state import NOVICES

_ISLES, _PLACES, _TILES, _FLAG = range(len(ISLES)), range(len(ORIGINS)), range(1, 29), (False, True)
_COUNTS = range(1, NOVICES + 1)

# The order of native/luna/moves.hpp: by kind, inside a kind the parameters like the digits of a number. Some
# codes belong to moves that no position allows (a journey to its own isle): they keep the digits regular.
MOVES: tuple[Move, ...] = (
    *map(place_shrine, _ISLES),
    *map(place_pair, _ISLES),
    *map(deactivate, _ISLES),
    *(favour(*move) for move in product(_ISLES, _FLAG)),
    *(recruit(*move) for move in product(_ISLES, _FLAG)),
    *map(shrine, _FLAG),
    *(herbs(*move) for move in product(_ISLES, (1, 2))),
    *(journey(*move) for move in product(_ISLES, _ISLES)),
    *(tide(*move) for move in product(_PLACES, _FLAG, _ISLES)),
    *(step(*move) for move in product(_PLACES, _FLAG, _ISLES)),
    DONE,
    *(sail(*move) for move in product(_PLACES, _ISLES, (1, 2))),
    *(promote(*move) for move in product(_TILES, _FLAG, _FLAG)),
    *(sanctify(*move) for move in product(_TILES, _FLAG)),
    *(book(*move) for move in product(_TILES, _TILES)),
    *(council(isle, real + virtual, virtual) for isle, real, virtual in product(_ISLES, _COUNTS, _FLAG)),
    council(None, 1, True),
    *(expel(count, False) for count in _COUNTS),
    *(expel(count, True) for count in range(1, NOVICES + 2)),
    MEDITATE,
    END_ROUND,
)
CODES: dict[Move, int] = {move: code for code, move in enumerate(MOVES)}
