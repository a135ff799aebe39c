"""The schema of 0.1.0: new databases are made from `schema.metadata`, older ones by the steps after this"""

revision = "0011"
down_revision = None


def upgrade() -> None:
    """Nothing comes before."""
