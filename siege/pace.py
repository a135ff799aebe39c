"""Pace: how long a move takes at 1, 10 and 50 tables, before and after many requests, and the memory."""

import selectors
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import orjson
from load.client import PIECE, Connection, answer_end, request
from load.report import Row, quantile
from load.servers import lunarium

TABLES = (1, 10, 50)
SECONDS = 4.0  # of each measurement
GAMES = ("nova-luna", "luna")
LOOKS = ("", "/history", "/record", "/course")
Say = Callable[[str], None]


@dataclass(slots=True)
class Seat:
    """Somebody who plays alone at both seats of a table, and another when it is over."""

    connection: Connection
    game: str
    chance: Random
    shown: Any = None
    asked: float = 0.0
    received: bytes = b""

    def sit_down(self) -> None:
        body = {"game": self.game, "seats": [{"holder": "me"}] * 2}
        self.shown = self.connection.ask("POST", "/api/tables", body)[1]["snapshot"]

    def move(self) -> None:
        """Send a move, and do not wait."""
        if self.shown["to_move"] is None:
            self.sit_down()
        body = {"move": self.chance.choice(self.shown["legal"])["text"], "ply": self.shown["ply"]}
        path = f"/api/tables/{self.shown['table']['id']}/moves"
        self.received, self.asked = b"", time.perf_counter()
        self.connection.socket.sendall(request("POST", path, body, self.connection.token))


def besiege_pace(folder: Path, requests: int, say: Say) -> list[Row]:
    """Moves before, many requests of all kinds, moves after; all on one server."""
    rows: list[Row] = []
    with lunarium(f"sqlite:///{folder}/pace.sqlite") as server:
        measure(server.port, 1, SECONDS)  # the first of all pays for the start
        begun = server.memory()
        for when in ("before", "after"):
            for tables in TABLES:
                say(f"moves at {tables} tables, {when}")
                delays, pace = measure(server.port, tables, SECONDS)
                what = f"{tables} tables, {when}"
                rows += [
                    Row(f"A move at {what}: ms, p50", quantile(delays, 50)),
                    Row(f"A move at {what}: ms, p95", quantile(delays, 95)),
                    Row(f"Moves a second at {what}", pace),
                ]
            if when == "before":
                say(f"{requests} requests")
                played = server.memory()
                _ask_all(server.port, requests)
                asked = server.memory()
    return [
        *rows,
        Row("Memory: MB at the beginning", begun / 1e6),
        Row("Memory: MB before the requests", played / 1e6),
        Row(f"Memory: MB after {requests} requests", asked / 1e6),
    ]


def measure(port: int, tables: int, seconds: float) -> tuple[list[float], float]:
    """Milliseconds of each move, and moves a second; each table has one move under way."""
    selector, delays = selectors.DefaultSelector(), []
    seats = []
    for number in range(tables):
        connection = Connection(port)
        connection.introduce()
        seats.append(Seat(connection, GAMES[number % 2], Random(number)))
        seats[-1].sit_down()
    began = time.perf_counter()
    for seat in seats:
        selector.register(seat.connection.socket, selectors.EVENT_READ, seat)
        seat.move()
    while selector.get_map():
        for key, _ in selector.select():
            seat = key.data
            seat.received += seat.connection.socket.recv(PIECE)
            if (end := answer_end(seat.received)) is None:
                continue
            moment = time.perf_counter()
            delays.append(1000 * (moment - seat.asked))
            seat.shown = _read(seat.received[:end])
            if moment - began < seconds:
                seat.move()
            else:
                selector.unregister(seat.connection.socket)
                seat.connection.socket.close()
    return delays, len(delays) / (time.perf_counter() - began)


def _read(answer: bytes) -> Any:
    if not answer.startswith(b"HTTP/1.1 201"):
        raise SystemExit(answer.decode(errors="replace")[-300:])
    return orjson.loads(answer.partition(b"\r\n\r\n")[2])


def _ask_all(port: int, requests: int) -> None:
    """Looks of every kind at a few tables, and what is not there."""
    with Connection(port) as connection:
        connection.introduce()
        tables = []
        for game in GAMES * 5:
            body = {"game": game, "seats": [{"holder": "me"}] * 2}
            tables.append(connection.ask("POST", "/api/tables", body)[1]["snapshot"]["table"]["id"])
        paths = [
            "/api/games", "/api/me", "/api/tables", "/api/daily", "/healthz", "/api/nothing",
            *(f"/api/tables/{table}{look}" for table in tables for look in LOOKS),
        ]  # fmt: skip
        for number in range(requests):
            connection.ask("GET", paths[number % len(paths)])
