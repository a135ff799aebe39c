"""Player: whoever chooses moves for a seat."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from lunarium.games import AnyGame


class Player(Protocol):
    """A computer player; the state it is given is determinised for its seat."""

    @property
    def name(self) -> str:
        """What people call it."""

    def choose(self, game: AnyGame, state: Any, rng: Random) -> Any:
        """One of the legal moves of the seat to move."""


def decide(player: Player, game: AnyGame, state: Any, rng: Random) -> Any:
    """The player's move, thought out in a world that its seat cannot tell from the true one."""
    return player.choose(game, game.determinize(state, game.to_move(state), rng), rng)
