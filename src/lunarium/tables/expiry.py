"""Expiry: guests who never came back and tables nobody touched are removed, where the host wants it so."""

from datetime import datetime, timedelta
from threading import Event, Thread

import structlog
from sqlalchemy import Connection, func, or_, select

from lunarium.core.errors import LunariumError
from lunarium.tables import schema, store
from lunarium.tables.bulletin import Bulletin
from lunarium.tables.database import Database, now
from lunarium.tables.people import People

EVERY_SECONDS = 3600.0
AT_ONCE = 100  # removed in one go; the rest an hour later

log = structlog.get_logger("lunarium.expiry")


class Expiry:
    """Looks every hour for what has not been touched for so many days; 0 days: for ever kept."""

    def __init__(
        self, database: Database, people: People, bulletin: Bulletin, guest_days: int, table_days: int
    ) -> None:
        self._database, self._people, self._bulletin = database, people, bulletin
        self._guest_days, self._table_days = guest_days, table_days
        self._stopping = Event()
        self._thread = Thread(target=self._work, name="expiry", daemon=True)

    def start(self) -> None:
        """Begin, if the host wants anything to be removed."""
        if self._guest_days or self._table_days:
            self._thread.start()

    def stop(self) -> None:
        """Remove no more."""
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join()

    def remove_expired(self, moment: datetime) -> tuple[int, int]:
        """Remove what has expired by this moment; how many tables and people went."""
        tables = people = 0
        if self._table_days:
            with self._database.reading() as connection:
                found = _list_untouched(connection, moment - timedelta(days=self._table_days))
            for table_id in found:
                with self._database.writing() as connection:
                    tables += store.remove_table(connection, table_id)
                self._bulletin.announce(f"table:{table_id}")
        if self._guest_days:
            with self._database.reading() as connection:
                found = _list_unseen(connection, moment - timedelta(days=self._guest_days))
            for person in found:
                self._people.remove(person)
            people = len(found)
        if tables or people:
            log.info("expired", tables=tables, people=people)
        return tables, people

    def _work(self) -> None:
        while True:
            try:
                self.remove_expired(now())
            except LunariumError as error:
                log.warning("expiry-failed", code=error.code)  # the database is away: an hour later
            if self._stopping.wait(EVERY_SECONDS):
                return


def _list_untouched(connection: Connection, before: datetime) -> list[str]:
    """Tables that were made before then and have seen no move since."""
    tables, moves = schema.tables, schema.moves
    last = select(func.max(moves.c.at)).where(moves.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables.c.id).where(
        tables.c.created_at < before,
        or_(last.is_(None), last < before),
        or_(tables.c.finished_at.is_(None), tables.c.finished_at < before),
    )
    return list(connection.execute(query.limit(AT_ONCE)).scalars())


def _list_unseen(connection: Connection, before: datetime) -> list[str]:
    """People who have not come since then; who is blocked stays, or the block would go with them."""
    people = schema.people
    query = select(people.c.id).where(
        people.c.created_at < before,
        or_(people.c.seen_on.is_(None), people.c.seen_on < before.date()),
        people.c.blocked_at.is_(None),
    )
    return list(connection.execute(query.limit(AT_ONCE)).scalars())
