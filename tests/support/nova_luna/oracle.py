"""A slow, obvious second opinion on the rules; it shares nothing with the first but the set-up."""

import csv
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import lunarium.games.nova_luna as package

Cell = tuple[int, int]

LETTER = {"red": "R", "blue": "B", "turquoise": "T", "yellow": "Y"}
with (Path(package.__file__).parent / "tiles.csv").open(encoding="utf-8") as file:
    ROWS = dict(enumerate(csv.DictReader(file), start=1))


def colour_of(tile: int) -> str:
    return LETTER[ROWS[tile]["colour"]]


def number_of(tile: int) -> int:
    return int(ROWS[tile]["number"])


def tasks_of(tile: int) -> list[str]:
    return [task for task in (ROWS[tile][f"task{n}"] for n in (1, 2, 3)) if task]


def beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


@dataclass
class NaiveDisplay:
    """Tiles by their cells, in the order of placing, and the tasks with a token."""

    tiles: dict[Cell, int] = field(default_factory=dict)
    tokens: set[tuple[Cell, int]] = field(default_factory=set)

    def group(self, start: Cell) -> set[Cell]:
        """All cells of the colour group that this cell belongs to."""
        colour = colour_of(self.tiles[start])
        found, to_visit = {start}, [start]
        while to_visit:
            for cell in beside(to_visit.pop()):
                if cell in self.tiles and cell not in found and colour_of(self.tiles[cell]) == colour:
                    found.add(cell)
                    to_visit.append(cell)
        return found

    def is_fulfilled(self, cell: Cell, task: str) -> bool:
        """Whether the groups beside the cell hold enough other tiles of each colour."""
        for colour in set(task):
            counted: set[Cell] = set()
            for neighbour in beside(cell):
                if neighbour in self.tiles and colour_of(self.tiles[neighbour]) == colour:
                    counted |= self.group(neighbour)
            counted.discard(cell)
            if len(counted) < task.count(colour):
                return False
        return True

    def newly_fulfilled(self) -> list[tuple[Cell, int]]:
        """The fulfilled tasks without a token, tile by tile in the order of placing."""
        return [
            (cell, index)
            for cell, tile in self.tiles.items()
            for index, task in enumerate(tasks_of(tile))
            if (cell, index) not in self.tokens and self.is_fulfilled(cell, task)
        ]

    def free_cells(self) -> set[Cell]:
        if not self.tiles:
            return {(0, 0)}
        return {cell for tile in self.tiles for cell in beside(tile)} - set(self.tiles)

    def sum_of_numbers(self) -> int:
        return sum(map(number_of, self.tiles.values()))


class Naive:
    """A whole game, played by the letter."""

    def __init__(self, options: dict[str, Any], setup: dict[str, Any]) -> None:
        self.players: int = options["players"]
        self.solo = self.players == 1
        self.each_tile_once = options.get("solo_scoring") == "each-tile-once"
        tokens = 20
        if self.solo:
            tokens = 21
        elif options.get("first_game"):
            tokens = {2: 20, 3: 17, 4: 15}[self.players]
        self.left = [tokens] * self.players
        self.displays = [NaiveDisplay() for _ in range(self.players)]
        self.distance = [0] * self.players
        tower = setup.get("tower", [0])
        self.arrival = [tower.index(seat) for seat in range(self.players)]  # later lies higher
        self.clock = self.players
        self.wheel: list[int | None] = [None, *setup["wheel"]]
        self.supply = list(setup["supply"])
        self.meeple = 0
        self.phase = 1
        self.notes: list[int] = []
        self.shortages = 0  # how often there were more fulfilled tasks than tokens
        self.ending: str | None = None

    def queue(self) -> list[int]:
        """Least distance first; on one space the last to arrive first."""
        return sorted(range(self.players), key=lambda seat: (self.distance[seat], -self.arrival[seat]))

    def reach(self) -> list[int]:
        row = [self.wheel[(self.meeple + step) % 12] for step in range(1, 12)]
        return [tile for tile in row if tile is not None][:3]

    def on_wheel(self) -> int:
        return sum(tile is not None for tile in self.wheel)

    def legal(self) -> set[str]:
        if self.ending:
            return set()
        cells = self.displays[self.queue()[0]].free_cells()
        moves = {f"{tile}@{x},{y}" for tile in self.reach() for x, y in cells}
        if not self.solo and self.on_wheel() <= 2 and self.supply:
            moves.add("refill")
        if self.solo and self.phase == 1 and 21 - self.left[0] >= 8:
            moves.add("end-phase")
        return moves

    def play(self, text: str) -> None:
        if text == "refill":
            self.refill()
        elif text == "end-phase":
            self.end_first_phase()
        else:
            tile, place = text.split("@")
            x, y = place.split(",")
            self.take(int(tile), (int(x), int(y)))

    def take(self, tile: int, cell: Cell) -> None:
        seat = self.queue()[0]
        self.meeple = self.wheel.index(tile)
        self.wheel[self.meeple] = None
        display = self.displays[seat]
        display.tiles[cell] = tile
        if not self.solo:
            self.distance[seat] += number_of(tile)
            self.arrival[seat] = self.clock
            self.clock += 1
        fulfilled = display.newly_fulfilled()
        self.shortages += len(fulfilled) > self.left[seat]
        for task in fulfilled[: self.left[seat]]:
            display.tokens.add(task)
            self.left[seat] -= 1
        if self.left[seat] == 0:
            self.end("all-placed" if self.solo else "last-token")
        elif self.on_wheel() == 0:
            self.run_out()

    def run_out(self) -> None:
        if self.solo and self.phase == 1:
            self.end_first_phase()
        elif self.solo or not self.supply:
            self.end("no-tiles")
        else:
            self.refill()

    def refill(self) -> None:
        for step in range(1, 12):
            space = (self.meeple + step) % 12
            if self.wheel[space] is None and self.supply:
                self.wheel[space] = self.supply.pop(0)

    def end_first_phase(self) -> None:
        self.note_first()
        self.phase = 2
        self.refill()

    def note_first(self) -> None:
        placed = 21 - self.left[0]
        self.first_sum = self.displays[0].sum_of_numbers()
        self.notes.append(self.first_sum + 10 * max(0, 8 - placed))

    def end(self, ending: str) -> None:
        self.ending = ending
        if self.solo:
            if not self.notes:
                self.note_first()
            counted = self.displays[0].sum_of_numbers()
            if self.each_tile_once:
                counted -= self.first_sum
            self.notes.append(counted + 10 * self.left[0])

    def result(self) -> dict[str, Any]:
        if self.solo:
            return {
                "tokens_left": self.left,
                "ranking": [0],
                "solo_score": sum(self.notes),
                "notes": self.notes,
            }
        order = self.queue()
        ranking = sorted(range(self.players), key=lambda seat: (self.left[seat], order.index(seat)))
        return {"tokens_left": self.left, "ranking": ranking}

    def covered(self, seat: int) -> list[dict[str, Any]]:
        """The seat's display as a view shows it."""
        display = self.displays[seat]
        return [
            {
                "tile": tile,
                "x": cell[0],
                "y": cell[1],
                "covered": [(cell, index) in display.tokens for index in range(len(tasks_of(tile)))],
                "order": order,
            }
            for order, (cell, tile) in enumerate(display.tiles.items())
        ]
