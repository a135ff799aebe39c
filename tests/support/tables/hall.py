"""A hall for tests: the tables of one process on one database, and short words for what people do there."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import event, select

from lunarium.core.errors import LunariumError
from lunarium.core.record import Record
from lunarium.tables import lists, schema
from lunarium.tables.bulletin import Bulletin
from lunarium.tables.daily import Daily
from lunarium.tables.database import Database
from lunarium.tables.dealer import Dealer
from lunarium.tables.door import Tables
from lunarium.tables.fair_play import FairPlay
from lunarium.tables.people import People, Person
from lunarium.tables.rematches import Rematches
from lunarium.tables.seats import Holder, Invitation, Seats
from lunarium.tables.table import Table
from tests.support.chance import draw
from tests.support.databases import dump
from tests.support.legal_moves import texts_at
from tests.support.modes import MODES
from tests.support.records import read

ME, OPEN = Holder("me"), Holder("open")
GREEDY = Holder("computer", "greedy")


class Hall:
    """Everything below the server, as one worker process has it; no threads run."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.bulletin = Bulletin(self.database)
        self.people = People(self.database, self.bulletin)
        self.tables = Tables(self.database, self.bulletin, draw)
        self.seats = Seats(self.tables)
        self.dealer = Dealer(self.tables)
        self.rematches = Rematches(self.tables)
        self.daily = Daily(self.tables, self.dealer)
        self.fair_play = FairPlay(self.tables, self.daily)
        self._met: dict[str, Person] = {}  # asked for with every move, which cares for no newer name

    def close(self) -> None:
        """Go home."""
        self.database.close()

    def person(self, name: str = "Ana") -> Person:
        """Somebody new."""
        return self.people.introduce(name)[0]

    def create(
        self, person: Person, mode: str, holders: Sequence[Holder] | None = None, **more: Any
    ) -> tuple[Table, list[Invitation]]:
        """A table of a mode; the maker holds all seats unless told otherwise."""
        key, options = MODES[mode]
        seats = holders or [ME] * options["players"]
        chosen = {name: value for name, value in options.items() if name != "players"}
        return self.dealer.create(person, key, chosen, seats, **more)

    def seat(self, mode: str, *people: Person, **more: Any) -> Table:
        """A table at which these people sit, the first made it and moves first."""
        holders = [ME, *[OPEN] * (len(people) - 1)]
        table, invitations = self.create(people[0], mode, holders, starts=0, **more)
        first = table.seats_of(people[0])[0]
        invitations.sort(key=lambda invitation: (invitation.seat - first) % len(people))
        return self._fill(table, invitations, people)

    def go_on(self, record: Record, plies: int, *people: Person, computers: int = 0) -> Table:
        """A table at this ply of a record: these people have the first seats, computers the others."""
        begun = replace(record, moves=record.moves[:plies], result=None)
        holders = [ME if person == people[0] else OPEN for person in people] + [GREEDY] * computers
        table, invitations = self.dealer.keep_record(people[0], begun, holders, ())
        return self._fill(table, invitations, people)

    def _fill(self, table: Table, invitations: list[Invitation], people: Sequence[Person]) -> Table:
        """Let those who were invited sit down, in the order of their names here."""
        guests = [person for person in people if person != people[0]]
        for person, invitation in zip(guests, invitations, strict=True):
            table = self.seats.claim(table.id, invitation.seat, person, invitation.secret)
        return table

    def mover(self, table: Table) -> Person:
        """Who is to move."""
        turn = table.turn
        assert turn is not None
        return self.holder(table, turn)

    def holder(self, table: Table, seat: int) -> Person:
        """Who sits there."""
        identity = table.seats[seat].person
        assert identity is not None
        if identity not in self._met:
            with self.database.reading() as connection:
                row = connection.execute(select(schema.people).where(schema.people.c.id == identity)).one()
            self._met[identity] = Person(row.id, row.name)
        return self._met[identity]

    def play(self, table: Table, *moves: str) -> Table:
        """These moves, each by whoever is to move."""
        for move in moves:
            table = self.tables.play(table.id, self.mover(table), move, table.ply, table.line)
        return table

    def play_on(self, table: Table, rng: Random, most: int = 2000) -> Table:
        """Random moves until the end, or so many."""
        for _ in range(most):
            if table.turn is None:
                break
            table = self.play(table, rng.choice(texts_at(table)))
        return table

    @contextmanager
    def counting(self) -> Iterator[list[str]]:
        """The statements that are sent to the database inside."""
        sent: list[str] = []

        def note(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
            sent.append(statement)

        event.listen(self.database.engine, "before_cursor_execute", note)
        try:
            yield sent
        finally:
            event.remove(self.database.engine, "before_cursor_execute", note)

    @contextmanager
    def refused(self, code: str) -> Any:
        """What happens inside is refused with this code, and nothing is written."""
        before = dump(self.database)
        with pytest.raises(LunariumError) as caught:
            yield caught
        assert caught.value.code == code
        assert dump(self.database) == before


def bring(hall: Hall, person: Person) -> Table:
    """A finished solo game of ten moves."""
    record = read("nova-luna/solo-all-placed-in-phase-1-with-tiles-left")
    return hall.dealer.keep_record(person, record, None, ())[0]


def listed(hall: Hall, which: str, person: Person | None = None, game: str | None = None) -> list[str]:
    """The ids of all tables of a list."""
    with hall.database.reading() as connection:
        rows = lists.list_tables(connection, which, person.id if person else None, game, None, 100)
    return [row.id for row in rows]
