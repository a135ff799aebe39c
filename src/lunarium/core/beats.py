"""Beats: a move as the row of events that it was, each with what can be seen after it."""

from collections.abc import Sequence
from dataclasses import dataclass

from lunarium.core.patches import Patch, difference
from lunarium.core.telling import Telling
from lunarium.core.types import Data, TypedDict


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
