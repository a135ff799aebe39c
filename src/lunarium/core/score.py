"""Score: the number by which people compare results, and which way is better."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lunarium.core.types import Data

WIN = "win"  # the unit of a game without points


def _first_places(result: Data, seat: int) -> int:
    """A game without points: 1 for the winner."""
    return int(result["ranking"][0] == seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """What a mode of a game is played for."""

    unit: str = WIN  # the catalogue says it as `unit-` + this
    of: Callable[[Data, int], int] = _first_places  # a seat's number in a result
    # a seat's number from what a search expects of every side
    foreseen: Callable[[Sequence[float], int], float] = lambda scores, seat: scores[seat]
    lower_is_better: bool = False
    aim: int | None = None  # alone: better than this is a win
    sources: tuple[str, ...] = ()  # of a result's breakdown: where a seat's points come from, in order

    def is_better(self, score: float, other: float) -> bool:
        """Whether a result is better than another one."""
        return score < other if self.lower_is_better else score > other

    def is_won(self, score: float) -> bool:
        """Whether a solo result counts as a win; without an aim every one does."""
        if self.aim is None:
            return True
        return score < self.aim if self.lower_is_better else score > self.aim
