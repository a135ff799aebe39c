"""Refusals: every reason why a move is not allowed now."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.core.types import Json
from lunarium.games.nova_luna.cells import coordinates
from lunarium.games.nova_luna.moves import EndPhase, Move, Refill, Take
from lunarium.games.nova_luna.show.places import name_tile
from lunarium.games.nova_luna.state import FIRST_STACK, REACH, REFILL_LIMIT, SPACES, State

REFILLING = "NL: refilling"
TAKING = "NL: taking a tile"
PLACING = "NL: placing a tile"
SOLO = "NL: solo"


def refuse(state: State, move: Move) -> list[Reason]:
    """All reasons against a move; empty exactly for a legal one."""
    if state.ending:
        return [Reason("game-over", "nova-luna: end")]
    match move:
        case Take():
            return [*_against_tile(state, move.tile), *_against_cell(state, move.x, move.y)]
        case Refill():
            return list(_against_refill(state))
        case EndPhase():
            return list(_against_end_phase(state))


def _against_refill(state: State) -> Iterator[Reason]:
    if state.is_solo():
        yield Reason("refill-solo", SOLO)
        return
    tiles = state.tiles_on_wheel()
    if tiles == SPACES - 1:
        yield Reason("refill-track-full", REFILLING)
    elif tiles > REFILL_LIMIT:
        yield Reason("refill-too-early", REFILLING, {"tiles": tiles, "limit": REFILL_LIMIT})
    if not state.supply:
        yield Reason("refill-supply-empty", "NL-2")


def _against_end_phase(state: State) -> Iterator[Reason]:
    if not state.is_solo():
        yield Reason("end-phase-not-solo", SOLO)
    elif state.phase == 2:
        yield Reason("end-phase-second", SOLO)
    elif not state.can_end_phase():
        placed = state.tokens_placed()
        yield Reason("end-phase-too-early", SOLO, {"placed": placed, "needed": FIRST_STACK})


def _against_tile(state: State, tile: int) -> Iterator[Reason]:
    row = state.clockwise()
    reach = ", ".join(map(str, row[:REACH]))
    if tile in row:
        place = row.index(tile) + 1
        if place > REACH:
            yield Reason("tile-out-of-reach", TAKING, _name(tile) | {"place": place, "reach": reach})
    elif any(tile in display.tiles for display in state.displays):
        yield Reason("tile-already-placed", TAKING, _name(tile) | {"reach": reach})
    else:
        yield Reason("tile-in-supply", TAKING, _name(tile) | {"reach": reach})


def _against_cell(state: State, x: int, y: int) -> Iterator[Reason]:
    display = state.displays[state.queue[0]]
    if (x, y) in map(coordinates, display.frontier):
        return
    if not display.tiles:
        yield Reason("first-tile-at-origin", PLACING)
        return
    for cell, order in display.at.items():
        if coordinates(cell) == (x, y):
            yield Reason("cell-occupied", PLACING, _name(display.tiles[order]) | {"x": x, "y": y})
            return
    yield Reason("cell-not-adjacent", PLACING, {"x": x, "y": y})


def _name(tile: int) -> Json:
    """A tile by its number for those who write moves, by its colour and price for those who look."""
    return {"tile": tile, **name_tile(tile)}
