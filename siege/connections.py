"""Connections: thousands that say little or nothing, and somebody who comes after them."""

import socket
import time
from contextlib import ExitStack
from pathlib import Path

from load.client import Connection
from load.report import Row, quantile
from load.servers import lunarium

EACH = 200  # from one address of this machine; a host counts them so
TRIES = 20
HALF_A_HEAD = b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


def besiege_connections(folder: Path, slow: int, idle: int) -> list[Row]:
    """So many slow and idle connections from many addresses; a newcomer is timed against them."""
    settings = {"LUNARIUM_PROXIES": "192.0.2.1", "LUNARIUM_CONNECTIONS": str((slow + idle) * 2 // 3)}
    with lunarium(f"sqlite:///{folder}/connections.sqlite", **settings) as server, ExitStack() as stack:
        quiet = [_come(server.port) for _ in range(TRIES)]
        for number in range(slow + idle):
            source = f"127.0.1.{1 + number // EACH}"
            held = socket.create_connection(("127.0.0.1", server.port), 30, (source, 0))
            stack.callback(held.close)
            if number < slow:
                held.sendall(HALF_A_HEAD)
        among = [_come(server.port) for _ in range(TRIES)]
        with Connection(server.port) as health:
            is_alive = health.ask("GET", "/healthz")[0] == 200
    return [
        Row("Slow and idle connections", slow + idle),
        Row("Newcomers who were not served", TRIES - sum(time > 0 for time in among), expected=("<=", 0)),
        Row("Health check refused", 0 if is_alive else 1, expected=("<=", 0)),
        Row("Newcomer, ms until served: quiet, p95", quantile(quiet, 95)),
        Row("Newcomer, ms until served: among them, p95", quantile(among, 95)),
    ]


def _come(port: int) -> float:
    """Milliseconds from a new connection to an answer; 0 where there is none."""
    began = time.perf_counter()
    try:
        with Connection(port) as newcomer:
            status = newcomer.ask("GET", "/api/games")[0]
    except OSError:
        return 0.0
    return 1000 * (time.perf_counter() - began) if status == 200 else 0.0
