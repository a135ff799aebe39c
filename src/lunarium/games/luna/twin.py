"""Luna on the native engine: the same interface, the same moves in the same order, only faster."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from functools import cache, lru_cache
from importlib import import_module
from random import Random
from typing import Any

from lunarium.core.game import Game, Seat
from lunarium.games.acceleration import native_encoding, on_native, seed_bytes
from lunarium.games.luna.codes import CODES, MOVES
from lunarium.games.luna.features import features
from lunarium.games.luna.moves import Move, write
from lunarium.games.luna.observation import fields as observed
from lunarium.games.luna.setup import describe_deal, lay_boards, settle
from lunarium.games.luna.state import Layout, State, Voyage

TILES = range(1, 29)
STARTS = 1024  # that a batch draws from: a layout of its own for each would cost as much as the game


@dataclass(slots=True)
class TwinState:
    """A state that lives in the native engine, with the set-up it belongs to."""

    layout: Layout
    native: Any  # lunarium._native.LunaState

    def copy(self) -> TwinState:
        """An independent copy."""
        return TwinState(self.layout, self.native.copy())

    def __deepcopy__(self, memo: object) -> TwinState:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return reenter, (leave(self),)


def accelerate(pure: Game[State, Move], native: Any) -> Game[TwinState, Move]:
    """The game on the native engine."""

    def determinize(state: TwinState, seat: Seat | None, rng: Random) -> TwinState:
        return state.copy()

    @cache
    def writer() -> Any:
        return native.LunaWriter(list(map(write, MOVES)))

    def dealer_of(options: Mapping[str, Any]) -> Any:
        settled = settle(options)
        own_values = describe_deal(settled)["tail"]  # another file may have come under the same name
        return _dealer(native, own_values, *sorted(settled.items()))

    def deal_starts(options: Mapping[str, Any], seeds: Sequence[str]) -> list[tuple[Mapping[str, Any], Any]]:
        dealt = native.luna_starts(dealer_of(options), list(map(seed_bytes, seeds)))
        return [(json.loads(setup), position) for setup, position in dealt]

    def play_games(
        options: Mapping[str, Any], head: str, seeds: Sequence[str], players: Sequence[str], with_legal: bool
    ) -> bytes:
        lines: bytes = native.luna_games(
            dealer_of(options), writer(), head, list(map(seed_bytes, seeds)), list(players), with_legal
        )
        return lines

    twin = on_native(
        pure,
        enter=lambda state: enter(state, native),
        leave=leave,
        encode=CODES.__getitem__,
        decode=MOVES.__getitem__,
        determinize=determinize,
        search=native.LunaSearch,
        simulations=lambda level, players: int(native.LUNA_BUDGETS[level - 1]),
        encoding=native_encoding(
            MOVES.__getitem__,
            CODES.__getitem__,
            batch=native.LunaBatch,
            forest=native.LunaForest,
            fields=observed,
            features=features,
            starts=STARTS,
            deal_starts=deal_starts,
            restore=lambda options, setup, position: TwinState(_layout_of(pure, options, setup), position),
        ),
        play_games=play_games,
    )
    return replace(twin, is_midway=lambda state: state.native.is_midway(), unseen=lambda state: 0)


def enter(state: State, native: Any) -> TwinState:
    """The state carried over to the native engine."""
    return TwinState(state.layout, native.LunaState(native_layout(state.layout, native), _fields(state)))


def reenter(state: State) -> TwinState:
    """The state of a pickle, which holds it as the Python rules do."""
    return enter(state, import_module("lunarium._native"))


def leave(state: TwinState) -> State:
    """The state carried back to the Python rules."""
    found = state.native.fields()
    voyage = found.pop("voyage")
    return State(layout=state.layout, voyage=Voyage(**voyage) if voyage else None, **found)


def _fields(state: State) -> dict[str, Any]:
    """The state as native/luna/snapshot.hpp names it: as here, without the layout."""
    found = {field.name: getattr(state, field.name) for field in fields(State) if field.name != "layout"}
    return found | {"voyage": asdict(state.voyage) if state.voyage else None}


@lru_cache(maxsize=16)
def _dealer(native: Any, own_values: str, *chosen: tuple[str, Any]) -> Any:
    """The native deal of these settled options: it draws, on boards that are laid out here."""
    options = dict(chosen)
    table = describe_deal(options)
    frames = [
        (places, layout_fields(state.layout), enter(state, native).native)
        for places, state in lay_boards(options)
    ]
    return native.LunaDealer(table, frames)


def _layout_of(pure: Game[State, Move], options: Mapping[str, Any], setup: Mapping[str, Any]) -> Layout:
    """What a set-up fixes."""
    return pure.start(options, setup).layout


def layout_fields(layout: Layout) -> dict[str, Any]:
    """The layout as native/luna/layout.hpp names it."""
    data, side = layout.components, layout.components.priestess[layout.players]
    return {
        "players": layout.players,
        "level": layout.level,
        "ring": layout.ring,
        "symbols": (0, *(data.symbols[tile] for tile in TILES)),
        "neighbours": ((), *(layout.neighbours.get(tile, ()) for tile in TILES)),
        "groups": layout.groups,
        "priestess_moves": side.moves,
        "prizes": side.prizes,
        "builder_moves": data.builder_moves,
        "council": data.council,
        "guards": data.guards,
    }


def native_layout(layout: Layout, native: Any) -> Any:
    """The native layout; set-ups with the same data share one."""
    return _shared_layout(native, *layout_fields(layout).items())


@lru_cache(maxsize=64)
def _shared_layout(native: Any, *named: tuple[str, Any]) -> Any:
    return native.LunaLayout(dict(named))
