"""What every byte of an observation of Nova Luna means; native/nova_luna/encoding.cpp writes them."""

from lunarium.core.encoding import Field
from lunarium.games.nova_luna.state import SPACES

TILES = 68
MOST_TILES = 44  # that one player can come to hold: native/nova_luna/displays.hpp proves it
MOST_FREE_CELLS = 2 * MOST_TILES + 2
ALL_TOKENS = 21
FARTHEST = 64 + MOST_TILES  # of a column or a row: a free cell beside the last tile


def fields(sides: int) -> list[Field]:
    """The bytes in order; seats are counted from the one to move."""
    found = [
        Field("wheel", (SPACES,), TILES, "tile on each space, clockwise from the moon figure's; 0 for none"),
        Field("supply", (1,), TILES - SPACES + 1, "how many tiles are face down"),
        Field("meeple", (1,), SPACES - 1, "the moon figure's space"),
        Field("phase", (1,), 2, "solo: 1 or 2"),
        Field("scored", (1,), 2, "solo: how many phases are over"),
        Field("phase_1", (2,), 255, "solo: the score of phase 1, low byte first"),
        Field("phase_2", (2,), 255, "solo: the score of phase 2"),
    ]
    for seat in range(sides):
        found += [
            Field(f"tokens_{seat}", (1,), ALL_TOKENS, "tokens left to place"),
            Field(
                f"turn_{seat}", (1,), max(sides - 1, 1), "place in the order in which players come to move"
            ),
            Field(f"lead_{seat}", (1,), 255, "steps ahead of the one to move on the moon track, at most 255"),
            Field(f"size_{seat}", (1,), MOST_TILES, "how many tiles the display has"),
            Field(f"tiles_{seat}", (MOST_TILES,), TILES, "its tiles in the order of placement"),
            Field(f"x_{seat}", (MOST_TILES,), FARTHEST, "their columns, plus 64; 0 where there is no tile"),
            Field(f"y_{seat}", (MOST_TILES,), FARTHEST, "their rows, plus 64"),
            Field(f"open_{seat}", (MOST_TILES,), 7, "their uncovered tasks, a bit for each"),
        ]
    cells = (MOST_FREE_CELLS,)
    return [
        *found,
        Field("cell_x", cells, FARTHEST, "columns of the own free cells, plus 64, as actions number them"),
        Field("cell_y", cells, FARTHEST, "their rows, plus 64"),
    ]
