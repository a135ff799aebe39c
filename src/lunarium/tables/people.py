"""People: guests with a name and a secret; no account, no address, nothing else is known of them."""

import unicodedata
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from threading import Lock
from time import monotonic
from typing import Self

from sqlalchemy import func, insert, select, update

from lunarium.tables import schema
from lunarium.tables.bulletin import EVERYTHING, Bulletin
from lunarium.tables.database import Database, now
from lunarium.tables.errors import Blocked, NotFound, Refused, Unauthorized, Unavailable
from lunarium.tables.keys import digest, is_id, matches, new_id, new_secret
from lunarium.tables.own_data import remove_person

NAME_LENGTH = 40
INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
KNOWN = 10_000  # people remembered without asking the database
RECHECK_SECONDS = 1.0  # a worker that is killed may have replaced a token and told nobody


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here."""

    id: str
    name: str


def clean_name(name: str) -> str:
    """The name without what cannot be seen or would disturb a line of text."""
    visible = "".join(
        letter if unicodedata.category(letter)[0] != "Z" else " "
        for letter in unicodedata.normalize("NFC", name)
        if unicodedata.category(letter)[0] != "C" and letter not in INVISIBLE
    )
    cleaned = " ".join(visible.split())[:NAME_LENGTH].strip()
    if not cleaned:
        raise Refused("empty-name")
    return cleaned


@dataclass(frozen=True, slots=True)
class Known:
    """What is remembered of a person."""

    person: Person
    secret_hash: str
    is_blocked: bool
    seen_on: date
    read_at: float  # by the monotonic clock


class People:
    """Who is who; a change is told to all workers."""

    def __init__(self, database: Database, bulletin: Bulletin) -> None:
        self._database, self._bulletin = database, bulletin
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._changes = 0  # how often something was forgotten: what was read before may be old
        self._lock = Lock()
        bulletin.subscribe(self._hear)

    @classmethod
    def alone(cls, database: Database) -> Self:
        """For a command of the host, beside the running server or without one."""
        return cls(database, Bulletin(database))

    def introduce(self, name: str) -> tuple[Person, str]:
        """A new person and their token, which is told this once."""
        person, secret = Person(new_id(), clean_name(name)), new_secret()
        moment = now()
        row = {
            "id": person.id,
            "name": person.name,
            "secret_hash": digest(secret),
            "created_at": moment,
            "seen_on": moment.date(),
        }
        with self._database.writing() as connection:
            connection.execute(insert(schema.people).values(row))
        return person, f"{person.id}.{secret}"

    def recognise(self, token: str) -> Person:
        """The person whose token this is."""
        identity, _, secret = token.partition(".")
        known = self._remembered(identity)
        if not matches(secret, known.secret_hash if known else None) or known is None:
            raise Unauthorized
        if known.is_blocked:
            raise Blocked
        return known.person

    def renew(self, person: Person) -> str:
        """A new token; the old one opens nothing any more."""
        secret = new_secret()
        with self._database.writing() as connection:
            connection.execute(
                update(schema.people)
                .where(schema.people.c.id == person.id)
                .values(secret_hash=digest(secret))
            )
        self._bulletin.announce(f"person:{person.id}")
        return f"{person.id}.{secret}"

    def forget(self, identity: str | None = None) -> None:
        """Ask the database again next time: something about this person has changed, or about anybody."""
        with self._lock:
            self._changes += 1
            if identity is None:
                self._known.clear()
            else:
                self._known.pop(identity, None)

    def _hear(self, topic: str) -> None:
        kind, _, identity = topic.partition(":")
        if kind == "person":
            self.forget(identity)
        elif topic == EVERYTHING:
            self.forget()

    def block(self, identity: str, is_blocked: bool = True) -> Person:
        """Close the door to a person, or open it again; their games stay as they are."""
        blocked_at = now() if is_blocked else None
        with self._database.writing() as connection:
            row = connection.execute(
                update(schema.people)
                .where(schema.people.c.id == identity)
                .values(blocked_at=blocked_at)
                .returning(schema.people)
            ).first()
        if row is None:
            raise NotFound("no-such-person")
        self._bulletin.announce(f"person:{identity}")
        return Person(row.id, row.name)

    def remove(self, identity: str) -> Person:
        """Forget a person and everything that belongs to them alone."""
        with self._database.writing() as connection:
            row = connection.execute(select(schema.people).where(schema.people.c.id == identity)).first()
            if row is None:
                raise NotFound("no-such-person")
            changed = remove_person(connection, identity)
        for topic in (f"person:{identity}", *(f"table:{table_id}" for table_id in changed)):
            self._bulletin.announce(topic)
        return Person(row.id, row.name)

    def _remembered(self, identity: str) -> Known | None:
        if not is_id(identity):
            return None
        today, moment = now().date(), monotonic()
        with self._lock:
            found, changes = self._known.get(identity), self._changes
        if found is not None and found.seen_on == today and moment - found.read_at < RECHECK_SECONDS:
            return found
        with self._database.reading() as connection:
            row = connection.execute(select(schema.people).where(schema.people.c.id == identity)).first()
        if row is None:
            return None
        if row.seen_on != today:
            self._note_visit(identity, today)
        known = Known(Person(row.id, row.name), row.secret_hash, row.blocked_at is not None, today, moment)
        with self._lock:
            if changes == self._changes:
                self._known[identity] = known
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)
        return known

    def _note_visit(self, identity: str, today: date) -> None:
        """Write down the day, so that guests who never come back can be forgotten; if it can be written."""
        is_theirs = schema.people.c.id == identity
        with suppress(Unavailable), self._database.writing() as connection:
            connection.execute(update(schema.people).where(is_theirs).values(seen_on=today))


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person as the host sees them."""

    id: str
    name: str
    created_on: date
    seen_on: date | None
    tables: int
    is_blocked: bool


def list_people(database: Database, part: str = "") -> list[Visitor]:
    """Everyone whose name holds this part, who came last first."""
    people, seats = schema.people, schema.seats
    tables = select(func.count(seats.c.table_id.distinct())).where(seats.c.person_id == people.c.id)
    query = select(people, tables.scalar_subquery().label("tables"))
    with database.reading() as connection:
        rows = connection.execute(query).all()
    found = [
        Visitor(row.id, row.name, row.created_at.date(), row.seen_on, row.tables, row.blocked_at is not None)
        for row in rows
        if part.casefold() in row.name.casefold()
    ]
    return sorted(found, key=lambda each: (each.seen_on or each.created_on, each.id), reverse=True)
