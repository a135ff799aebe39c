"""The bulletin: who wants to know is told that something changed, in this process and in the others."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from typing import Any

import psycopg
import structlog

from lunarium.tables.database import Database
from lunarium.tables.keys import new_id
from lunarium.tables.store import CHANNEL

Listener = Callable[[str], None]  # is given a topic: "table:ID", "person:ID" or EVERYTHING
EVERYTHING = "everything"  # news may have been missed: look at all you care for
RETRY_SECONDS = 1.0
LOOK_UP_SECONDS = 1.0
GATHER_SECONDS = 0.01  # what is said in so short a time is heard together: waking up costs more than hearing

log = structlog.get_logger("lunarium.bulletin")


class Bulletin:
    """News by topic; a listener must be quick and must not raise."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listeners: list[Listener] = []
        self._worker = new_id()  # so that one's own echo is not heard twice
        self._stopping = Event()
        self._thread: Thread | None = None
        self.is_connected = not database.is_shared

    def subscribe(self, listener: Listener) -> None:
        """Be told of everything from now on."""
        self._listeners.append(listener)

    def stamp(self, topic: str) -> str:
        """How the topic goes out to other workers."""
        return f"{self._worker} {topic}"

    def publish(self, topic: str) -> None:
        """Tell everybody in this process."""
        for listener in self._listeners:
            listener(topic)

    def start(self) -> None:
        """Listen to the other workers, where there may be some."""
        if self._database.is_shared:
            self._thread = Thread(target=self._listen, name="bulletin", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Listen no more."""
        self._stopping.set()
        if self._thread is not None:
            self._thread.join(timeout=5)

    def _listen(self) -> None:
        while not self._stopping.is_set():
            try:
                self._listen_once()
            except (psycopg.Error, OSError) as error:
                log.warning("bulletin-lost", error=type(error).__name__)
            self.is_connected = False
            self._stopping.wait(RETRY_SECONDS)

    def _listen_once(self) -> None:
        """Hear the others until the connection breaks; what was said meanwhile is looked up at once."""
        with psycopg.connect(_plain_url(self._database), autocommit=True, connect_timeout=10) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.is_connected = True
            self.publish(EVERYTHING)
            while not self._stopping.is_set():
                for notice in connection.notifies(timeout=LOOK_UP_SECONDS, stop_after=1):
                    self._hear(notice)
                self._stopping.wait(GATHER_SECONDS)

    def _hear(self, notice: Any) -> None:
        worker, _, topic = str(notice.payload).partition(" ")
        if worker != self._worker:
            self.publish(topic)


def _plain_url(database: Database) -> str:
    """The address as libpq reads it."""
    return database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
