"""How a state of Luna enters the native engine, and how its moves come back."""

import json
from collections.abc import Sequence
from dataclasses import asdict, fields, replace
from functools import cache, lru_cache
from types import ModuleType
from typing import cast

from lunarium.core.encoding import Codes, Native
from lunarium.core.splitmix import seed_number
from lunarium.core.thinking import Thinking
from lunarium.core.types import Data, Json, Options
from lunarium.games.engine import NativeSearch, native_encoding
from lunarium.games.luna.codes import CODES, MOVES
from lunarium.games.luna.features import features
from lunarium.games.luna.moves import Move, write
from lunarium.games.luna.observation import fields as observed
from lunarium.games.luna.setup import describe_deal, lay_boards, settle
from lunarium.games.luna.state import MOST_ACTIONS, NOVICES, Layout, State
from lunarium.games.luna.wire import LunaOptions

TILES = range(1, 29)
STARTS = 1024  # that a batch draws from: a layout of its own for each would cost as much as the game
ROUNDS = 6
STEPS = NOVICES + 1  # of an action: a journey moves each novice once at most, and ends
PRELIMINARY = 10  # moves of a player before the first round, at most
MOVE_CODES = Codes(CODES.__getitem__, MOVES.__getitem__)


def add_engine(thinking: Thinking[State, Move], native: ModuleType) -> Thinking[State, Move]:
    """What the native engine brings: its search, whole games, and positions for learners."""

    @cache
    def writer() -> object:
        return native.LunaWriter(list(map(write, MOVES)))

    def dealer_of(options: Options) -> object:
        settled = settle(options)
        own_values = describe_deal(settled)["tail"]  # another file may have come under the same name
        return _dealer(native, own_values, *sorted(settled.items()))

    def deal_starts(options: Options, seeds: Sequence[str]) -> list[tuple[Data, Native]]:
        dealt = native.luna_starts(dealer_of(options), list(map(seed_number, seeds)))
        return [(json.loads(setup), position) for setup, position in dealt]

    def play_games(
        options: Options, head: str, seeds: Sequence[str], players: Sequence[str], with_legal: bool
    ) -> bytes:
        lines: bytes = native.luna_games(
            dealer_of(options), writer(), head, list(map(seed_number, seeds)), list(players), with_legal
        )
        return lines

    return replace(
        thinking,
        search=lambda state, level, seed, threads: NativeSearch(
            native.LunaSearch(enter(state, native), level, seed, threads), MOVE_CODES
        ),
        simulations=lambda level, players: int(native.LUNA_BUDGETS[level - 1]),
        play_games=play_games,
        encoding=native_encoding(
            lambda state: enter(state, native),
            MOVE_CODES,
            batch=native.LunaBatch,
            forest=native.LunaForest,
            fields=observed,
            features=features,
            longest=lambda people: people * (PRELIMINARY + ROUNDS * MOST_ACTIONS * STEPS),
            starts=STARTS,
            deal_starts=deal_starts,
        ),
    )


def enter(state: State, native: ModuleType) -> Native:
    """The state as a position of the native engine."""
    position: Native = native.LunaState(native_layout(state.layout, native), _fields(state))
    return position


def _fields(state: State) -> Json:
    """The state as native/luna/snapshot.hpp names it: as here, without the layout."""
    found = {name: getattr(state, name) for name in _NAMES}
    return found | {"voyage": asdict(state.voyage) if state.voyage else None}


_NAMES = [field.name for field in fields(State) if field.name != "layout"]


@lru_cache(maxsize=16)
def _dealer(native: ModuleType, own_values: str, *chosen: tuple[str, object]) -> object:
    """The native deal of these settled options: it draws, on boards that are laid out here."""
    options = cast("LunaOptions", dict(chosen))
    table = describe_deal(options)
    frames = [
        (places, layout_fields(state.layout), enter(state, native)) for places, state in lay_boards(options)
    ]
    return native.LunaDealer(table, frames)


def layout_fields(layout: Layout) -> Json:
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


def native_layout(layout: Layout, native: ModuleType) -> object:
    """The native layout; set-ups with the same data share one."""
    return _shared_layout(native, *layout_fields(layout).items())


@lru_cache(maxsize=64)
def _shared_layout(native: ModuleType, *named: tuple[str, object]) -> object:
    made: object = native.LunaLayout(dict(named))
    return made
