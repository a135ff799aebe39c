"""`lunarium components`: the printed values of Luna with their provenance, and a check of somebody's own."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from lunarium.games.luna.components import read_file, shipped_data
from lunarium.games.luna.constraints import violations
from lunarium.texts import say

app = typer.Typer(help="The printed values of Luna's components, with their provenance.")
Language = Annotated[str, typer.Option(help="en, de or pt.")]


@app.callback(invoke_without_command=True)
def show(
    context: typer.Context,
    as_json: Annotated[
        bool, typer.Option("--json", help="The whole file, as a template for your own.")
    ] = False,
    language: Language = "en",
) -> None:
    """Show every value and how it is known."""
    if context.invoked_subcommand is not None:
        return
    data = shipped_data()
    if as_json:
        sys.stdout.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")
        return
    console = Console()
    table = Table(title=say("components-title", language), show_lines=True)
    for heading in ("components-what", "components-value", "components-status"):
        table.add_column(say(heading, language), overflow="fold")
    for name, entry in data.items():
        if isinstance(entry, dict):
            table.add_row(name, _short(entry["value"]), _status(entry["status"]))
    console.print(table)
    console.print(say("components-about", language))


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A file built like `lunarium components --json`.")],
    language: Language = "en",
) -> None:
    """Check your own transcription against everything that is known."""
    console = Console(soft_wrap=True, highlight=False)
    faults = violations(read_file(file))
    for fault in faults:
        console.print(f"- {fault.text(language)}", markup=False)
    console.print(say("components-checked", language, {"file": file.name, "count": len(faults)}))
    if faults:
        raise typer.Exit(1)


def _short(value: Any) -> str:
    """A value on few lines."""
    if isinstance(value, dict):
        return "\n".join(f"{key}: {json.dumps(part, ensure_ascii=False)}" for key, part in value.items())
    return json.dumps(value, ensure_ascii=False)


def _status(status: Any) -> str:
    if isinstance(status, dict):
        return "\n".join(f"{what}: {how}" for what, how in status.items())
    return str(status)
