"""The server is killed at random moments; everybody tries again, and no acknowledged move is lost."""

import os
from random import Random

import pytest

from tests.support.durability.aftermath import check_nothing_is_lost
from tests.support.durability.players import MOVES, Progress, seat_players
from tests.support.durability.warm import WarmProgram

pytestmark = pytest.mark.both_databases

KILLS = int(os.environ.get("LUNARIUM_DURABILITY_KILLS", "3"))
SEED = os.environ.get("LUNARIUM_DURABILITY_SEED", "moon")


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database_url: str) -> None:
    chance, progress = Random(SEED), Progress(MOVES)
    moments = sorted(chance.sample(range(20, MOVES - 20), KILLS))
    with WarmProgram(database_url) as program:
        players = seat_players(progress, 2, program)
        for player in players:
            player.start()
        for moment in moments:
            progress.await_moves(moment)
            program.kill()
            program.restart()
        progress.await_moves(MOVES)
        for player in players:
            player.join()
        program.kill()
    assert progress.failure is None, progress.failure
    assert len(progress.moves) >= MOVES
    check_nothing_is_lost(database_url, progress.moves)
