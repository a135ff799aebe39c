"""Fair play: a running game against people, or for the day's table, is not tried out elsewhere."""

from contextlib import suppress
from typing import Any

from sqlalchemy import select

from lunarium.core.errors import LunariumError
from lunarium.core.record import Record
from lunarium.games import AnyGame, load, outline_of
from lunarium.tables import schema
from lunarium.tables.daily import Daily
from lunarium.tables.dealer import MOST_MOVES
from lunarium.tables.door import Tables
from lunarium.tables.errors import Forbidden
from lunarium.tables.people import Person
from lunarium.tables.table import Table

MOST_GAMES = 50  # of one person that are compared; each may have to be replayed


class FairPlay:
    """Recognises positions of running games, however they come to where there is help."""

    def __init__(self, tables: Tables, daily: Daily) -> None:
        self._tables, self._daily = tables, daily

    def check_position(self, person: Person, game: AnyGame, state: Any) -> None:
        """Refuse help with what now lies on a table where this person plays against others."""
        found = None
        for table in self._list_contests(person, game.key):
            found = outline_of(game, state) if found is None else found
            if outline_of(game, table.state) == found:
                raise Forbidden("contest-no-help")

    def check_record(self, person: Person, record: Record) -> None:
        """Refuse a game that ends where a running one of this person stands or has stood."""
        self._daily.check_record(person, record)
        contests = self._list_contests(person, record.game)
        if not contests or len(record.moves) > MOST_MOVES:  # such a record is refused anyway
            return
        game = load(record.game)
        try:
            end = outline_of(game, record.replay(game))
        except LunariumError:
            return  # whoever takes the record says what is wrong with it
        for table in contests:
            if any(outline_of(game, state) == end for state in table.record_of_moves().states(game)):
                raise Forbidden("contest-no-help")

    def _list_contests(self, person: Person, game: str) -> list[Table]:
        """The running games of this person against others; no number of further ones hides one of them."""
        tables, seats = schema.tables.c, schema.seats.c
        own = select(seats.table_id).where(seats.person_id == person.id)
        others = select(seats.table_id).where(
            seats.holder != "computer", seats.person_id.is_distinct_from(person.id)
        )
        query = (
            select(tables.id)
            .where(tables.id.in_(own), tables.id.in_(others))
            .where(tables.game == game, tables.finished_at.is_(None))
            .limit(MOST_GAMES + 1)
        )
        with self._tables.database.reading() as connection:
            found = connection.execute(query).scalars().all()
        if len(found) > MOST_GAMES:
            raise Forbidden("too-many-contests", most=MOST_GAMES)
        contests = []
        for table_id in found:
            with suppress(LunariumError):  # a damaged table costs nobody their hints elsewhere
                contests.append(self._tables.load(table_id))
        return [table for table in contests if table.is_contest]
