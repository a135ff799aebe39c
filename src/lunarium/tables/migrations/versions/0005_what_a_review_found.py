"""What a review found: one look at one move after the other"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:

    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("method", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("asked_by", sa.String(length=20), nullable=False),
        sa.Column("asked_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_reviews_table_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["asked_by"], ["people.id"], name=op.f("fk_reviews_asked_by")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_reviews")),
    )
    op.create_index("ix_reviews_status", "reviews", ["status", "asked_at"])
    op.create_table(
        "review_parts",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("depth", sa.String(length=10), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("verdict", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["reviews.table_id"], name=op.f("fk_review_parts_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "depth", "ply", name=op.f("pk_review_parts")),
    )


def downgrade() -> None:

    op.drop_table("review_parts")
    op.drop_table("reviews")
