"""The upgrade of a database to this program's schema, step by step with Alembic."""

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from lunarium.tables.database import MIGRATIONS
from lunarium.tables.errors import Unavailable


def upgrade(connection: Connection, current: str | None) -> None:
    """Take the steps after this one; one that is not known was taken by a newer program."""
    known = {step.revision for step in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    if current is not None and current not in known:
        raise Unavailable("database-newer", revision=current)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
