"""What is kept beside a real table: games that are played with their box"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:

    # Added in place: to rebuild a SQLite table would delete what refers to it.
    op.add_column("tables", sa.Column("kept", sa.Boolean(), nullable=True))


def downgrade() -> None:

    op.drop_column("tables", "kept")
