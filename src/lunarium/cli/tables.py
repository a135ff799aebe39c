"""`lunarium tables`: which tables can no longer be played, why, and how to be rid of one."""

import os
from pathlib import Path
from typing import Annotated

import typer

from lunarium import texts
from lunarium.cli.backup import DatabaseUrl, Language, open_database
from lunarium.core.errors import LunariumError
from lunarium.games import register_components

app = typer.Typer(
    help="List tables that can no longer be played, with reasons; remove one.", no_args_is_help=True
)
ComponentFiles = Annotated[
    str, typer.Option("--components", envvar="LUNARIUM_COMPONENTS", help="Own component data of its games.")
]


@app.command()
def check(
    database: DatabaseUrl = "",
    components: ComponentFiles = "",
    everything: Annotated[bool, typer.Option("--all", help="Include finished games.")] = False,
    language: Language = "en",
) -> None:
    """Replay the games under way and name each that is set aside, with the reason; the server may run."""
    for own in filter(None, components.split(os.pathsep)):
        register_components(Path(own))
    with open_database(database) as opened:
        from lunarium.tables import check as checks
        from lunarium.tables import lists

        broken = checks.check_tables(opened, everything)
        with opened.reading() as connection:
            tables = len(lists.list_all(connection) if everything else lists.list_open(connection))
    for table in broken:
        typer.echo(f"{table.table}: {table.error.cause.message(language)}")
    if broken:
        raise typer.Exit(1)
    typer.echo(texts.say("tables-all-well", language, {"tables": tables}))


@app.command("list")
def list_tables(
    database: DatabaseUrl = "",
    everything: Annotated[bool, typer.Option("--all", help="Include finished games.")] = False,
) -> None:
    """List games under way: id, game, when it was made, who may see it, who plays."""
    with open_database(database) as opened:
        from lunarium.tables import lists, store

        with opened.reading() as connection:
            rows = lists.list_for_host(connection, everything)
            seats = store.read_seats(connection, [row.id for row in rows])
    for row in rows:
        names = ", ".join(seat.name or seat.level or "-" for seat in seats.get(row.id, []))
        typer.echo(f"{row.id}  {row.game:10}  {row.created_at.date()}  {row.visibility:8}  {names}")


@app.command()
def remove(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Its id, as `check` names it.")],
    database: DatabaseUrl = "",
    sound: Annotated[bool, typer.Option("--sound", help="Remove even a table that can be played.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    language: Language = "en",
) -> None:
    """Remove a table with all its moves for good; make a backup first."""
    with open_database(database) as opened:
        from lunarium.tables import check as checks
        from lunarium.tables import store
        from lunarium.tables.bulletin import note_host_change
        from lunarium.tables.errors import NotFound

        if checks.find_fault(opened, table) is None and not sound:
            raise LunariumError("tables-remove-sound", table=table)
        if not yes:
            typer.confirm(texts.say("tables-remove-ask", language, {"table": table}), abort=True)
        with opened.writing() as connection:
            if not store.remove_table(connection, table):
                raise NotFound("no-such-table")
        note_host_change(opened)
    typer.echo(texts.say("tables-removed", language, {"table": table}))
