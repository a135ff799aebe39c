"""Doubts: before a move that throws away a lot, the coach asks; each position is searched once, quickly."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from random import Random, SystemRandom
from threading import Lock
from typing import Any, TypeVar

from lunarium.ai.ideas import cut_line
from lunarium.ai.review.judging import explain
from lunarium.ai.thinking import Budget, Thinker, Thought
from lunarium.core.telling import Telling
from lunarium.tables.door import Draw
from lunarium.tables.errors import Busy
from lunarium.tables.people import Person
from lunarium.tables.table import Table
from lunarium.tables.work import Job, Place, Work

AHEAD = Place("coach-ahead", is_waited_for=False, most=8, most_each=2)  # while the person thinks
LOOK = Place("coach", is_waited_for=True, most=4, most_each=1)  # the move waits for it
AHEAD_BUDGET = Budget(seconds=0.4)
LOOK_BUDGET = Budget(seconds=0.15)
PATIENCE = 0.8  # seconds that a move waits at most
MUCH = 0.15  # of the expected result, 0 to 1: less is not worth a question
ENOUGH_VISITS = 40  # for a thought to be trusted without a second look
REMEMBERED = 2_000  # positions that were asked about
SEARCHED = 200  # positions whose search is kept: somebody thinks about them now

T = TypeVar("T")
Position = tuple[str, tuple[str, ...]]  # the table and its moves: taken back to, it is the same


@dataclass(frozen=True, slots=True)
class Search:
    """What was thought about a position; the world is what the search took for true of what is face down."""

    world: Any
    thoughts: Sequence[Thought]  # the best first, then those that can be trusted


@dataclass(frozen=True, slots=True)
class Doubt:
    """A move throws this much away: why, as far as the rules prove it, and what would be better."""

    loss: float
    why: Sequence[Telling]
    better: str


class Doubts:
    """The coach's quick searches: one for each position, and each position is asked about once."""

    def __init__(self, work: Work, draw: Draw = SystemRandom) -> None:
        self._work, self._draw = work, draw
        self._searches: OrderedDict[Position, Future[Search]] = OrderedDict()  # not jobs: these hold a tree
        self._asked: OrderedDict[Position, None] = OrderedDict()
        self._lock = Lock()

    def think_ahead(self, table: Table, person: Person) -> Future[Search] | None:
        """Search the position unless it was; None: there is no search, or all are busy."""
        if table.game.thinking.search is None:
            return None
        with self._lock:
            position = _name(table)
            if position not in self._searches:
                try:
                    job = self._work.submit(
                        AHEAD,
                        person.id,
                        AHEAD_BUDGET.seconds,
                        partial(_search, table, AHEAD_BUDGET, self._draw()),
                    )
                except Busy:
                    return None
                _keep(self._searches, position, job.future, SEARCHED)
            return self._searches[position]

    async def weigh(self, table: Table, person: Person, text: str) -> Doubt | None:
        """What speaks against this move, once for each position; None: play it."""
        with self._lock:
            if _name(table) in self._asked:
                return None
            _keep(self._asked, _name(table), None, REMEMBERED)
        thinking = self.think_ahead(table, person)
        try:
            async with asyncio.timeout(PATIENCE):
                if thinking is None:
                    return None
                search = await _result(thinking)
                if search.thoughts[0].move == text:
                    return None
                played = _find(search, text)
                if played is None:
                    look: Job[Thought] = self._work.submit(
                        LOOK, person.id, LOOK_BUDGET.seconds, partial(_look_again, table, search.world, text)
                    )
                    played = await _result(look.future)
                return _judge(table, search, played)
        except (Busy, TimeoutError):
            return None  # nobody waits for a coach who is busy


def _name(table: Table) -> Position:
    return table.id, table.moves


def _keep(kept: OrderedDict[Position, T], position: Position, value: T, most: int) -> None:
    """Remember it, and forget what is older than so many."""
    kept[position] = value
    while len(kept) > most:
        kept.popitem(last=False)


async def _result(future: Future[T]) -> T:
    """What a job finds; whoever stops waiting stops nobody else."""
    return await asyncio.shield(asyncio.wrap_future(future))


def _search(table: Table, budget: Budget, rng: Random, job: Job[Search]) -> Search:
    """Think about the position, with what is face down dealt anew."""
    world = table.game.determinize(table.state, table.turn, rng)
    thinker = Thinker(table.game, world, seed=rng.getrandbits(63))
    job.on_cancel(thinker.stop)
    thinker.think(budget)
    best, *others = thinker.thoughts()
    return Search(world, [best, *(one for one in others if one.visits >= ENOUGH_VISITS)])


def _find(search: Search, text: str) -> Thought | None:
    """What the search thought of this move, where it looked at it enough."""
    return next((one for one in search.thoughts if one.move == text), None)


def _look_again(table: Table, world: Any, text: str, job: Job[Thought]) -> Thought:
    """A move that the search hardly looked at: think about the position it leads to."""
    after = table.game.play(world, text)
    if table.game.to_move(after) is None:
        return _conclude(table, after, text)
    thinker = Thinker(table.game, after)
    job.on_cancel(thinker.stop)
    thinker.think(LOOK_BUDGET)
    value, best = thinker.value(), thinker.thoughts()[0]
    return Thought(text, 0, 0.0, value["utility"], value["win"], value["score"], [text, *best.line])


def _conclude(table: Table, after: Any, text: str) -> Thought:
    """The game is over with this move: nothing has to be thought about."""
    outcome = table.game.outcome(after)
    ranking = outcome.ranking if outcome else ()
    won = [float(seat == ranking[0]) for seat in range(len(ranking))]
    return Thought(text, 0, 0.0, won, won, won, [text])


def _judge(table: Table, search: Search, played: Thought) -> Doubt | None:
    """The doubt about a move that throws a lot away beside the best one."""
    game, seat, best = table.game, table.turn, search.thoughts[0]
    loss = best.utility[seat or 0] - played.utility[seat or 0]
    if loss < MUCH:
        return None
    lines = (cut_line(game, search.world, one.line) for one in (played, best))
    return Doubt(loss, explain(game, table.state, *lines), best.move)
