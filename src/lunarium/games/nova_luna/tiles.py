"""The 68 tiles, as a typed table."""

import csv
from dataclasses import dataclass
from importlib.resources import files

from lunarium.core.types import Json

COLOURS = ("red", "blue", "turquoise", "yellow")
LETTERS = "RBTY"  # the same colours in tiles.csv

# Four counts, a byte for each colour, share one number, so that one subtraction compares a task with what its
# tile has. No colour has more than 17 tiles: the highest bit of each byte is free to show what falls short.
UNITS = tuple(1 << 8 * colour for colour in range(4))
SHORT = 0x80808080


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile; its name is its row in tiles.csv, 1 to 68."""

    colour: int  # place in COLOURS
    number: int  # 1-7: what it costs in time
    tasks: tuple[str, ...]  # the colours of each task: ("BBB", "RT")
    needs: tuple[int, ...]  # the same tasks as packed counts
    asks: tuple[int, ...]  # for each colour its unit if any task shows it, else 0


def pack(task: str) -> int:
    """The counts of a task's colours in one number."""
    return sum(UNITS[LETTERS.index(letter)] for letter in task)


def _read_tile(row: dict[str, str]) -> Tile:
    tasks = tuple(filter(None, (row["task1"], row["task2"], row["task3"])))
    return Tile(
        colour=COLOURS.index(row["colour"]),
        number=int(row["number"]),
        tasks=tasks,
        needs=tuple(map(pack, tasks)),
        asks=tuple(
            unit if any(letter in task for task in tasks) else 0
            for letter, unit in zip(LETTERS, UNITS, strict=True)
        ),
    )


def _read_tiles() -> tuple[Tile, ...]:
    text = (files(__package__) / "tiles.csv").read_text(encoding="utf-8")
    no_tile = Tile(0, 0, (), (), (0, 0, 0, 0))
    return (no_tile, *map(_read_tile, csv.DictReader(text.splitlines())))


TILES = _read_tiles()  # TILES[0] is no tile
TILE_NAMES = range(1, len(TILES))


def show_box() -> Json:
    """All tiles as data."""
    return {
        "tiles": [
            {
                "tile": name,
                "colour": COLOURS[TILES[name].colour],
                "number": TILES[name].number,
                "tasks": list(TILES[name].tasks),
            }
            for name in TILE_NAMES
        ]
    }
