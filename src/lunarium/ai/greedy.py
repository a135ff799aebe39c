"""The greedy player: tries every move and keeps the one whose position looks best."""

from dataclasses import dataclass
from random import Random

from lunarium.core.errors import LunariumError
from lunarium.core.game import Game, M, S


@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """Looks one move ahead."""

    name: str = "greedy"

    def choose(self, game: Game[S, M], state: S, rng: Random) -> M:
        """The move with the best evaluation; among equals, any."""
        if game.thinking.evaluate is None:
            raise LunariumError("player-not-for-game", player=self.name, game=game.key)
        if game.to_move(state) is None:
            raise ValueError("the game is over")
        weighed = weigh(game, state)
        best = max(value for _, value in weighed)
        return rng.choice([move for move, value in weighed if value == best])


def weigh(game: Game[S, M], state: S) -> list[tuple[M, float]]:
    """The legal moves, each with how good the position after it looks at a glance to who moves."""
    seat, evaluate = game.to_move(state), game.thinking.evaluate
    if seat is None or evaluate is None:
        return [(move, 0.0) for move in game.legal_in_order(state)]
    weighed = list[tuple[M, float]]()
    for move in game.legal_moves(state):
        after = state.copy()
        game.apply(after, move)
        weighed.append((move, evaluate(after, seat)))
    return weighed
