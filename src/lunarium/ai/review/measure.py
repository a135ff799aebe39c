"""The measure of a review: the chance of winning, or alone the expected score."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, Self

from lunarium.ai.thinking import Thought
from lunarium.core.game import Seat
from lunarium.core.score import Score
from lunarium.core.types import Data
from lunarium.games import AnyGame

MeasureName = Literal["win", "score"]
Direction = Literal["higher", "lower"]  # results that are better
WIN: Literal["win"] = "win"
SCORE: Literal["score"] = "score"
# Points that weigh as much as a whole game: about three deviations of good solo results.
SCALE_OF_SCORES = 20.0


@dataclass(frozen=True, slots=True)
class Measure:
    """In what the results of one game are counted."""

    name: MeasureName
    players: int
    score: Score

    @classmethod
    def of(cls, game: AnyGame, options: Mapping[str, object]) -> Self:
        """Alone one plays for points, in company to win."""
        settled = game.settle(options)
        players: int = settled["players"]
        return cls(SCORE if players == 1 else WIN, players, game.score(settled))

    @property
    def scale(self) -> float:
        """What losses are a share of."""
        return SCALE_OF_SCORES if self.name == SCORE else 1.0

    @property
    def direction(self) -> Direction:
        """Whether a higher or a lower result is better."""
        return "lower" if self.name == SCORE and self.score.lower_is_better else "higher"

    def loss(self, best: float, found: float) -> float:
        """What a result is worse than the best one, in points of the measure."""
        return found - best if self.direction == "lower" else best - found

    def best(self, results: Iterable[float]) -> float:
        """The best of some results."""
        return min(results) if self.direction == "lower" else max(results)

    def foresee(self, thought: Thought) -> list[float]:
        """By seat what a search expects of a move."""
        if self.name == WIN:
            return thought.win[: self.players]
        return [self.score.foreseen(thought.score, seat) for seat in self._seats]

    def settle(self, result: Data) -> list[float]:
        """By seat what a finished game came to."""
        if self.name == WIN:
            return [float(result["ranking"][0] == seat) for seat in self._seats]
        return [float(self.score.of(result, seat)) for seat in self._seats]

    def mover(self, seat: Seat) -> Seat:
        """The player who answers for a move: alone one also moves for the opponent that the rules play."""
        return min(seat, self.players - 1)

    @property
    def _seats(self) -> range:
        return range(self.players)
