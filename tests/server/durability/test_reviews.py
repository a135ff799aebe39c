"""A review under way outlives whoever works on it: killed, restarted, or with another worker."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import select

from lunarium.tables import schema
from lunarium.tables.database import Database
from tests.support.durability.client import Client
from tests.support.durability.glances import HELD, run
from tests.support.durability.program import Program
from tests.support.durability.warm import WarmProgram
from tests.support.markers import needs_search
from tests.support.records import read
from tests.support.waiting import await_true

RECORD = "nova-luna/solo-all-placed-in-phase-1-with-tiles-left"
PLIES = 10
SHORT_LEASE = {"LUNARIUM_LEASE_SECONDS": "6"}  # long enough to be renewed in time on whatever machine
THREADS = 2  # that look at moves in the background: one for long thoughts, one for short ones
SOME, ALL = "5", ",".join(map(str, range(PLIES)))

pytestmark = needs_search


def serve(url: str, held: str, **settings: str) -> Program:
    """The program, held at the deep looks at some plies."""
    return WarmProgram(url, run=run, LUNARIUM_THINKERS="1", **{HELD: held}, **settings)


@contextmanager
def looking(url: str) -> Iterator[Database]:
    """A look into the database beside the servers."""
    database = Database(url)
    yield database
    database.close()


def begin(client: Client) -> str:
    """The review of a finished game, asked for; the address of it."""
    record = read(RECORD).as_json()
    made = client.insist("POST", "/api/records", {"record": record}).json()
    path = f"/api/tables/{made['snapshot']['table']['id']}/review"
    assert client.insist("POST", path).status_code == 200
    return path


def fetch(client: Client, path: str) -> Any:
    return client.insist("GET", path).json()


def await_deep(client: Client, path: str, done: int) -> Any:
    """The review as soon as so many of its moves had a deep look."""
    await_true(lambda: (found := fetch(client, path))["depth"] == "quick" and found["done"] == done)
    found = fetch(client, path)
    assert (found["status"], found["depth"], found["done"]) == ("running", "quick", done)
    return found


def await_done(client: Client, path: str) -> Any:
    await_true(lambda: fetch(client, path)["status"] == "done")
    return fetch(client, path)


def check_kept(before: Any, after: Any, done: int) -> None:
    """What was found before is as it was."""
    found = {move["ply"]: move for move in after["review"]["moves"]}
    deep = [move for move in before["review"]["moves"] if move["depth"] == "deep"]
    assert len(deep) == done
    for move in deep:
        assert found[move["ply"]] == move


def list_taken(database: Database) -> list[int]:
    """The plies of the deep looks that some worker has taken."""
    parts = schema.review_parts.c
    query = select(parts.ply).where(parts.depth == "deep", parts.until.is_not(None))
    with database.reading() as connection:
        return list(connection.execute(query).scalars())


def test_after_a_kill_and_a_restart_it_goes_on(sqlite_url: str) -> None:
    with serve(sqlite_url, SOME) as program:
        client = program.client("Ana")
        path = begin(client)
        before = await_deep(client, path, PLIES - 1)
        program.kill()
    with serve(sqlite_url, "") as program:
        after = await_done(program.client("Ben"), path)
        check_kept(before, after, PLIES - 1)


def test_asked_to_end_it_gives_back_what_it_has_begun(sqlite_url: str) -> None:
    with serve(sqlite_url, SOME) as program:
        client = program.client("Ana")
        await_deep(client, begin(client), PLIES - 1)
        program.terminate()
    with looking(sqlite_url) as database, database.reading() as connection:
        parts = schema.review_parts.c
        left = select(parts.ply, parts.until, parts.tries).where(parts.verdict.is_(None))
        assert [tuple(row) for row in connection.execute(left)] == [(int(SOME), None, 0)]


def test_when_a_worker_is_killed_half_way_another_finishes(postgresql_url: str) -> None:
    with serve(postgresql_url, ALL, **SHORT_LEASE) as one, looking(postgresql_url) as database:
        ana = one.client("Ana")
        path = begin(ana)
        await_true(lambda: len(list_taken(database)) == THREADS)
        with serve(postgresql_url, "", **SHORT_LEASE) as other:
            ben = other.client("Ben")
            before = await_deep(ben, path, PLIES - THREADS)
            one.kill()
            after = await_done(ben, path)
            check_kept(before, after, before["done"])
            cai = other.client("Cai")
            assert fetch(cai, path)["review"] == after["review"], "two people look at the same one"
