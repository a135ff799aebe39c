"""Nova Luna on the native engine: the same interface, the same moves in the same order, only faster."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Any

from lunarium.core.errors import LunariumError
from lunarium.core.game import Game, Seat
from lunarium.games.engine import on_native
from lunarium.games.nova_luna.cells import cell, coordinates
from lunarium.games.nova_luna.moves import END_PHASE, REFILL, Move, Take, take
from lunarium.games.nova_luna.scoring import place
from lunarium.games.nova_luna.setup import EACH_TILE_ONCE
from lunarium.games.nova_luna.state import SPACES, Display, Note, State
from lunarium.games.nova_luna.tiles import TILES

ENDINGS = ("", "last-token", "no-tiles", "all-placed")
REFILL_CODE, END_PHASE_CODE = 0, 1
SOLO_PLANS = 15_000  # alone, whole plans are searched: they take more time than lines of a tree
MOST = 10**12


@dataclass(slots=True)
class TwinState:
    """A state that lives in the native engine, with the options it was dealt for."""

    options: Mapping[str, Any]
    native: Any  # lunarium._native.NovaLunaState

    def copy(self) -> TwinState:
        """An independent copy."""
        return TwinState(self.options, self.native.copy())


def accelerate(pure: Game[State, Move], native: Any) -> Game[TwinState, Move]:
    """The game on the native engine."""

    def determinize(state: TwinState, seat: Seat | None, rng: Random) -> TwinState:
        world = state.copy()
        world.native.determinize(rng.getrandbits(64))
        return world

    def simulations(level: int, players: int) -> int:
        return min(int(native.NOVA_LUNA_BUDGETS[level - 1]), SOLO_PLANS if players == 1 else MOST)

    twin = on_native(
        pure,
        enter=lambda state: enter(state, native),
        leave=leave,
        encode=encode,
        decode=decode,
        determinize=determinize,
        search=native.NovaLunaSearch,
        simulations=simulations,
    )
    return replace(twin, is_midway=lambda state: False, unseen=unseen)


def encode(move: Move) -> int:
    """The move as native/nova_luna/moves.hpp numbers it."""
    if isinstance(move, Take):
        return move.tile << 14 | move.y + 64 << 7 | move.x + 64
    return REFILL_CODE if move is REFILL else END_PHASE_CODE


def decode(code: int) -> Move:
    """The move of this number."""
    if code > END_PHASE_CODE:
        return take(code >> 14, (code & 127) - 64, (code >> 7 & 127) - 64)
    return END_PHASE if code else REFILL


def enter(state: State, native: Any) -> TwinState:
    """The state carried over to the native engine."""
    return TwinState(state.options, native.NovaLunaState(list(_numbers(state))))


def unseen(state: TwinState) -> int:
    """How many tiles are in the supply; asked at every move, so without carrying the state over."""
    numbers: list[int] = state.native.numbers()
    return numbers[6 + 3 * numbers[0] + SPACES]


def leave(state: TwinState) -> State:
    """The state carried back to the Python rules; its displays are laid out again tile by tile."""
    numbers = iter(state.native.numbers())

    def row(length: int) -> list[int]:
        return list(islice(numbers, length))

    players, _first_game, _scoring, meeple, phase, ending = row(6)
    plain = State(
        options=state.options,
        queue=row(players),
        distances=row(players),
        tokens_left=row(players),
        displays=[],
        wheel=row(SPACES),
        supply=row(next(numbers)),
        meeple=meeple,
        phase=phase,
        notes=tuple(Note(*row(2)) for _ in range(next(numbers))),
        ending=ENDINGS[ending],
    )
    plain.displays = [_display(numbers) for _ in range(players)]
    if next(numbers, None) is not None:
        raise LunariumError
    return plain


def _display(numbers: Iterator[int]) -> Display:
    display = Display()
    for _ in range(next(numbers)):
        tile, x, y, opened = islice(numbers, 4)
        place(display, tile, cell(x, y))
        needs = TILES[tile].needs
        display.open_tasks[-1] = tuple(need for task, need in enumerate(needs) if opened >> task & 1)
    for _ in range(next(numbers)):
        next(numbers), next(numbers)  # the frontier follows from the tiles
    return display


def _numbers(state: State) -> Iterator[int]:
    """The state as native/nova_luna/snapshot.hpp writes it."""
    options = state.options
    each_once = options["solo_scoring"] == EACH_TILE_ONCE
    yield from (options["players"], int(options["first_game"]), int(each_once))
    yield from (state.meeple, state.phase, ENDINGS.index(state.ending))
    for row in (state.queue, state.distances, state.tokens_left, state.wheel):
        yield from row
    yield from (len(state.supply), *state.supply)
    yield len(state.notes)
    for note in state.notes:
        yield from (note.tiles, note.penalty)
    for display in state.displays:
        yield len(display.tiles)
        for place_, order in display.at.items():
            tile, (x, y) = display.tiles[order], coordinates(place_)
            needs, uncovered = TILES[tile].needs, display.open_tasks[order]
            yield from (tile, x, y, sum(1 << task for task, need in enumerate(needs) if need in uncovered))
        yield len(display.frontier)
        for free in display.frontier:
            yield from coordinates(free)
