"""Watchers: hundreds of sockets at dozens of tables, each of which must see each move."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import orjson
from websockets.asyncio.client import ClientConnection, connect

from load.client import Connection
from load.games import Script, play_out
from load.moves import GAMES, Say
from load.report import Row, quantile
from load.servers import lunarium

WATCHERS = 500
TABLES = 50
MOVES = 20  # at each table
MOVES_A_SECOND = 20  # over all tables: a steady stream, not a race
LONGEST_WAIT = 30.0


@dataclass(slots=True)
class Watched:
    """A table, when each of its moves was sent, and when each watcher saw it."""

    id: str
    script: Script
    sent: list[float] = field(default_factory=list)
    seen: list[list[float]] = field(default_factory=list)  # by watcher, by ply


def measure_watchers(folder: Path, say: Say) -> list[Row]:
    """How long after a move was sent everybody has it, and whether somebody misses one."""
    with lunarium(f"sqlite:///{folder}/watchers.sqlite") as server, Connection(server.port) as mover:
        mover.introduce()
        tables = [_make_table(mover, deal) for deal in range(1, TABLES + 1)]
        say(f"{WATCHERS} watchers at {TABLES} tables")
        asyncio.run(_watch_all(server.port, mover, tables))
    delays = [
        1000 * (moment - table.sent[ply])
        for table in tables
        for moments in table.seen
        for ply, moment in enumerate(moments)
    ]
    missed = WATCHERS * MOVES - len(delays)
    return [
        Row("Watchers: sockets", WATCHERS),
        Row("Watchers: moves that somebody did not see", missed, expected=("<=", 0)),
        Row("Watchers: ms from sending a move to seeing it, p50", quantile(delays, 50)),
        Row("Watchers: ms from sending a move to seeing it, p95", quantile(delays, 95)),
    ]


def _make_table(mover: Connection, deal: int) -> Watched:
    script = play_out(*GAMES[deal % len(GAMES)], deal)
    return Watched(mover.ask("POST", "/api/tables", script.request)[1]["snapshot"]["table"]["id"], script)


async def _watch_all(port: int, mover: Connection, tables: Sequence[Watched]) -> None:
    watching = []
    for number in range(WATCHERS):
        table = tables[number % len(tables)]
        moments: list[float] = []
        table.seen.append(moments)
        socket = await connect(f"ws://127.0.0.1:{port}/api/tables/{table.id}/live", max_size=None)
        await socket.recv()
        watching.append(asyncio.create_task(_watch(socket, moments)))
    playing = asyncio.create_task(asyncio.to_thread(_play, mover, tables))
    await asyncio.wait_for(asyncio.gather(playing, *watching), LONGEST_WAIT + MOVES * TABLES / MOVES_A_SECOND)


async def _watch(socket: ClientConnection, moments: list[float]) -> None:
    """Note when each ply was seen; two that come as one picture are seen together."""
    async with socket:
        while len(moments) < MOVES:
            shown = orjson.loads(await socket.recv())
            moments += [time.perf_counter()] * (shown["ply"] - len(moments))


def _play(mover: Connection, tables: Sequence[Watched]) -> None:
    """A move at each table in turn, at an even pace."""
    began = time.perf_counter()
    for ply in range(MOVES):
        for number, table in enumerate(tables):
            due = began + (ply * len(tables) + number) / MOVES_A_SECOND
            time.sleep(max(0.0, due - time.perf_counter()))
            table.sent.append(time.perf_counter())
            body = {"move": table.script.record.moves[ply], "ply": ply}
            status, answer = mover.ask("POST", f"/api/tables/{table.id}/moves", body)
            if status != 201:
                raise SystemExit(str(answer))
