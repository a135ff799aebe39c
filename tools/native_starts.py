"""Starts of every mode for native/check.cpp: `python -m tools.native_starts` prints one a line."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from tests.support.modes import MODES

from lunarium.games import luna, nova_luna

DEALS = 4  # set-ups for each mode


class _Recorder:
    """Stands in for the native module: keeps what it would be given."""

    def LunaLayout(self, fields: Any) -> Any:  # noqa: N802  # the native names
        return fields

    def LunaState(self, layout: Any, fields: Any) -> Any:  # noqa: N802
        return layout, fields

    def NovaLunaState(self, fields: Any) -> Any:  # noqa: N802
        return (fields,)


def words(value: Any) -> Iterator[str]:
    """A list as its length and its items, a dict with its keys, a string in quotes, None as `none`."""
    if value is None:
        yield "none"
    elif isinstance(value, str):
        yield f'"{value}"'
    elif isinstance(value, Mapping):
        yield str(len(value))
        for key, item in value.items():
            yield from (*words(key), *words(item))
    elif isinstance(value, Iterable):
        items = list(value)
        yield str(len(items))
        for item in items:
            yield from words(item)
    else:
        yield str(int(value))


if __name__ == "__main__":
    for mode, (key, options) in MODES.items():
        module = luna if key == "luna" else nova_luna
        for deal in range(DEALS):
            setup = module.PURE.deal(options, Random(f"{mode}/{deal}"))
            state = module.PURE.start(options, setup)
            given = module.twin.enter(state, _Recorder()).native
            sys.stdout.write(" ".join([key, *(word for value in given for word in words(value))]) + "\n")
