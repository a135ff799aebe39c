"""The game in words and signs: what a move was, how far the game is, and the board as text."""

from connect_four.moves import read
from connect_four.state import COLUMNS, ROWS
from lunarium.core.game import Json, Seat
from lunarium.core.telling import Telling

DISCS, WINNING, EMPTY = "○●", "◎◉", "·"


def tell(before: Json, after: Json, seat: Seat, text: str) -> list[Telling]:
    """The move, and the end where it brings it about."""
    told = [Telling("move-connect-four-drop", {"who": seat, "column": read(text).column})]
    if after["outcome"] is not None:
        ending, ranking = after["outcome"]["ending"], after["outcome"]["ranking"]
        told.append(Telling(f"move-connect-four-{ending}", {"who": ranking[0]}))
    return told


def headline(view: Json) -> list[Telling]:
    """How full the board is."""
    discs = sum(map(len, view["columns"]))
    return [Telling("connect-four-headline", {"count": COLUMNS * ROWS - discs})]


def draw(view: Json) -> str:
    """The board from above; the row of four stands out."""
    four = {tuple(cell) for cell in view["four"]}
    rows = [" ".join(_sign(view, column, row, four) for column in range(COLUMNS)) for row in range(ROWS)]
    return "\n".join([*reversed(rows), " ".join(str(column + 1) for column in range(COLUMNS))])


def _sign(view: Json, column: int, row: int, four: set[tuple[int, ...]]) -> str:
    if row >= len(view["columns"][column]):
        return EMPTY
    seat: int = view["columns"][column][row]
    return (WINNING if (column, row) in four else DISCS)[seat]
