"""Migrations: what is there fits this program, or it says so and stops."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import IntegrityError

from lunarium.tables import schema
from lunarium.tables.database import Database, default_url, now
from lunarium.tables.errors import Unavailable
from tests.support.databases import dump
from tests.support.tables.hall import Hall

pytestmark = pytest.mark.both_databases


@pytest.fixture
def empty(empty_database_url: str) -> Iterator[Database]:
    database = Database(empty_database_url)
    yield database
    database.close()


def test_an_empty_database_becomes_the_one_that_is_needed(empty: Database) -> None:
    assert not empty.is_current()
    empty.migrate()
    assert empty.is_current()
    assert set(inspect(empty.engine).get_table_names()) == {*schema.metadata.tables, "alembic_version"}
    before = dump(empty)
    empty.migrate()
    assert dump(empty) == before


@pytest.mark.parametrize(("revision", "code"), [("9999", "database-newer"), ("0010", "database-former")])
def test_a_database_of_another_version_is_refused(empty: Database, revision: str, code: str) -> None:
    empty.migrate()
    with empty.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :it"), {"it": revision})
    before = dump(empty)
    with pytest.raises(Unavailable) as caught:
        empty.migrate()
    assert (caught.value.code, caught.value.params) == (code, {"revision": revision})
    assert dump(empty) == before
    assert not empty.is_current()


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("mysql://localhost/lunarium", "database-url"),
        ("nonsense", "database-url"),
        ("sqlite://", "database-url"),
        ("sqlite:///:memory:", "database-url"),
    ],
)
def test_an_address_that_cannot_be_used(url: str, code: str) -> None:
    with pytest.raises(Unavailable) as caught:
        Database(url)
    assert caught.value.code == code


def test_without_an_address_there_is_one_file_in_the_users_data_folder() -> None:
    assert default_url().startswith("sqlite:////")
    assert default_url().endswith("lunarium.sqlite")


def test_errors_of_the_database_name_no_values(hall: Hall) -> None:
    """What stands in a log must not hold hashes, set-ups or addresses."""
    row = {"id": hall.person().id, "name": "Eve", "secret_hash": "hidden-value", "created_at": now()}
    with pytest.raises(IntegrityError) as caught, hall.database.writing() as connection:
        connection.execute(schema.people.insert().values(row))
    assert "hidden-value" not in repr(caught.value) + str(caught.value)


def test_sqlite_writes_everything_to_the_disk_before_it_says_so(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    with database.reading() as connection:
        found = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    database.close()
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_a_plain_postgresql_address_is_understood(postgresql_url: str) -> None:
    for url in (postgresql_url, postgresql_url.replace("postgresql:", "postgres:", 1)):
        database = Database(url)
        assert database.is_shared
        assert database.is_current()
        database.close()


def test_a_file_that_cannot_be_used_says_so(tmp_path: Path) -> None:
    (tmp_path / "folder.sqlite").mkdir()
    (tmp_path / "file").touch()
    for path in (tmp_path / "folder.sqlite", Path("/dev/null")):
        with pytest.raises(Unavailable) as caught:
            Database(f"sqlite:///{path}")
        assert (caught.value.code, caught.value.params) == ("database-not-a-file", {"file": str(path)})
    with pytest.raises(Unavailable) as caught:
        Database(f"sqlite:///{tmp_path / 'file' / 'new' / 'lunarium.sqlite'}")
    assert caught.value.code == "database-file"


def test_a_database_that_is_not_there_says_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = Database(f"postgresql://nobody@/nothing?host={tmp_path_factory.mktemp('none')}")
    with pytest.raises(Unavailable), database.reading():
        raise AssertionError
    database.close()
