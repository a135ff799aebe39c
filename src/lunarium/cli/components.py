"""`lunarium components`: what is in a game's box and how it is known; a check of somebody's own values."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lunarium.cli.boards.names import game_name
from lunarium.core.errors import BadComponents
from lunarium.core.showing import Box
from lunarium.games import GAMES, AnyGame
from lunarium.texts import say

app = typer.Typer(help="List a game's components and their printed values, with the source of each.")
BOXES: dict[str, Box] = {key: game.showing.box for key, game in GAMES.items() if game.showing.box is not None}
CHECKED = {key: box.check for key, box in BOXES.items() if box.check is not None}  # games that take files

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, a template for your own values.")]
Language = Annotated[str, typer.Option(help="en, de or pt.")]


@app.callback(invoke_without_command=True)
def show_first(context: typer.Context, as_json: AsJson = False, language: Language = "en") -> None:
    """Show every value and how it is known, of the first game that takes values of your own."""
    if context.invoked_subcommand is None:
        for key in list(CHECKED)[:1]:
            _show(GAMES[key], BOXES[key], as_json, language)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A file built like `lunarium components --json`.")],
    game: Annotated[str, typer.Option(help=f"One of: {', '.join(CHECKED)}.")] = next(iter(CHECKED), ""),
    language: Language = "en",
) -> None:
    """Check your own transcription against everything that is known."""
    if game not in CHECKED:
        raise BadComponents("components-not-for-game", file=file.name)
    console = Console(soft_wrap=True, highlight=False)
    faults = CHECKED[game](file)
    for fault in faults:
        console.print(f"- {fault.text(language)}", markup=False)
    console.print(say("components-checked", language, {"file": file.name, "count": len(faults)}))
    if faults:
        raise typer.Exit(1)


def _command(game: AnyGame, box: Box) -> Callable[..., None]:
    """`lunarium components GAME` for one game."""

    def show(as_json: AsJson = False, language: Language = "en") -> None:
        _show(game, box, as_json, language)

    return show


for _key, _box in BOXES.items():
    app.command(_key, help=f"Show what is in the box of {_key}.")(_command(GAMES[_key], _box))


def _show(game: AnyGame, box: Box, as_json: bool, language: str) -> None:
    """The whole file for programs, or a table for people."""
    data = box.show()
    if as_json:
        sys.stdout.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")
        return
    console = Console()
    title = say("components-title", language, {"name": game_name(game, language)})
    table = Table(title=title, show_lines=True)
    for heading in ("components-what", "components-value", "components-status"):
        table.add_column(say(heading, language), overflow="fold")
    for name, entry in data.items():
        if isinstance(entry, dict):
            table.add_row(name, _short(entry.get("value", entry)), _status(entry.get("status", "")))
        elif isinstance(entry, list):
            table.add_row(name, "\n".join(map(_short_line, entry)), "")
    console.print(table)
    if box.check is not None:
        console.print(say("components-about", language))


def _short(value: object) -> str:
    """A value on few lines."""
    if isinstance(value, dict):
        return "\n".join(f"{key}: {_short_line(part)}" for key, part in value.items())
    return _short_line(value)


def _short_line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _status(status: object) -> str:
    if isinstance(status, dict):
        return "\n".join(f"{what}: {how}" for what, how in status.items())
    return str(status)
