"""Seats: who sits down at a table, who hands a seat over, and under which name."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from lunarium.ai.players import players_of, usual_level
from lunarium.core.errors import BadOption
from lunarium.games import AnyGame
from lunarium.tables import store
from lunarium.tables.door import Change, Tables
from lunarium.tables.errors import Conflict, Forbidden
from lunarium.tables.keys import digest, matches, new_secret
from lunarium.tables.people import Person, clean_name
from lunarium.tables.secret import seal
from lunarium.tables.table import Seat, Table


@dataclass(frozen=True, slots=True)
class Holder:
    """Who shall sit at a seat of a new table."""

    kind: str  # me, open, computer
    level: str | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Invitation:
    """The secret that opens a seat, told once."""

    seat: int
    secret: str


class Seats:
    """The seats of all tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def claim(
        self, table_id: str, number: int, person: Person, secret: str | None, name: str | None = None
    ) -> Table:
        """Sit down: with the secret of the seat's link, or without at a public table; keep a kept one."""
        if self._tables.load(table_id).kept:
            return self._join(table_id, person, secret)

        def sit(table: Table) -> Table:
            seat = table.seat(number)
            if seat.is_held_by(person):
                raise Conflict("seat-already-yours")
            if table.finished_at is not None:
                raise Conflict("game-is-over")
            if secret is not None:
                if not matches(secret, seat.invitation):
                    raise Forbidden("invitation-void")
            elif seat.holder != "open" or table.visibility != "public":
                raise Forbidden("seat-taken" if seat.holder != "open" else "invitation-needed")
            if table.visibility == "public" and table.seats_of(person):
                raise Conflict("one-seat-each")
            return table.with_seat(_seat_for(number, person, name))

        return self._tables.change(table_id, sit, _seat_change(number))

    def invite(self, table_id: str, number: int, person: Person) -> tuple[Table, Invitation]:
        """A new link for an open seat, or to hand one's own seat over; older links are void.

        A kept table has one link, which is for everybody who shall enter moves.
        """
        kept = self._tables.load(table_id)
        if kept.is_keeper(person):
            return kept, self.invite_keepers(kept)
        secret = new_secret()

        def invite(table: Table) -> Table:
            seat = _check_disposal(table, number, person)
            return table.with_seat(replace(seat, invitation=digest(secret)))

        return self._tables.change(table_id, invite, _seat_change(number)), Invitation(number, secret)

    def invite_keepers(self, table: Table) -> Invitation:
        """The link by which people come to enter moves at a kept table; its id alone lets them look on."""
        return Invitation(0, seal(self._tables.database, f"keeper {table.id}"))

    def _join(self, table_id: str, person: Person, secret: str | None) -> Table:
        def join(table: Table) -> Table:
            if table.is_keeper(person):
                raise Conflict("seat-already-yours")
            if secret is None:
                raise Forbidden("invitation-needed")
            if not matches(secret, digest(self.invite_keepers(table).secret)):
                raise Forbidden("invitation-void")
            return table.with_keeper(person.id)

        return self._tables.change(table_id, join, store.add_keeper)

    def resign(self, table_id: str, number: int, person: Person, level: str | None) -> Table:
        """A computer plays on at one's own seat, or at one that nobody took."""

        def resign(table: Table) -> Table:
            _check_disposal(table, number, person)
            computer = Seat(number, "computer", level=check_level(table.game, level))
            # Whatever the person asked, or was asked, has nobody to answer it now.
            return replace(table.with_seat(computer), offer=None)

        return self._tables.change(table_id, resign, _seat_change(number))

    def set_notification(
        self, table_id: str, number: int, person: Person, url: str | None, language: str | None
    ) -> Table:
        """Where to call when it is this seat's turn, or nowhere."""

        def note(table: Table) -> Table:
            seat = table.seat(number)
            if not seat.is_held_by(person):
                raise Forbidden("not-your-seat")
            return table.with_seat(replace(seat, notify_url=url, notify_language=language))

        return self._tables.change(table_id, note, _seat_change(number))

    def rename(self, person: Person, name: str) -> Person:
        """The person under a new name, also at the tables where they still play under the old one."""
        renamed = Person(person.id, clean_name(name))
        with self._tables.database.writing() as connection:
            changed = store.rename_person(connection, person.id, renamed.name)
        for topic in (f"person:{person.id}", *(f"table:{table_id}" for table_id in changed)):
            self._tables.bulletin.announce(topic)
        return renamed


def check_level(game: AnyGame, level: str | None) -> str:
    """A computer player that is really there for this game; without a wish the usual one."""
    if level is not None and level not in players_of(game):
        raise BadOption("player-not-for-game", player=level, game=game.key)
    return level or usual_level(game)


def seat_all(game: AnyGame, person: Person, holders: Sequence[Holder]) -> tuple[list[Seat], list[Invitation]]:
    """The seats of a new table, and a link to each that is open."""
    seats, invitations = [], []
    for number, holder in enumerate(holders):
        if holder.kind == "me":
            seats.append(_seat_for(number, person, holder.name))
        elif holder.kind == "computer":
            seats.append(Seat(number, "computer", level=check_level(game, holder.level)))
        elif holder.kind == "guest":
            seats.append(Seat(number, "person", name=clean_name(holder.name) if holder.name else None))
        else:
            invitations.append(Invitation(number, new_secret()))
            seats.append(Seat(number, invitation=digest(invitations[-1].secret)))
    return seats, invitations


def _check_disposal(table: Table, number: int, person: Person) -> Seat:
    """A seat that this person may give away: their own, or an open one at the table they made."""
    seat = table.seat(number)
    if seat.is_held_by(person) or (seat.holder == "open" and table.host == person.id):
        if table.finished_at is not None:
            raise Conflict("game-is-over")
        if table.daily is not None:
            raise Forbidden("daily-own")
        return seat
    raise Forbidden("not-your-seat")


def _seat_change(number: int) -> Change:
    def change(connection: Connection, before: Table, after: Table) -> bool:
        return store.change_seat(connection, before, after, number)

    return change


def _seat_for(number: int, person: Person, name: str | None) -> Seat:
    return Seat(number, "person", person=person.id, name=clean_name(name) if name else person.name)
