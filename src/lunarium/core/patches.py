"""Patches: the difference between two views as values by path, small enough to be sent with every move."""

from collections.abc import Iterator, Mapping
from typing import Any

Json = dict[str, Any]
Patch = dict[str, Any]  # "players/0/influence" -> 13


def difference(before: Json, after: Json) -> Patch:
    """What must be put where in `before` to get `after`; a part that gains or loses names is put whole."""
    return dict(_differences("", before, after)) if before != after else {}


def patched(view: Json, patch: Mapping[str, Any]) -> Json:
    """The view with the patch; parts that do not change are shared with it."""
    whole: Any = view
    for path, value in patch.items():
        whole = _put(whole, path.split("/") if path else [], value)
    changed: Json = whole
    return changed


def _differences(path: str, before: Any, after: Any) -> Iterator[tuple[str, Any]]:
    """Where two differ that do; most of their parts are equal, and to compare is quicker than to go in."""
    if type(before) is type(after) is dict and before.keys() == after.keys():
        for name, value in before.items():
            if value != after[name]:
                yield from _differences(f"{path}/{name}" if path else name, value, after[name])
    elif type(before) is type(after) is list and len(before) == len(after):
        for index, value in enumerate(before):
            if value != after[index]:
                yield from _differences(f"{path}/{index}" if path else str(index), value, after[index])
    else:
        yield path, after


def _put(part: Any, path: list[str], value: Any) -> Any:
    if not path:
        return value
    name: Any = int(path[0]) if isinstance(part, list) else path[0]
    copied = part.copy()
    copied[name] = _put(part[name], path[1:], value)
    return copied
