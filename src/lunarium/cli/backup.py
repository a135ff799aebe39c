"""`lunarium backup` and `lunarium restore`: everything in one file, and back into an empty database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from lunarium import texts
from lunarium.cli.extras import packages_of
from lunarium.core.errors import LunariumError

if TYPE_CHECKING:
    from lunarium.tables.backup import Count
    from lunarium.tables.database import Database

File = Annotated[Path, typer.Argument(metavar="FILE", help="A file of JSON lines; packed if it ends in .gz.")]
DatabaseUrl = Annotated[
    str, typer.Option("--database", envvar="LUNARIUM_DATABASE_URL", help="sqlite:///FILE or postgresql://...")
]
Language = Annotated[str, typer.Option(help="en, de or pt.")]


def backup(file: File, database: DatabaseUrl = "", language: Language = "en") -> None:
    """Write all people, tables and moves to a file; the server may keep running."""
    with open_database(database) as opened, _shown(file) as progress:
        from lunarium.tables.backup import back_up

        count = back_up(opened, file, progress)
    _tell("backup-done", language, file, count)


def restore(
    file: File,
    database: DatabaseUrl = "",
    language: Language = "en",
) -> None:
    """Load a backup into an empty database of either kind; every game is replayed."""
    with open_database(database, is_new=True) as opened, _shown(file) as progress:
        from lunarium.tables import backup as backups

        count = backups.restore(opened, file, progress)
    _tell("restore-done", language, file, count)


@contextmanager
def open_database(url: str, *, is_new: bool = False) -> Iterator[Database]:
    """The database at this address, or the server's usual one, until the command is done.

    No command but `restore` makes a file where there is none: it would be a stray one, and an empty answer.
    """
    try:
        from lunarium.server import logs
        from lunarium.tables.database import Database
    except ImportError as error:
        raise LunariumError("server-not-installed", packages=packages_of("server")) from error
    logs.install("warning")
    database = Database(url or None)
    try:
        if not is_new and not database.exists:
            raise LunariumError("database-absent", file=str(database.engine.url.database))
        yield database
    finally:
        database.close()


@contextmanager
def _shown(file: Path) -> Iterator[Callable[[int, int], None]]:
    """A bar that grows with the tables."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(file.name, total=None)
        yield lambda done, all_: bar.update(task, completed=done, total=all_)


def _tell(key: str, language: str, file: Path, count: Count) -> None:
    params = {"tables": count.tables, "people": count.people, "file": str(file)}
    typer.echo(texts.say(key, language, params))
