"""Doubts: before a move that throws away a lot, the coach asks; each position is searched once, quickly."""

import asyncio
from collections import OrderedDict
from concurrent.futures import Future
from functools import partial
from random import Random, SystemRandom
from threading import Lock
from typing import Any, TypeVar

from starlette.concurrency import run_in_threadpool

from lunarium.ai.thinking import Thought
from lunarium.positions import doubts
from lunarium.positions.doubts import AHEAD_BUDGET, LOOK_BUDGET, Doubt, Search
from lunarium.positions.position import Position
from lunarium.tables.door import Draw
from lunarium.tables.errors import Busy
from lunarium.tables.people import Person
from lunarium.tables.table import Table
from lunarium.tables.work import Job, Place, Work

AHEAD = Place("coach-ahead", is_waited_for=False, most=8, most_each=2)  # while the person thinks
LOOK = Place("coach", is_waited_for=True, most=4, most_each=1)  # the move waits for it
PATIENCE = 0.8  # seconds that a move waits at most
REMEMBERED = 2_000  # positions that were asked about
SEARCHED = 200  # positions whose search is kept: somebody thinks about them now

T = TypeVar("T")
Name = tuple[str, tuple[str, ...]]  # the table and its moves: taken back to, it is the same


class Doubts:
    """The coach's quick searches: one for each position, and each position is asked about once."""

    def __init__(self, work: Work, draw: Draw = SystemRandom) -> None:
        self._work, self._draw = work, draw
        self._searches: OrderedDict[Name, Future[Search]] = OrderedDict()  # not jobs: these hold a tree
        self._asked: OrderedDict[Name, None] = OrderedDict()
        self._lock = Lock()

    def think_ahead(self, table: Table, person: Person) -> Future[Search] | None:
        """Search the position unless it was; None: there is no search, or all are busy."""
        if table.game.thinking.search is None:
            return None
        with self._lock:
            name = _name(table)
            if name not in self._searches:
                try:
                    job = self._work.submit(
                        AHEAD,
                        person.id,
                        AHEAD_BUDGET.seconds,
                        partial(_search, table.position, self._draw()),
                    )
                except Busy:
                    return None
                _keep(self._searches, name, job.future, SEARCHED)
            return self._searches[name]

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
                played = search.find(text)
                if played is None:
                    look: Job[Thought] = self._work.submit(
                        LOOK,
                        person.id,
                        LOOK_BUDGET.seconds,
                        partial(_look_again, table.position, search.world, text),
                    )
                    played = await _result(look.future)
                return await run_in_threadpool(doubts.doubt, table.position, search, played)
        except (Busy, TimeoutError):
            return None  # nobody waits for a coach who is busy


def _name(table: Table) -> Name:
    return table.id, table.moves


def _keep(kept: OrderedDict[Name, T], name: Name, value: T, most: int) -> None:
    """Remember it, and forget what is older than so many."""
    kept[name] = value
    while len(kept) > most:
        kept.popitem(last=False)


async def _result(future: Future[T]) -> T:
    """What a job finds; whoever stops waiting stops nobody else."""
    return await asyncio.shield(asyncio.wrap_future(future))


def _search(position: Position, rng: Random, job: Job[Search]) -> Search:
    return doubts.search(position, rng, job.on_cancel)


def _look_again(position: Position, world: Any, text: str, job: Job[Thought]) -> Thought:
    return doubts.look_again(position, world, text, job.on_cancel)
