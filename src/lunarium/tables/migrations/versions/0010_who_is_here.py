"""Who is here: when somebody was last seen, and whom the host does not want to see"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:

    # Added in place: to rebuild a SQLite table would delete what refers to it.
    op.add_column("people", sa.Column("seen_on", sa.Date(), nullable=True))
    op.add_column("people", sa.Column("blocked_at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:

    op.drop_column("people", "blocked_at")
    op.drop_column("people", "seen_on")
