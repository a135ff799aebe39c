"""`lunarium people`: who is here; rename, block or remove a person, also while the server runs."""

from typing import TYPE_CHECKING, Annotated

import typer

from lunarium import texts
from lunarium.cli.backup import DatabaseUrl, Language, open_database

if TYPE_CHECKING:
    from lunarium.tables.database import Database
    from lunarium.tables.people import Person

app = typer.Typer(
    help="List, rename, block or remove people. A running server follows within a second.",
    no_args_is_help=True,
)
Id = Annotated[str, typer.Argument(metavar="ID", help="As `people list` shows it.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@app.command("list")
def list_people(
    name: Annotated[str, typer.Argument(help="Only names that contain this.")] = "",
    database: DatabaseUrl = "",
    language: Language = "en",
) -> None:
    """List people: id, name, when they came first and last, at how many tables they sat."""
    with open_database(database) as opened:
        from lunarium.tables.people import list_people

        found = list_people(opened, name)
    for each in found:
        blocked = texts.say("people-blocked", language) if each.is_blocked else ""
        seen = each.seen_on or each.created_on
        typer.echo(f"{each.id}  {each.created_on}  {seen}  {each.tables:5}  {each.name}{blocked}")
    typer.echo(texts.say("people-count", language, {"count": len(found)}), err=True)


@app.command()
def show(person: Id, database: DatabaseUrl = "") -> None:
    """Print everything that is stored about a person, as JSON; secrets are left out."""
    with open_database(database) as opened:
        from lunarium.tables.own_data import read_own_data

        with opened.reading() as connection:
            found = read_own_data(connection, person)
    import orjson  # of the server's packages, which not every installation has

    typer.echo(orjson.dumps(found, option=orjson.OPT_INDENT_2 | orjson.OPT_NON_STR_KEYS).decode())


@app.command()
def rename(person: Id, name: str, database: DatabaseUrl = "", language: Language = "en") -> None:
    """Give a person another name, also where they still play."""
    with open_database(database) as opened:
        from lunarium.tables.people import Person, clean_name
        from lunarium.tables.store import rename_person

        renamed = Person(person, clean_name(name))
        with opened.writing() as connection:
            rename_person(connection, person, renamed.name)
        _tell(opened, "people-renamed", language, renamed)


@app.command()
def block(person: Id, database: DatabaseUrl = "", language: Language = "en") -> None:
    """Close the door to a person; their games stay, and the others play on."""
    _set_blocked(person, database, language, is_blocked=True)


@app.command()
def unblock(person: Id, database: DatabaseUrl = "", language: Language = "en") -> None:
    """Open the door again."""
    _set_blocked(person, database, language, is_blocked=False)


@app.command()
def remove(person: Id, database: DatabaseUrl = "", yes: Yes = False, language: Language = "en") -> None:
    """Remove a person for good: their games with others stay without the name, all else goes."""
    with open_database(database) as opened:
        from lunarium.tables.people import People

        if not yes:
            typer.confirm(texts.say("people-remove-ask", language), abort=True)
        found = People.alone(opened).remove(person)
        _tell(opened, "people-removed", language, found)


def _set_blocked(identity: str, url: str, language: str, *, is_blocked: bool) -> None:
    with open_database(url) as opened:
        from lunarium.tables.people import People

        found = People.alone(opened).block(identity, is_blocked)
        _tell(opened, "people-blocked-now" if is_blocked else "people-unblocked", language, found)


def _tell(opened: "Database", key: str, language: str, person: "Person") -> None:
    """Let running servers know, then say what was done."""
    from lunarium.tables.bulletin import note_host_change

    note_host_change(opened)
    typer.echo(texts.say(key, language, {"name": person.name}))
