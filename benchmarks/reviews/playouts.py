"""Playouts: what two moves lead to when plain players play both to the end, with no word from a review."""

from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from lunarium.ai.review.measure import Measure
from lunarium.ai.searcher import SearchPlayer
from lunarium.ai.thinking import Budget
from lunarium.core.game import Seat
from lunarium.games import AnyGame


@dataclass(slots=True)
class Duel:
    """Two moves of one position, played out in pairs with the same deal of what is face down."""

    game: AnyGame
    measure: Measure
    state: Any
    moves: tuple[str, str]
    level: int
    simulations: int  # before a move, on average
    losses: list[float] = field(default_factory=list)  # pair by pair what the second move gives away

    def play(self, pairs: int, rng: Random) -> None:
        """Play so many more pairs."""
        place = self.game.to_move(self.state)
        if place is None:
            raise ValueError("nobody is to move")
        seat = self.measure.mover(place)
        for _ in range(pairs):
            seed = rng.getrandbits(60)
            best, found = (self._play_out(move, seat, Random(seed)) for move in self.moves)
            self.losses.append(self.measure.loss(best, found) / self.measure.scale)

    @property
    def loss(self) -> float:
        """The share of a game that the second move gives away."""
        return mean(self.losses)

    @property
    def error(self) -> float:
        """The standard error of the loss."""
        return stdev(self.losses) / sqrt(len(self.losses))

    def _play_out(self, move: str, seat: Seat, rng: Random) -> float:
        """What the game comes to for a seat."""
        game = self.game
        world = game.determinize(self.state, None, rng)
        game.apply(world, game.read(move))
        while game.to_move(world) is not None:
            game.apply(world, self._choose(world, rng))
        outcome = game.outcome(world)
        return self.measure.settle(outcome.result if outcome else {})[seat]

    def _choose(self, world: Any, rng: Random) -> Any:
        """A plain player's move, thought about now longer, now shorter: a seed alone may change nothing."""
        simulations = max(1, round(self.simulations * rng.uniform(0.3, 1.7)))
        return SearchPlayer(self.level, Budget(simulations=simulations)).choose(self.game, world, rng)
