"""Asked to end, the server finishes what it writes, sends everybody away and is gone in time."""

import json
import signal
import time
from threading import Thread
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.support.durability.aftermath import check_nothing_is_lost
from tests.support.durability.ending import check_who_watches_is_sent_away
from tests.support.durability.players import ME, Progress, seat_players
from tests.support.durability.warm import WarmProgram

pytestmark = pytest.mark.both_databases

ENOUGH = 10_000  # moves that are never reached
IN_TIME_SECONDS = 9  # less than the ten after which answers under way are cut off


def test_moves_acknowledged_before_a_shutdown_are_kept(database_url: str) -> None:
    progress = Progress(ENOUGH)
    with WarmProgram(database_url) as program:
        players = seat_players(progress, 1, program)
        for player in players:
            player.start()
        progress.await_moves(60)
        assert program.terminate() in (0, -signal.SIGTERM)
    for player in players:
        player.join()  # who cannot ask any more goes home
    check_nothing_is_lost(database_url, progress.moves)


def test_long_polls_are_answered_at_shutdown(sqlite_url: str) -> None:
    with WarmProgram(sqlite_url) as program:
        client = program.client("Ana")
        table, _ = client.create("nova-luna", ME, ME)
        answers: list[Any] = []
        poll = f"/api/tables/{table}?wait=25&after=0&line=0"
        waiting = Thread(target=lambda: answers.append(client.ask("GET", poll)))
        with connect(program.live(table)) as socket:
            waiting.start()
            while not is_connected(socket.recv()):
                pass  # until it is told that the one who waits is there
            began = time.monotonic()
            program.terminate()
        waiting.join()
        assert time.monotonic() - began < IN_TIME_SECONDS
        assert (answers[0].status_code, answers[0].json()["ply"]) == (200, 0)


def test_sockets_are_closed_at_shutdown_with_come_back_later(postgresql_url: str) -> None:
    with WarmProgram(postgresql_url) as program:
        check_who_watches_is_sent_away(program)


def is_connected(message: str | bytes) -> bool:
    """Whether somebody at the table is looking at it."""
    return any(seat["connected"] for seat in json.loads(message)["table"]["seats"])
