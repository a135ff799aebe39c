"""The aftermath: what must be true of a database whatever happened to the server."""

from sqlalchemy import select

from lunarium.tables import schema, store
from lunarium.tables.check import check_tables
from lunarium.tables.database import Database
from tests.support.durability.players import Acknowledged


def check_nothing_is_lost(url: str, acknowledged: Acknowledged) -> None:
    """Every acknowledged move stands in its place, and every game replays to where its table stands."""
    database = Database(url)
    try:
        with database.reading() as connection:
            rows = connection.execute(
                select(schema.moves.c.table_id, schema.moves.c.ply, schema.moves.c.move)
            )
            kept = {(row.table_id, row.ply): row.move for row in rows}
            assert {place: kept.get(place) for place in acknowledged} == acknowledged
            for row in connection.execute(select(schema.tables)).all():
                table = store.read_table(connection, row.id)  # replays every move through the rules
                assert (row.ply, row.turn) == (table.ply, table.turn)
                assert [ply for table_id, ply in sorted(kept) if table_id == row.id] == list(range(row.ply))
                assert (store.read_result(connection, row.id) is None) == (table.turn is not None)
            if not database.is_shared:
                assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
        assert list(check_tables(database)) == []
    finally:
        database.close()
