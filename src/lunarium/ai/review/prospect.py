"""A prospect: what one move leads to, looked at by several searches that know nothing of each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

from lunarium.ai.review.measure import Measure
from lunarium.ai.thinking import TOP_LEVEL, Budget, Thinker, Thought
from lunarium.core.game import Seat
from lunarium.games import AnyGame

DOUBT = 0.01  # of the scale: looks that agree may err together by so much

Stop = Callable[[Callable[[], None]], None]  # takes what ends the thinking early


class Stopped(Exception):
    """The thinking was ended before there was a verdict."""


class Looker:
    """Thinks about positions one after another, until somebody ends it."""

    def __init__(self, game: AnyGame, measure: Measure, stop: Stop | None = None, seed: int = 0) -> None:
        self.game, self.measure, self.seed = game, measure, seed
        self._is_stopped = False
        self._thinker: Thinker | None = None
        if stop is not None:
            stop(self._end)

    def think(self, state: Any, simulations: int, seed: int) -> list[Thought]:
        """Every move of a position thought about, the best first."""
        self._thinker = Thinker(self.game, state, TOP_LEVEL, self.seed + seed)
        if not self._is_stopped:
            self._thinker.think(Budget(simulations=simulations))
        if self._is_stopped:
            raise Stopped
        return self._thinker.thoughts()

    def _end(self) -> None:
        self._is_stopped = True
        if self._thinker is not None:
            self._thinker.stop()


@dataclass(slots=True)
class Prospect:
    """A move, and by look and seat what it was found to lead to."""

    looker: Looker
    state: Any  # before the move
    move: str
    simulations: int  # of a look
    found: list[list[float]] = field(default_factory=list)
    line: list[str] = field(default_factory=list)  # what the first look expects, the move first
    uncovers: bool = False  # something face down comes up with the move
    is_exact: bool = False  # the game ends with it
    _world: Any = None  # the position to look at next

    def __post_init__(self) -> None:
        game = self.looker.game
        self.line = [self.move]
        self._world = game.play(self.state, self.move)
        self.uncovers = game.unseen(self._world) != game.unseen(self.state)
        self.is_exact = game.to_move(self._world) is None and not self.uncovers

    def look(self, times: int) -> None:
        """Have at least so many looks."""
        while len(self.found) < (1 if self.is_exact else times):
            self._look_once(len(self.found))

    def mean(self) -> list[float]:
        """By seat what is expected."""
        return [sum(values) / len(values) for values in zip(*self.found, strict=True)]

    def error(self) -> list[float]:
        """By seat the standard error of the mean."""
        if self.is_exact:
            return [0.0] * len(self.found[0])
        doubt = DOUBT * self.looker.measure.scale
        return [
            sqrt(
                (sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) + doubt**2)
                / len(values)
            )
            for mean, values in zip(self.mean(), zip(*self.found, strict=True), strict=True)
        ]

    def _look_once(self, number: int) -> None:
        """One more search with a seed of its own.

        Where the move uncovers something, every look has a deal of its own, so that nobody is judged by what
        they could not know. Else each look goes one step further along the expected line: a search that sees
        the truth finds the same there, one that errs shows it, even in a game where a seed changes nothing.
        """
        game = self.looker.game
        world = self._world
        if self.uncovers:
            world = game.determinize(self.state, None, Random(f"{self.looker.seed}/{self.move}/{number}"))
            game.apply(world, game.read(self.move))
        outcome = game.outcome(world)
        if outcome is not None:
            self.found.append(self.looker.measure.settle(outcome.result))
            return
        best = self.looker.think(world, self.simulations, number + 1)[0]
        self.found.append(self.looker.measure.foresee(best))
        if self.uncovers:
            return
        if number == 0:
            self.line = [self.move, *best.line]
        further = game.play(world, best.move)
        if game.unseen(further) == game.unseen(world):
            self._world = further


def compare(best: Prospect, found: Prospect, seat: Seat) -> tuple[float, float]:
    """What one move gives away beside another, and the standard error of that."""
    loss = best.looker.measure.loss(best.mean()[seat], found.mean()[seat])
    return loss, sqrt(best.error()[seat] ** 2 + found.error()[seat] ** 2)
