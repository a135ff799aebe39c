"""The server is killed at random moments; everybody tries again, and no acknowledged move is lost."""

import os

import pytest
from siege.kills import besiege_by_kills

pytestmark = pytest.mark.both_databases

KILLS = int(os.environ.get("LUNARIUM_DURABILITY_KILLS", "3"))
SEED = os.environ.get("LUNARIUM_DURABILITY_SEED", "moon")


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database_url: str) -> None:
    rows = besiege_by_kills("a database", database_url, KILLS, SEED)
    assert [row.what for row in rows if not row.holds] == []
