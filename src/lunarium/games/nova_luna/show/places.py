"""Places of a display as people see them: beside a tile, by its colour and number, never by coordinates."""

from collections import Counter
from collections.abc import Mapping

from lunarium.core.errors import Value
from lunarium.games.nova_luna.tiles import COLOURS, LETTERS, TILES

Spot = tuple[int, int]  # x to the right, y downwards
SIDES = {"left": (1, 0), "right": (-1, 0), "above": (0, 1), "below": (0, -1)}  # where the neighbour lies

COLOUR_NAMES = ("hue", "second", "third", "fourth")  # as sentences name the colours of a task


def name_tile(tile: int) -> dict[str, Value]:
    """A tile by its colour and number, for sentences."""
    return {"hue": COLOURS[TILES[tile].colour], "number": TILES[tile].number}


def count_colours(task: str) -> dict[str, Value]:
    """What a task asks for: how many of its first colour, of its second, and so on."""
    letters = list(dict.fromkeys(task))
    found: dict[str, Value] = {"kinds": len(letters)}
    for place, name in enumerate(COLOUR_NAMES):
        letter = letters[place] if place < len(letters) else ""
        found |= {f"n{place + 1}": task.count(letter) if letter else 0}
        found |= {name: COLOURS[LETTERS.index(letter)] if letter else ""}
    return found


def name_place(tiles: Mapping[Spot, int], x: int, y: int) -> dict[str, Value]:
    """The place beside the tile that is easiest to find: the only one of its looks, if there is such."""
    looks = Counter((TILES[tile].colour, TILES[tile].number) for tile in tiles.values())
    near = {side: tiles.get((x + dx, y + dy)) for side, (dx, dy) in SIDES.items()}
    found = [
        (looks[TILES[tile].colour, TILES[tile].number], side, tile) for side, tile in near.items() if tile
    ]
    if not found:
        return {"side": "first", "beside": "", "worth": 0}
    _, side, tile = min(found, key=lambda each: each[0])  # of equals the first side
    return {"side": side, "beside": COLOURS[TILES[tile].colour], "worth": TILES[tile].number}
