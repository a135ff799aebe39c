"""Endings: workers whose parent is killed, and a server that is asked to end while people still speak."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from tempfile import TemporaryFile
from threading import Thread

from load.report import Row
from tests.support.durability.players import ME
from tests.support.durability.program import Program
from tests.support.server.pouring import CHUNKED
from tests.support.waiting import await_true

ROUNDS = 2
LATEST = 1.0  # seconds by which those who still speak may delay the end


def besiege_endings(folder: Path, create: Callable[[str], str]) -> list[Row]:
    """Some rounds of both."""
    left = sum(_orphan(create(f"endings_{number}")) for number in range(ROUNDS))
    quiet = [_end(f"sqlite:///{folder}/quiet-{number}.sqlite", is_quiet=True) for number in range(ROUNDS)]
    loud = [_end(f"sqlite:///{folder}/loud-{number}.sqlite", is_quiet=False) for number in range(ROUNDS)]
    return [
        Row("Servers killed with two workers each", ROUNDS),
        Row("Workers left over, so that the port is not free", left, ("<=", 0)),
        Row("Asked to end: seconds, nobody there", min(seconds for seconds, _, _ in quiet)),
        Row("… later by, with a slow body and a long poll",
            min(seconds for seconds, _, _ in loud) - min(seconds for seconds, _, _ in quiet), ("<=", LATEST)),
        Row("… slow bodies that were not answered by 503", sum(not told for _, told, _ in loud), ("<=", 0)),
        Row("… tracebacks in the log", sum(traces for _, _, traces in (*quiet, *loud)), ("<=", 0)),
    ]  # fmt: skip


def _orphan(database: str) -> int:
    """How many workers outlive the process that started them."""
    with Program(database, "--workers", "2") as program:
        workers = program.children()
        os.kill(program.process.pid, signal.SIGKILL)
        program.process.wait()
        with suppress(AssertionError):
            await_true(lambda: not _alive(workers))
        left = _alive(workers)
        for worker in left:
            os.kill(worker, signal.SIGKILL)
        program.restart()
    return len(left)


def _alive(workers: list[int]) -> list[int]:
    return [worker for worker in workers if Path(f"/proc/{worker}").exists()]


class Heard(Program):
    """A server whose log is read."""

    def __init__(self, database: str) -> None:
        self.log = TemporaryFile()  # noqa: SIM115 - closed with the process that writes it
        super().__init__(database)

    def _launch(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603 - our own program
            self._command, env=os.environ | self._settings, stdout=self.log, stderr=self.log,
            start_new_session=True,
        )  # fmt: skip


def _end(database: str, is_quiet: bool) -> tuple[float, bool, int]:
    """Seconds until the server has ended, whether the slow body was told so, and tracebacks in the log."""
    answer = b""
    with Heard(database) as program, ExitStack() as stack:
        client = program.client("Ana")
        table, _ = client.create("luna", ME, ME)
        if not is_quiet:
            slow = stack.enter_context(socket.create_connection(("127.0.0.1", program.port), 30))
            slow.sendall(CHUNKED + b"5\r\n{")
            poll = Thread(target=client.ask, args=("GET", f"/api/tables/{table}?wait=25&after=0&line=0"))
            poll.start()
            time.sleep(1)  # until both are there: nothing tells so from outside
        began = time.monotonic()
        program.terminate()
        seconds = time.monotonic() - began
        if not is_quiet:
            with suppress(ConnectionError):
                answer = slow.recv(4096)
            poll.join()
        program.log.seek(0)
        traces = program.log.read().count(b"Traceback")
    return seconds, answer.startswith(b"HTTP/1.1 503"), traces
