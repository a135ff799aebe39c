"""Damaged rows: whatever stands in the rows of one table, it is set aside and the others are served."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

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
from tests.support.tables.damage import DAMAGES
from tests.support.tables.hall import ME, Hall


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
        with pytest.raises(SetAside) as caught:
            house.tables.load(broken.id)
    try:
        assert {line["table"] for line in lines if line["event"] == "table-set-aside"} == {broken.id}
        ana = house.people.introduce("Ana")[0]  # while `caught` lives: nothing of what was read is left open
        assert caught.value.cause is not None
        assert house.dealer.create(ana, "luna", {}, [ME, ME])[0].ply == 0
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
        assert backup.restore(other.database, tmp_path / "backup.jsonl").tables == 4
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


def test_a_row_that_raises_in_a_list_leaves_its_connection_as_it_was(hall: Hall) -> None:
    ana = hall.person()
    table, _ = hall.daily.begin(ana, "nova-luna")
    hall.play_on(table, Random(1))
    ben = hall.person("Ben")
    other, _ = hall.daily.begin(ben, "nova-luna")
    hall.play_on(other, Random(1))
    with hall.database.writing() as connection:
        connection.exec_driver_sql("UPDATE results SET result = '{}'")
    assert table.daily is not None
    with pytest.raises(KeyError) as caught:
        hall.daily.results(table.daily, "nova-luna")
    another = Hall(hall.database.url)
    another.person("Eve")  # after what the open cursor would still see
    another.close()
    assert hall.create(ana, "luna-2p")[0].ply == 0
    assert caught.value.args
