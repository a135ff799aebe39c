"""The database: one SQLite file by default, PostgreSQL for many workers; checked whenever it is opened."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from multiprocessing.connection import wait
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Any

import structlog
from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DBAPIError,
    IntegrityError,
    InvalidatePoolError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from lunarium.tables import schema
from lunarium.tables.causes import explain, explain_file
from lunarium.tables.errors import Unavailable
from lunarium.tables.file import DatabaseFile

BUSY_SECONDS = 10.0  # how long to wait for a database that others use
REPORT_SECONDS = 60.0  # until a trouble that lasts is logged again
PROBE_SECONDS = 5.0
POOL_SIZE = 20
PRAGMAS = {"journal_mode": "wal", "foreign_keys": 1, "synchronous": 2}
READS = "lunarium_reads"  # the option of connections that only read
MIGRATION_LOCK = 0x4C756E61  # any number that all workers share
MIGRATIONS = Path(__file__).parent / "migrations"
LATEST = max(step.name[:4] for step in (MIGRATIONS / "versions").glob("[0-9]*.py"))  # they are numbered

log = structlog.get_logger("lunarium.database")


def default_url() -> str:
    """One file in the user's data folder."""
    return f"sqlite:///{user_data_path('lunarium', appauthor=False) / 'lunarium.sqlite'}"


class Database:
    """The door to the database: `reading` and `writing` are the only ways in.

    Rows are fetched before anything is made of them (`.all()`): a loop over a result that raises midway
    leaves a cursor of SQLite open as long as the error lives, and with it the connection, back in the pool,
    can neither begin to write (`database-busy`) nor see what others write.
    """

    def __init__(self, url: str | None = None, busy_seconds: float = BUSY_SECONDS) -> None:
        """Open it; nothing is read or written yet."""
        self.url, self._busy_seconds = url or default_url(), busy_seconds
        self._written = (-PROBE_SECONDS, False)  # when it was last tried to write, and whether it could be
        self._reported: dict[str, float] = {}  # by code: when a trouble was logged last
        self.engine = _create_engine(self.url, busy_seconds)
        self.is_shared = self.engine.dialect.name == "postgresql"  # with other workers
        self._file = None if self.is_shared else DatabaseFile(Path(self.engine.url.database or ""))
        if self._file is not None:
            event.listen(self.engine, "do_connect", self._file.create)
        plain: Any = {"isolation_level": "AUTOCOMMIT"} if self.is_shared else {READS: True}
        self._plain = self.engine.execution_options(**plain)  # without a transaction around
        # SQLite has one writer at a time: waiting here is fair and costs nothing, waiting there is neither.
        self._turnstile = None if self.is_shared else Lock()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to read from."""
        with self._explained(), self._plain.connect() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection that sees one moment, however long it reads and whatever others write."""
        with self._explained(), self.engine.connect() as connection:
            if self.is_shared:
                yield connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                reader = connection.execution_options(**{READS: True})
                reader.exec_driver_sql("BEGIN")
                yield reader

    @contextmanager
    def writing(self, at_once: bool = False) -> Iterator[Connection]:
        """A transaction: all of it is on the disk when this ends, or none of it.

        What writes a single statement `at_once` spares PostgreSQL the questions before and after it.
        """
        if self._turnstile is None:
            with self._explained(), self._plain.connect() if at_once else self.engine.begin() as connection:
                yield connection
        elif not self._turnstile.acquire(timeout=self._busy_seconds):
            raise Unavailable("database-busy")
        else:
            try:
                with self._explained(), self.engine.begin() as connection:
                    yield connection
            finally:
                self._turnstile.release()

    def migrate(self) -> None:
        """Bring the database up to this program's schema; one worker does it, the others wait."""
        with self._explained():
            if self._file is not None:
                self._file.path.parent.mkdir(parents=True, exist_ok=True)
                self._check_ours(self._file.names())
            with self.engine.begin() as connection:
                if self.is_shared:
                    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
                    self._check_ours(set(inspect(connection).get_table_names()))
                current = _revision(connection)
                if current == LATEST:
                    return
                # Here: most starts find nothing to do, and Alembic is a quarter of what they would load.
                from lunarium.tables.upgrade import upgrade

                upgrade(connection, current)

    @property
    def exists(self) -> bool:
        """Whether there is a file at all; a PostgreSQL database says itself that it is missing."""
        return self._file is None or self._file.path.exists()

    def is_current(self) -> bool:
        """Whether the schema is the one that this program needs."""
        with self.reading() as connection:
            return _revision(connection) == LATEST

    def can_write(self) -> bool:
        """Whether a change reaches the disk; looked at every few seconds, however often it is asked."""
        at, found = self._written
        if monotonic() < at + PROBE_SECONDS:
            return found
        try:
            self.try_writing()
            found = True
        except Unavailable:
            found = False
        self._written = monotonic(), found
        return found

    def try_writing(self) -> None:
        """A change of nothing, refused with the reason where none reaches the disk."""
        with self.writing() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")

    def reserve(self) -> None:
        """Keep a second server away from a SQLite file, which is made for one."""
        if self._file is not None:
            with self._explained():
                self._file.reserve()

    def close(self) -> None:
        """Give all connections back."""
        self.engine.dispose()
        if self._file is not None:
            self._file.release()

    def _check_ours(self, found: set[str]) -> None:
        """Leave alone what another program keeps here; a PostgreSQL database may hold more than one thing."""
        if "alembic_version" in found:
            is_ours = {"people", "tables", "moves"} <= found
        else:
            is_ours = found.isdisjoint(schema.metadata.tables) if self.is_shared else not found
        if not is_ours:
            raise Unavailable("database-foreign", file=self._name)

    @property
    def _name(self) -> str:
        """What a host calls it."""
        return str(self.engine.url.database or "")

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """What a database says of itself, for people; a broken constraint is the caller's to explain."""
        try:
            if self._file is not None:
                self._file.check()
            yield
        except IntegrityError:
            raise
        except PoolTimeout as error:
            raise Unavailable("database-busy") from error
        except DatabaseError as error:
            raise self._report(explain(error.orig, self._name), error.orig) from error
        except sqlite3.Error as error:
            raise self._report(explain(error, self._name), error) from error
        except (DBAPIError, SQLAlchemyError) as error:
            raise self._report(Unavailable(), error) from error
        except OSError as error:
            raise self._report(explain_file(Path(self._name), error), error) from error
        except Unavailable as error:
            raise self._report(error) from error.__cause__

    def _report(self, trouble: Unavailable, cause: object = None) -> Unavailable:
        """Log what keeps the database from working, with the driver's reason, at most once a minute."""
        moment = monotonic()
        if trouble.code != "database-busy" and moment >= self._reported.get(trouble.code, 0) + REPORT_SECONDS:
            self._reported[trouble.code] = moment
            why = " ".join(str(cause or trouble).split())
            log.error("database-trouble", code=trouble.code, why=why, database=self.engine.dialect.name)
        return trouble


