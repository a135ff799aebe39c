"""The native engine, where it was built: it searches, plays whole games and steps batches."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from types import ModuleType
from typing import Any, Generic, Protocol, TypeVar

from lunarium.core.encoding import Chance, Codes, EncodedPosition, Encoding, Field, Native, Shape
from lunarium.core.thinking import Thinking, Values
from lunarium.core.types import Options, Setup

S = TypeVar("S")
M = TypeVar("M")


def is_switched_off() -> bool:
    """Whether somebody wants no native engine: LUNARIUM_PURE=1."""
    return os.environ.get("LUNARIUM_PURE", "0") not in ("", "0")


def native_engine() -> ModuleType | None:
    """The compiled module, unless it is missing or switched off."""
    if is_switched_off():
        return None
    try:
        return import_module("lunarium._native")
    except ImportError:
        return None


def with_engine(
    thinking: Thinking[S, M], add: Callable[[Thinking[S, M], ModuleType], Thinking[S, M]]
) -> Thinking[S, M]:
    """The same with what the native engine brings, where it was built."""
    known, native = replace(thinking, has_engine=True), native_engine()
    return known if native is None else replace(add(known, native), engine="native")


class NativeTree(Protocol):
    """A search of the native engine, in its codes of moves."""

    def run(self, simulations: int, seconds: float) -> None: ...
    def stop(self) -> None: ...
    def advance(self, code: int) -> None: ...
    def simulations(self) -> int: ...
    def value(self) -> Values: ...
    def thoughts(self, length: int) -> list[tuple[int, int, float, Values, list[int]]]: ...


@dataclass(frozen=True, slots=True)
class NativeSearch(Generic[M]):
    """The native search in the moves of its game; it releases the GIL while it runs."""

    native: NativeTree
    codes: Codes[M]

    def run(self, simulations: int, seconds: float) -> None:
        """Think until one of both is used up, or somebody calls `stop`."""
        self.native.run(simulations, seconds)

    def stop(self) -> None:
        """End the thinking at once, from another thread."""
        self.native.stop()

    def advance(self, move: M) -> None:
        """The game goes on with this move; keep what was thought about it."""
        self.native.advance(self.codes.encode(move))

    def simulations(self) -> int:
        """How many there were about this position."""
        return self.native.simulations()

    def value(self) -> Values:
        """What the position is worth."""
        return self.native.value()

    def thoughts(self, length: int) -> list[tuple[M, int, float, Values, list[M]]]:
        """Move, visits, prior, values and expected line; the best first."""
        decode = self.codes.decode
        return [
            (decode(code), visits, prior, values, list(map(decode, line)))
            for code, visits, prior, values, line in self.native.thoughts(length)
        ]


def native_encoding(
    enter: Callable[[S], Native],
    codes: Codes[M],
    *,
    batch: Any,  # a batch of lunarium._native
    forest: Any,  # and its search for learners
    fields: Callable[[int], Sequence[Field]],
    features: Callable[[int], Sequence[Field]],
    longest: Callable[[int], int],
    starts: int,
    deal_starts: Callable[[Options, Sequence[str]], list[tuple[Setup, Native]]],
    setup_of: Callable[[Setup, Native], Setup] = lambda setup, first: setup,
    chance: Chance[S] | None = None,
) -> Encoding[S, M]:
    """Positions and moves as the native engine numbers them for learners."""
    return Encoding(
        enter=lambda state: EncodedPosition(enter(state), codes),
        shape=lambda position: Shape(*batch.shape(position.native)),
        fields=fields,
        features=features,
        batch=lambda positions, *rest: batch([position.native for position in positions], *rest),
        forest=lambda like, *rest: forest(like.native, *rest),
        longest=longest,
        chance=chance,
        starts=starts,
        deal_starts=lambda options, seeds: [
            (setup, EncodedPosition(first, codes)) for setup, first in deal_starts(options, seeds)
        ],
        setup_of=lambda setup, first: setup_of(setup, first.native),
        codes=codes,
    )
