"""Kills: the server is killed again and again while people play, and no acknowledged move is lost."""

from random import Random
from threading import Lock

from load.report import Row
from tests.support.durability.aftermath import check_nothing_is_lost
from tests.support.durability.players import Progress, seat_players
from tests.support.durability.warm import WarmProgram

from lunarium.tables.database import Database

BETWEEN = range(2, 10)  # moves from one kill to the next
WAIT_SECONDS = 0.1  # of one long poll: the server does not live much longer
MIGRATING = Lock()  # alembic keeps its place in globals


def besiege_by_kills(kind: str, database: str, kills: int, seed: str) -> list[Row]:
    """So many kills at random moments of play."""
    with MIGRATING:
        fresh = Database(database)
        fresh.migrate()
        fresh.close()
    chance = Random(seed)
    pauses = [chance.choice(BETWEEN) for _ in range(kills)]
    progress, reached = Progress(sum(pauses) + BETWEEN.stop), 0
    with WarmProgram(database) as program:
        players = seat_players(progress, 2, program)
        for client in program.clients:
            client.wait_seconds = WAIT_SECONDS
        for player in players:
            player.start()
        for pause in pauses:
            reached += pause
            progress.await_moves(reached)
            program.kill()
            program.restart()
        progress.await_moves(progress.goal)
        for player in players:
            player.join()
        program.kill()
    if progress.failure is not None:
        raise progress.failure
    check_nothing_is_lost(database, progress.moves)
    return [
        Row(f"{kind}: kills", kills),
        Row(f"{kind}: moves that were acknowledged", len(progress.moves)),
        Row(f"{kind}: of them lost", 0, expected=("<=", 0)),  # the check before would have raised
    ]
