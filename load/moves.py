"""Moves a second: through HTTP, the rules and a committed write, beside bare commits in the same run."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from itertools import chain, islice
from pathlib import Path
from statistics import median

from load.client import Connection, request
from load.driver import Driver, Lane, Run
from load.games import play_out
from load.report import Row, quantile
from load.servers import Server, bare, lunarium
from lunarium.core.game import Json

LANES = 12  # connections, each at its own tables
ROUNDS = 8  # of each that is compared, in turns: the machine is the same for all
GAMES = (("nova-luna", 2), ("luna", 2))
Say = Callable[[str], None]


def measure_on_sqlite(folder: Path, seconds: float, say: Say) -> list[Row]:
    """Moves beside bare commits, on one SQLite file each."""
    with ExitStack() as stack:
        plain = stack.enter_context(bare(f"sqlite:///{folder}/bare.sqlite"))
        server = stack.enter_context(lunarium(f"sqlite:///{folder}/moves.sqlite"))
        commits = [Lane(plain.port, _rows(6_000)) for _ in range(LANES)]
        say("SQLite: making tables")
        moves = prepare([server], most=int(seconds * ROUNDS * 1_500))
        say("SQLite: moves and bare commits in turns")
        found = compare([commits, moves], seconds)
    bare_pace, pace = (_pace(runs) for runs in found)
    return [
        Row("SQLite: bare commits a second", bare_pace),
        Row("SQLite: moves a second", pace),
        Row("SQLite: moves / bare commits", pace / bare_pace, expected=(">=", 0.4)),
        *_delays("SQLite: a move", found[1]),
    ]


def measure_on_postgresql(url: Callable[[str], str], seconds: float, say: Say) -> list[Row]:
    """Moves on one worker beside moves on two, and beside bare commits."""
    with ExitStack() as stack:
        plain = stack.enter_context(bare(url("bare")))
        single = stack.enter_context(lunarium(url("single")))
        shared = url("double")
        double = [stack.enter_context(lunarium(shared)) for _ in range(2)]
        most = int(seconds * ROUNDS * 1_500)
        say("PostgreSQL: making tables")
        lanes = [
            [Lane(plain.port, _rows(6_000)) for _ in range(LANES)],
            prepare([single], most),
            prepare(double, most),
        ]
        say("PostgreSQL: one worker and two in turns")
        found = compare(lanes, seconds)
    bare_pace, one, two = (_pace(runs) for runs in found)
    return [
        Row("PostgreSQL: bare commits a second", bare_pace),
        Row("PostgreSQL: moves a second, one worker", one),
        Row("PostgreSQL: moves / bare commits", one / bare_pace),
        Row("PostgreSQL: moves a second, two workers", two),
        Row("PostgreSQL: two workers / one", two / one, expected=(">=", 1.5)),
        *_delays("PostgreSQL: a move, two workers", found[2]),
    ]


def compare(contenders: Sequence[Sequence[Lane]], seconds: float) -> list[list[Run]]:
    """Rounds of each in turns; the first round of each only warms up."""
    drivers = [Driver(lanes) for lanes in contenders]
    runs: list[list[Run]] = [[] for _ in drivers]
    for round_ in range(ROUNDS):
        for driver, kept in zip(drivers, runs, strict=True):
            run = driver.drive(seconds if round_ else seconds / 2)
            if round_:
                kept.append(run)
    for driver in drivers:
        driver.stop()
    return runs


def prepare(servers: Sequence[Server], most: int) -> list[Lane]:
    """Tables and all their moves as requests, spread over connections and servers."""
    lanes = []
    deals = iter(range(1, 1_000_000))
    for number in range(LANES):
        port = servers[number % len(servers)].port
        with Connection(port) as connection:
            connection.token = connection.ask("POST", "/api/people", {"name": "Load", "cookie": False})[1][
                "token"
            ]
            lanes.append(Lane(port, list(islice(_moves(connection, deals), most // LANES))))
    return lanes


def _moves(connection: Connection, deals: Iterator[int]) -> Iterator[bytes]:
    """One game after the other, of both kinds."""
    return chain.from_iterable(_game(connection, GAMES[deal % len(GAMES)], deal) for deal in deals)


def _game(connection: Connection, kind: tuple[str, int], deal: int) -> list[bytes]:
    script = play_out(*kind, deal)
    _, made = connection.ask("POST", "/api/tables", script.request)
    path = f"/api/tables/{made['snapshot']['table']['id']}/moves"
    return [
        request("POST", path, _move(move, ply), connection.token)
        for ply, move in enumerate(script.record.moves)
    ]


def _move(move: str, ply: int) -> Json:
    return {"move": move, "ply": ply}


def _rows(count: int) -> list[bytes]:
    return [request("POST", "/rows", _move("17@2,-1", ply)) for ply in range(count)]


def _pace(runs: Sequence[Run]) -> float:
    return median(run.a_second for run in runs)


def _delays(what: str, runs: Sequence[Run]) -> list[Row]:
    delays = [1000 * delay for run in runs for delay in run.delays]
    return [Row(f"{what}, ms, p{share}", quantile(delays, share)) for share in (50, 95)]
