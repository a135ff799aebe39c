"""Several workers on one PostgreSQL: when one dies the others go on with its games, computers included."""

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import select

from lunarium.tables import schema
from lunarium.tables.database import Database
from tests.support.durability.aftermath import check_nothing_is_lost
from tests.support.durability.ending import check_who_watches_is_sent_away
from tests.support.durability.players import ME, MOVES, Progress, computer, seat_players
from tests.support.durability.program import Program
from tests.support.durability.warm import WarmProgram
from tests.support.legal_moves import legal_texts
from tests.support.waiting import PATIENCE_SECONDS, await_true

SHORT_LEASE = "1.5"  # seconds, so that nobody waits a minute for a dead worker's thoughts


@pytest.fixture
def database(postgresql_url: str) -> Iterator[Database]:
    """A look into the database beside the servers."""
    database = Database(postgresql_url)
    yield database
    database.close()


def serve(url: str) -> Program:
    """A worker that soon takes over what a dead one has begun."""
    return WarmProgram(url, LUNARIUM_LEASE_SECONDS=SHORT_LEASE)


def test_the_clients_of_a_killed_worker_go_on_with_the_other(postgresql_url: str) -> None:
    progress = Progress(MOVES // 4)
    with serve(postgresql_url) as one, serve(postgresql_url) as other:
        players = seat_players(progress, 1, one, other)
        players += seat_players(progress, 1, other, one)
        for player in players:
            player.start()
        progress.await_moves(MOVES // 12)
        one.kill()
        progress.await_moves(MOVES // 6)
        one.restart()
        other.kill()
        for player in players:
            player.join()
    assert progress.failure is None, progress.failure
    assert len(progress.moves) >= MOVES // 4
    check_nothing_is_lost(postgresql_url, progress.moves)


def test_a_computer_whose_worker_died_in_thought_moves_on_another(
    postgresql_url: str, database: Database
) -> None:
    with serve(postgresql_url) as one, serve(postgresql_url) as other:
        client, watcher = one.client("Ana"), other.client("Bia")
        level = computer("level-5")  # thinks long enough to be caught at it
        table, _ = client.create("luna", level, ME, starts=0)
        await_true(lambda: bool(thoughts(database)))
        one.kill()
        assert thoughts(database) == [table], "it was killed in the middle of a thought"
        seen = watcher.look(table)
        await_true(lambda: watcher.look(table, seen)["last"] > seen["last"])
    check_nothing_is_lost(postgresql_url, {})


def test_one_of_two_workers_behind_one_port_is_killed_and_replaced(
    postgresql_url: str, tmp_path: Path
) -> None:
    """And when both end, whoever watches is told to come back later, and no file of theirs is left."""
    progress = Progress(MOVES // 6)
    settings = {"LUNARIUM_LEASE_SECONDS": SHORT_LEASE, "TMPDIR": str(tmp_path)}
    with Program(postgresql_url, "--workers", "2", **settings) as program:
        assert list(tmp_path.glob("lunarium-metrics-*/*.db"))
        players = seat_players(progress, 2, program)
        for player in players:
            player.start()
        progress.await_moves(MOVES // 18)
        victim = program.children()[-1]
        os.kill(victim, signal.SIGKILL)
        await_true(lambda: victim not in program.children())
        for player in players:
            player.join()
        assert program.process.poll() is None
        check_who_watches_is_sent_away(program)
        assert not list(tmp_path.glob("lunarium-*"))
    assert progress.failure is None, progress.failure
    check_nothing_is_lost(postgresql_url, progress.moves)


def test_a_move_at_one_worker_is_shown_to_who_waits_at_the_other(postgresql_url: str) -> None:
    with WarmProgram(postgresql_url) as one, WarmProgram(postgresql_url) as other:
        ana, watcher = one.client("Ana"), other.client("Bia")
        table, _ = ana.create("nova-luna", ME, ME)
        for _ in range(5):
            seen = ana.look(table)
            body = {"move": legal_texts(seen)[0], "ply": seen["ply"]}
            assert watcher.look(table)["ply"] == seen["ply"]
            assert ana.ask("POST", f"/api/tables/{table}/moves", body).status_code == 201
            assert watcher.look(table, seen)["ply"] == seen["ply"] + 1


def thoughts(database: Database) -> list[str]:
    """The tables that some worker thinks about."""
    with database.reading() as connection:
        return list(connection.execute(select(schema.thoughts.c.table_id)).scalars())


def test_workers_end_with_the_process_that_started_them(postgresql_url: str) -> None:
    """Else they would hold the port, and a restart could not take it."""
    with Program(postgresql_url, "--workers", "2") as program:
        workers = program.children()
        os.kill(program.process.pid, signal.SIGKILL)
        program.process.wait(PATIENCE_SECONDS)
        try:
            await_true(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
        finally:
            for worker in workers:
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
        program.restart()
