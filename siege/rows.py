"""Rows: every kind of damage to the rows of running tables, and what the others lose by it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from load.client import Connection
from load.report import Row
from load.servers import lunarium
from structlog.testing import capture_logs
from tests.support.tables.damage import DAMAGES

from lunarium.tables import backup
from lunarium.tables.check import check_tables
from lunarium.tables.database import Database


def besiege_rows(folder: Path) -> list[Row]:
    """A table for each damage and as many that stay sound; the server starts, and these are played on."""
    file = folder / "rows.sqlite"
    with lunarium(f"sqlite:///{file}") as server, Connection(server.port) as ana:
        ana.introduce()
        token, tables = ana.token, [_play(ana) for _ in range(2 * len(DAMAGES))]
    broken, sound = tables[: len(DAMAGES)], tables[len(DAMAGES) :]
    with closing(sqlite3.connect(file)) as connection, connection:
        for table, how in zip(broken, DAMAGES.values(), strict=True):
            key = "id" if how.startswith("tables") else "table_id"
            connection.execute(f"UPDATE {how} WHERE {key} = ?", (table,))
    with lunarium(f"sqlite:///{file}") as server, Connection(server.port, token) as ana:
        played = sum(_move(ana, table, 1) for table in sound)
        is_listed = ana.ask("GET", "/api/tables?list=mine")[0] == 200
    with capture_logs(), closing(Database(f"sqlite:///{file}")) as database:
        named = {found.table for found in check_tables(database, everything=True)}
        carried = backup.back_up(database, folder / "rows.jsonl").tables
    return [
        Row("Running tables with damaged rows", len(broken)),
        Row("… that the check does not name", len(set(broken) - named), ("<=", 0)),
        Row("Sound tables lost by them", len(sound) - played, ("<=", 0)),
        Row("Lists refused", 0 if is_listed else 1, ("<=", 0)),
        Row("Tables that the backup leaves out", len(tables) - carried, ("<=", 0)),
    ]


def _play(ana: Connection) -> str:
    """A table with a move."""
    seats = {"game": "nova-luna", "seats": [{"holder": "me"}] * 2}
    table = str(ana.ask("POST", "/api/tables", seats)[1]["snapshot"]["table"]["id"])
    _move(ana, table, 0)
    return table


def _move(ana: Connection, table: str, ply: int) -> bool:
    """Whether a move is granted."""
    legal = ana.ask("GET", f"/api/tables/{table}")[1]["legal"]
    return ana.ask("POST", f"/api/tables/{table}/moves", {"move": legal[0]["text"], "ply": ply})[0] == 201
