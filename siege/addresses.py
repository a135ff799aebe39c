"""Addresses: the guests of one address use up what is scarce; a guest of another still gets a share."""

import selectors
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from socket import socket
from threading import Event
from typing import cast

from load.client import PIECE, Connection, answer_end, request
from load.report import Row, quantile
from load.servers import Server, lunarium
from tests.support.records import read

from lunarium.server.limits import LIMITS
from lunarium.tables.reviews import MOST_EACH, MOST_HOUSEHOLD

CROWD, ELSEWHERE = "127.0.3.1", "127.0.4.1"
GUESTS, HINTS, NEWCOMERS, TRIES = 12, 11, 60, 40
POURING, POUR_SECONDS = 32, 6.0  # connections that ask for what is dear, and how long
DEAR = ("/api/puzzles", "/api/openapi.json", "/api/tables/{table}?ply=1")
GAME = "luna/solo-even-player-first"
MOST_SLOWER = 10  # times that a bystander may wait among dear requests; the crowd shares our two cores


def besiege_addresses(folder: Path) -> list[Row]:
    """Reviews, hints, dear requests and invented addresses."""
    with lunarium(f"sqlite:///{folder}/shares.sqlite") as server:
        rows = [*_fill_reviews(server), *_ask_hints(server)]
    with lunarium(f"sqlite:///{folder}/limits.sqlite", LUNARIUM_RATE="1") as server:
        rows += _pour(server)
    strangers = {"LUNARIUM_RATE": "1", "LUNARIUM_PROXIES": "192.0.2.1"}
    with lunarium(f"sqlite:///{folder}/proxies.sqlite", **strangers) as server:
        rows += _invent_addresses(server)
    return rows


def _person(server: Server, source: str, stack: ExitStack) -> Connection:
    guest = stack.enter_context(Connection(server.port, source=source))
    guest.introduce()
    return guest


def _fill_reviews(server: Server) -> list[Row]:
    with ExitStack() as stack:
        asked = [_ask_review(_person(server, CROWD, stack)) for _ in range(GUESTS) for _ in range(MOST_EACH)]
        last = _ask_review(_person(server, ELSEWHERE, stack))
    return [
        Row(f"Reviews for one address, of {len(asked)} asked by {len(asked)} guests", asked.count(200),
            ("<=", MOST_HOUSEHOLD)),
        Row("… a review refused to another address", int(last != 200), ("<=", 0)),
    ]  # fmt: skip


def _ask_review(guest: Connection) -> int:
    record = read(GAME).as_json()
    table = guest.ask("POST", "/api/records", {"record": record})[1]["snapshot"]["table"]["id"]
    return guest.ask("POST", f"/api/tables/{table}/review")[0]


def _ask_hints(server: Server) -> list[Row]:
    """One address asks without a pause, each of its guests for one hint at a time; another asks for some."""
    end = Event()
    with ExitStack() as stack, ThreadPoolExecutor(GUESTS) as pool:
        crowd = [pool.submit(_go_on_asking, _person(server, CROWD, stack), end) for _ in range(GUESTS)]
        ana = _person(server, ELSEWHERE, stack)
        refused = sum(_ask_hint(ana) != 200 for _ in range(HINTS))
        end.set()
        given = sum(one.result() for one in crowd)
    return [
        Row("Hints for one address that asks without a pause", given),
        Row(f"… refused to another address, of {HINTS}", refused, ("<=", 0)),
    ]


def _go_on_asking(guest: Connection, end: Event) -> int:
    given = 0
    while not end.is_set():
        given += _ask_hint(guest) == 200
    return given


def _ask_hint(guest: Connection) -> int:
    seats = [{"holder": "me"}, {"holder": "computer", "level": "level-1"}]
    body = {"game": "luna", "seats": seats, "starts": 0}
    table = guest.ask("POST", "/api/tables", body)[1]["snapshot"]["table"]["id"]
    return guest.ask("POST", f"/api/tables/{table}/hint")[0]


def _pour(server: Server) -> list[Row]:
    """Dear requests from one address over many connections, by a process that shares no lock with us."""
    with ExitStack() as stack, ProcessPoolExecutor(1) as pool:
        ana = _person(server, ELSEWHERE, stack)
        seats = {"game": "luna", "seats": [{"holder": "me"}] * 2}
        shown = ana.ask("POST", "/api/tables", seats)[1]["snapshot"]
        table = shown["table"]["id"]
        ana.ask("POST", f"/api/tables/{table}/moves", {"move": shown["legal"][0]["text"], "ply": 0})
        ana.ask("GET", "/api/openapi.json")  # the first of all pays for making it
        quiet = [_time(ana, table) for _ in range(TRIES)]
        crowd, among = pool.submit(_look_on_and_on, server.port, table), []
        while not crowd.done():
            among.append(_time(ana, table))
        served, refused = crowd.result()
    return [
        Row(f"Dear requests served to {POURING} connections of one address", served),
        Row("… refused", refused, (">=", 1)),
        Row("A bystander's look: ms, p95, quiet", quantile(quiet, 95)),
        Row("… among them", quantile(among, 95)),
        Row("… medians, among them / quiet", quantile(among, 50) / quantile(quiet, 50), ("<=", MOST_SLOWER)),
    ]


def _look_on_and_on(port: int, table: str) -> tuple[int, int]:
    """How many looks were granted and refused; each connection asks again as soon as it is answered."""
    asked = [request("GET", path.format(table=table)) for path in DEAR]
    selector, counts, end = selectors.DefaultSelector(), Counter[bytes](), time.monotonic() + POUR_SECONDS
    for number in range(POURING):
        eve = Connection(port, source=CROWD).socket
        selector.register(eve, selectors.EVENT_READ, bytearray())
        eve.sendall(asked[number % len(asked)])
    while time.monotonic() < end:
        for key, _ in selector.select(1):
            eve, received = cast("socket", key.fileobj), key.data
            received += eve.recv(PIECE)
            if answer_end(received) is not None:
                counts[bytes(received[9:12])] += 1
                received.clear()
                eve.sendall(asked[counts.total() % len(asked)])
    return counts[b"200"], counts[b"429"]


def _time(ana: Connection, table: str) -> float:
    began = time.perf_counter()
    ana.ask("GET", f"/api/tables/{table}")
    return 1000 * (time.perf_counter() - began)


def _invent_addresses(server: Server) -> list[Row]:
    """Newcomers of one address who say that they speak for others, to a host that believes another proxy."""
    burst, began = LIMITS["people"].burst, time.monotonic()
    with Connection(server.port, source=CROWD) as eve:
        made = sum(_introduce(eve, f"198.51.100.{number}") for number in range(NEWCOMERS))
    granted = burst + LIMITS["people"].per_second * (time.monotonic() - began)
    return [
        Row(f"Newcomers of one address by {NEWCOMERS} invented ones", made),
        Row("… beyond what one address may have", max(0.0, made - granted), ("<=", 0)),
    ]


def _introduce(eve: Connection, named: str) -> bool:
    asked = request("POST", "/api/people", {"name": "Eve", "cookie": False})
    eve.socket.sendall(asked.replace(b"\r\n", f"\r\nX-Forwarded-For: {named}\r\n".encode(), 1))
    return eve.receive()[0] == 201
