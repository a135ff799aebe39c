"""Puzzles: how people came out with them, their hints and grades, and the puzzle of each day"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:

    op.create_table(
        "puzzle_results",
        sa.Column("person_id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("puzzle", sa.String(length=40), nullable=False),
        sa.Column("theme", sa.String(length=40), nullable=False),
        sa.Column("difficulty", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("helped", sa.Boolean(), nullable=False),
        sa.Column("mended", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_puzzle_results_person_id")),
        sa.PrimaryKeyConstraint("person_id", "game", "puzzle", name=op.f("pk_puzzle_results")),
    )
    op.create_table(
        "puzzle_hints",
        sa.Column("person_id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("puzzle", sa.String(length=40), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_puzzle_hints_person_id")),
        sa.PrimaryKeyConstraint("person_id", "game", "puzzle", name=op.f("pk_puzzle_hints")),
    )
    op.create_table(
        "puzzle_grades",
        sa.Column("person_id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_puzzle_grades_person_id")),
        sa.PrimaryKeyConstraint("person_id", "game", name=op.f("pk_puzzle_grades")),
    )
    op.create_table(
        "daily_puzzles",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("puzzle", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name=op.f("pk_daily_puzzles")),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("person_id", sa.String(length=20), nullable=False),
        sa.Column("at_once", sa.Boolean(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_daily_tries_person_id")),
        sa.PrimaryKeyConstraint("day", "game", "person_id", name=op.f("pk_daily_tries")),
    )


def downgrade() -> None:

    op.drop_table("daily_tries")
    op.drop_table("daily_puzzles")
    op.drop_table("puzzle_grades")
    op.drop_table("puzzle_hints")
    op.drop_table("puzzle_results")
