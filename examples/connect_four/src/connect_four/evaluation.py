"""How good a position looks to a seat, at a glance."""

from connect_four.state import ROW, State, lines
from lunarium.core.game import Seat

WORTH = (0.0, 0.1, 0.4, 2.0, 100.0)  # of a row that is all one's own, by the discs that are there


def evaluate(state: State, seat: Seat) -> float:
    """Rows that can still become four: one's own less the other's, whose next turn it is."""
    value = 0.0
    for line in lines():
        owners = [state.at(cell) for cell in line]
        for owner, sign in ((seat, 1.0), (1 - seat, -1.5)):
            if 1 - owner not in owners:
                value += sign * WORTH[min(ROW, owners.count(owner))]
    return value
