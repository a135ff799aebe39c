"""The moves: one kind, a disc into a column, written as its number."""

from dataclasses import dataclass

from connect_four.state import COLUMNS
from lunarium.core.errors import BadNotation
from lunarium.core.game import NOTATION
from lunarium.core.reasons import Reason

KINDS = ("drop",)


@dataclass(frozen=True, slots=True)
class Drop:
    """A disc into this column, 1 to 7 from the left."""

    column: int


def kind(move: Drop) -> str:
    """There is only one."""
    return "drop"


def write(move: Drop) -> str:
    """The number of the column."""
    return str(move.column)


def read(text: str) -> Drop:
    """The move of this text; exact text only."""
    if text not in map(str, range(1, COLUMNS + 1)):
        raise BadNotation(reasons=[Reason("connect-four-form", NOTATION, {"last": COLUMNS})], move=text[:60])
    return Drop(int(text))
