"""Limits: so many at once, so many a second, by caller; told with how long to wait."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lunarium.server import limits
from lunarium.server.limits import LIMITS, Limits
from lunarium.server.settings import Settings
from lunarium.tables.errors import TooMany
from tests.databases import fresh_url
from tests.server.serving import Guest, Serving


class Clock:
    """A time that goes on when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def spend_all(found: Limits, what: str, caller: str) -> int:
    """How many are granted at once."""
    for count in range(1000):
        try:
            found.spend(what, caller)
        except TooMany:
            return count
    raise AssertionError


@pytest.mark.parametrize("what", LIMITS)
def test_a_burst_and_then_a_rate(what: str) -> None:
    clock, limit = Clock(), LIMITS[what]
    found = Limits(clock=clock)
    assert spend_all(found, what, "a") == limit.burst
    with pytest.raises(TooMany) as caught:
        found.spend(what, "a")
    assert int(caught.value.params["seconds"]) >= 1
    clock.now += 1 / limit.per_second
    assert spend_all(found, what, "a") == 1
    clock.now += 2 / limit.per_second + 1e-6
    assert spend_all(found, what, "a") == 2
    clock.now += 1e6
    assert spend_all(found, what, "a") == limit.burst


def test_who_waits_as_told_is_served() -> None:
    clock = Clock()
    found = Limits(clock=clock)
    for what in LIMITS:
        for pause in (0.0, 1.3, 2.6):
            spend_all(found, what, "a")
            clock.now += pause / 10 / LIMITS[what].per_second
            with pytest.raises(TooMany) as caught:
                found.spend(what, "a")
            clock.now += int(caught.value.params["seconds"])
            found.spend(what, "a")


def test_callers_and_deeds_are_counted_apart() -> None:
    found = Limits(clock=Clock())
    spend_all(found, "hints", "a")
    assert spend_all(found, "hints", "b") == LIMITS["hints"].burst
    assert spend_all(found, "people", "a") == LIMITS["people"].burst


def test_a_refusal_costs_nothing() -> None:
    clock = Clock()
    found = Limits(clock=clock)
    spend_all(found, "hints", "a")
    for _ in range(100):
        with pytest.raises(TooMany):
            found.spend("hints", "a")
    clock.now += 1 / LIMITS["hints"].per_second
    found.spend("hints", "a")


def test_a_host_may_widen_or_lift_them() -> None:
    assert spend_all(Limits(2, Clock()), "hints", "a") == 2 * LIMITS["hints"].burst
    lifted = Limits(0, Clock())
    for _ in range(1000):
        lifted.spend("hints", "a")


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 10)
    found = Limits(clock=Clock())
    for number in range(100):
        found.spend("people", str(number))
    assert len(found._levels) == 10


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Serving]:
    """A server with its limits, at which time stands still."""
    with fresh_url("sqlite", tmp_path) as url, Serving(Settings(database_url=url, thinkers=1)) as serving:
        serving.house.limits._clock = Clock()
        yield serving


def test_too_many_requests_are_told_when_to_come_back(strict: Serving) -> None:
    guest = Guest(strict.address, "Ana")
    table = guest.table("luna-2p")
    asked: dict[str, tuple[str, str, Any]] = {
        "hints": ("POST", f"/api/tables/{table}/hint", None),
        "study": ("GET", f"/api/tables/{table}/insight", None),
        "moves": ("POST", f"/api/tables/{table}/moves", {"move": "dance", "ply": 0}),
        "records": ("POST", "/api/records", {"record": {}}),
        "seats": ("POST", f"/api/tables/{table}/seats/0/claim", {}),
        "tables": ("POST", "/api/tables", {"game": "luna", "seats": []}),
        "people": ("POST", "/api/people", {"name": "Eve"}),
    }
    assert {*asked, "sockets"} == set(LIMITS)
    asked["hints"] = ("POST", f"/api/tables/{'2' * 14}/hint", None)
    asked["tables"] = ("POST", "/api/daily/luna", None)
    for what, (method, path, body) in asked.items():
        statuses = [
            guest.request(method, path, json=body).status_code for _ in range(int(LIMITS[what].burst) + 1)
        ]
        assert statuses[-1] == 429, what
        answer = guest.request(method, path, json=body)
        assert answer.json()["code"] == "too-many-requests"
        assert int(answer.headers["Retry-After"]) >= 1
        assert (
            str(answer.headers["Retry-After"]) in answer.json()["message"]
            or "a second" in answer.json()["message"]
        )
    guest.close()
