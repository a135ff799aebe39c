"""A review under way outlives whoever works on it: killed, restarted, or with another worker."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from lunarium.games import luna
from lunarium.tables import schema
from lunarium.tables.database import Database
from tests.server.durability.client import Client
from tests.server.durability.program import Program
from tests.server.durability.test_workers import SHORT_LEASE
from tests.server.durability.waiting import await_true

RECORD = Path(__file__).parents[2] / "records/nova-luna/solo-all-placed-in-phase-1-with-tiles-left.json"

pytestmark = pytest.mark.skipif(
    luna.GAME.thinking.engine != "native", reason="LUNARIUM_PURE=1: there is no search"
)


def begin(client: Client) -> str:
    """The review of a finished game, asked for; the address of it."""
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    made = client.insist("POST", "/api/records", {"record": record}).json()
    path = f"/api/tables/{made['snapshot']['table']['id']}/review"
    assert client.insist("POST", path).status_code == 200
    return path


def read(client: Client, path: str) -> Any:
    return client.insist("GET", path).json()


def await_deep(client: Client, path: str) -> Any:
    """The review as soon as some of its moves, and not all, had a deep look."""
    await_true(lambda: read(client, path)["depth"] != "none" and read(client, path)["done"] > 0)
    found = read(client, path)
    assert found["status"] == "running"
    return found


def await_done(client: Client, path: str) -> Any:
    await_true(lambda: read(client, path)["status"] == "done")
    return read(client, path)


def check_kept(before: Any, after: Any) -> None:
    """What was found before is as it was."""
    found = {move["ply"]: move for move in after["review"]["moves"]}
    deep = [move for move in before["review"]["moves"] if move["depth"] == "deep"]
    assert deep
    for move in deep:
        assert found[move["ply"]] == move


def test_after_a_kill_and_a_restart_it_goes_on(sqlite_url: str) -> None:
    with Program(sqlite_url) as program:
        client = program.client("Ana")
        path = begin(client)
        before = await_deep(client, path)
        program.kill()
        program.restart()
        check_kept(before, await_done(client, path))


def test_asked_to_end_it_gives_back_what_it_has_begun(sqlite_url: str) -> None:
    with Program(sqlite_url) as program:
        client = program.client("Ana")
        await_deep(client, begin(client))
        program.terminate()
    database = Database(sqlite_url)
    with database.reading() as connection:
        parts = schema.review_parts.c
        open_parts = connection.execute(select(parts.until, parts.tries).where(parts.verdict.is_(None))).all()
    database.close()
    assert open_parts
    assert {tuple(part) for part in open_parts} == {(None, 0)}


def test_when_a_worker_is_killed_half_way_another_finishes(postgresql_url: str) -> None:
    with Program(postgresql_url, **SHORT_LEASE) as one, Program(postgresql_url, **SHORT_LEASE) as other:
        ana, ben = one.client("Ana"), other.client("Ben")
        path = begin(ana)
        before = await_deep(ben, path)
        one.kill()
        after = await_done(ben, path)
        check_kept(before, after)
        one.restart()
        assert read(ana, path)["review"] == after["review"], "two people look at the same one"
