"""A way: an action as far as its line is known, which is compared with another one."""

from collections.abc import Sequence
from dataclasses import dataclass

from lunarium.core.game import Seat
from lunarium.games.luna.moves import DONE, Move
from lunarium.games.luna.rounds import forecast
from lunarium.games.luna.rules import apply, legal_moves
from lunarium.games.luna.state import OVER, ROUNDS, Source, State
from lunarium.games.luna.wire import Forecast


@dataclass(frozen=True, slots=True)
class Way:
    """An action, and what follows in its line."""

    seat: Seat
    move: Move  # its first
    before: State
    after: State  # when it is done
    rest: Sequence[tuple[State, Move]]  # what the line goes on with, each with the state before it

    @property
    def is_scored(self) -> bool:
        """Whether the action ended the round."""
        return self.after.round > self.before.round or self.after.phase == OVER

    @property
    def table(self) -> State:
        """The table as a scoring finds it: whoever ends a round changes nothing else before it."""
        return self.before if self.is_scored else self.after

    @property
    def rounds_left(self) -> int:
        """Scorings that are still to come."""
        return ROUNDS - self.before.round + 1

    @property
    def others(self) -> list[Seat]:
        """Everybody but the mover."""
        return [seat for seat in range(self.before.layout.players) if seat != self.seat]

    @property
    def share(self) -> float:
        """How much it matters what one of the others gets."""
        return 1.0 / len(self.others)

    def gain(self, seat: Seat, source: Source) -> int:
        """What the action brought a seat at once."""
        return self.after.points[seat][source] - self.before.points[seat][source]

    def displaced(self, seat: Seat) -> list[int]:
        """The tiles from which novices of a seat had to leave the temple."""
        temple = self.before.temple
        return [tile for tile, owner in temple.items() if owner == seat and self.after.temple[tile] is None]

    def expect(self, seat: Seat) -> Forecast:
        """The round's scoring as the table stands."""
        return forecast(self.table)[seat] or {"priestess": 0, "apostate": 0, "temple": 0}


def follow(state: State, line: Sequence[Move], is_open: bool) -> Way | None:
    """The action at the head of a line; an unfinished voyage may end where its line does if it is `open`."""
    world, seat, way = state.copy(), state.turn, list(line)
    after: State | None = None
    rest: list[tuple[State, Move]] = []
    while way:
        move = way.pop(0)
        if move not in legal_moves(world):
            break
        if after is not None:
            rest.append((world.copy(), move))
        apply(world, move)
        if after is None and world.voyage is None:
            after = world.copy()
        elif after is None and not way and is_open:
            way.append(DONE)
    return None if after is None else Way(seat, line[0], state, after, rest)
