"""Which engine runs the rules: the native one where it was built, else plain Python (PEP 399)."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any, Protocol, Self, TypeVar, cast

from lunarium.core.game import Game, M, S, Seat


class NativeState(Protocol):
    """A state that lives in the native engine."""

    native: Any

    def copy(self) -> Self:
        """An independent copy."""


T = TypeVar("T", bound=NativeState)


def native_engine() -> Any | None:
    """The compiled module, unless it is missing or LUNARIUM_PURE=1 switches it off."""
    if os.environ.get("LUNARIUM_PURE", "0") not in ("", "0"):
        return None
    try:
        return import_module("lunarium._native")
    except ImportError:
        return None


def on_native(
    pure: Game[S, M],
    *,
    enter: Callable[[S], T],
    leave: Callable[[T], S],
    encode: Callable[[M], int],
    decode: Callable[[int], M],
    determinize: Callable[[T, Seat | None, Random], T],
) -> Game[T, M]:
    """The game with its hot functions replaced; what is not hot is asked of the Python rules."""
    twin = replace(
        cast("Game[Any, M]", pure),
        start=lambda options, setup: enter(pure.start(options, setup)),
        to_move=lambda state: state.native.to_move(),
        legal_moves=lambda state: list(map(decode, state.native.legal_moves())),
        apply=lambda state, move: state.native.apply(encode(move)),
        outcome=lambda state: None if state.native.to_move() is not None else pure.outcome(leave(state)),
        view=lambda state, seat: pure.view(leave(state), seat),
        determinize=determinize,
        refuse=lambda state, move: pure.refuse(leave(state), move),
        reseal=lambda setup, state, rng: pure.reseal(setup, leave(state), rng),
        is_midway=lambda state: pure.is_midway(leave(state)),
        unseen=lambda state: pure.unseen(leave(state)),
        progress=lambda state: pure.progress(leave(state)),
        insight=lambda state: pure.insight(leave(state)),
        plain=leave,
        engine="native",
    )
    return cast("Game[T, M]", twin)
