"""Nova Luna on the native engine: the same interface, the same moves in the same order, only faster."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import Any

from lunarium.core.encoding import Chance
from lunarium.core.game import Game, Seat
from lunarium.games.acceleration import native_encoding, on_native, seed_bytes
from lunarium.games.nova_luna.cells import cell, coordinates
from lunarium.games.nova_luna.features import features
from lunarium.games.nova_luna.moves import END_PHASE, REFILL, Move, Refill, Take, take
from lunarium.games.nova_luna.observation import fields as observed
from lunarium.games.nova_luna.scoring import place
from lunarium.games.nova_luna.state import Display, Note, State
from lunarium.games.nova_luna.tiles import TILES

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

    def __deepcopy__(self, memo: object) -> TwinState:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return reenter, (leave(self),)


def accelerate(pure: Game[State, Move], native: Any) -> Game[TwinState, Move]:
    """The game on the native engine."""

    def determinize(state: TwinState, seat: Seat | None, rng: Random) -> TwinState:
        world = state.copy()
        world.native.determinize(rng.getrandbits(64))
        return world

    def simulations(level: int, players: int) -> int:
        return min(int(native.NOVA_LUNA_BUDGETS[level - 1]), SOLO_PLANS if players == 1 else MOST)

    def play_games(
        options: Mapping[str, Any], head: str, seeds: Sequence[str], players: Sequence[str], with_legal: bool
    ) -> bytes:
        any_start = enter(pure.start(options, pure.deal(options, Random(0))), native).native
        lines: bytes = native.nova_luna_games(
            any_start, head, list(map(seed_bytes, seeds)), list(players), with_legal
        )
        return lines

    def deal_starts(options: Mapping[str, Any], seeds: Sequence[str]) -> list[tuple[Mapping[str, Any], Any]]:
        setups = [pure.deal(options, Random(seed)) for seed in seeds]
        return [(setup, enter(pure.start(options, setup), native).native) for setup in setups]

    twin = on_native(
        pure,
        enter=lambda state: enter(state, native),
        leave=leave,
        encode=encode,
        decode=decode,
        determinize=determinize,
        search=native.NovaLunaSearch,
        simulations=simulations,
        encoding=native_encoding(
            decode,
            encode,
            batch=native.NovaLunaBatch,
            forest=native.NovaLunaForest,
            fields=observed,
            features=features,
            starts=1,
            deal_starts=deal_starts,
            restore=lambda options, setup, position: TwinState(options, position),
            setup_of=_setup_of,
            chance=SUPPLY,
        ),
        play_games=play_games,
    )
    return replace(twin, is_midway=lambda state: False, unseen=lambda state: state.native.unseen())


def _arrange_setup(setup: Mapping[str, Any], tiles: Sequence[int]) -> dict[str, Any]:
    """The set-up in which these tiles of the supply come first."""
    return {**setup, "supply": [*tiles, *(tile for tile in setup["supply"] if tile not in tiles)]}


def _setup_of(setup: Mapping[str, Any], first: Any) -> dict[str, Any]:
    """The set-up of a first position that the native engine dealt."""
    fields = first.fields()
    tower = {"tower": fields["queue"][::-1]} if len(fields["queue"]) > 1 else {}
    return {**tower, "wheel": fields["wheel"][1:], "supply": fields["supply"][::-1]}


SUPPLY = Chance(
    hidden=lambda state: list(state.native.fields()["supply"]),
    arrange=lambda state, tiles: state.native.arrange(list(tiles)),
    arrange_setup=_arrange_setup,
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


def enter(state: State, native: Any) -> TwinState:
    """The state carried over to the native engine."""
    return TwinState(state.options, native.NovaLunaState(_fields(state)))


def reenter(state: State) -> TwinState:
    """The state of a pickle, which holds it as the Python rules do."""
    return enter(state, import_module("lunarium._native"))


def leave(state: TwinState) -> State:
    """The state carried back to the Python rules."""
    fields = state.native.fields()
    return State(
        options=state.options,
        queue=fields["queue"],
        distances=fields["distances"],
        tokens_left=fields["tokens_left"],
        displays=[
            _lay_out(*map(tuple, display.values())).copy()  # tiles, cells, open tasks
            for display in fields["displays"]
        ],
        wheel=fields["wheel"],
        supply=fields["supply"],
        meeple=fields["meeple"],
        phase=fields["phase"],
        notes=tuple(Note(**note) for note in fields["notes"]),
        ending=fields["ending"],
    )


@lru_cache(maxsize=1024)
def _lay_out(tiles: tuple[int, ...], cells: tuple[tuple[int, int], ...], tasks: tuple[int, ...]) -> Display:
    """A display laid out again; kept with all that it grew from, for most differ by their last tile."""
    if not tiles:
        return Display()
    display = _lay_out(tiles[:-1], cells[:-1], tasks[:-1]).copy()
    place(display, tiles[-1], cell(*cells[-1]))
    needs = TILES[tiles[-1]].needs
    display.open_tasks[-1] = tuple(need for task, need in enumerate(needs) if tasks[-1] >> task & 1)
    return display


def _fields(state: State) -> dict[str, Any]:
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
