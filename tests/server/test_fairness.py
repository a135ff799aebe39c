"""Fairness: whatever somebody makes computers think about, others are answered."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, current_thread
from typing import Any

import anyio
import pytest
from starlette.requests import Request

from lunarium.ai.review.prospect import Stopped
from lunarium.ai.thinking import Budget, Thinker
from lunarium.core.game import Game
from lunarium.games import drafting_of, load
from lunarium.positions import ideas
from lunarium.positions.position import Position
from lunarium.server import sources
from lunarium.server.app import THREADS
from lunarium.server.places import Places
from lunarium.server.routes import ask
from lunarium.server.settings import Settings
from lunarium.tables import computers
from lunarium.tables.errors import Busy
from lunarium.tables.table import Table
from tests.support.databases import fresh_url
from tests.support.legal_moves import texts_at
from tests.support.markers import needs_search
from tests.support.server.serving import GREEDY, ME, SOLO, Guest, Guests, Serving, at, bring
from tests.support.waiting import PATIENCE_SECONDS, await_true

STRONG = {"holder": "computer", "level": "level-5"}
CHILD = {"holder": "computer", "level": "level-1"}


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """A server with one thread for long thoughts and no pause between moves."""
    with fresh_url("sqlite", tmp_path) as url:
        settings = Settings(database_url=url, rate=0, thinkers=1, pace_seconds=0)
        with Serving(settings) as found:
            yield found


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """A strong computer thinks until this is set."""
    end, choose = Event(), computers.choose

    def think(table: Table, level: str, seconds: float) -> str:
        if level == "level-5":
            assert end.wait(PATIENCE_SECONDS)
            return texts_at(table)[0]
        return choose(table, level, seconds)

    monkeypatch.setattr(computers, "choose", think)
    yield end
    end.set()


@pytest.fixture
def slow_hints(monkeypatch: pytest.MonkeyPatch) -> tuple[Event, Event]:
    """A hint takes until the first is set; the second tells that one is thought about."""
    end, begun = Event(), Event()

    class Slow(Thinker[Any, Any]):
        def think(self, budget: Budget) -> None:
            begun.set()
            assert end.wait(PATIENCE_SECONDS)
            super().think(Budget(simulations=1))

    monkeypatch.setattr(ideas, "Thinker", Slow)
    return end, begun


def await_answer(guest: Guest, table: str) -> None:
    """Come back when the computer has moved."""
    shown = guest.look(table)
    if shown["ply"] == 0:
        shown = guest.look(table, wait=25, after=0, line=0)
    assert shown["ply"] > 0


def test_a_strong_computers_thought_stops_nobody_elses(
    serving: Serving, guests: Guests, endless: Event
) -> None:
    eve, ana = guests(serving.address, "Eve"), guests(serving.address, "Ana")
    for _ in range(3):
        eve.table("luna-4p", [STRONG, STRONG, STRONG, ME], starts=0)
    await_answer(ana, ana.table("luna-2p-preselected", [CHILD, ME], starts=0))


def test_computers_among_themselves_play_only_for_somebody_who_watches(
    serving: Serving, guests: Guests
) -> None:
    eve = guests(serving.address, "Eve")
    show = eve.table("luna-2p-preselected", [CHILD, CHILD])
    other = eve.table("luna-2p-preselected", [CHILD, ME], starts=0)
    await_answer(eve, other)
    assert eve.look(show)["ply"] == 0
    with eve.watch(show) as watching:
        while f'"ply":{3}' not in str(watching.recv(timeout=PATIENCE_SECONDS)):
            pass


def test_computer_only_tables_are_limited_per_person(serving: Serving, guests: Guests) -> None:
    eve, ana = guests(serving.address, "Eve"), guests(serving.address, "Ana")
    body = {"game": "luna", "seats": [STRONG] * 4}
    for _ in range(computers.MOST_SHOWS):
        eve.ask("POST", "/api/tables", body)
    assert eve.refusal("POST", "/api/tables", body) == (422, "too-many-shows")
    own = eve.table("luna-2p-preselected")
    fork = {"ply": 0, "seats": [STRONG] * 2}
    assert eve.refusal("POST", f"/api/tables/{own}/fork", fork) == (422, "too-many-shows")
    record = {"record": eve.ask("GET", f"/api/tables/{own}/record"), "seats": [STRONG] * 2}
    assert eve.refusal("POST", "/api/records", record) == (422, "too-many-shows")
    ana.ask("POST", "/api/tables", body)


@needs_search
def test_hints_have_places_of_their_own(
    serving: Serving, guests: Guests, slow_hints: tuple[Event, Event]
) -> None:
    end, begun = slow_hints
    crowd = [guests(serving.address, f"Eve {number}") for number in range(THREADS + 5)]
    tables = [eve.table("luna-2p-preselected", [ME, GREEDY], starts=0) for eve in crowd]
    ana = guests(serving.address, "Ana")
    with ThreadPoolExecutor(len(crowd)) as pool:
        asked = [
            pool.submit(eve.post, "/api/ask/ideas", json=at(table))
            for eve, table in zip(crowd, tables, strict=True)
        ]
        try:
            assert begun.wait(PATIENCE_SECONDS)
            await_true(lambda: sum(one.done() for one in asked) == len(crowd) - int(ask.HINTS.most))
            await_answer(ana, ana.table("luna-2p-preselected", [CHILD, ME], starts=0))
        finally:
            end.set()
        found = [one.result() for one in asked]
    codes = [answer.json()["code"] for answer in found if answer.status_code == 503]
    assert codes == ["thinking-busy"] * (len(crowd) - int(ask.HINTS.most))
    assert [answer.status_code for answer in found].count(200) == ask.HINTS.most


@needs_search
def test_a_review_makes_nobody_wait(
    serving: Serving, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even one whose looks do not stop when they shall."""
    end, begun = Event(), Event()

    def look(*_: object) -> None:
        begun.set()
        assert end.wait(PATIENCE_SECONDS)
        raise Stopped

    monkeypatch.setattr(serving.house.reviews, "_judge", look)
    monkeypatch.setattr(ideas, "HINT", Budget(simulations=50))
    eve, ana = guests(serving.address, "Eve"), guests(serving.address, "Ana")
    eve.ask("POST", f"/api/tables/{bring(eve, SOLO)}/review")
    assert begun.wait(PATIENCE_SECONDS)
    try:
        await_answer(ana, ana.table("luna-2p-preselected", [CHILD, ME], starts=0))
        table = ana.table("luna-2p-preselected", [ME, GREEDY], starts=0)
        assert ana.ask("POST", "/api/ask/ideas", at(table))["moves"]
    finally:
        end.set()


