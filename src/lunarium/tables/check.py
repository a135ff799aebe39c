"""The check: tables that no longer replay are set aside with a reason, and all others are served."""

from contextlib import suppress
from dataclasses import dataclass

import structlog
from sqlalchemy.exc import IntegrityError

from lunarium.core.errors import LunariumError
from lunarium.tables import lists, store
from lunarium.tables.database import Database
from lunarium.tables.errors import NotFound, SetAside
from lunarium.tables.table import Table

log = structlog.get_logger("lunarium.tables")


@dataclass(frozen=True, slots=True)
class Broken:
    """A table that cannot be used, and why."""

    table: str
    error: SetAside


def check_tables(database: Database, everything: bool = False) -> list[Broken]:
    """Replay the games under way and what was set aside, or every table; keep what is found."""
    with database.reading() as connection:
        aside = set(store.list_set_aside(connection))
        chosen = lists.list_all(connection) if everything else lists.list_open(connection)
    broken = []
    for table_id in dict.fromkeys([*chosen, *aside]):
        try:
            _read(database, table_id)
        except NotFound:
            continue  # removed meanwhile
        except SetAside as error:
            if not set_aside(database, table_id, error):
                _report(table_id, error)  # once in each start, so that no log misses it
            broken.append(Broken(table_id, error))
            continue
        if table_id in aside:
            with database.writing() as connection:
                store.release(connection, table_id)
    return broken


def find_fault(database: Database, table_id: str) -> SetAside | None:
    """Why this table cannot be used; None: it can."""
    try:
        _read(database, table_id)
    except SetAside as error:
        return error
    return None


def set_aside(database: Database, table_id: str, error: SetAside) -> bool:
    """Keep why a table cannot be used, for its people and the host; false where it was known before."""
    with database.reading() as connection:
        if store.read_cause(connection, table_id) == error.cause.code:
            return False
    _report(table_id, error)
    with suppress(LunariumError, IntegrityError), database.writing() as connection:
        store.set_aside(connection, table_id, error.cause)
    return True


def _report(table_id: str, error: SetAside) -> None:
    why = str(error.__cause__ or error.cause)
    log.error("table-set-aside", table=table_id, code=error.cause.code, why=why)


def _read(database: Database, table_id: str) -> Table:
    """The table at one moment, whatever others write meanwhile."""
    with database.snapshot() as connection:
        return store.read_table(connection, table_id)
