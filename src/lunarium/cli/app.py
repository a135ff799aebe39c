"""The commands of the `lunarium` program."""

from importlib.metadata import version
from typing import Annotated

import typer

from lunarium import texts
from lunarium.cli import components, people, puzzles, tables
from lunarium.cli.analyse import analyse
from lunarium.cli.arena import arena
from lunarium.cli.backup import backup, restore
from lunarium.cli.challenge import challenge
from lunarium.cli.config import config
from lunarium.cli.engine import engine
from lunarium.cli.export import export
from lunarium.cli.options import GameCommand
from lunarium.cli.play import play
from lunarium.cli.position import position
from lunarium.cli.replay import replay
from lunarium.cli.serve import serve
from lunarium.cli.simulate import simulate
from lunarium.cli.verify import verify
from lunarium.games.engine import native_engine

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def show_version(asked: bool) -> None:
    """Print the version and end."""
    if asked:
        found = version("lunarium")
        pure = native_engine() is None
        typer.echo(
            texts.say("version-without-engine", params={"version": found}) if pure else f"lunarium {found}"
        )
        raise typer.Exit


@app.callback()
def main(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    """Board games to play, replay and study. An unofficial fan project."""


app.command(cls=GameCommand)(play)
app.command()(serve)
app.command()(config)
app.command()(backup)
app.command()(restore)
app.command()(export)
app.command()(replay)
app.command()(position)
app.command()(simulate)
app.command()(verify)
app.command()(analyse)
app.command()(arena)
app.command()(challenge)
app.command()(engine)
app.add_typer(components.app, name="components")
app.add_typer(people.app, name="people")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(tables.app, name="tables")
