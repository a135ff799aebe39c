"""Beats: a move as the row of events that it was, each with what can be seen after it.

The difference between two views is a patch, values by path, small enough to be sent with every move.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from lunarium.core.telling import Telling
from lunarium.core.types import Data, Json, TypedDict

Patch = dict[str, object]  # "players/0/influence" -> 13


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """What one seat gets: part by part, each with why, and in all."""

    seat: int
    before: int
    after: int
    parts: tuple[int, ...]
    notes: tuple[Telling | None, ...]


@dataclass(frozen=True, slots=True)
class Ledger:
    """Who gets what in a scoring; its columns are told one after the other, then what they come to."""

    title: Telling
    columns: tuple[str, ...]  # keys of the catalogue
    rows: tuple[LedgerRow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Beat:
    """One event of a move."""

    view: Data  # after it
    told: int = 0  # so many sentences of the story, after those of the beats before
    ledger: Ledger | None = None  # a scoring begins
    column: int | None = None  # of the ledger under way; as many as there are: what they come to


class ShownBeat(TypedDict):
    """A beat as it is sent; the view before it is the view after it with what `undo` puts back."""

    told: int  # so many sentences of the story, after those of the beats before
    undo: Patch
    ledger: Ledger | None  # a scoring begins
    column: int | None  # of the ledger under way; as many as there are: what they come to


def beat_once(before: Data, after: Data, tellings: Sequence[Telling]) -> list[Beat]:
    """A game without beats of its own: a move is one event."""
    return [Beat(view=after, told=len(tellings))]


def show_beats(before: Data, beats: Sequence[Beat]) -> tuple[ShownBeat, ...]:
    """Beats as they are sent: whoever has the view after the last walks back to the first, and then forth."""
    views = [before, *(beat.view for beat in beats)]
    return tuple(
        ShownBeat(
            told=beat.told,
            undo=difference(beat.view, earlier),
            ledger=beat.ledger,
            column=beat.column,
        )
        for earlier, beat in zip(views, beats, strict=False)
    )


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
