"""Memory: each way in which one connection can say more and more, or leave answers unread."""

import socket
from pathlib import Path

from load.client import Connection
from load.report import Row
from load.servers import Server, lunarium
from tests.support.server.pouring import ENDLESS, IT_STILL_DOES, MESSAGE_GOES_ON, PING, pour, watch

MOST_MB = 30  # that a server may have grown by all of it; one of these attacks took 600


def besiege_memory(folder: Path) -> list[Row]:
    """64 MB into each funnel, and what the server has grown by after it."""
    with lunarium(f"sqlite:///{folder}/memory.sqlite") as server:
        with Connection(server.port) as guest:
            guest.introduce()
            seats = {"game": "luna", "seats": [{"holder": "me"}] * 2}
            table = guest.ask("POST", "/api/tables", seats)[1]["snapshot"]["table"]["id"]
        before, rows = server.memory(), []
        for name, (begin, more) in ENDLESS.items():
            with _call(server) as connection:
                connection.sendall(begin)
                rows.append(_row(server, name, pour(connection, more), before))
        for name, begin, more in (("pings", b"", PING), ("pieces", MESSAGE_GOES_ON, IT_STILL_DOES)):
            with _call(server) as connection:
                watch(connection, table)
                connection.sendall(begin)
                rows.append(_row(server, f"{name} of a live table", pour(connection, more), before))
        with Connection(server.port) as health:
            is_alive = health.ask("GET", "/healthz")[0] == 200
    return [*rows, Row("Health check refused", 0 if is_alive else 1, expected=("<=", 0))]


def _call(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 30)


def _row(server: Server, name: str, taken: int, before: int) -> Row:
    grown = (server.memory() - before) / 1e6
    return Row(f"Endless {name}: {taken / 1e6:.0f} MB taken, memory grown by MB", grown, ("<=", MOST_MB))
