"""The file of a SQLite database: private, used by one server, and noticed when it is taken away."""

import os
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from lunarium.tables.errors import Unavailable

if sys.platform != "win32":
    import fcntl

PRIVATE = 0o600  # it holds the hidden order of every game, and where people are called


class DatabaseFile:
    """Where the database is, and whether it is still the same file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: tuple[int, int] | None = None  # device and inode of the file that was opened
        self._lock: int | None = None

    def create(self, *_: Any) -> None:
        """Make a new file that its owner alone can read; SQLite gives its companions the same rights."""
        if self._known is not None:
            self.check()
            return
        # Never open a file that is there: closing it again would drop SQLite's own locks in this process.
        with suppress(FileExistsError):
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
        self._known = self._identity()

    def names(self) -> set[str]:
        """The tables in the file, found without changing a bit of it; refused where its pages are damaged."""
        if not self.path.exists() or not self.path.stat().st_size:
            return set()
        reader = sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True)
        try:
            if reader.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise Unavailable("database-corrupt", file=str(self.path))
            return {name for (name,) in reader.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        finally:
            reader.close()

    def check(self) -> None:
        """Refuse to go on with a file that was deleted or replaced: what is written there is lost."""
        if self._known is not None and self._identity() != self._known:
            raise Unavailable("database-replaced")

    def reserve(self) -> None:
        """Hold the file for this server until it ends, however it ends."""
        if sys.platform == "win32" or self._lock is not None:  # there a second server is not noticed
            return
        lock = os.open(self.path.with_name(f"{self.path.name}.lock"), os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(lock)
            raise Unavailable("database-in-use", file=str(self.path)) from error
        self._lock = lock

    def release(self) -> None:
        """Let another server have it."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self.path)
        except OSError:
            return None
        return found.st_dev, found.st_ino
