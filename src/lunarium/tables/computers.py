"""Computers: they think aside, never see what is face down, and move through the one door."""

import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from random import Random
from time import monotonic
from typing import Self

import structlog
from sqlalchemy import delete, insert, update
from sqlalchemy.exc import IntegrityError

from lunarium.ai.player import Player, decide
from lunarium.ai.players import stand_in
from lunarium.ai.searcher import SearchPlayer
from lunarium.ai.thinking import Budget, level_simulations
from lunarium.core.errors import LunariumError
from lunarium.tables import lists, schema
from lunarium.tables.bulletin import EVERYTHING
from lunarium.tables.database import now
from lunarium.tables.door import Tables
from lunarium.tables.errors import Busy, Conflict, NotFound, Refused, SetAside, Unavailable
from lunarium.tables.people import Person
from lunarium.tables.seats import Holder
from lunarium.tables.table import Table
from lunarium.tables.work import Job, Place, Work

LEASE_SECONDS = 60.0  # longer than any thought; after it another worker takes over
SWEEPS = 6  # a lease: how often to look for games whose thinker died
ANSWER_SECONDS = 2.6  # from somebody's move to the computer's: it is there within 3 on whatever machine
MOST_SECONDS = 2.5  # of one thought
LEAST_SECONDS = 0.15  # of one thought, however late it is
EXPECTED_SECONDS = {"level-5": MOST_SECONDS, "level-4": 0.3}  # expected; the others decide at a glance
GLANCE_SECONDS = 0.05
PACE_SECONDS = 1.0  # between two moves where computers play among themselves
MOST_SHOWS = 5  # such games under way that one person may have begun in a day
SHOWS_SINCE = timedelta(days=1)
CAUTION = 2.0  # what took so long of late may take so many times as long now
FORGETTING = 0.9  # of that with every move
UNNAMED_LEVEL = "level-3"  # of a computer whose seat names none

MOVES = Place("moves", is_waited_for=True)
SHOWS = Place("shows", is_waited_for=False, most=200, most_each=MOST_SHOWS)

log = structlog.get_logger("lunarium.computers")


@dataclass(frozen=True, slots=True)
class Turn:
    """It is a computer's turn at a table."""

    table: str
    host: str | None
    level: str
    is_show: bool  # computers play among themselves

    @classmethod
    def of(cls, table: Table) -> Self | None:
        """The turn of the computer that is to move, if one is."""
        turn = table.turn
        if turn is None or not table.is_computers_turn:
            return None
        is_show = all(seat.person is None for seat in table.seats)
        return cls(table.id, table.host, table.seats[turn].level or UNNAMED_LEVEL, is_show)


class Haste:
    """How long a thought may take, for the answer to come in time: what goes on around it takes time, too."""

    def __init__(self) -> None:
        self._around = 0.1  # what loading, waiting for a processor and writing took of late

    def allow(self, since: float) -> float:
        """Seconds for a thought about a turn that began then."""
        left = since + ANSWER_SECONDS - monotonic() - CAUTION * self._around
        return min(MOST_SECONDS, max(LEAST_SECONDS, left))

    def note(self, around: float) -> None:
        """A move took so long besides its thought; a loaded machine is believed for a while to be one."""
        self._around = max(around, FORGETTING * self._around)


