"""The schema of a database: made at once where there is none, else brought up to date step by step."""

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from lunarium.tables.database import MIGRATIONS
from lunarium.tables.errors import Unavailable
from lunarium.tables.schema import metadata


def upgrade(connection: Connection, current: str | None) -> None:
    """Create the schema of an empty database, or take the steps that follow its revision."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    if current is None:
        metadata.create_all(connection)
        command.stamp(config, "head")
        return
    known = {step.revision for step in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    if current not in known:
        code = "database-former" if current < min(known) else "database-newer"
        raise Unavailable(code, revision=current)
    command.upgrade(config, "head")