def now() -> datetime:
    """This moment, as all rows tell it."""
    return datetime.now(UTC)


def as_utc(moment: datetime) -> datetime:
    """SQLite forgets the zone; ours is always UTC."""
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _create_engine(url: str, busy_seconds: float) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise Unavailable("database-url") from error
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise Unavailable("database-url")
    if parsed.get_backend_name() == "postgresql":
        return _create_postgresql(parsed, busy_seconds)
    if not parsed.database or parsed.database == ":memory:":
        raise Unavailable("database-url")  # a game in memory would be lost
    path = Path(parsed.database).expanduser()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise explain_file(path, error) from error
    if path.exists() and not path.is_file():
        raise explain_file(path)
    return _create_sqlite(parsed, busy_seconds)


def _create_postgresql(url: URL, busy_seconds: float) -> Engine:
    patience = max(2, round(busy_seconds))  # libpq takes whole seconds
    engine = create_engine(
        url,
        hide_parameters=True,  # errors go to the log, secrets do not
        pool_size=POOL_SIZE,
        pool_use_lifo=True,  # few that are warm
        max_overflow=0,
        pool_timeout=busy_seconds,
        connect_args={"connect_timeout": patience, "tcp_user_timeout": 1000 * patience},
    )
    event.listen(engine, "checkout", _check_postgresql)
    return engine


def _check_postgresql(connection: Any, _record: Any, _proxy: Any) -> None:
    """See whether the server has hung up meanwhile; looking is far cheaper than asking (decision 11)."""
    if connection.closed or wait([connection], timeout=0):  # an idle one is told nothing but its end
        raise InvalidatePoolError  # all of them are made anew, and nobody notices


def _create_sqlite(url: URL, busy_seconds: float) -> Engine:
    engine = create_engine(
        url,
        hide_parameters=True,  # errors go to the log, secrets do not
        pool_size=POOL_SIZE,
        max_overflow=0,
        pool_timeout=busy_seconds,
        connect_args={"check_same_thread": False, "isolation_level": None, "timeout": busy_seconds},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Set what a safe file needs, and see that it is set."""
    connection.text_factory = _read_text
    for name, wanted in PRAGMAS.items():
        connection.execute(f"PRAGMA {name}={wanted}")
        found = connection.execute(f"PRAGMA {name}").fetchone()[0]
        if found != wanted:
            raise sqlite3.OperationalError(f"PRAGMA {name} is {found}, not {wanted}")


def _read_text(raw: bytes) -> str:
    """Text, with what is no UTF-8 written out: SQLite would refuse all that is asked for with it."""
    return raw.decode("utf-8", "backslashreplace")


def _begin_sqlite(connection: Connection) -> None:
    """Take the write lock at once: a reader that becomes a writer could be refused in the middle."""
    if not connection.get_execution_options().get(READS):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _revision(connection: Connection) -> str | None:
    """Which step of the migrations this database has reached; None: not the first."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
