"""The searching player: one of five levels, from a child's opponent to the strongest."""

from dataclasses import dataclass
from random import Random

from lunarium.ai.player import Policy
from lunarium.ai.thinking import Budget, Thinker, level_simulations
from lunarium.core.game import Game, M, S


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

    def choose(self, game: Game[S, M], state: S, rng: Random) -> M:
        """The move that it thinks best; a forced move needs no thought."""
        return self.weigh(game, state, rng)[0]

    def weigh(self, game: Game[S, M], state: S, rng: Random) -> tuple[M, Policy[M]]:
        """The same, with how often the search tried each move."""
        moves = game.legal_moves(state)
        if len(moves) == 1:
            return moves[0], [(moves[0], 1.0)]
        thinker = Thinker(game, state, self.level, rng.getrandbits(63), self.threads)
        thinker.think(self.budget or self._level_budget(game, state))
        thoughts = thinker.thoughts()
        total = sum(thought.visits for thought in thoughts)
        tried = [(game.read(thought.move), thought.visits / total) for thought in thoughts if thought.visits]
        best = game.read(thoughts[0].move)
        return best, tried or [(best, 1.0)]

    def _level_budget(self, game: Game[S, M], state: S) -> Budget:
        players: int = game.view(state, None)["options"]["players"]
        return Budget(simulations=level_simulations(game, self.level, players))
