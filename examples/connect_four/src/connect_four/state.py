"""The state: seven columns of discs, and the read-only questions that the rules ask."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

COLUMNS, ROWS, ROW = 7, 6, 4
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))
Cell = tuple[int, int]  # column and row, from the lower left corner


@dataclass(slots=True)
class State:
    """Whose disc lies where: each column from below, by seat."""

    start_player: int
    columns: list[list[int]] = field(default_factory=lambda: [[] for _ in range(COLUMNS)])

    def copy(self) -> State:
        """An independent copy."""
        return State(self.start_player, [column.copy() for column in self.columns])

    def at(self, cell: Cell) -> int | None:
        """Whose disc is here."""
        column, row = cell
        if not (0 <= column < COLUMNS and 0 <= row < len(self.columns[column])):
            return None
        return self.columns[column][row]

    def discs(self) -> int:
        """How many have been dropped."""
        return sum(map(len, self.columns))

    def next_seat(self) -> int:
        """Seats alternate."""
        return (self.start_player + self.discs()) % 2

    def four(self) -> list[Cell]:
        """The first row of four there is; empty without."""
        for line in lines():
            owners = {self.at(cell) for cell in line}
            if len(owners) == 1 and None not in owners:
                return line
        return []


def lines() -> Iterator[list[Cell]]:
    """Every row of four cells on the board."""
    for column in range(COLUMNS):
        for row in range(ROWS):
            for across, up in DIRECTIONS:
                line = [(column + step * across, row + step * up) for step in range(ROW)]
                if all(0 <= x < COLUMNS and 0 <= y < ROWS for x, y in line):
                    yield line
