"""Tables at rest: what one costs in memory and on the disk, and how soon a finished game is shown."""

import time
from dataclasses import replace
from pathlib import Path

from load.client import Connection
from load.games import play_out
from load.moves import GAMES, Say
from load.report import Row, quantile
from load.servers import lunarium
from lunarium.tables.bulletin import Bulletin
from lunarium.tables.database import Database
from lunarium.tables.dealer import Dealer
from lunarium.tables.door import Tables
from lunarium.tables.people import People, Person
from lunarium.tables.seats import Holder

IDLE = 2_000
FINISHED = 40  # the longest of each game
TRIED = 300  # random games among which they are the longest
SETTLE = 50  # tables that are looked at before memory is measured


class Archive:
    """A database that is filled without a server."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.database.migrate()
        bulletin = Bulletin(self.database)
        self._dealer = Dealer(Tables(self.database, bulletin))
        self._person: Person = People(self.database, bulletin).introduce("Load")[0]

    def keep(self, key: str, players: int, deal: int, upto: float) -> str:
        """A game as far as this share of its moves."""
        record = play_out(key, players, deal).record
        record = replace(record, moves=record.moves[: int(len(record.moves) * upto)])
        return self._dealer.keep_record(self._person, record, [Holder("me")] * players, ())[0].id


def measure_idle(folder: Path, say: Say) -> list[Row]:
    """Memory and disk of a table in the middle of its game at which nobody moves."""
    file = folder / "idle.sqlite"
    archive = Archive(f"sqlite:///{file}")
    empty = file.stat().st_size
    say(f"{IDLE} tables in the middle of a game")
    ids = [archive.keep(*GAMES[deal % len(GAMES)], deal, upto=0.5) for deal in range(IDLE)]
    archive.database.close()
    disk = (file.stat().st_size - empty) / IDLE
    began = time.perf_counter()
    with lunarium(f"sqlite:///{file}") as server, Connection(server.port) as connection:
        started = time.perf_counter() - began
        for table_id in ids[:SETTLE]:
            connection.ask("GET", f"/api/tables/{table_id}")
        before = server.memory()
        for table_id in ids[SETTLE:]:
            connection.ask("GET", f"/api/tables/{table_id}")
        held = (server.memory() - before) / (IDLE - SETTLE)
    return [
        Row("Idle table: kB in memory while it is remembered", held / 1000),
        Row("Idle table: kB in memory when it is not", 0),
        Row("Idle table: kB on the disk", disk / 1000),
        Row(f"Start with {IDLE} games under way, all replayed: seconds", started),
    ]


def measure_finished(folder: Path, say: Say) -> list[Row]:
    """How long it takes to be shown a long finished game that nobody looked at since the start."""
    archive = Archive(f"sqlite:///{folder}/finished.sqlite")
    say("the longest games")
    longest = {key: _longest(key, 4) for key, _ in GAMES}
    ids = {key: [archive.keep(key, 4, deal, upto=1) for deal in deals] for key, deals in longest.items()}
    archive.database.close()
    rows = []
    with lunarium(f"sqlite:///{folder}/finished.sqlite") as server, Connection(server.port) as connection:
        for key, tables in ids.items():
            connection.ask("GET", f"/api/tables/{tables[0]}")  # the first of all pays for the server's start
            delays = []
            for table_id in tables[1:]:
                began = time.perf_counter()
                connection.ask("GET", f"/api/tables/{table_id}")
                delays.append(1000 * (time.perf_counter() - began))
            rows += [
                Row(
                    f"Finished game, {key}: moves of the longest",
                    len(play_out(key, 4, longest[key][0]).record.moves),
                ),
                Row(f"Finished game, {key}: ms to be shown, p50", quantile(delays, 50), expected=("<=", 20)),
                Row(f"Finished game, {key}: ms to be shown, p95", quantile(delays, 95)),
            ]
    return rows


def _longest(key: str, players: int) -> list[int]:
    lengths = {deal: len(play_out(key, players, deal).record.moves) for deal in range(TRIED)}
    return sorted(lengths, key=lambda deal: -lengths[deal])[:FINISHED]
