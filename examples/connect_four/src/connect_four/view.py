"""What can be seen: everything, for everybody."""

from connect_four.rules import outcome, to_move
from connect_four.state import State
from lunarium.core.game import Json, Seat


def view(state: State, seat: Seat | None) -> Json:
    """The board as data; every seat and every spectator sees the same."""
    ended = outcome(state)
    return {
        "game": "connect-four",
        "options": {"players": 2},
        "to_move": to_move(state),
        "columns": [column.copy() for column in state.columns],  # each from below, by seat
        "four": [list(cell) for cell in state.four()],
        "outcome": None if ended is None else {"ending": ended.ending, "ranking": list(ended.ranking)},
    }
