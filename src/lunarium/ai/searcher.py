"""The searching player: one of five levels, from a child's opponent to the strongest."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from lunarium.ai.thinking import Budget, Thinker, level_simulations
from lunarium.games import AnyGame


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Thinks before it moves; without a budget of its own it takes its level's."""

    level: int
    budget: Budget | None = None
    threads: int = 1

    @property
    def name(self) -> str:
        """`level-3`, with its budget where that is not the level's own: `level-5@2s`, `level-5@800`."""
        if self.budget is None:
            return f"level-{self.level}"
        if self.budget.seconds < float("inf"):
            return f"level-{self.level}@{self.budget.seconds:g}s"
        return f"level-{self.level}@{self.budget.simulations}"

    def choose(self, game: AnyGame, state: Any, rng: Random) -> Any:
        """The move that it thinks best; a forced move needs no thought."""
        moves = game.legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        thinker = Thinker(game, state, self.level, rng.getrandbits(63), self.threads)
        thinker.think(self.budget or self._level_budget(game, state))
        return thinker.best()

    def _level_budget(self, game: AnyGame, state: Any) -> Budget:
        players: int = game.view(state, None)["options"]["players"]
        return Budget(simulations=level_simulations(game, self.level, players))
