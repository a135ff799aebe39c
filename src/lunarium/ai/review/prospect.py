"""A prospect: what one move leads to, looked at by several searches that know nothing of each other."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Generic

from lunarium.ai.review.measure import SCORE, Measure
from lunarium.ai.thinking import TOP_LEVEL, Budget, Thinker, Thought
from lunarium.core.game import Game, M, S, Seat

DOUBT = 0.01  # of the scale: looks that agree may err together by so much
LEAST_SIMULATIONS = 32  # simulations for each move of a game that is played out
USUAL_REST = 100  # moves that the simulations of a look are for, where a game is played out

Stop = Callable[[Callable[[], None]], None]  # takes what ends the thinking early
Run = Callable[[Callable[[], None]], None]  # has a search done, here or elsewhere, and waits for it


class Stopped(Exception):
    """The thinking was ended before there was a verdict."""


class Looker(Generic[S, M]):
    """Thinks about positions one after another, until somebody ends it."""

    def __init__(
        self,
        game: Game[S, M],
        measure: Measure,
        stop: Stop | None = None,
        run: Run | None = None,
        seed: int = 0,
    ) -> None:
        self.game, self.measure, self.seed = game, measure, seed
        self._run = run or _run_here
        self._is_stopped = False
        self._thinker: Thinker[S, M] | None = None
        if stop is not None:
            stop(self._end)

    def think(self, state: S, simulations: int, seed: int) -> list[Thought]:
        """Every move of a position thought about, the best first."""
        self._thinker = Thinker(self.game, state, TOP_LEVEL, self.seed + seed)
        self._search(self._thinker, simulations)
        thoughts = self._thinker.thoughts()
        if not thoughts[0].visits:  # a plan may begin with a move that had no visit of its own, and no values
            thoughts[0] = replace(thoughts[0], **self._thinker.value())
        return thoughts

    def play_out(self, state: S, simulations: int) -> list[float]:
        """What the search comes to if it plays on to the end, with so many simulations a move."""
        game, world = self.game, state.copy()
        self._thinker = Thinker(game, world, TOP_LEVEL, self.seed)
        while game.to_move(world) is not None:
            self._search(self._thinker, simulations)
            move = self._thinker.best()
            self._thinker.advance(move)
            game.apply(world, move)
        outcome = game.outcome(world)
        return self.measure.settle(outcome.result if outcome else {})

    def _search(self, thinker: Thinker[S, M], simulations: int) -> None:
        self._run(partial(self._search_here, thinker, simulations))
        if self._is_stopped:
            raise Stopped

    def _search_here(self, thinker: Thinker[S, M], simulations: int) -> None:
        if not self._is_stopped:
            thinker.think(Budget(simulations=simulations))

    def _end(self) -> None:
        self._is_stopped = True
        if self._thinker is not None:
            self._thinker.stop()


@dataclass(slots=True)
class Prospect(Generic[S, M]):
    """A move, and by look and seat what it was found to lead to."""

    looker: Looker[S, M]
    state: S  # before the move
    move: str
    simulations: int  # of a look
    found: list[list[float]] = field(default_factory=list)
    line: list[str] = field(default_factory=list)  # what the first look expects, the move first
    uncovers: bool = False  # something face down comes up with the move
    is_exact: bool = False  # the game ends with it
    is_proven: bool = False  # alone with nothing hidden: what was once reached can be reached
    _world: S = field(init=False)  # the position to look at next

    def __post_init__(self) -> None:
        game = self.looker.game
        self.line = [self.move]
        self._world = game.play(self.state, self.move)
        self.uncovers = game.unseen(self._world) != game.unseen(self.state)
        self.is_exact = game.to_move(self._world) is None and not self.uncovers
        self.is_proven = can_prove(game, self.looker.measure, self.state)

    def look(self, times: int) -> None:
        """Have at least so many looks."""
        while len(self.found) < (1 if self.is_exact else times):
            self._look_once(len(self.found))

    def value(self) -> list[float]:
        """By seat what is expected: the mean of all looks, or the best that can be reached for sure."""
        if self.is_proven:
            return [self.looker.measure.best(values) for values in zip(*self.found, strict=True)]
        return [mean(values) for values in zip(*self.found, strict=True)]

    def error(self) -> list[float]:
        """By seat the standard error of the value."""
        if self.is_exact:
            return [0.0] * len(self.found[0])
        doubt = DOUBT * self.looker.measure.scale
        spreads = [stdev(values) if len(values) > 1 else 0.0 for values in zip(*self.found, strict=True)]
        return [sqrt((spread**2 + doubt**2) / len(self.found)) for spread in spreads]

    def _look_once(self, number: int) -> None:
        """One more search with a seed of its own."""
        # Where the move uncovers something, every look has a deal of its own, so that nobody is judged by
        # what they could not know. Else each look goes one step further along the expected line: a search
        # that sees the truth finds the same there, one that errs shows it, even where a seed changes nothing.
        game, looker = self.looker.game, self.looker
        world = self._deal_anew(number) if self.uncovers else self._world
        outcome = game.outcome(world)
        if outcome is not None:
            self.found.append(looker.measure.settle(outcome.result))
            return
        if self.is_proven:
            self.found.append(looker.play_out(world, playout_simulations(self.simulations, number)))
            if number:
                return
        best = looker.think(world, self.simulations, number + 1)[0]
        if number == 0:
            self.line = [self.move] if self.uncovers else [self.move, *best.line]
        if not self.is_proven:
            self.found.append(looker.measure.foresee(best))
        if not self.uncovers:
            further = game.play(world, best.move)
            self._world = further if game.unseen(further) == game.unseen(world) else world

    def _deal_anew(self, number: int) -> S:
        """The position after the move, with another deal of what was face down before it."""
        game = self.looker.game
        world = game.determinize(self.state, None, Random(f"{self.looker.seed}/{self.move}/{number}"))
        game.apply(world, game.read(self.move))
        return world


def _run_here(search: Callable[[], None]) -> None:
    search()


def can_prove(game: Game[S, M], measure: Measure, state: S) -> bool:
    """Whether one plays alone with nothing face down, so that a score once reached can be reached again."""
    # A search that stops half way expects too little of a long game of points; played to its end it does not.
    return measure.name == SCORE and game.unseen(state) == 0


def playout_simulations(simulations: int, number: int) -> int:
    """How many simulations each move of a game has that is played out; every one has others."""
    return max(LEAST_SIMULATIONS, simulations // USUAL_REST) * (number + 2) // 2


def compare(best: Prospect[S, M], found: Prospect[S, M], seat: Seat) -> tuple[float, float]:
    """What one move gives away beside another, and the standard error of that."""
    loss = best.looker.measure.loss(best.value()[seat], found.value()[seat])
    return loss, sqrt(best.error()[seat] ** 2 + found.error()[seat] ** 2)
