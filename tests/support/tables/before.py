"""A database as the version before wrote it (revision 0001), and what its tables are called."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import psycopg

FOLDER = Path(__file__).parents[2] / "tables" / "before"
HOME = FOLDER / "home.json"  # the component data that some of its games were dealt with
BACKUP = FOLDER / "backup.jsonl"  # of the SQLite one


def names(kind: str) -> dict[str, Any]:
    """The ids of its tables by what they show, and the tokens of its people."""
    told: dict[str, Any] = json.loads((FOLDER / f"{kind}.json").read_text(encoding="utf-8"))
    return told


def bring_back(kind: str, url: str) -> None:
    """Fill an empty database with the dump."""
    script = (FOLDER / f"{kind}.sql").read_text(encoding="utf-8")
    if kind == "sqlite":
        with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
            file.executescript(script)
        file.close()
        return
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(script)
