"""`lunarium verify`: replay archives of records and report what no longer holds."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from lunarium.cli.options import ComponentsFile
from lunarium.core.errors import BadRecord, LunariumError
from lunarium.core.record import Record
from lunarium.games import load, register_components


def verify(
    files: Annotated[list[Path], typer.Argument(help="Files with a record, or one record a line.")],
    components: ComponentsFile = None,
    language: Annotated[str, typer.Option(help="en, de or pt.")] = "en",
) -> None:
    """Replay every record; exit with status 1 if one is invalid."""
    if components is not None:
        register_components(components)
    out, progress = Console(soft_wrap=True, highlight=False), Console(stderr=True)
    held = 0
    broken = 0
    for path in files:
        records = list(records_in(path))
        for place, text in track(records, description=path.name, console=progress, transient=True):
            try:
                record = Record.read(text)
                record.verify(load(record.game))
                held += 1
            except LunariumError as error:
                broken += 1
                out.print(f"{place}: {error.message(language)}", markup=False)
    out.print(f"{held} records hold, {broken} do not.")
    if broken:
        raise typer.Exit(1)


def records_in(path: Path) -> Iterator[tuple[str, str]]:
    """The records of a file with their places: one a line, or one over the whole file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord("file-unreadable", file=str(path)) from error
    lines = [(number, line) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    if len(lines) > 1 and lines[0][1].rstrip().endswith("}") and lines[0][1].startswith("{"):
        yield from ((f"{path}:{number}", line) for number, line in lines)
    else:
        yield str(path), text
