"""Patches: the difference between two views as values by path, small enough to be sent with every move."""

from collections.abc import Iterator, Mapping
from typing import cast

from lunarium.core.types import Data, Json

Patch = dict[str, object]  # "players/0/influence" -> 13


def difference(before: Data, after: Data) -> Patch:
    """What must be put where in `before` to get `after`; a part that gains or loses names is put whole."""
    return dict(_differences("", before, after)) if before != after else {}


def patched(view: Data, patch: Mapping[str, object]) -> Json:
    """The view with the patch; parts that do not change are shared with it."""
    whole: object = view
    for path, value in patch.items():
        whole = _put(whole, path.split("/") if path else [], value)
    return cast("Json", whole)


def _differences(path: str, before: object, after: object) -> Iterator[tuple[str, object]]:
    """Where two differ that do; most of their parts are equal, and to compare is quicker than to go in."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name, value in before.items():
            if value != after[name]:
                yield from _differences(f"{path}/{name}" if path else name, value, after[name])
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(before):
            if value != after[index]:
                yield from _differences(f"{path}/{index}" if path else str(index), value, after[index])
    else:
        yield path, after


def _put(part: object, path: list[str], value: object) -> object:
    if not path:
        return value
    if isinstance(part, list):
        index = int(path[0])
        return [*part[:index], _put(part[index], path[1:], value), *part[index + 1 :]]
    fields = cast("Json", part)
    return {**fields, path[0]: _put(fields[path[0]], path[1:], value)}
