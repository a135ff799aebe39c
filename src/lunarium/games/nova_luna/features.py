"""What every byte of the features of Nova Luna means; native/nova_luna/features.cpp writes them."""

from lunarium.core.encoding import Field
from lunarium.games.nova_luna.observation import ALL_TOKENS, MOST_FREE_CELLS, MOST_TILES, TILES
from lunarium.games.nova_luna.state import REACH, SPACES
from lunarium.games.nova_luna.tiles import LETTERS

COLOURS = len(LETTERS)
FACE = 1 + COLOURS + 1 + 3 * COLOURS
MOST_OPEN = 3 * MOST_TILES
LARGEST_GROUP = 17  # there are no more tiles of a colour
PLACEMENT = (
    "allowed",
    "older tasks fulfilled",
    "own tasks fulfilled",
    "tiles that the own first task lacks",
    "the second",
    "the third",
    "colours that the own tasks ask for and nothing brings",
    "older tasks that lack one tile then and more before",
    "older tasks brought nearer that still lack several",
    "size of the group that the tile is in then",
    "free sides",
    "sides taken from tiles with open tasks that gain nothing",
    "the tile's number, its cost in time",
    "1: whoever places it is to move again at once",
)


def features(sides: int) -> list[Field]:
    """The bytes in order; seats are counted from the one that looks. Colours are in the order `LETTERS`."""
    found = [
        Field("supply", (1,), TILES - SPACES + 1, "how many tiles are face down"),
        Field("phase", (1,), 2, "solo: 1 or 2"),
        Field("other", (1,), 1, "1: action 0 is allowed (to refill; in solo to end the phase)"),
        Field("scored", (1,), 255, "solo: the score of phase 1, at most 255"),
        Field("ahead", (1,), 255, "steps from the one to move to the next player on the moon track"),
        Field("coming", (1,), SPACES - 1, "tiles on the selection track"),
        Field(
            "faces",
            (SPACES - 1, FACE),
            SPACES - 1,
            "those tiles clockwise: steps from the moon figure, colour (one of four), number, and for each "
            "of three tasks how much of each colour it asks for",
        ),
    ]
    for seat in range(sides):
        found += [
            Field(f"tokens_{seat}", (1,), ALL_TOKENS, "tokens left to place"),
            Field(
                f"turn_{seat}", (1,), max(sides - 1, 1), "place in the order in which players come to move"
            ),
            Field(f"lead_{seat}", (1,), 255, "steps ahead of the one to move on the moon track, at most 255"),
            Field(f"size_{seat}", (1,), MOST_TILES, "how many tiles the display has"),
            Field(f"coloured_{seat}", (COLOURS,), LARGEST_GROUP, "tiles of each colour"),
            Field(f"group_{seat}", (COLOURS,), LARGEST_GROUP, "the largest group of each colour"),
            Field(f"last_{seat}", (COLOURS,), MOST_OPEN, "open tasks that lack one tile, of this colour"),
            Field(f"wanted_{seat}", (COLOURS,), MOST_OPEN, "open tasks that lack any tile of this colour"),
            Field(f"lacking_{seat}", (4,), MOST_OPEN, "open tasks that lack 1, 2, 3 or 4 tiles"),
        ]
    placements = "what each placement would bring, as actions 1 and on number them: " + "; ".join(PLACEMENT)
    return [*found, Field("placements", (REACH, MOST_FREE_CELLS, len(PLACEMENT)), MOST_OPEN, placements)]
