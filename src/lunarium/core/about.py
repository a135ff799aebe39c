"""About: what a thing on the table is, what it will do next, what one could do with it, and why not.

A thing has an address such as `isle:tide`. What is said is data: keys of the catalogue with what fills them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from lunarium.core.reasons import Reason
from lunarium.core.telling import Telling

Label = Literal["is", "now", "has", "lacks", "next"]
ROWS: tuple[Label, ...] = ("is", "now", "has", "lacks", "next")  # said by the texts `about-row-` + name


@dataclass(frozen=True, slots=True)
class CardRow:
    """One side of a thing, in a few sentences."""

    label: Label
    told: tuple[Telling, ...]


@dataclass(frozen=True, slots=True)
class PossibleAction:
    """What can be done with a thing now: legal moves of one kind."""

    kind: str
    moves: tuple[str, ...]  # as text, at least one
    told: Telling | None  # what it would bring; None: the kind says enough


@dataclass(frozen=True, slots=True)
class Refused:
    """What cannot be done with it now: kinds with the same reasons; no kind: nothing ever is."""

    kinds: tuple[str, ...]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """The card of one thing, for whoever is to move."""

    title: Telling
    detail: tuple[Telling, ...] = ()
    rows: tuple[CardRow, ...] = ()
    can: tuple[PossibleAction, ...] = ()
    cannot: tuple[Refused, ...] = ()


def make_rows(**told: list[Telling]) -> tuple[CardRow, ...]:
    """The rows that have something to say, in the order of ROWS."""
    found: Mapping[str, list[Telling]] = told
    return tuple(CardRow(label, tuple(found[label])) for label in ROWS if found.get(label))
