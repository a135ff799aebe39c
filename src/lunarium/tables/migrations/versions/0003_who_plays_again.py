"""Who plays again: the table that follows another, and tables that somebody has taken off their list"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:

    op.create_table(
        "unlisted",
        sa.Column("person_id", sa.String(length=20), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_unlisted_person_id")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_unlisted_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "table_id", name=op.f("pk_unlisted")),
    )
    # Added in place: to rebuild a SQLite table would delete what refers to it.
    op.add_column("tables", sa.Column("successor", sa.String(length=20), nullable=True))


def downgrade() -> None:

    op.drop_column("tables", "successor")
    op.drop_table("unlisted")
