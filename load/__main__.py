"""`python -m load`: how much a server carries, in two to three minutes, on this machine only."""

import json
import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from rich.console import Console

from load.moves import measure_on_postgresql, measure_on_sqlite
from load.postgres import postgresql
from load.report import Row, draw
from load.tables import measure_finished, measure_idle
from load.watchers import measure_watchers

Chapter = Callable[[Path, float, Callable[[str], None]], list[Row]]


def _postgresql(_folder: Path, seconds: float, say: Callable[[str], None]) -> list[Row]:
    say("PostgreSQL: starting")
    with postgresql() as create:
        return measure_on_postgresql(create, seconds, say)


CHAPTERS: dict[str, Chapter] = {
    "sqlite": measure_on_sqlite,
    "postgresql": _postgresql,
    "watchers": lambda folder, _, say: measure_watchers(folder, say),
    "idle": lambda folder, _, say: measure_idle(folder, say),
    "finished": lambda folder, _, say: measure_finished(folder, say),
}


def main(
    only: Annotated[
        list[str] | None, typer.Option(help=f"One of {', '.join(CHAPTERS)}; may be repeated.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(help="How long each round of moves lasts; there are eight.")
    ] = 1.5,
    as_json: Annotated[Path | None, typer.Option("--json", help="Write the numbers to this file.")] = None,
) -> None:
    """Measure all chapters, or some; exit with 1 when an expectation is missed."""
    console, rows = Console(), []
    for name in only or CHAPTERS:
        with console.status(name) as status, TemporaryDirectory(prefix="lunarium-load-") as folder:
            rows += CHAPTERS[name](Path(folder), seconds, status.update)
    console.print(draw(rows))
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    console.print(
        f"{platform.machine()}, {cores} cores, load average {load:.1f}, Python {platform.python_version()}"
    )
    if as_json is not None:
        machine = {"cores": cores, "load_average": load, "python": platform.python_version()}
        as_json.write_text(
            json.dumps({"machine": machine, "rows": [row.as_json() for row in rows]}, indent=1)
        )
    if not all(row.holds for row in rows):
        sys.exit(1)


if __name__ == "__main__":
    typer.run(main)
