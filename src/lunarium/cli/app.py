"""The commands of the `lunarium` program."""

from __future__ import annotations

import typer

from lunarium.cli import components, tables
from lunarium.cli.analyse import analyse
from lunarium.cli.arena import arena
from lunarium.cli.backup import backup, restore
from lunarium.cli.bench import bench
from lunarium.cli.challenge import challenge
from lunarium.cli.engine import engine
from lunarium.cli.export import export
from lunarium.cli.options import GameCommand
from lunarium.cli.play import play
from lunarium.cli.replay import replay
from lunarium.cli.serve import serve
from lunarium.cli.simulate import simulate
from lunarium.cli.verify import verify

app = typer.Typer(
    help="Board games to play, replay and study. An unofficial fan project.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.command(cls=GameCommand)(play)
app.command()(serve)
app.command()(backup)
app.command()(restore)
app.command()(export)
app.command()(replay)
app.command()(simulate)
app.command()(verify)
app.command()(analyse)
app.command()(arena)
app.command()(challenge)
app.command()(engine)
app.command()(bench)
app.add_typer(components.app, name="components")
app.add_typer(tables.app, name="tables")
