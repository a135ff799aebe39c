"""Finished games for others to study: the records, without any name, id or time."""

from collections.abc import Iterator

from lunarium.core.game import Json
from lunarium.tables import lists, store
from lunarium.tables.database import Database
from lunarium.tables.errors import SetAside
from lunarium.tables.table import Table

PERSON = "person"  # whoever it was


def finished_games(
    database: Database, game: str | None = None, players: int | None = None, public_only: bool = False
) -> Iterator[Json]:
    """The records with results and `seats`, oldest table first; tables that no longer replay are left out."""
    with database.snapshot() as connection:
        for table_id in lists.list_finished(connection, game, public_only):
            try:
                table = store.read_table(connection, table_id)
            except SetAside:
                continue
            if players is None or table.game.settle(table.options)["players"] == players:
                yield _anonymous(table)


def _anonymous(table: Table) -> Json:
    """The record, with who played as kinds of players only."""
    seats = [seat.level if seat.holder == "computer" else PERSON for seat in table.seats]
    mark = {"kept": True} if table.kept else {}  # it was played with its box on a real table
    return table.record().as_json() | {"seats": seats} | mark
