"""Luna on the native engine: the same interface, the same moves in the same order, only faster."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

from lunarium.core.errors import LunariumError
from lunarium.core.game import Game, Seat
from lunarium.games.engine import on_native
from lunarium.games.luna.codes import CODES, MOVES
from lunarium.games.luna.isles import ISLES
from lunarium.games.luna.moves import Move
from lunarium.games.luna.state import (
    ACTION_PHASE,
    OPPONENT_PHASE,
    OVER,
    PAIR_PHASE,
    SHRINE_PHASE,
    SOURCES,
    Layout,
    State,
    Voyage,
)

PHASES = (SHRINE_PHASE, PAIR_PHASE, OPPONENT_PHASE, ACTION_PHASE, OVER)
TILES = range(1, 29)
VOYAGE_NUMBERS = 5 + len(ISLES)
CLOSED, ABSENT = -1, -2  # a tile whose novice was displaced, and one that is not in the temple


@dataclass(slots=True)
class TwinState:
    """A state that lives in the native engine, with the set-up it belongs to."""

    layout: Layout
    native: Any  # lunarium._native.LunaState

    def copy(self) -> TwinState:
        """An independent copy."""
        return TwinState(self.layout, self.native.copy())


def accelerate(pure: Game[State, Move], native: Any) -> Game[TwinState, Move]:
    """The game on the native engine."""

    def determinize(state: TwinState, seat: Seat | None, rng: Random) -> TwinState:
        return state.copy()

    twin = on_native(
        pure,
        enter=lambda state: enter(state, native),
        leave=leave,
        encode=CODES.__getitem__,
        decode=MOVES.__getitem__,
        determinize=determinize,
        search=native.LunaSearch,
        simulations=lambda level, players: int(native.LUNA_BUDGETS[level - 1]),
    )
    return replace(twin, is_midway=is_midway, unseen=lambda state: 0)


def enter(state: State, native: Any) -> TwinState:
    """The state carried over to the native engine."""
    return TwinState(state.layout, native.LunaState(_layout(state.layout, native), list(_numbers(state))))


def is_midway(state: TwinState) -> bool:
    """Whether a voyage is under way; asked at every move, so without carrying the state over."""
    after = len(SOURCES) * state.layout.players  # the points come last, the voyage before them
    return bool(state.native.numbers()[-after - VOYAGE_NUMBERS])


def leave(state: TwinState) -> State:
    """The state carried back to the Python rules."""
    numbers = iter(state.native.numbers())
    sides = state.layout.players

    def row(length: int) -> list[int]:
        return list(islice(numbers, length))

    def rows(length: int) -> list[list[int]]:
        return [row(length) for _ in range(sides)]

    phase, round_, turn, start_player, priestess, builder, apostate = row(7)
    plain = State(
        layout=state.layout,
        phase=PHASES[phase],
        round=round_,
        turn=turn,
        start_player=start_player,
        moon_priestess=priestess,
        master_builder=builder,
        apostate=apostate,
        active=rows(len(ISLES)),
        inactive=rows(len(ISLES)),
        stage=row(sides),
        supply=row(sides),
        shrines=[list(map(bool, flags)) for flags in rows(len(ISLES))],
        shrine_supply=row(sides),
        favours=[list(map(bool, flags)) for flags in rows(len(ISLES))],
        claims={tile: seat for tile, seat in zip(TILES, row(28), strict=True) if seat >= 0},
        temple={
            tile: None if seat == CLOSED else seat
            for tile, seat in zip(TILES, row(28), strict=True)
            if seat != ABSENT
        },
        books={tile for tile, flag in zip(TILES, row(28), strict=True) if flag},
        council_seat=row(sides),
        council_rank=row(sides),
        tokens_turned=next(numbers),
        book_used=bool(next(numbers)),
        actions_taken=row(sides),
        takings=row(len(ISLES)),
        voyage=_voyage(row(5), row(len(ISLES))),
        points=rows(len(SOURCES)),
    )
    if next(numbers, None) is not None:
        raise LunariumError
    return plain


def _voyage(head: list[int], arrived: list[int]) -> Voyage | None:
    under_way, is_tide, place, asleep, to = head
    return Voyage(bool(is_tide), (place, bool(asleep), to), arrived) if under_way else None


def _numbers(state: State) -> Iterator[int]:
    """The state as native/luna/snapshot.hpp writes it."""
    yield from (PHASES.index(state.phase), state.round, state.turn, state.start_player)
    yield from (state.moon_priestess, state.master_builder, state.apostate)
    for table in (state.active, state.inactive, [state.stage], [state.supply], state.shrines):
        for row in table:
            yield from map(int, row)
    yield from state.shrine_supply
    for favours in state.favours:
        yield from map(int, favours)
    yield from (state.claims.get(tile, -1) for tile in TILES)
    for tile in TILES:
        owner = state.temple.get(tile, ABSENT)
        yield CLOSED if owner is None else owner
    yield from (int(tile in state.books) for tile in TILES)
    yield from state.council_seat
    yield from state.council_rank
    yield from (state.tokens_turned, int(state.book_used))
    yield from state.actions_taken
    yield from state.takings
    if state.voyage is None:
        yield from [0] * VOYAGE_NUMBERS
    else:
        yield from (1, int(state.voyage.is_tide), *map(int, state.voyage.last), *state.voyage.arrived)
    for points in state.points:
        yield from points


def _layout(layout: Layout, native: Any) -> Any:
    """The native layout; set-ups with the same data share one."""
    data, side = layout.components, layout.components.priestess[layout.players]
    return _native_layout(
        native,
        layout.players,
        layout.level,
        layout.ring,
        (0, *(data.symbols[tile] for tile in TILES)),
        ((), *(layout.neighbours.get(tile, ()) for tile in TILES)),
        layout.groups,
        side.moves,
        side.prizes,
        data.builder_moves,
        data.council,
        data.guards,
    )


@lru_cache(maxsize=64)
def _native_layout(native: Any, *fields: Any) -> Any:
    return native.LunaLayout(*fields)
