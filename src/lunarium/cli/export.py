"""`lunarium export`: a server's finished games for others to study, with all names left out."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from lunarium import texts
from lunarium.cli.backup import DatabaseUrl, Language, open_database
from lunarium.cli.data import JSONL, RECORDS, Format, Rows, Target
from lunarium.cli.tables import ComponentFiles
from lunarium.games import load, register_components


def export(
    output: Annotated[Path, typer.Option("--output", "-O", help="The file to write; - for stdout.")],
    game: Annotated[str | None, typer.Option("--game", help="Only this game.")] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Only games with this number of players.")
    ] = None,
    public: Annotated[bool, typer.Option("--public", help="Only public tables.")] = False,
    format: Format = JSONL,  # noqa: A002  # its name on the command line
    rows: Rows = RECORDS,
    database: DatabaseUrl = "",
    components: ComponentFiles = "",
    language: Language = "en",
) -> None:
    """Export a server's finished games without names, ids and times; the server may keep running."""
    for own in filter(None, components.split(os.pathsep)):
        register_components(Path(own))
    rules = None if game is None else load(game)
    options = None if rules is None or players is None else rules.settle({"players": players})
    target = Target(path=output, format=format, rows=rows, game=rules, options=options)
    target.check()
    count = 0
    with open_database(database) as opened:
        from lunarium.tables.export import finished_games

        with target.opened() as write:
            for record in finished_games(opened, game, players, public):
                write(json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
                count += 1
    typer.echo(texts.say("export-done", language, {"games": count, "file": str(output)}), err=True)
