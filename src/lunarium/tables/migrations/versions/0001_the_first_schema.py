"""The first schema"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:

    op.create_table(
        "daily_deals",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name=op.f("pk_daily_deals")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("secret_hash", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_settings")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("visibility", sa.String(length=10), nullable=False),
        sa.Column("host", sa.String(length=20), nullable=True),
        sa.Column("deal", sa.BigInteger(), nullable=True),
        sa.Column("origin_table", sa.String(length=20), nullable=True),
        sa.Column("origin_ply", sa.Integer(), nullable=True),
        sa.Column("daily", sa.Date(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.Column("offer", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_daily", ["daily", "game"], unique=False)
        batch_op.create_index("ix_tables_listing", ["visibility", "finished_at", "created_at"], unique=False)

    op.create_table(
        "daily_tables",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("person_id", sa.String(length=20), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_daily_tables_person_id")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_daily_tables_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("day", "game", "person_id", name=op.f("pk_daily_tables")),
        sa.UniqueConstraint("table_id", name=op.f("uq_daily_tables_table_id")),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.String(length=60), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_moves_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "ply", name=op.f("pk_moves")),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("ending", sa.String(length=40), nullable=False),
        sa.Column("ranking", sa.JSON(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=False),
        sa.Column("breakdown", sa.JSON(), nullable=False),
        sa.Column("log", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_results_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_results")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String(length=10), nullable=False),
        sa.Column("person_id", sa.String(length=20), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("level", sa.String(length=20), nullable=True),
        sa.Column("invitation_hash", sa.String(length=64), nullable=True),
        sa.Column("notify_url", sa.Text(), nullable=True),
        sa.Column("notify_language", sa.String(length=2), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_seats_person_id")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index("ix_seats_person", ["person_id"], unique=False)

    op.create_table(
        "thoughts",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_thoughts_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_thoughts")),
    )
    op.create_table(
        "undone_moves",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.String(length=60), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_undone_moves_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "line", "ply", name=op.f("pk_undone_moves")),
    )


def downgrade() -> None:

    op.drop_table("undone_moves")
    op.drop_table("thoughts")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index("ix_seats_person")

    op.drop_table("seats")
    op.drop_table("results")
    op.drop_table("moves")
    op.drop_table("daily_tables")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_listing")
        batch_op.drop_index("ix_tables_daily")

    op.drop_table("tables")
    op.drop_table("settings")
    op.drop_table("people")
    op.drop_table("daily_deals")
