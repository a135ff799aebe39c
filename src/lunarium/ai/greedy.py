"""The greedy player: tries every move and keeps the one whose position looks best."""

from __future__ import annotations

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
        seat, evaluate = game.to_move(state), game.thinking.evaluate
        if evaluate is None:
            raise LunariumError("player-not-for-game", player=self.name, game=game.key)
        if seat is None:
            raise ValueError("the game is over")
        best, best_value = list[M](), float("-inf")
        for move in game.legal_moves(state):
            after = state.copy()
            game.apply(after, move)
            value = evaluate(after, seat)
            if value > best_value:
                best, best_value = [move], value
            elif value == best_value:
                best.append(move)
        return rng.choice(best)
