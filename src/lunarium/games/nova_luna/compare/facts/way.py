"""A way: a move and where its line leads, as far as it can be known."""

from collections.abc import Sequence
from dataclasses import dataclass

from lunarium.core.game import Seat
from lunarium.games.nova_luna.moves import Move
from lunarium.games.nova_luna.rules import legal_moves
from lunarium.games.nova_luna.scoring import outcome
from lunarium.games.nova_luna.show.insight import play
from lunarium.games.nova_luna.state import State


@dataclass(frozen=True, slots=True)
class Way:
    """A move and where its line leads, as far as it can be known."""

    seat: Seat  # who makes the move
    line: Sequence[Move]
    states: Sequence[State]  # before the move, after it, and after each one more

    @property
    def move(self) -> Move:
        return self.line[0]

    @property
    def after(self) -> State:
        return self.states[1]

    @property
    def tokens(self) -> int:
        """The tasks that the move covers."""
        return self.states[0].tokens_left[self.seat] - self.after.tokens_left[self.seat]

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on, with a wheel on which nothing unknown lies."""
        return not self.after.ending and len(self.after.supply) == len(self.states[0].supply)

    def wins(self) -> bool:
        """Whether the mover has won with the move."""
        return has_won(self.after, self.seat)


def follow(state: State, line: Sequence[Move]) -> Way | None:
    """The line until the game ends, something face down comes up, or a move is none."""
    states: list[State] = [state]
    for move in line:
        if move not in legal_moves(states[-1]):
            break
        states.append(play(states[-1], move))
        if len(states[-1].supply) != len(state.supply):
            break
    return Way(state.queue[0], line[: len(states) - 1], states) if len(states) > 1 else None


def has_won(state: State, seat: Seat) -> bool:
    """Whether the game is over and this seat is first."""
    over = outcome(state)
    return over is not None and over.ranking[0] == seat
