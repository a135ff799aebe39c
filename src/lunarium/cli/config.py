"""`lunarium config`: which settings hold here, and where each of them comes from."""

from dataclasses import fields
from typing import Annotated

import typer

from lunarium.cli.extras import packages_of
from lunarium.core.errors import LunariumError

SECRETS = ("smtp", "invitation")  # the database's password is hidden by itself


def config(
    show_secrets: Annotated[bool, typer.Option("--secrets", help="Show passwords and tokens.")] = False,
) -> None:
    """Print the settings as an environment file, with the source of each; refuse invalid ones."""
    try:
        from sqlalchemy import make_url

        from lunarium.server.settings import Settings, read_environment, variable
        from lunarium.tables.database import default_url
    except ImportError as error:
        raise LunariumError("server-not-installed", packages=packages_of("server")) from error
    settings, said = Settings.from_environment(), read_environment()
    shown: dict[str, list[str]] = {"from the environment": [], "defaults": []}
    for each in fields(settings):
        value = str(getattr(settings, each.name))
        if each.name == "database_url":
            value = make_url(value or default_url()).render_as_string(hide_password=not show_secrets)
        elif each.name in SECRETS and value and not show_secrets:
            value = "***"
        origin = "from the environment" if each.name in said else "defaults"
        shown[origin].append(f"{variable(each.name)}={value}")
    for origin, lines in shown.items():
        typer.echo("\n".join([f"# {origin}", *lines]))
