"""What a host is told when the database cannot be used: each trouble has its own sentence."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from lunarium.tables import causes
from lunarium.tables.causes import explain
from lunarium.tables.database import Database
from lunarium.tables.errors import Unavailable


def refusal(url: str) -> Unavailable:
    database = Database(url, busy_seconds=2)
    try:
        with pytest.raises(Unavailable) as caught:
            database.migrate()
    finally:
        database.close()
    return caught.value


@pytest.fixture
def stranger(postgresql_url: str) -> Iterator[str]:
    """A PostgreSQL user who may only connect."""
    with psycopg.connect(postgresql_url, autocommit=True) as connection:
        connection.execute("CREATE ROLE stranger LOGIN")
        connection.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
        yield "stranger"
        connection.execute("DROP ROLE stranger")


def test_missing_rights_in_postgresql_name_the_database(postgresql_url: str, stranger: str) -> None:
    name = psycopg.conninfo.conninfo_to_dict(postgresql_url)["dbname"]
    joint = "&" if "?" in postgresql_url else "?"
    error = refusal(f"{postgresql_url}{joint}user={stranger}")
    assert (error.code, error.params) == ("database-rights", {"file": name})


def test_a_missing_postgresql_database_or_server_is_named(postgresql_url: str, tmp_path: Path) -> None:
    name = str(psycopg.conninfo.conninfo_to_dict(postgresql_url)["dbname"])
    assert refusal(postgresql_url.replace(f"/{name}", "/absent")).code == "database-missing"
    assert refusal(f"postgresql://user@/database?host={tmp_path}").code == "database-away"
    assert refusal("postgresql://user@database.invalid/lunarium").code == "database-host"


@pytest.mark.parametrize(
    ("sentence", "code"),
    [
        ('FATAL:  password authentication failed for user "lunarium"', "database-password"),
        ('FATAL:  role "lunarium" does not exist', "database-password"),
        ("fe_sendauth: no password supplied", "database-password"),
        ("FATAL:  sorry, too many clients already", "database-connections"),
        (
            "FATAL:  remaining connection slots are reserved for roles with the SUPERUSER attribute",
            "database-connections",
        ),
        ('FATAL:  too many connections for role "lunarium"', "database-connections"),
        ('FATAL:  too many connections for database "lunarium"', "database-connections"),
        ('FATAL:  database "lunarium" does not exist', "database-missing"),
        ("FATAL:  the database system is starting up", "database-unavailable"),
        ("server closed the connection unexpectedly", "database-unavailable"),
    ],
)
def test_a_refused_connection_has_the_cause_that_libpq_names(sentence: str, code: str) -> None:
    where = 'connection to server at "db-password-1", port 5432 failed: '
    assert explain(psycopg.OperationalError(where + sentence), "lunarium").code == code


def test_a_full_disk_is_not_a_failing_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorname = "SQLITE_IOERR_WRITE"
    file = str(tmp_path / "lunarium.sqlite")
    assert explain(error, file).code == "database-disk"
    monkeypatch.setattr(causes, "LITTLE_ROOM", 1 << 60)
    assert explain(error, file).code == "database-full"
    full = psycopg.errors.DiskFull("could not extend file")
    assert explain(full, "lunarium").code == "database-full"


def test_a_read_only_file_says_so(sqlite_url: str) -> None:
    Database(sqlite_url).migrate()
    reader = sqlite3.connect(f"file:{sqlite_url[10:]}?mode=ro", uri=True)
    with pytest.raises(sqlite3.OperationalError) as caught:
        reader.execute("DELETE FROM people")
    reader.close()
    assert explain(caught.value, sqlite_url[10:]).code == "database-read-only"
    standby = psycopg.errors.ReadOnlySqlTransaction("cannot execute INSERT")
    assert explain(standby, "lunarium").code == "database-read-only"


def test_players_learn_nothing_about_the_hosts_machine() -> None:
    error = Unavailable("database-rights", file="/home/host/lunarium.sqlite").for_players()
    assert (error.code, error.params) == ("database-unavailable", {})
    assert Unavailable("database-full", file="lunarium.sqlite").for_players().code == "database-full"
