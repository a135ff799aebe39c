"""Players who take the move at one place of the list: yardsticks, for some of them beat random by far."""

from dataclasses import dataclass
from random import Random

from lunarium.core.game import Game, M, S


@dataclass(frozen=True, slots=True)
class ListedPlayer:
    """The first or the last of the legal moves, as the rules list them."""

    name: str
    place: int

    def choose(self, game: Game[S, M], state: S, rng: Random) -> M:
        """The move at this place."""
        return game.legal_moves(state)[self.place]
