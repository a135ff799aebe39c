"""The rules: whose turn it is, what is legal, what a move does, how it ends."""

from connect_four.moves import Drop
from connect_four.state import COLUMNS, ROWS, State
from lunarium.core.game import Outcome, Seat
from lunarium.core.reasons import Reason


def to_move(state: State) -> Seat | None:
    """Seats alternate until four stand in a row or the board is full."""
    if state.discs() == COLUMNS * ROWS or state.four():
        return None
    return state.next_seat()


def legal_moves(state: State) -> list[Drop]:
    """Every column with room, until the end."""
    if to_move(state) is None:
        return []
    return [Drop(number) for number, column in enumerate(state.columns, start=1) if len(column) < ROWS]


def apply(state: State, move: Drop) -> None:
    """The disc falls onto those that are there."""
    state.columns[move.column - 1].append(state.next_seat())


def refuse(state: State, move: Drop) -> list[Reason]:
    """Why a column cannot be used."""
    if to_move(state) is None:
        return [Reason("game-over", "connect-four: end")]
    if len(state.columns[move.column - 1]) < ROWS:
        return []
    return [Reason("connect-four-full", "connect-four: dropping", {"column": move.column})]


def outcome(state: State) -> Outcome | None:
    """Four in a row win; on a full board without one the second to move has held out."""
    if to_move(state) is not None:
        return None
    four = state.four()
    winner = state.at(four[0]) if four else 1 - state.start_player
    ranking = (0, 1) if winner == 0 else (1, 0)
    return Outcome(
        ending="four" if four else "full",
        ranking=ranking,
        result={"ranking": list(ranking)},
        breakdown=tuple({"win": int(seat == ranking[0])} for seat in range(2)),
    )
