"""About: what a thing on the table is, what it will do next, what one could do with it, and why not.

A thing has an address such as `isle:tide`. What is said is data: keys of the catalogue with what fills them.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from lunarium.core.reasons import Reason
from lunarium.core.telling import Telling
from lunarium.core.types import Json

ROWS = ("is", "now", "has", "lacks", "next")  # said by the texts `about-row-` + name


@dataclass(frozen=True, slots=True)
class Row:
    """One side of a thing, in a few sentences."""

    label: str  # one of ROWS
    told: tuple[Telling, ...]


@dataclass(frozen=True, slots=True)
class Possible:
    """What can be done with a thing now: legal moves of one kind."""

    kind: str
    moves: tuple[str, ...]  # as text, at least one
    told: Telling | None = None  # what it would bring; None: the kind says enough


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
    rows: tuple[Row, ...] = ()
    can: tuple[Possible, ...] = ()
    cannot: tuple[Refused, ...] = ()

    def as_json(self) -> Json:
        """The card as data, ready to be sent but for the sentences of its reasons."""
        return {
            "title": _show(self.title),
            "detail": list(map(_show, self.detail)),
            "rows": [{"label": row.label, "told": list(map(_show, row.told))} for row in self.rows],
            "can": [
                {
                    "kind": possible.kind,
                    "moves": list(possible.moves),
                    "told": _show(possible.told) if possible.told else None,
                }
                for possible in self.can
            ],
            "cannot": [
                {"kinds": list(refused.kinds), "reasons": [reason.as_data() for reason in refused.reasons]}
                for refused in self.cannot
            ],
        }


def make_rows(**told: list[Telling]) -> tuple[Row, ...]:
    """The rows that have something to say, in the order of ROWS."""
    found: Mapping[str, list[Telling]] = told
    return tuple(Row(label, tuple(found[label])) for label in ROWS if found.get(label))


def _show(telling: Telling) -> Json:
    return {"key": telling.key, "params": dict(telling.params)}
