"""Rematches: one new table for the people of a finished one, whoever asks first, however many ask at once."""

from lunarium.tables.dealer import deal_again
from lunarium.tables.door import TRIES, Tables
from lunarium.tables.errors import Conflict, Forbidden, NotFound
from lunarium.tables.people import Person
from lunarium.tables.table import Table


class Rematches:
    """The tables at which people play again."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def play_again(self, table_id: str, person: Person) -> Table:
        """The table that follows this one: made for the first who asks, and the same for everybody else."""
        for _ in range(TRIES):
            table = self._tables.load(table_id)
            if not table.seats_of(person):
                raise Forbidden("not-your-seat")
            if table.kept:
                raise Forbidden("kept-no-rematch")
            if table.finished_at is None:
                raise Conflict("game-under-way")
            found = self._find_successor(table)
            if found is not None:
                return found
            made = deal_again(table, person, self._tables.draw())
            if self._tables.add_successor(table, made):
                return made
        raise Conflict("table-busy")

    def _find_successor(self, table: Table) -> Table | None:
        """The table that is there already; one that the host has deleted is none."""
        if table.successor is None:
            return None
        try:
            return self._tables.load(table.successor)
        except NotFound:
            return None
