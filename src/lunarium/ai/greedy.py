"""The greedy player: tries every move and keeps the one whose position looks best."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from lunarium.ai import luna, nova_luna
from lunarium.games import AnyGame

EVALUATIONS: dict[str, Callable[[Any, int], float]] = {
    "luna": luna.evaluate,
    "nova-luna": nova_luna.evaluate,
}


@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """Looks one move ahead."""

    name: str = "greedy"

    def choose(self, game: AnyGame, state: Any, rng: Random) -> Any:
        """The move with the best evaluation; among equals, any."""
        seat, evaluate = game.to_move(state), EVALUATIONS[game.key]
        if seat is None:
            raise ValueError("the game is over")
        best, best_value = [], float("-inf")
        for move in game.legal_moves(state):
            after = state.copy()
            game.apply(after, move)
            value = evaluate(game.plain(after), seat)
            if value > best_value:
                best, best_value = [move], value
            elif value == best_value:
                best.append(move)
        return rng.choice(best)
