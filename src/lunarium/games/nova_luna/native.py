"""How a state of Nova Luna enters the native engine, and how its moves come back."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from types import ModuleType

from lunarium.core.encoding import Chance, Codes, Native
from lunarium.core.splitmix import seed_number
from lunarium.core.thinking import Thinking
from lunarium.core.types import Data, Json, Options, Setup
from lunarium.games.engine import NativeSearch, native_encoding
from lunarium.games.nova_luna.cells import coordinates
from lunarium.games.nova_luna.features import features
from lunarium.games.nova_luna.moves import END_PHASE, REFILL, Move, Refill, Take, take
from lunarium.games.nova_luna.observation import fields as observed
from lunarium.games.nova_luna.setup import deal, start
from lunarium.games.nova_luna.state import State
from lunarium.games.nova_luna.tiles import TILES

MOVES = 68 + 7  # every tile taken; a refill turns up nine of 57 and more, or the last
SOLO_MOVES = 2 * (11 + 1)  # a whole wheel in each phase, and its end
REFILL_CODE, END_PHASE_CODE = 0, 1
SOLO_PLANS = 15_000  # alone, whole plans are searched: they take more time than lines of a tree
MOST = 10**12


def add_engine(thinking: Thinking[State, Move], native: ModuleType) -> Thinking[State, Move]:
    """What the native engine brings: its search, whole games, and positions for learners."""

    def simulations(level: int, players: int) -> int:
        return min(int(native.NOVA_LUNA_BUDGETS[level - 1]), SOLO_PLANS if players == 1 else MOST)

    def play_games(
        options: Options, head: str, seeds: Sequence[str], players: Sequence[str], with_legal: bool
    ) -> bytes:
        any_start = enter(start(options, deal(options, Random(0))), native)
        lines: bytes = native.nova_luna_games(
            any_start, head, list(map(seed_number, seeds)), list(players), with_legal
        )
        return lines

    def deal_starts(options: Options, seeds: Sequence[str]) -> list[tuple[Data, Native]]:
        setups = [deal(options, Random(seed)) for seed in seeds]
        return [(setup, enter(start(options, setup), native)) for setup in setups]

    return replace(
        thinking,
        search=lambda state, level, seed, threads: NativeSearch(
            native.NovaLunaSearch(enter(state, native), level, seed, threads), MOVE_CODES
        ),
        simulations=simulations,
        play_games=play_games,
        encoding=native_encoding(
            lambda state: enter(state, native),
            MOVE_CODES,
            batch=native.NovaLunaBatch,
            forest=native.NovaLunaForest,
            fields=observed,
            features=features,
            longest=lambda people: SOLO_MOVES if people == 1 else MOVES,
            starts=1,
            deal_starts=deal_starts,
            setup_of=_setup_of,
            chance=SUPPLY,
        ),
    )


def _arrange(state: State, tiles: Sequence[int]) -> State:
    """The state with these tiles of the supply on top."""
    arranged = state.copy()
    arranged.supply = [*(tile for tile in state.supply if tile not in tiles), *reversed(tiles)]
    return arranged


def _arrange_setup(setup: Setup, tiles: Sequence[int]) -> Json:
    """The set-up in which these tiles of the supply come first."""
    return {**setup, "supply": [*tiles, *(tile for tile in setup["supply"] if tile not in tiles)]}


def _setup_of(setup: Setup, first: Native) -> Json:
    """The set-up of a first position that the native engine dealt."""
    fields = first.fields()
    tower = {"tower": fields["queue"][::-1]} if len(fields["queue"]) > 1 else {}
    return {**tower, "wheel": fields["wheel"][1:], "supply": fields["supply"][::-1]}


SUPPLY: Chance[State] = Chance(
    hidden=lambda state: state.supply.copy(), arrange=_arrange, arrange_setup=_arrange_setup
)


def encode(move: Move) -> int:
    """The move as native/nova_luna/moves.hpp numbers it."""
    if isinstance(move, Take):
        return move.tile << 14 | move.y + 64 << 7 | move.x + 64
    return REFILL_CODE if isinstance(move, Refill) else END_PHASE_CODE


class _Moves(dict[int, Move]):
    """The moves by their numbers, each decoded only once."""

    def __missing__(self, code: int) -> Move:
        move = self[code] = take(code >> 14, (code & 127) - 64, (code >> 7 & 127) - 64)
        return move


decode = _Moves({REFILL_CODE: REFILL, END_PHASE_CODE: END_PHASE}).__getitem__
MOVE_CODES = Codes(encode, decode)


def enter(state: State, native: ModuleType) -> Native:
    """The state as a position of the native engine."""
    position: Native = native.NovaLunaState(_fields(state))
    return position


def _fields(state: State) -> Json:
    """The state as native/nova_luna/snapshot.hpp names it."""
    return {
        "players": state.options["players"],
        "solo_scoring": state.options["solo_scoring"],
        "queue": state.queue,
        "distances": state.distances,
        "tokens_left": state.tokens_left,
        "displays": [
            {
                "tiles": display.tiles,
                "cells": list(map(coordinates, display.at)),
                "open": list(map(_open_bits, display.tiles, display.open_tasks)),
            }
            for display in state.displays
        ],
        "wheel": state.wheel,
        "supply": state.supply,
        "meeple": state.meeple,
        "phase": state.phase,
        "notes": [{"tiles": note.tiles, "penalty": note.penalty} for note in state.notes],
        "ending": state.ending,
    }


def _open_bits(tile: int, uncovered: tuple[int, ...]) -> int:
    """The uncovered tasks of a tile, bit 0 for the first."""
    return sum(1 << task for task, need in enumerate(TILES[tile].needs) if need in uncovered)
