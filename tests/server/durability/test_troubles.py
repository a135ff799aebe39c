"""A full disk, a locked file, a lost connection: a clear error each, and play goes on when it is over."""

import resource
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from tests.support.durability.aftermath import check_nothing_is_lost
from tests.support.durability.cluster import Cluster
from tests.support.durability.players import ME, Acknowledged, computer
from tests.support.durability.program import Program
from tests.support.durability.warm import WarmProgram
from tests.support.legal_moves import legal_texts
from tests.support.waiting import await_true


class Seat:
    """Somebody at a table, who plays move by move and sees each answer."""

    def __init__(self, program: Program) -> None:
        self.client = program.client("Ana")
        self.table, _ = self.client.create("nova-luna", ME, ME)
        self.acknowledged: Acknowledged = {}
        self.seen: Any = self.client.look(self.table)

    def move(self) -> httpx.Response:
        """Try one move."""
        ply, move = self.seen["ply"], legal_texts(self.seen)[0]
        answer = self.client.ask("POST", f"/api/tables/{self.table}/moves", {"move": move, "ply": ply})
        if answer.status_code == 201:
            self.acknowledged[self.table, ply] = move
            self.seen = answer.json()
        return answer

    def play(self, count: int) -> None:
        """So many moves, all of which succeed."""
        for _ in range(count):
            answer = self.move()
            assert answer.status_code == 201, answer.text

    def check_refused(self, *codes: str) -> None:
        """The move is refused as a trouble of the server, with a sentence and one of these codes."""
        answer = self.move()
        assert (answer.status_code, answer.json()["code"] in codes) == (503, True), answer.text
        assert answer.json()["message"]


@pytest.mark.skipif(sys.platform != "linux", reason="needs prlimit")
def test_a_disk_that_takes_no_more_is_told_and_play_goes_on_when_there_is_room(sqlite_url: str) -> None:
    with WarmProgram(sqlite_url) as program:
        seat = Seat(program)
        seat.play(5)
        written = Path(f"{sqlite_url[10:]}-wal").stat().st_size  # what the next move makes longer
        limits = resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, (written, limits[1]))
        seat.check_refused("database-disk")
        seat.check_refused("database-disk")
        await_true(lambda: not program.is_ready())
        assert seat.client.ask("GET", f"/api/tables/{seat.table}").json()["ply"] == 5, "reading goes on"
        resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, limits)
        seat.play(20)
        program.await_ready()
    check_nothing_is_lost(sqlite_url, seat.acknowledged)


def test_a_locked_file_is_told_and_play_goes_on_when_it_is_free(sqlite_url: str) -> None:
    with WarmProgram(sqlite_url, LUNARIUM_BUSY_SECONDS="0.3") as program:
        seat = Seat(program)
        seat.play(2)
        other = sqlite3.connect(sqlite_url[10:], isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        seat.check_refused("database-busy")
        assert seat.client.ask("GET", f"/api/tables/{seat.table}").json()["ply"] == 2, "reading goes on"
        other.execute("ROLLBACK")
        other.close()
        seat.play(5)
    check_nothing_is_lost(sqlite_url, seat.acknowledged)


def test_connections_that_the_database_ended_are_not_even_noticed(postgresql_url: str) -> None:
    with WarmProgram(postgresql_url) as program:
        seat = Seat(program)
        seat.play(3)
        with psycopg.connect(postgresql_url, autocommit=True) as connection:
            for _ in range(3):
                connection.execute(
                    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"  # waits for their end
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
                seat.play(3)
        await_true(program.is_ready)  # it listens to the other workers again
    check_nothing_is_lost(postgresql_url, seat.acknowledged)


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that may be stopped."""
    cluster = Cluster()
    yield cluster
    cluster.remove()


def test_play_goes_on_after_the_database_was_stopped_and_started(cluster: Cluster) -> None:
    with WarmProgram(cluster.url, LUNARIUM_LEASE_SECONDS="1") as program:
        seat = Seat(program)
        seat.play(3)
        cluster.stop()
        seat.check_refused("database-unavailable")
        seat.check_refused("database-unavailable")
        await_true(lambda: not program.is_ready())
        cluster.start()
        seat.play(5)  # connections from before are not even noticed
        program.await_ready()
        table, _ = seat.client.create("nova-luna", computer("greedy"), ME, starts=0)
        await_true(lambda: bool(seat.client.look(table)["last"] > 0))
    check_nothing_is_lost(cluster.url, seat.acknowledged)
