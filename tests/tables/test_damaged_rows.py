"""Damaged rows: whatever stands in the rows of one table, it is set aside and the others are served."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from lunarium.server.house import House
from lunarium.server.settings import Settings
from lunarium.tables import backup, lists
from lunarium.tables.check import check_tables
from lunarium.tables.errors import SetAside
from lunarium.tables.table import Table
from tests.support.databases import fresh_url
from tests.support.legal_moves import texts_at
from tests.support.tables.hall import Hall

NO_TEXT = "CAST(X'7BFF7D' AS TEXT)"
DAMAGES = {
    "options that break off": "tables SET options = '{\"players\": 2'",
    "options that are no text": f"tables SET options = {NO_TEXT}",
    "options that are bytes": "tables SET options = X'00FF'",
    "options of another kind": "tables SET options = '[1, 2]'",
    "a set-up that breaks off": "tables SET setup = substr(setup, 1, 40)",
    "a set-up that is no text": f"tables SET setup = {NO_TEXT}",
    "a set-up without an end": "tables SET setup = replace(hex(zeroblob(3000)), '0', '[')",
    "an offer that breaks off": "tables SET offer = '{'",
    "an offer of another kind": "tables SET offer = '{}'",
    "shuffles of another kind": "tables SET shuffles = '{'",
    "a day that is none": "tables SET created_at = 'yesterday'",
    "an end that is none": "tables SET finished_at = '2026-99-01 00:00:00'",
    "a daily deal of no day": "tables SET daily = 'never'",
    "a version that is no number": "tables SET version = 'many'",
    "a move that is no text": f"moves SET move = {NO_TEXT}",
    "a move that is bytes": "moves SET move = X'00FF'",
    "a move of no moment": "moves SET at = 'soon'",
    "a move of nobody": "moves SET seat = 'me'",
}


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """Only SQLite stores what does not fit its column."""
    with fresh_url("sqlite", tmp_path) as url:
        found = Hall(url)
        yield found
        found.close()


@pytest.fixture
def tables(hall: Hall) -> list[Table]:
    """Three public tables with a move each."""
    ana = hall.person()
    made = [hall.create(ana, "nova-luna-2p", visibility="public")[0] for _ in range(3)]
    return [hall.play(table, texts_at(table)[0]) for table in made]


def damage(hall: Hall, table: Table, how: str) -> None:
    key = "id" if how.startswith("tables") else "table_id"
    with hall.database.writing() as connection:
        connection.exec_driver_sql(f"UPDATE {how} WHERE {key} = ?", (table.id,))


@pytest.mark.parametrize("how", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_row_costs_one_table(hall: Hall, tables: list[Table], how: str, tmp_path: Path) -> None:
    first, broken, last = tables
    damage(hall, broken, how)
    with hall.database.reading() as connection:
        listed = [row.id for row in lists.list_tables(connection, "public", None, None, None, 9)]
    assert {first.id, last.id} <= set(listed)
    house = House(Settings(database_url=hall.database.url, thinkers=1))
    with capture_logs() as lines:
        house.open()
        with pytest.raises(SetAside):
            house.tables.load(broken.id)
    try:
        assert {line["table"] for line in lines if line["event"] == "table-set-aside"} == {broken.id}
        assert house.tables.load(last.id).ply == 1
    finally:
        house.close()
    assert hall.play(first, texts_at(first)[0]).ply == 2
    assert [found.table for found in check_tables(hall.database)] == [broken.id]
    check_backup(hall, broken, tmp_path)


def check_backup(hall: Hall, broken: Table, tmp_path: Path) -> None:
    """All tables come back from a backup, the damaged one as it was."""
    before = stored(hall, broken)
    backup.back_up(hall.database, tmp_path / "backup.jsonl")
    with fresh_url("sqlite", tmp_path) as url:
        other = Hall(url)
        assert backup.restore(other.database, tmp_path / "backup.jsonl").tables == 3
        assert [found.table for found in check_tables(other.database)] == [broken.id]
        assert stored(other, broken) == before
        other.close()


def stored(hall: Hall, table: Table) -> list[object]:
    """What stands in the rows of a table; bytes that are no text are written out."""
    with hall.database.reading() as connection:
        rows = [
            *connection.exec_driver_sql("SELECT * FROM tables WHERE id = ?", (table.id,)).all(),
            *connection.exec_driver_sql("SELECT * FROM moves WHERE table_id = ?", (table.id,)).all(),
        ]
    return [backup._plain(value) for row in rows for value in row]
