"""A position of a game as it is shown and asked about; whatever takes time is computed once."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from lunarium.games import AnyGame
from lunarium.positions.types import Insight, Move, View


@dataclass(frozen=True)
class Position:
    """A state of a game; all who look at it share this value."""

    game: AnyGame
    options: Mapping[str, Any]
    state: Any
    is_ended_early: bool = False  # its people have ended the game before the rules did

    @property
    def to_move(self) -> int | None:
        """The seat to move; None: the game is over."""
        return None if self.is_ended_early else self.game.to_move(self.state)

    @cached_property
    def view(self) -> View:
        """What everybody may see."""
        return self.game.view(self.state, None)

    @cached_property
    def legal(self) -> list[Move]:
        """The legal moves in the order to list them."""
        if self.to_move is None:
            return []
        return list(map(self.game.show_move, self.game.legal_in_order(self.state)))

    @cached_property
    def insight(self) -> Insight:
        """What each legal move would bring, and why others are refused."""
        return self.game.showing.insight(self.state)
