"""Who enters moves at a kept table: the id of the table alone lets people look on"""

from alembic import op

from lunarium.tables.schema import keepers

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody yet, besides the hosts."""
    keepers.create(op.get_bind())
