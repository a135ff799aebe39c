"""The program as a host runs it: a real process that can be killed, asked to end and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

import httpx

from tests.support.durability.client import Client
from tests.support.server.transport import NO_TLS
from tests.support.waiting import PATIENCE_SECONDS, START_SECONDS, await_true

# Below those of outgoing connections, others for each process of the tests.
PORTS = iter(range(10_000 + os.getpid() % 1_000 * 20, 30_000))
OURS = str(Path(sys.executable).parent / "lunarium")


class Running(Protocol):
    """A process that was started, as `subprocess` shows it."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def terminate(self) -> None: ...


class Program:
    """`lunarium serve` on a port that stays the same over restarts."""

    def __init__(self, database: str, *arguments: str, command: str = OURS, **settings: str) -> None:
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._command = [command, "serve", "--port", str(self.port)]
        self._command += ["--database", database, "--log", "error", *arguments]
        self._settings = {"LUNARIUM_RATE": "0"} | settings
        self.clients: list[Client] = []
        self.process: Running = self._launch()

    def __enter__(self) -> Self:
        self.await_ready()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        for client in self.clients:
            client.close()

    def client(self, name: str, *others: Program) -> Client:
        """Somebody who comes here first, and to the others when nobody answers here."""
        client = Client([program.address for program in (self, *others)], name)
        self.clients.append(client)
        return client

    def live(self, table: str) -> str:
        """Where a table is shown live."""
        return f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"

    def kill(self) -> None:
        """End it and its children without a chance to finish anything."""
        if self.process.poll() is None or self.children():
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE_SECONDS)

    def restart(self) -> None:
        """Start it again where it was."""
        self.process = self._launch()
        self.await_ready()

    def terminate(self) -> int:
        """Ask it to end, and tell its exit code."""
        self.process.terminate()
        return self.process.wait(PATIENCE_SECONDS)

    def children(self) -> list[int]:
        """The processes that it started."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
            except OSError:
                continue  # gone meanwhile
            if int(fields[1]) == self.process.pid and fields[0] != "Z":
                found.append(int(stat.parent.name))
        return sorted(found)

    def is_ready(self) -> bool:
        """Whether games can be played there now."""
        try:
            answer = httpx.get(f"{self.address}/readyz", timeout=5, verify=NO_TLS, trust_env=False)
            return answer.status_code == 200
        except httpx.HTTPError:
            return False

    def await_ready(self) -> None:
        """Come back when games can be played there."""
        await_true(lambda: self.process.poll() is not None or self.is_ready(), START_SECONDS)
        assert self.process.poll() is None, "the server ended instead of serving"

    def _launch(self) -> Running:
        return subprocess.Popen(  # noqa: S603 - our own program
            self._command,
            env=os.environ | self._settings,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )


def _free_port() -> int:
    """One that no connection is given by chance: it is bound a moment later, and again after a restart."""
    for port in PORTS:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise AssertionError("all ports are taken")
