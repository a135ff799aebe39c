"""What a table was dealt with: component values in the set-up, earlier deals, tables set aside"""

import sqlalchemy as sa
from alembic import op

from lunarium.core.errors import LunariumError
from lunarium.games import load

revision = "0002"
down_revision = "0001"


def upgrade() -> None:

    op.create_table(
        "past_setups",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_past_setups_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "line", name=op.f("pk_past_setups")),
    )
    op.create_table(
        "set_aside",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("code", sa.String(length=60), nullable=False),
        sa.Column("params", sa.JSON(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_set_aside_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_set_aside")),
    )
    # Columns are added in place: to rebuild a SQLite table would delete what refers to it.
    op.add_column("tables", sa.Column("uploaded", sa.Boolean(), nullable=True))
    op.add_column("tables", sa.Column("shuffles", sa.JSON(), nullable=True))
    op.add_column("daily_tables", sa.Column("looked_at", sa.DateTime(timezone=True), nullable=True))
    _mark_uploaded()
    _complete_set_ups("tables", "id")
    _complete_set_ups("daily_deals", "day")


def _mark_uploaded() -> None:
    """What came as a record has moves older than its table; so has a fork, but that names its origin."""
    moves = sa.table("moves", sa.column("table_id"), sa.column("at"))
    tables = sa.table("tables", *map(sa.column, ("id", "origin_table", "created_at", "uploaded")))
    is_older = sa.exists().where(moves.c.table_id == tables.c.id, moves.c.at <= tables.c.created_at)
    came = tables.c.origin_table.is_(None) & is_older
    op.get_bind().execute(sa.update(tables).where(came).values(uploaded=sa.true()))


def _complete_set_ups(name: str, key: str) -> None:
    """Write into each set-up what it looked up by name, as far as it is to be had now."""
    columns = sa.column("game", sa.String), sa.column("options", sa.JSON), sa.column("setup", sa.JSON)
    rows, connection = sa.table(name, sa.column(key), *columns), op.get_bind()
    for row in connection.execute(sa.select(rows)).all():
        try:
            setup = load(row.game).complete(row.options, row.setup)
        except (LunariumError, LookupError, TypeError):
            continue  # the check at the next start sets it aside, with the reason
        if setup != row.setup:
            is_it = rows.c[key] == row[0], rows.c.game == row.game
            connection.execute(sa.update(rows).where(*is_it).values(setup=setup))


def downgrade() -> None:

    op.drop_column("daily_tables", "looked_at")
    op.drop_column("tables", "shuffles")
    op.drop_column("tables", "uploaded")
    op.drop_table("set_aside")
    op.drop_table("past_setups")
