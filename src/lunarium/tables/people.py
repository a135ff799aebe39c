"""People: guests with a name and a secret; no account, no address, nothing else is known of them."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock

from sqlalchemy import insert, select, update

from lunarium.tables import schema
from lunarium.tables.bulletin import EVERYTHING, Bulletin
from lunarium.tables.database import Database, now
from lunarium.tables.errors import Refused, Unauthorized
from lunarium.tables.keys import digest, is_id, matches, new_id, new_secret

NAME_LENGTH = 40
INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
KNOWN = 10_000  # people remembered without asking the database


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


class People:
    """Who is who; a change is told to all workers."""

    def __init__(self, database: Database, bulletin: Bulletin) -> None:
        self._database, self._bulletin = database, bulletin
        self._known: OrderedDict[str, tuple[str, Person]] = OrderedDict()  # id -> hash of secret, person
        self._changes = 0  # how often something was forgotten: what was read before may be old
        self._lock = Lock()
        bulletin.subscribe(self._hear)

    def introduce(self, name: str) -> tuple[Person, str]:
        """A new person and their token, which is told this once."""
        person, secret = Person(new_id(), clean_name(name)), new_secret()
        row = {"id": person.id, "name": person.name, "secret_hash": digest(secret), "created_at": now()}
        with self._database.writing() as connection:
            connection.execute(insert(schema.people).values(row))
        return person, f"{person.id}.{secret}"

    def recognise(self, token: str) -> Person:
        """The person whose token this is."""
        identity, _, secret = token.partition(".")
        kept, person = self._remembered(identity)
        if not matches(secret, kept) or person is None:
            raise Unauthorized
        return person

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

    def _remembered(self, identity: str) -> tuple[str | None, Person | None]:
        if not is_id(identity):
            return None, None
        with self._lock:
            found, changes = self._known.get(identity), self._changes
        if found is not None:
            return found
        with self._database.reading() as connection:
            row = connection.execute(select(schema.people).where(schema.people.c.id == identity)).first()
        if row is None:
            return None, None
        known = (row.secret_hash, Person(row.id, row.name))
        with self._lock:
            if changes == self._changes:
                self._known[identity] = known
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)
        return known
