"""Computers: they think aside, never see what is face down, and move through the one door."""

from __future__ import annotations

import os
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import timedelta
from random import Random

import structlog
from sqlalchemy import delete, insert, update
from sqlalchemy.exc import IntegrityError

from lunarium.ai.player import decide
from lunarium.ai.players import stand_in, usual_level
from lunarium.core.errors import LunariumError
from lunarium.tables import schema, store
from lunarium.tables.bulletin import EVERYTHING
from lunarium.tables.database import now
from lunarium.tables.door import Tables
from lunarium.tables.errors import Conflict, NotFound, Unavailable
from lunarium.tables.table import Table

LEASE_SECONDS = 60.0  # longer than any thought; after it another worker takes over
SWEEPS = 6  # a lease: how often to look for games whose thinker died
NICENESS = 10  # a request goes before a thought

log = structlog.get_logger("lunarium.computers")


class Computers:
    """Moves for the seats that computers hold; the search releases the GIL, so nobody waits for it."""

    def __init__(
        self, tables: Tables, threads: int | None = None, lease_seconds: float = LEASE_SECONDS
    ) -> None:
        self._tables, self._lease_seconds = tables, lease_seconds
        self._pool = ThreadPoolExecutor(
            threads or max(1, (os.cpu_count() or 2) - 1), "thinker", initializer=_step_back
        )
        self._under_way: set[str] = set()
        self._again: set[str] = set()  # changed while somebody thought about it
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
        self._pool.shutdown(wait=True, cancel_futures=True)
        if self._sweeper.is_alive():
            self._sweeper.join()

    def consider(self, table_id: str) -> None:
        """Think about this table, if it is a computer's turn there and nobody here does so already."""
        with self._lock:
            if self._stopping.is_set():
                return
            if table_id in self._under_way:
                self._again.add(table_id)
                return
            self._under_way.add(table_id)
        with suppress(RuntimeError):  # the pool was closed in between
            self._pool.submit(self._attend, table_id)

    def _see(self, _before: Table | None, after: Table) -> None:
        """A change that was made here; other workers look after their own."""
        if after.is_computers_turn:
            self.consider(after.id)

    def _hear(self, topic: str) -> None:
        if topic == EVERYTHING:
            self._look_around()

    def _attend(self, table_id: str) -> None:
        """Move as long as it is a computer's turn."""
        try:
            while not self._stopping.is_set() and self._move(table_id):
                pass
        except NotFound:
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
            self.consider(table_id)

    def _move(self, table_id: str) -> bool:
        table = self._tables.load(table_id)
        turn = table.turn
        if turn is None or not table.is_computers_turn or not self._lease(table_id):
            return False
        try:
            text = choose(table, table.seats[turn].level or usual_level(table.game))
            self._tables.play(table_id, None, text, table.ply, table.line)
        except Conflict:
            pass  # somebody took a move back or the seat over: look again
        finally:
            self._release(table_id)
        return True

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
        try:
            with self._tables.database.reading() as connection:
                waiting = store.list_waiting_for_computers(connection)
        except Unavailable as error:
            log.warning("computers-wait", code=error.code)
            return
        for table_id in waiting:
            self.consider(table_id)


def choose(table: Table, level: str) -> str:
    """What a player of this level would do; it never sees what is face down."""
    move = decide(stand_in(table.game, level), table.game, table.state, Random())
    return str(table.game.write(move))


def _step_back() -> None:
    """Let requests go before thoughts; not every system can."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
