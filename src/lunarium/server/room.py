"""A room: one table that somebody looks at here, who they are and what they have seen."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from time import monotonic

from lunarium.server.answers import encode
from lunarium.server.snapshots import show_snapshot
from lunarium.tables.people import Person
from lunarium.tables.table import Table

ABSENT_SECONDS = 40.0  # whoever looks at a table elsewhere is mentioned more often than that
UNHEARD = 8  # phrases that wait for a slow connection; older ones are not worth saying any more
SHOWN = 64  # different payloads of one version that are kept for the next watcher


@dataclass(eq=False, slots=True)
class Watcher:
    """Somebody who looks at a table, and which position they have seen."""

    person: Person | None
    line: int
    ply: int
    token: str | None = None  # by which the person was known
    is_doubtful: bool = False  # whether the token is still good must be asked again
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    seen: tuple[int, frozenset[str]] | None = None  # the version and who was there
    heard: deque[bytes] = field(default_factory=lambda: deque(maxlen=UNHEARD))  # phrases yet to be sent
    review: bytes | None = None  # how far the review is, yet to be sent; only the last counts


class Room:
    """A table that somebody looks at here."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.watchers: set[Watcher] = set()
        self.is_stale = False
        self.loading = asyncio.Lock()
        self._elsewhere: dict[str, float] = {}  # people at other workers, and until when we believe so
        self._shown: dict[tuple[object, ...], bytes] = {}

    @property
    def here(self) -> frozenset[str]:
        """The people who are looking now, at this worker."""
        return frozenset(watcher.person.id for watcher in self.watchers if watcher.person is not None)

    @property
    def present(self) -> frozenset[str]:
        """The people who are looking now."""
        return self.here.union(self._elsewhere)

    @property
    def seated(self) -> frozenset[str]:
        """The people at the table, looking or not."""
        return frozenset(seat.person for seat in self.table.seats if seat.person is not None)

    def wake(self) -> None:
        """Let everybody look whether there is something new."""
        for watcher in self.watchers:
            watcher.changed.set()

    def say(self, seat: int, phrase: str) -> None:
        """Somebody at the table says a set phrase."""
        message = encode({"type": "phrase", "seat": seat, "phrase": phrase})
        for watcher in self.watchers:
            watcher.heard.append(message)

    def tell_review(self, status: str, depth: str, done: int, total: int) -> None:
        """The review of the game has come further."""
        message = encode({"type": "review", "status": status, "depth": depth, "done": done, "total": total})
        for watcher in self.watchers:
            watcher.review = message

    def come_elsewhere(self, person: str) -> None:
        """Another worker says that this person is there."""
        self._elsewhere[person] = monotonic() + ABSENT_SECONDS

    def go_elsewhere(self, person: str) -> None:
        """Another worker says that this person has left."""
        self._elsewhere.pop(person, None)

    def forget_absent(self) -> None:
        """Whoever was not mentioned for long is gone: their worker may have died."""
        moment = monotonic()
        self._elsewhere = {person: until for person, until in self._elsewhere.items() if until > moment}

    def refresh(self, table: Table) -> None:
        """Take in a newer table."""
        if table.version >= self.table.version:
            self.table = table
            self._shown.clear()

    def show(self, watcher: Watcher, present: frozenset[str]) -> bytes:
        """What this watcher is sent, by several threads at once; who may see the same shares one text."""
        table = self.table
        since = watcher.ply if watcher.line == table.line and watcher.ply <= table.ply else 0
        person = watcher.person
        whose = (table.seats_of(person), person is not None and table.host == person.id)
        key = (table.version, whose, since, present)
        shown = self._shown.get(key)
        if shown is None:
            if len(self._shown) >= SHOWN:
                self._shown.clear()
            snapshot = show_snapshot(table, person, since=since, present=present)
            shown = self._shown[key] = encode({"type": "snapshot", **snapshot})
        watcher.line, watcher.ply, watcher.seen = table.line, table.ply, (table.version, present)
        return shown
