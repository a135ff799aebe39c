"""What the coach has said: each sentence once for each person"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:

    op.create_table(
        "coach_words",
        sa.Column("person_id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("word", sa.String(length=80), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_coach_words_person_id")),
        sa.PrimaryKeyConstraint("person_id", "game", "word", name=op.f("pk_coach_words")),
    )


def downgrade() -> None:

    op.drop_table("coach_words")
