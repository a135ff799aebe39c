"""`python -m siege`: what a server withstands, in less than ten minutes, on this machine only."""

import json
import os
import platform
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from load.postgres import postgresql
from load.report import Row, draw
from rich.console import Console

from lunarium.server.doors import raise_descriptor_limit
from siege.addresses import besiege_addresses
from siege.connections import besiege_connections
from siege.corners import besiege_corners
from siege.endings import besiege_endings
from siege.fairness import besiege_fairness
from siege.kills import besiege_by_kills
from siege.links import besiege_links
from siege.memory import besiege_memory
from siege.pace import besiege_pace
from siege.requests import besiege_by_requests
from siege.rows import besiege_rows
from siege.secrecy import besiege_secrecy

KILLS, GENERATED, HOSTILE, GAMES, SLOW, IDLE, REQUESTS = 200, 2_000, 500, 1_000, 2_000, 1_100, 10_000
Say = Callable[[str], None]


def _kill(folder: Path, say: Say) -> list[Row]:
    """Both databases at once: a server that starts again mostly waits."""
    say(f"{KILLS} kills on each database")
    with postgresql() as create, ThreadPoolExecutor(2) as pool:
        urls = {"SQLite": f"sqlite:///{folder}/kills.sqlite", "PostgreSQL": create("kills")}
        found = [pool.submit(besiege_by_kills, kind, url, KILLS, "siege") for kind, url in urls.items()]
        return [row for one in found for row in one.result()]


def _end(folder: Path) -> list[Row]:
    """Several workers need PostgreSQL."""
    with postgresql() as create:
        return besiege_endings(folder, create)


CHAPTERS: dict[str, Callable[[Path, Say], list[Row]]] = {
    "fairness": lambda folder, say: besiege_fairness(folder),
    "addresses": lambda folder, say: besiege_addresses(folder),
    "connections": lambda folder, say: besiege_connections(folder, SLOW, IDLE),
    "memory": lambda folder, say: besiege_memory(folder),
    "rows": lambda folder, say: besiege_rows(folder),
    "pace": lambda folder, say: besiege_pace(folder, REQUESTS, say),
    "requests": lambda folder, say: besiege_by_requests(folder, GENERATED, HOSTILE),
    "secrecy": lambda folder, say: besiege_secrecy(folder, GAMES),
    "links": lambda folder, say: besiege_links(folder),
    "endings": lambda folder, say: _end(folder),
    "corners": lambda folder, say: besiege_corners(folder),
    "kills": _kill,
}


def main(
    only: Annotated[
        list[str] | None, typer.Option(help=f"One of {', '.join(CHAPTERS)}; may be repeated.")
    ] = None,
    as_json: Annotated[Path | None, typer.Option("--json", help="Write the numbers to this file.")] = None,
) -> None:
    """All chapters, or some; exit with 1 when an expectation is missed."""
    raise_descriptor_limit()
    console, rows = Console(), []
    for name in only or CHAPTERS:
        began = time.monotonic()
        with console.status(name) as status, TemporaryDirectory(prefix="lunarium-siege-") as folder:
            found = CHAPTERS[name](Path(folder), status.update)
        rows += [*found, Row(f"{name}: seconds that the chapter took", time.monotonic() - began)]
        console.print(draw(rows[-len(found) - 1 :]))
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