@needs_search
def test_a_second_hint_at_once_is_refused(
    serving: Serving, guests: Guests, slow_hints: tuple[Event, Event]
) -> None:
    end, begun = slow_hints
    ana = guests(serving.address, "Ana")
    asked = at(ana.table("luna-2p-preselected", [ME, GREEDY], starts=0))
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(ana.post, "/api/ask/ideas", json=asked)
        assert begun.wait(PATIENCE_SECONDS)
        assert ana.refusal("POST", "/api/ask/ideas", asked) == (503, "thinking-busy")
        end.set()
        assert first.result().status_code == 200


def test_slow_insight_does_not_block_moves(
    serving: Serving, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = guests(serving.address, "Ana")
    table = ana.table("luna-2p-preselected")
    end, find = Event(), sources.find_position

    def slow(call: Any, source: Any) -> Position:
        assert end.wait(PATIENCE_SECONDS)
        return find(call, source)

    monkeypatch.setattr(ask, "find_position", slow)
    crowd = [guests(serving.address, None) for _ in range(THREADS + 5)]
    with ThreadPoolExecutor(len(crowd)) as pool:
        asked = [pool.submit(eve.post, "/api/ask/insight", json=at(table)) for eve in crowd]
        try:
            assert ana.look(table)["ply"] == 0
            ana.move(table)
        finally:
            end.set()
        assert {one.result().status_code for one in asked} == {200}


@needs_search
def test_legal_moves_are_listed_where_nobody_waits_for_it(
    ana: Guest, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads, check = set(), Game.check

    def note(game: Any, *given: Any) -> Any:
        threads.add(current_thread())
        return check(game, *given)

    monkeypatch.setattr(Game, "check", note)
    table = ana.table("nova-luna-2p", [ME, GREEDY], starts=0)
    seen = ana.look(table)
    where = {"ply": 0, "line": 0, "move": seen["legal"][0]["text"]}
    ana.ask("POST", f"/api/tables/{table}/coach/doubt", where)
    assert len(threads) == 1
    text = drafting_of(load("nova-luna")).example
    sheet = ana.ask("POST", "/api/positions/nova-luna/check", {"text": text})
    move = sheet["position"]["legal"][0]["text"]
    ana.ask("POST", "/api/ask/attempt", {"source": {"text": text}, "move": move})
    assert "uvicorn" not in {thread.name for thread in threads}


def test_one_address_does_not_take_all_places() -> None:
    """However much it asks for, somebody from another address waits for the few that it may have."""
    places, end = Places(at_once=1, most_waiting=9, most_each=3), Event()

    def call(host: str) -> Request:
        return Request({"type": "http", "headers": [], "client": (host, 1)})

    async def crowd() -> None:
        refused, served = [], []

        async def ask(host: str) -> None:
            try:
                await places.run(call(host), end.wait, PATIENCE_SECONDS)
                served.append(host)
            except Busy:
                refused.append(host)

        async with anyio.create_task_group() as asking:
            for _ in range(20):
                asking.start_soon(ask, "192.0.2.1")
            asking.start_soon(ask, "2001:db8::1")
            await anyio.wait_all_tasks_blocked()
            end.set()
        assert (served.count("192.0.2.1"), served.count("2001:db8::1")) == (3, 1)
        assert refused == ["192.0.2.1"] * 17
        await ask("192.0.2.1")
        assert served.count("192.0.2.1") == 4

    anyio.run(crowd)
