"""Servers to measure: real processes on this machine's loopback, as a host would start them."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from load.client import Connection

READY_SECONDS = 180.0
STOP_SECONDS = 15.0
LOOK_SECONDS = 0.05  # between two looks whether it is ready
SETTINGS = {"LUNARIUM_RATE": "0", "LUNARIUM_LOG": "warning"}


@dataclass(frozen=True, slots=True)
class Server:
    """A running server process."""

    port: int
    pid: int

    def memory(self) -> int:
        """Bytes that the process holds in memory."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def lunarium(database: str, **settings: str) -> Iterator[Server]:
    """`lunarium serve` on this database."""
    program = str(Path(sys.executable).parent / "lunarium")
    command = [program, "serve", "--port", "{port}", "--database", database]
    with _run(command, SETTINGS | settings) as server:
        yield server


@contextmanager
def bare(database: str) -> Iterator[Server]:
    """The server that only commits rows."""
    with _run([sys.executable, "-m", "load.bare", "{port}", database], {}) as server:
        yield server


@contextmanager
def _run(command: list[str], settings: Mapping[str, str]) -> Iterator[Server]:
    port = _free_port()
    process = subprocess.Popen(  # noqa: S603 - our own programs
        [part.format(port=port) for part in command],
        env=os.environ | settings,
        stdout=subprocess.DEVNULL,
    )
    try:
        _await_ready(process, port)
        yield Server(port, process.pid)
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _await_ready(process: subprocess.Popen[bytes], port: int) -> None:
    """Come back when the server answers; a busy machine has three minutes for it."""
    deadline = time.monotonic() + READY_SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        try:
            with Connection(port) as connection:
                if connection.ask("GET", "/readyz")[0] == 200:
                    return
        except OSError:
            pass
        time.sleep(LOOK_SECONDS)
    raise SystemExit(f"The server did not start (exit code {process.poll()}).")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
