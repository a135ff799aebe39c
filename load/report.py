"""The report: a table for people, JSON for programs."""

import operator
from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table

from lunarium.core.game import Json

TESTS = {">=": operator.ge, "<=": operator.le}


@dataclass(frozen=True, slots=True)
class Row:
    """A number, and what was expected of it."""

    what: str
    value: float
    expected: tuple[str, float] | None = None

    @property
    def holds(self) -> bool:
        return self.expected is None or bool(TESTS[self.expected[0]](self.value, self.expected[1]))

    def as_json(self) -> Json:
        return {
            "what": self.what,
            "value": round(self.value, 3),
            "expected": " ".join(map(str, self.expected)) if self.expected else None,
            "holds": self.holds,
        }


def draw(rows: Sequence[Row]) -> Table:
    """All numbers, those that miss their mark marked."""
    table = Table("what", "measured", "expected", "")
    for row in rows:
        value = f"{row.value:,.0f}" if row.value >= 100 else f"{row.value:.2f}"
        expected = " ".join(map(str, row.expected)) if row.expected else ""
        table.add_row(
            row.what, value, expected, "" if row.expected is None else "ok" if row.holds else "missed"
        )
    return table


def quantile(values: Sequence[float], percent: int) -> float:
    """The value below which so many percent lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]
