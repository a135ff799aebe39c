"""How people play: their own results, and what these come to, so that nobody counts all games to look"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:

    op.create_table(
        "counted_tables",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_counted_tables_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_counted_tables")),
    )
    op.create_table(
        "own_results",
        sa.Column("person_id", sa.String(length=20), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("mode", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("opponents", sa.String(length=20), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("points", sa.JSON(), nullable=False),
        sa.Column("choices", sa.Integer(), nullable=True),
        sa.Column("sound", sa.Integer(), nullable=True),
        sa.Column("given", sa.Float(), nullable=True),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_own_results_person_id")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_own_results_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "table_id", name=op.f("pk_own_results")),
    )
    op.create_index(
        "ix_own_results_latest", "own_results", ["person_id", "game", "mode", "finished_at", "table_id"]
    )
    op.create_index("ix_own_results_table", "own_results", ["table_id"])
    op.create_table(
        "tallies",
        sa.Column("person_id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("mode", sa.String(length=40), nullable=False),
        sa.Column("opponents", sa.String(length=20), nullable=False),
        sa.Column("month", sa.String(length=7), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("lowest", sa.Integer(), nullable=False),
        sa.Column("highest", sa.Integer(), nullable=False),
        sa.Column("points", sa.JSON(), nullable=False),
        sa.Column("reviewed", sa.Integer(), nullable=False),
        sa.Column("choices", sa.Integer(), nullable=False),
        sa.Column("sound", sa.Integer(), nullable=False),
        sa.Column("given", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_tallies_person_id")),
        sa.PrimaryKeyConstraint("person_id", "game", "mode", "opponents", "month", name=op.f("pk_tallies")),
    )
    op.create_table(
        "streaks",
        sa.Column("person_id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("mode", sa.String(length=40), nullable=False),
        sa.Column("present", sa.Integer(), nullable=False),
        sa.Column("longest", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_streaks_person_id")),
        sa.PrimaryKeyConstraint("person_id", "game", "mode", name=op.f("pk_streaks")),
    )


def downgrade() -> None:

    for name in ("streaks", "tallies", "own_results", "counted_tables"):
        op.drop_table(name)
