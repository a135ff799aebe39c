"""The bulletin: who wants to know is told that something changed, in this process and in the others."""

from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import Any

import structlog
from sqlalchemy import delete, insert, select

from lunarium.core.errors import LunariumError
from lunarium.tables import schema
from lunarium.tables.database import Database
from lunarium.tables.keys import new_id

Listener = Callable[[str], None]  # is given a topic: EVERYTHING, or "table:ID", "person:ID" and the like
EVERYTHING = "everything"  # news may have been missed: look at all you care for
CHANNEL = "lunarium"
HOST_CHANGE = "host-change"  # the setting by which commands of the host are noticed
RETRY_SECONDS = 1.0
LOOK_UP_SECONDS = 1.0
CATCH_UP_SECONDS = 15.0  # a worker that is killed between writing and telling is noticed after so long
GATHER_SECONDS = 0.01  # what happens in so short a time is told together: waking up costs more than hearing
MOST_BYTES = 7_500  # of one telling; PostgreSQL takes 8,000 with the worker's name

LONGEST_TOPIC = 500

log = structlog.get_logger("lunarium.bulletin")


class Bulletin:
    """News by topic; a listener must be quick and must not raise."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._driver: Any = database.engine.dialect.dbapi  # psycopg, where there are others to talk with
        self._listeners: list[Listener] = []
        self._worker = new_id()  # so that one's own echo is not heard twice
        self._untold: SimpleQueue[str | None] = SimpleQueue()  # None ends it
        self._stopping = Event()
        self._threads: list[Thread] = []
        self.is_connected = not database.is_shared

    def subscribe(self, listener: Listener) -> None:
        """Be told of everything from now on."""
        self._listeners.append(listener)

    def publish(self, topic: str) -> None:
        """Tell everybody in this process."""
        for listener in self._listeners:
            listener(topic)

    def announce(self, topic: str) -> None:
        """Tell everybody: in this process at once, in the others a moment later."""
        self.publish(topic)
        self.tell_others(topic)

    def tell_others(self, topic: str) -> None:
        """Tell the other workers, where there may be some."""
        if self._database.is_shared and self._threads:
            self._untold.put(topic)

    def start(self) -> None:
        """Talk with the other workers, where there may be some, and with the host's commands."""
        parts = [(self._watch_host, "host-watcher")]
        if self._database.is_shared:
            parts += [(self._listen, "listener"), (self._speak, "speaker")]
        self._threads = [Thread(target=work, name=name, daemon=True) for work, name in parts]
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Say what is left to be said, and listen no more."""
        self._stopping.set()
        self._untold.put(None)
        for thread in self._threads:
            thread.join(timeout=5)

    def _watch_host(self) -> None:
        """Look whether a command of the host has changed something: people, tables."""
        seen = None
        while not self._stopping.wait(LOOK_UP_SECONDS):
            try:
                found = read_host_change(self._database)
            except LunariumError:
                continue  # the database is away, which others say
            if found != seen:
                self.publish(EVERYTHING)
            seen = found

    def _speak(self) -> None:
        """Tell the others, outside of transactions: inside, telling makes commits queue (decision 16)."""
        topics: list[str] = []
        while True:
            try:
                with self._connect() as connection:
                    while topics := topics or self._gather():
                        words = " ".join([self._worker, *topics])
                        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, words))
                        topics = []
                        self._stopping.wait(GATHER_SECONDS)
                    return
            except (self._driver.Error, OSError) as error:
                log.warning("bulletin-mute", error=type(error).__name__)
            topics = [EVERYTHING]  # who knows what was not heard
            if self._stopping.wait(RETRY_SECONDS):
                return

    def _gather(self) -> list[str]:
        """What is to be told now, once there is something; nothing at the end."""
        topics: dict[str, None] = {}
        size = 0
        while size < MOST_BYTES - LONGEST_TOPIC and not (topics and self._untold.empty()):
            topic = self._untold.get()
            if topic is None:
                if topics:
                    self._untold.put(None)
                break
            size += 0 if topic in topics else len(topic.encode()) + 1
            topics.pop(topic, None)  # what is said again is said last
            topics[topic] = None
        return list(topics)

    def _listen(self) -> None:
        while not self._stopping.is_set():
            try:
                self._listen_once()
            except (self._driver.Error, OSError) as error:
                log.warning("bulletin-lost", error=type(error).__name__)
            self.is_connected = False
            self._stopping.wait(RETRY_SECONDS)

    def _listen_once(self) -> None:
        """Hear the others until the connection breaks; what was said meanwhile is looked up at once."""
        with self._connect() as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.is_connected, caught_up = True, -CATCH_UP_SECONDS
            while not self._stopping.is_set():
                if monotonic() - caught_up >= CATCH_UP_SECONDS:
                    caught_up = monotonic()
                    self.publish(EVERYTHING)
                for notice in connection.notifies(timeout=LOOK_UP_SECONDS, stop_after=1):
                    self._hear(notice)
                self._stopping.wait(GATHER_SECONDS)

    def _hear(self, notice: Any) -> None:
        worker, *topics = str(notice.payload).split(" ")
        if worker != self._worker:
            for topic in topics:
                self.publish(topic)

    def _connect(self) -> Any:
        """A connection of one's own: the others are for those who wait."""
        return self._driver.connect(_plain_url(self._database), autocommit=True, connect_timeout=10)


def note_host_change(database: Database) -> None:
    """Let every running server look at everything anew within a second: a command has changed something."""
    change = {"name": HOST_CHANGE, "value": new_id()}
    with database.writing() as connection:
        connection.execute(delete(schema.settings).where(schema.settings.c.name == HOST_CHANGE))
        connection.execute(insert(schema.settings).values(change))


def read_host_change(database: Database) -> str | None:
    """By which change of the host the database is marked last."""
    query = select(schema.settings.c.value).where(schema.settings.c.name == HOST_CHANGE)
    with database.reading() as connection:
        return connection.execute(query).scalar()


def _plain_url(database: Database) -> str:
    """The address as libpq reads it."""
    return database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
