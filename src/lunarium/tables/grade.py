"""Grade: how well somebody solves, by openskill: each first try is a person against a puzzle."""

from dataclasses import dataclass
from typing import Self

from openskill.models import PlackettLuce, PlackettLuceRating

POINTS = 60  # of a grade for one of openskill's: who is as good as a puzzle of the middle has 1500
START = 25.0  # where everybody begins
DOUBT = 5.0  # how far off that may be: the first puzzles move a grade by some hundred points
PUZZLE_DOUBT = 1.0  # of a puzzle: it is known how the levels solve it

_model = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Grade:
    """A skill, how sure it is, and what it rests on."""

    mean: float = START
    deviation: float = DOUBT
    tried: int = 0  # puzzles, each once
    solved: int = 0

    @property
    def points(self) -> int:
        """The number that people read."""
        return points_of(self.mean)

    @property
    def error(self) -> int:
        """How far off it may be, in the same points."""
        return round(POINTS * self.deviation)

    def after(self, rating: float, *, solved: bool, helped: bool) -> Self:
        """The grade after a first try at a puzzle of this rating; with help nothing is gained."""
        tried, found = self.tried + 1, self.solved + solved
        if solved and helped:
            return type(self)(self.mean, self.deviation, tried, found)
        me, puzzle = self._me, _model.rating(mu=rating, sigma=PUZZLE_DOUBT)
        [[me], _] = _model.rate([[me], [puzzle]], ranks=[0, 1] if solved else [1, 0])
        return type(self)(me.mu, me.sigma, tried, found)

    def chance(self, rating: float) -> float:
        """How likely this person solves a puzzle of this rating."""
        puzzle = _model.rating(mu=rating, sigma=PUZZLE_DOUBT)
        return float(_model.predict_win([[self._me], [puzzle]])[0])

    @property
    def _me(self) -> PlackettLuceRating:
        return _model.rating(mu=self.mean, sigma=self.deviation)


def points_of(rating: float) -> int:
    """A skill or a rating as people read it."""
    return round(POINTS * rating)
