"""What was learned: stars in the stages of the lessons"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:

    op.create_table(
        "lesson_stars",
        sa.Column("person_id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("stage", sa.String(length=40), nullable=False),
        sa.Column("alone", sa.Boolean(), nullable=False),
        sa.Column("best", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_lesson_stars_person_id")),
        sa.PrimaryKeyConstraint("person_id", "game", "stage", name=op.f("pk_lesson_stars")),
    )


def downgrade() -> None:

    op.drop_table("lesson_stars")
