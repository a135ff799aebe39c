"""Kills: the server is killed again and again while people play, and no acknowledged move is lost."""

import os
import signal
import subprocess
import sys
from random import Random
from threading import Lock

from load.report import Row
from tests.support.durability.aftermath import check_nothing_is_lost
from tests.support.durability.players import Progress, seat_players
from tests.support.durability.program import Program
from tests.support.waiting import await_true

from lunarium.tables.database import Database

BETWEEN = range(2, 10)  # moves from one kill to the next
WAIT_SECONDS = 0.1  # of one long poll: the server does not live much longer
MIGRATING = Lock()  # alembic keeps its place in globals


class WarmProgram(Program):
    """A server that is back at once after it was killed."""

    def __init__(self, database: str) -> None:
        self._pid = 0
        super().__init__(database)

    def kill(self) -> None:
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
            self._pid = 0

    def restart(self) -> None:
        self._fork()

    def await_ready(self) -> None:
        await_true(self.is_ready)

    def _launch(self) -> subprocess.Popen[bytes]:
        database = self._command[self._command.index("--database") + 1]
        command = [sys.executable, "-m", "siege.warm", str(self.port), database]
        process = subprocess.Popen(  # noqa: S603 - our own program
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ | self._settings
        )
        self._maker = process
        self._tell = process.stdin
        self._hear = process.stdout
        if self._hear is not None:
            self._hear.readline()
        self._fork()
        return process

    def _fork(self) -> None:
        if self._tell is None or self._hear is None:
            raise RuntimeError("the warm server cannot be talked to")
        self._tell.write(b"\n")
        self._tell.flush()
        self._pid = int(self._hear.readline())

    def end(self) -> None:
        """Kill the server, and let the process that made it end."""
        self.kill()
        self._maker.communicate()


def besiege_by_kills(kind: str, database: str, kills: int) -> list[Row]:
    """So many kills at random moments of play."""
    with MIGRATING:
        fresh = Database(database)
        fresh.migrate()
        fresh.close()
    chance = Random("siege")
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
            program.await_ready()
        progress.await_moves(progress.goal)
        for player in players:
            player.join()
        program.end()
    if progress.failure is not None:
        raise progress.failure
    check_nothing_is_lost(database, progress.moves)
    return [
        Row(f"{kind}: kills", kills),
        Row(f"{kind}: moves that were acknowledged", len(progress.moves)),
        Row(f"{kind}: of them lost", 0, expected=("<=", 0)),  # the check before would have raised
    ]
