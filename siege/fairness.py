"""Fairness: one guest makes computers think about everything there is, and somebody else plays on."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

from load.client import Connection
from load.report import Row, quantile
from load.servers import Server, lunarium
from websockets.sync.client import connect

from lunarium.core.game import Json

HOSTILE_TABLES, HINTS, TRIES = 50, 20, 15
STRONG: Json = {"holder": "computer", "level": "level-5"}
CHILD: Json = {"holder": "computer", "level": "level-1"}
ME: Json = {"holder": "me"}
WAIT = "?since={ply}&wait=25&after={ply}&line=0"


def besiege_fairness(folder: Path) -> list[Row]:
    """A bystander's answers and requests, alone and among the hostile."""
    with lunarium(f"sqlite:///{folder}/fairness.sqlite") as server:
        with _person(server) as ana:
            quiet_answers, quiet = _play(ana)
        with ExitStack() as stack:
            made, refused = _attack(server, stack)
            with _person(server) as ana, ThreadPoolExecutor(HINTS) as pool:
                asked = [pool.submit(_ask_hint, server) for _ in range(HINTS)]
                answers, among = _play(ana)
                told = [one.result() for one in asked]
    return [
        Row("Tables of computers alone that one guest could make, of 50 tried", made - HOSTILE_TABLES),
        Row("… that were refused", refused),
        Row("Hints given, of 20 asked for at once", told.count(200)),
        Row("Level-1 answer, quiet: seconds, worst", max(quiet_answers)),
        Row("Level-1 answer, besieged: seconds, worst", max(answers), expected=("<=", 1)),
        Row("Requests, quiet: ms, p95", quantile(quiet, 95)),
        Row("Requests, besieged: ms, p95", quantile(among, 95)),
        Row("… besieged / quiet", quantile(among, 95) / quantile(quiet, 95), expected=("<=", 3)),
    ]


@contextmanager
def _person(server: Server) -> Iterator[Connection]:
    with Connection(server.port) as connection:
        connection.introduce()
        yield connection


def _attack(server: Server, stack: ExitStack) -> tuple[int, int]:
    """50 watched tables of strong computers alone, and 50 with the guest at which strong ones move first."""
    eve, made, refused = stack.enter_context(_person(server)), 0, 0
    for seats, starts in (([STRONG] * 4, None), ([STRONG, STRONG, STRONG, ME], 0)):
        for _ in range(HOSTILE_TABLES):
            status, answer = eve.ask(
                "POST", "/api/tables", {"game": "luna", "seats": seats, "starts": starts}
            )
            if status != 201:
                refused += 1
                continue
            made += 1
            if starts is None:
                table = answer["snapshot"]["table"]["id"]
                address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
                stack.enter_context(connect(address, proxy=None))
    return made, refused


def _ask_hint(server: Server) -> int:
    """The status of a hint that somebody new asks for."""
    with _person(server) as guest:
        seats = {"game": "luna", "seats": [ME, CHILD], "starts": 0}
        table = guest.ask("POST", "/api/tables", seats)[1]["snapshot"]["table"]["id"]
        return guest.ask("POST", "/api/ask/ideas", {"source": {"table": table}})[0]


def _play(ana: Connection) -> tuple[list[float], list[float]]:
    """Seconds until a level-1 computer has answered, and milliseconds of all other requests."""
    answers, delays = [], []
    for _ in range(TRIES):
        began = time.perf_counter()
        body = {"game": "luna", "seats": [ME, CHILD], "starts": 0}
        shown = ana.ask("POST", "/api/tables", body)[1]["snapshot"]
        delays.append(1000 * (time.perf_counter() - began))
        table = shown["table"]["id"]
        for _ in range(4):
            while not shown["your_turn"]:
                shown = ana.ask("GET", f"/api/tables/{table}{WAIT.format(ply=shown['ply'])}")[1]
            began = time.perf_counter()
            move = {"move": shown["legal"][0]["text"], "ply": shown["ply"]}
            shown = ana.ask("POST", f"/api/tables/{table}/moves", move)[1]
            delays.append(1000 * (time.perf_counter() - began))
            began = time.perf_counter()
            ana.ask("GET", f"/api/tables/{table}")
            delays.append(1000 * (time.perf_counter() - began))
            began = time.perf_counter()
            while shown["thinking"]:
                shown = ana.ask("GET", f"/api/tables/{table}{WAIT.format(ply=shown['ply'])}")[1]
            answers.append(time.perf_counter() - began)
    return answers, delays
