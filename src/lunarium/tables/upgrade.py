"""The check before serving: every game under way must still replay, or nothing is served."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import select

from lunarium.core.errors import LunariumError
from lunarium.tables import schema, store
from lunarium.tables.database import Database


@dataclass(frozen=True, slots=True)
class Broken:
    """A game that no longer replays, and why."""

    table: str
    message: str


def find_broken(database: Database) -> Iterator[Broken]:
    """Replay all games under way; each that fails, with the reason."""
    with database.reading() as connection:
        for table_id in store.list_open(connection):
            try:
                table = store.read_table(connection, table_id)
            except LunariumError as error:
                yield Broken(table_id, error.message())
                continue
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).one()
            if (row.ply, row.turn) != (table.ply, table.turn):
                yield Broken(table_id, LunariumError("table-torn", ply=table.ply).message())