class Computers:
    """Moves for the seats that computers hold, one at a time; the search releases the GIL."""

    def __init__(
        self,
        tables: Tables,
        work: Work,
        lease_seconds: float = LEASE_SECONDS,
        pace_seconds: float = PACE_SECONDS,
    ) -> None:
        self._tables, self._work = tables, work
        self._lease_seconds, self._pace_seconds = lease_seconds, pace_seconds
        self._under_way: set[str] = set()
        self._again: set[str] = set()  # changed while somebody thought about it
        self._watched: set[str] = set()
        self._haste = Haste()
        self._lock = threading.Lock()
        self._stopping = threading.Event()
        self._sweeper = threading.Thread(target=self._sweep, name="sweeper", daemon=True)
        tables.watch_changes(self._see)
        tables.bulletin.subscribe(self._hear)

    def start(self) -> None:
        """Take up every game that waits for a computer, now and from time to time."""
        self._sweeper.start()

    def stop(self) -> None:
        """Think no more; a thought that is nearly done is finished."""
        self._stopping.set()
        if self._sweeper.is_alive():
            self._sweeper.join()

    def watch(self, table: Table) -> None:
        """Somebody looks at this table here: where computers are among themselves they play on."""
        with self._lock:
            self._watched.add(table.id)
        self._see(None, table)

    def unwatch(self, table_id: str) -> None:
        """Nobody looks any more."""
        with self._lock:
            self._watched.discard(table_id)

    def check_room(self, person: Person, holders: Sequence[Holder]) -> None:
        """Refuse one more game of computers among themselves to somebody who has many under way."""
        kinds = {holder.kind for holder in holders}
        if "me" in kinds or "computer" not in kinds:
            return
        with self._tables.database.reading() as connection:
            if lists.count_unattended(connection, person.id, now() - SHOWS_SINCE) >= MOST_SHOWS:
                raise Refused("too-many-shows", most=MOST_SHOWS)

    def consider(self, turn: Turn) -> None:
        """Think about this table soon, unless somebody here does so already."""
        with self._lock:
            if self._stopping.is_set() or (turn.is_show and turn.table not in self._watched):
                return
            if turn.table in self._under_way:
                self._again.add(turn.table)
                return
            self._under_way.add(turn.table)
        seconds = EXPECTED_SECONDS.get(turn.level, GLANCE_SECONDS)
        place, pause = (SHOWS, self._pace_seconds) if turn.is_show else (MOVES, 0.0)
        try:
            attend = partial(self._attend, turn.table, monotonic() + pause)
            self._work.submit(place, turn.host, seconds, attend, pause)
        except Busy:
            with self._lock:
                self._under_way.discard(turn.table)

    def _see(self, _before: Table | None, after: Table) -> None:
        """A change that was made here; other workers look after their own."""
        turn = Turn.of(after)
        if turn is not None:
            self.consider(turn)

    def _hear(self, topic: str) -> None:
        if topic == EVERYTHING:
            self._look_around()

    def _attend(self, table_id: str, since: float, _job: Job[None]) -> None:
        """One move, and then in line again: nobody holds a thread for a whole game."""
        try:
            self._move(table_id, since)
        except (NotFound, SetAside):
            pass
        except Unavailable as error:
            log.warning("computer-waits", table=table_id, code=error.code)
        except Exception:
            log.exception("computer-failed", table=table_id)
        finally:
            with self._lock:
                self._under_way.discard(table_id)
                again = table_id in self._again
                self._again.discard(table_id)
        if again:
            self._look_at(table_id)

    def _move(self, table_id: str, since: float) -> None:
        began = monotonic()
        table = self._tables.load(table_id)
        turn = Turn.of(table)
        if turn is None or self._stopping.is_set() or (turn.is_show and table_id not in self._watched):
            return
        if not self._lease(table_id):
            return
        try:
            seconds = self._haste.allow(since)
            thinks = monotonic()
            text = choose(table, turn.level, seconds)
            thought = min(seconds, monotonic() - thinks)
            self._tables.play(table_id, None, text, table.ply, table.line)
            self._haste.note(monotonic() - began - thought)
        except Conflict:
            with self._lock:
                self._again.add(table_id)  # somebody took a move back or the seat over: look again
        finally:
            self._release(table_id)

    def _lease(self, table_id: str) -> bool:
        """Whether this worker may think about the table; alone on a database one always may."""
        if not self._tables.database.is_shared:
            return True
        moment, lease = now(), schema.thoughts
        values = {"table_id": table_id, "until": moment + timedelta(seconds=self._lease_seconds)}
        try:
            with self._tables.database.writing() as connection:
                expired = lease.c.table_id == table_id, lease.c.until < moment
                if connection.execute(update(lease).where(*expired).values(values)).rowcount == 0:
                    connection.execute(insert(lease).values(values))
        except IntegrityError:
            return False
        return True

    def _release(self, table_id: str) -> None:
        if self._tables.database.is_shared:
            with suppress(LunariumError), self._tables.database.writing() as connection:
                connection.execute(delete(schema.thoughts).where(schema.thoughts.c.table_id == table_id))

    def _sweep(self) -> None:
        while not self._stopping.is_set():
            self._look_around()
            self._stopping.wait(self._lease_seconds / SWEEPS)

    def _look_around(self) -> None:
        """Take up whatever waits: people's tables first, then those that are only watched."""
        try:
            with self._tables.database.reading() as connection:
                waiting = lists.list_waiting_for_computers(connection)
        except Unavailable as error:
            log.warning("computers-wait", code=error.code)
            return
        for row in waiting:
            self.consider(Turn(row.id, row.host, row.level or UNNAMED_LEVEL, is_show=False))
        for table_id in sorted(self._watched):
            self._look_at(table_id)

    def _look_at(self, table_id: str) -> None:
        """See for oneself where a table stands."""
        try:
            self._see(None, self._tables.load(table_id))
        except LunariumError as error:
            log.info("computer-looks-later", table=table_id, code=error.code)


def choose(table: Table, level: str, seconds: float = MOST_SECONDS) -> str:
    """What a player of this level would do, within the time; it never sees what is face down."""
    move = decide(_player(table, level, seconds), table.game, table.state, Random())
    return str(table.game.write(move))


def _player(table: Table, level: str, seconds: float) -> Player:
    """The level's player, who thinks no longer than this, however slow the machine is."""
    found = stand_in(table.game, level)
    if not isinstance(found, SearchPlayer):
        return found
    simulations = level_simulations(table.game, found.level, len(table.seats))
    return SearchPlayer(found.level, Budget(simulations, seconds))
