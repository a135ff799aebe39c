"""Warm programs: everything is imported once, then each start is a fork and takes a tenth of the time."""

import multiprocessing
import os
import sys
from collections.abc import Callable
from subprocess import TimeoutExpired

from lunarium.cli import main
from tests.support.durability.program import Program, Running

Main = Callable[[], None]
FORKS = multiprocessing.get_context("forkserver")  # it has no threads that a fork would lose
LATE = (  # what a server imports only when it needs it, which is always
    "anyio._backends._asyncio",
    "lunarium.server.doors",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.main",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
FORKS.set_forkserver_preload(["lunarium.server.app", "tests.support.durability.glances", *LATE, __name__])


class WarmProgram(Program):
    """`lunarium serve` in a process of its own, killed and started like any other."""

    def __init__(self, database: str, *arguments: str, run: Main = main, **settings: str) -> None:
        self._run = run
        super().__init__(database, *arguments, **settings)

    def _launch(self) -> Running:
        return Fork(self._run, self._command, os.environ | self._settings)


class Fork:
    """A forked process, shown as `subprocess` would."""

    def __init__(self, run: Main, command: list[str], environment: dict[str, str]) -> None:
        self._process = FORKS.Process(target=_become, args=(run, command, environment))
        self._process.start()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise TimeoutExpired(self._process.name, timeout or 0)
        return self._process.exitcode

    def terminate(self) -> None:
        self._process.terminate()


def _become(run: Main, command: list[str], environment: dict[str, str]) -> None:
    """Be the program that this command would start."""
    os.setsid()  # so that it can be killed with its children
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = command
    run()
