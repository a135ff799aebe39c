"""Starts of every mode for native/check.cpp: `python -m tests.native_starts` prints one a line."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from lunarium.games import luna, nova_luna
from tests.modes import MODES

DEALS = 4  # set-ups for each mode


class _Recorder:
    """Stands in for the native module: keeps what it would be given."""

    def LunaLayout(self, *fields: Any) -> Any:  # noqa: N802  # the native names
        return fields

    def LunaState(self, layout: Any, numbers: list[int]) -> Any:  # noqa: N802
        return [*layout, numbers]

    def NovaLunaState(self, numbers: list[int]) -> Any:  # noqa: N802
        return [numbers]


def flatten(value: Any) -> Iterator[int]:
    """A number as it is, a list as its length and its items."""
    if isinstance(value, Iterable):
        items = list(value)
        yield len(items)
        for item in items:
            yield from flatten(item)
    else:
        yield int(value)


if __name__ == "__main__":
    for mode, (key, options) in MODES.items():
        module = luna if key == "luna" else nova_luna
        for deal in range(DEALS):
            setup = module.PURE.deal(options, Random(f"{mode}/{deal}"))
            state = module.PURE.start(options, setup)
            fields = module.twin.enter(state, _Recorder()).native
            numbers = [number for field in fields for number in flatten(field)]
            sys.stdout.write(" ".join([key, *map(str, numbers)]) + "\n")
