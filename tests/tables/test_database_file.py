"""The file of a SQLite database: private, used by one server, and called what it is."""

import json
import os
import sqlite3
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import structlog
from typer.testing import CliRunner

from lunarium.cli.app import app
from lunarium.server.house import House
from lunarium.server.settings import Settings
from lunarium.tables import database
from lunarium.tables.database import Database
from lunarium.tables.errors import Unavailable


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "moon.sqlite"


def refusal(action: Callable[[], object]) -> Unavailable:
    with pytest.raises(Unavailable) as caught:
        action()
    assert caught.value.message() != caught.value.code
    return caught.value


def migrate(file: Path) -> None:
    database = Database(f"sqlite:///{file}")
    try:
        database.migrate()
    finally:
        database.close()


def look(database: Database) -> None:
    with database.reading() as connection:
        connection.exec_driver_sql("SELECT * FROM people")


@pytest.mark.skipif(sys.platform == "win32", reason="rights are kept otherwise there")
def test_a_new_file_and_its_companions_are_their_owners_alone(file: Path) -> None:
    before = os.umask(0)
    try:
        database = Database(f"sqlite:///{file}")
        database.reserve()
        database.migrate()
        companions = sorted(file.parent.iterdir())
        assert {path.name for path in companions} >= {"moon.sqlite", "moon.sqlite-wal", "moon.sqlite-shm"}
        assert {stat.S_IMODE(path.stat().st_mode) for path in companions} == {0o600}
        database.close()
    finally:
        os.umask(before)


def test_a_file_of_another_program_is_left_alone(file: Path) -> None:
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    before = file.read_bytes()
    error = refusal(lambda: migrate(file))
    assert (error.code, error.params) == ("database-foreign", {"file": str(file)})
    assert file.read_bytes() == before


def test_another_programs_migrations_are_not_taken_for_newer_ones(file: Path) -> None:
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        other.execute("INSERT INTO alembic_version VALUES ('abc')")
    other.close()
    assert refusal(lambda: migrate(file)).code == "database-foreign"


def test_a_foreign_file_is_refused_and_left_alone(file: Path) -> None:
    file.write_bytes(b"Dear diary, " * 1000)
    assert refusal(lambda: migrate(file)).code == "database-foreign"
    assert file.read_bytes() == b"Dear diary, " * 1000


@pytest.mark.parametrize("page", [1, -1])
def test_a_damaged_file_is_called_that(file: Path, page: int) -> None:
    migrate(file)
    whole, size = file.read_bytes(), 4096
    pages = [whole[start : start + size] for start in range(0, len(whole), size)]
    pages[page] = b"\x5a" * size
    file.write_bytes(b"".join(pages))
    error = refusal(lambda: migrate(file))
    assert (error.code, error.params) == ("database-corrupt", {"file": str(file)})


def test_a_host_is_told_in_a_sentence_before_anything_starts(
    file: Path, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(structlog.reset_defaults)  # the log of this start goes to a stream that ends with it
    file.write_bytes(b"Dear diary, " * 1000)
    serve = ["serve", "--port", "0", "--database", f"sqlite:///{file}"]
    result = CliRunner().invoke(app, serve)
    assert isinstance(result.exception, Unavailable)
    assert result.exception.code == "database-foreign"
    assert json.loads(result.stderr)["why"] == "file is not a database", "the cause is logged as all else is"


def test_a_file_that_can_only_be_read_stops_the_start(
    file: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    request.addfinalizer(structlog.reset_defaults)
    migrate(file)
    monkeypatch.setitem(database.PRAGMAS, "query_only", 1)
    monkeypatch.setattr(Database, "migrate", lambda _: None)  # a file that is up to date is not written to
    monkeypatch.setattr("uvicorn.run", lambda *_, **__: None)  # were it to come so far
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--database", f"sqlite:///{file}"])
    assert isinstance(result.exception, Unavailable)
    assert result.exception.code == "database-read-only"


@pytest.mark.parametrize("is_replaced", [False, True])
def test_a_file_that_is_taken_away_is_noticed(file: Path, is_replaced: bool) -> None:
    migrate(file)
    database = Database(f"sqlite:///{file}")
    look(database)
    aside = file.with_name("aside.sqlite")
    file.rename(aside)
    if is_replaced:
        migrate(file)
    assert refusal(lambda: look(database)).code == "database-replaced"
    with pytest.raises(Unavailable), database.writing():
        raise AssertionError
    assert file.exists() == is_replaced, "nothing new is made in its place"
    aside.replace(file)
    look(database)
    database.close()


@pytest.mark.skipif(sys.platform == "win32", reason="not noticed there")
def test_a_second_server_on_the_same_file_says_so(file: Path) -> None:
    first, second = (House(Settings(database_url=f"sqlite:///{file}", thinkers=1)) for _ in range(2))
    first.open()
    error = refusal(second.open)
    assert (error.code, error.params) == ("database-in-use", {"file": str(file)})
    second.close()
    first.close()
    third = House(Settings(database_url=f"sqlite:///{file}", thinkers=1))
    third.open()
    third.close()
