"""What every byte of an observation of Luna means; native/luna/encoding.cpp writes them."""

from lunarium.core.encoding import Field
from lunarium.games.luna.isles import ISLES
from lunarium.games.luna.state import MOST_ACTIONS, MOST_TAKINGS, NOVICES, SHRINES

TILES = 28
PLACES = len(ISLES) + 1  # and the landing stage
MOST_COUNCIL_SEATS = 255


def fields(sides: int) -> list[Field]:
    """The bytes in order; seats are counted from the one to move, isles as `ISLES` lists them."""
    isles = (len(ISLES),)
    found = [
        Field("round", (1,), 6, "1 to 6"),
        Field("phase", (1,), 4, "0 shrines, 1 pairs, 2 opponent, 3 actions, 4 over"),
        Field("time_tokens", (1,), 4, "how many there are"),
        Field("tokens_turned", (1,), 4, "how many are turned"),
        Field("book_used", (1,), 1, "1: a Book action was taken in this round"),
        Field("moon_priestess", (1,), 6, "her isle"),
        Field("master_builder", (1,), 6, "his isle"),
        Field("apostate", (1,), 6, "his isle"),
        Field("start_player", (1,), max(sides - 1, 1), "turns until the start player's seat"),
        Field("voyage", (1,), 1, "1: a journey or tide is under way"),
        Field("voyage_tide", (1,), 1, "1: it is a tide"),
        Field(
            "voyage_row",
            (1,),
            14,
            "where its last step began: place in the ring * 2, plus 1 for an inactive novice",
        ),
        Field("voyage_to", (1,), 6, "the place in the ring where it led"),
        Field("ring", isles, 6, "the isles clockwise"),
        Field("takings", isles, MOST_TAKINGS, "solo: favours taken from each isle in this round"),
        Field(
            "arrived",
            (PLACES,),
            NOVICES,
            "novices at each isle that may not move again in this journey or tide",
        ),
    ]
    for tile in range(1, TILES + 1):
        found += [
            Field(f"symbol_{tile}", (1,), 6, "the isle whose symbol the tile bears"),
            Field(f"claim_{tile}", (1,), sides, "1 + seat whose novice stands on it on the path"),
            Field(f"free_{tile}", (1,), 1, "1: it is on the path and nobody's"),
            Field(
                f"temple_{tile}",
                (1,),
                5,
                "1 + seat whose novice stands on it in the temple; 5: displaced from there",
            ),
            Field(f"book_{tile}", (1,), 1, "1: that novice has a book"),
            Field(f"approved_{tile}", (1,), 1, "1: the Guard has freed it"),
        ]
    found += [
        Field(
            f"beside_{tile}",
            (4,),
            255,
            "lower tiles beside it in the temple: a bit for each number, low byte first",
        )
        for tile in range(1, TILES + 1)
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
            Field(f"influence_{seat}", (2,), 255, "low byte first"),
        ]
    return found
