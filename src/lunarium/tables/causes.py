"""What a database's own error means: a stable code for each trouble that a host can end."""

import shutil
import sqlite3
from pathlib import Path

from lunarium.tables.errors import Unavailable

LITTLE_ROOM = 1 << 20  # bytes; SQLite calls some writes to a full disk a failing disk
# By the beginning of the name of the result: extended ones say more than a host needs.
SQLITE = {
    "SQLITE_NOTADB": "database-foreign",
    "SQLITE_CORRUPT": "database-corrupt",
    "SQLITE_BUSY": "database-busy",
    "SQLITE_LOCKED": "database-busy",
    "SQLITE_FULL": "database-full",
    "SQLITE_READONLY": "database-read-only",
    "SQLITE_CANTOPEN": "database-file",
    "SQLITE_PERM": "database-file",
    "SQLITE_IOERR": "database-disk",
}
POSTGRESQL_STATES = {
    "28P01": "database-password",
    "28000": "database-password",
    "3D000": "database-missing",
    "42501": "database-rights",
    "53100": "database-full",
    "53300": "database-connections",
    "25006": "database-read-only",
}
# libpq gives no state to an attempt to connect that failed, only a sentence.
POSTGRESQL_SENTENCES = (
    ("too many connections", "database-connections"),  # for a role or a database, which it names
    ("password authentication failed", "database-password"),
    ("no password supplied", "database-password"),
    ('role "', "database-password"),
    ("no pg_hba.conf entry", "database-password"),
    ("too many clients", "database-connections"),
    ("connection slots", "database-connections"),
    ('database "', "database-missing"),
    ("permission denied", "database-rights"),
    ("resolve host", "database-host"),
    ("translate host", "database-host"),
    ("name or service not known", "database-host"),
    ("connection refused", "database-away"),
    ("no such file", "database-away"),
)


def explain(error: BaseException | None, file: str) -> Unavailable:
    """The trouble that a driver's error stands for; `file` is the SQLite file or PostgreSQL's database."""
    if isinstance(error, sqlite3.Error):
        return Unavailable(_explain_sqlite(error, Path(file)), file=file)
    state, sentence = getattr(error, "sqlstate", None), str(error).lower()
    code = POSTGRESQL_STATES.get(state or "")
    if code is None and state is None:
        code = next((code for part, code in POSTGRESQL_SENTENCES if part in sentence), None)
    return Unavailable(code or "database-unavailable", file=file)


def explain_file(path: Path, error: OSError | None = None) -> Unavailable:
    """Why this path cannot hold a SQLite database."""
    if path.exists() and not path.is_file():
        return Unavailable("database-not-a-file", file=str(path))
    if isinstance(error, PermissionError):
        return Unavailable("database-file", file=str(path))
    return Unavailable("database-full" if _is_full(path) else "database-file", file=str(path))


def _explain_sqlite(error: sqlite3.Error, path: Path) -> str:
    name = getattr(error, "sqlite_errorname", "")
    code = next((code for start, code in SQLITE.items() if name.startswith(start)), "database-unavailable")
    if code == "database-disk" and _is_full(path):
        return "database-full"
    if code in ("database-file", "database-disk") and path.exists() and not path.is_file():
        return "database-not-a-file"
    return code


def _is_full(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < LITTLE_ROOM
    except OSError:
        return False
