"""What every byte of the features of Luna means; native/luna/features.cpp writes them."""

from lunarium.core.encoding import Field
from lunarium.games.luna.isles import ISLES
from lunarium.games.luna.observation import MOST_COUNCIL_SEATS, PLACES, TILES
from lunarium.games.luna.state import MOST_ACTIONS, MOST_TAKINGS, NOVICES, SHRINES

FIGURES = {"priestess": "the Moon Priestess", "builder": "the Master Builder", "apostate": "the Apostate"}
TILE = (
    "the Guard has freed it",
    "it is on the path and nobody's",
    "an own novice stands on it on the path",
    "another's does",
    "an own novice stands on it in the temple",
    "another's does",
    "a novice was displaced from it there",
    "its novice has a book",
    "lower tiles beside it with own novices",
    "the same with others'",
    *(f"it bears the symbol of {isle}" for isle in ISLES),
)


def features(sides: int) -> list[Field]:
    """The bytes in order; seats are counted from the one that looks, isles as `ISLES` lists them."""
    isles = (len(ISLES),)
    found = [
        Field("round", (1,), 6, "1 to 6"),
        Field("phase", (5,), 1, "one of: shrines, pairs, opponent, actions, over"),
        Field("tokens", (1,), 4, "time tokens that are not turned"),
        Field("book_used", (1,), 1, "1: a Book action was taken in this round"),
        Field("is_to_move", (1,), 1, "1: the one that looks"),
        Field("start_player", (1,), max(sides - 1, 1), "turns until the start player's seat"),
        Field("voyage", (1,), 1, "1: a journey or tide is under way"),
        Field("voyage_tide", (1,), 1, "1: it is a tide"),
        *(Field(f"{name}_at", isles, 1, f"1: {who} is there") for name, who in FIGURES.items()),
        *(Field(f"{name}_to", isles, 6, f"steps clockwise from {who}") for name, who in FIGURES.items()),
        Field("place", isles, 6, "each isle's place in the ring"),
        Field("takings", isles, MOST_TAKINGS, "solo: favours taken from each isle in this round"),
        Field("arrived", (PLACES,), NOVICES, "novices there that may not move again in this journey or tide"),
        Field("voyage_from", (PLACES,), 1, "1: its last step began there"),
        Field("voyage_inactive", (1,), 1, "1: with an inactive novice"),
        Field("tiles", (TILES, len(TILE)), 8, "each tile: " + "; ".join(TILE)),
    ]
    for seat in range(sides):
        found += [
            Field(
                f"active_{seat}", (PLACES,), NOVICES, "active novices on each isle, and on the landing stage"
            ),
            Field(f"inactive_{seat}", isles, NOVICES, "inactive novices by each isle"),
            Field(f"shrines_{seat}", isles, 1, "1: a shrine stands on the isle"),
            Field(f"favours_{seat}", isles, 1, "1: the isle's favour is in hand"),
            Field(f"supply_{seat}", (1,), NOVICES, "novices not yet recruited"),
            Field(f"shrine_supply_{seat}", (1,), SHRINES, "shrines not yet built"),
            Field(f"council_{seat}", (1,), MOST_COUNCIL_SEATS, "the council seat, from 0"),
            Field(
                f"standing_{seat}", (1,), max(sides - 1, 1), "place in the council's order, which breaks ties"
            ),
            Field(f"actions_{seat}", (1,), MOST_ACTIONS, "actions taken in this round"),
            Field(f"influence_{seat}", (1,), 255, "at most 255"),
            Field(f"temple_{seat}", (1,), TILES, "own novices in the temple"),
        ]
    return found
