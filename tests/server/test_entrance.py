"""The entrance: with an invitation code strangers see nothing of the games; people may leave for good."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from lunarium.server.settings import Settings
from tests.support.databases import fresh_url
from tests.support.server.serving import Guest, Guests, Serving

CODE = "waxing-crescent"


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Serving]:
    with fresh_url("sqlite", tmp_path) as url:
        settings = Settings(database_url=url, rate=0, thinkers=1, invitation=CODE)
        with Serving(settings) as serving:
            yield serving


@pytest.fixture
def stranger(closed: Serving) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=closed.address, trust_env=False) as client:
        yield client


def test_a_stranger_is_let_in_by_the_code_only(closed: Serving, stranger: httpx.Client) -> None:
    for path in ("/api/tables?list=public", "/api/games", "/api/daily", "/api/tables/22222222222222"):
        answer = stranger.get(path)
        assert (answer.status_code, answer.json()["code"]) == (401, "house-closed")
    assert stranger.get("/api/session").json() == {"person": None, "closed": True}
    assert stranger.get("/healthz").is_success
    with pytest.raises(InvalidStatus):
        connect(f"{closed.address.replace('http', 'ws')}/api/tables/22222222222222/live")
    for code, expected in (("", "invitation-code-needed"), ("waning-crescent", "invitation-code-wrong")):
        answer = stranger.post("/api/people", json={"name": "Ana", "invitation": code})
        assert (answer.status_code, answer.json()["code"]) == (403, expected)
    assert stranger.post("/api/people", json={"name": "Ana", "invitation": CODE}).status_code == 201
    assert stranger.get("/api/games").is_success


def test_people_take_their_data_home_and_leave(lone_serving: Serving, guests: Guests) -> None:
    guest: Guest = guests(lone_serving.address, "Ana")
    guest.table("luna-2p")
    answer = guest.get("/api/me/data")
    assert answer.json()["people"][0]["name"] == "Ana"
    assert len(answer.json()["tables"]) == 1
    assert "attachment" in answer.headers["Content-Disposition"]
    assert guest.delete("/api/me").status_code == 204
    assert guest.refusal("GET", "/api/me") == (401, "unknown-person")


def test_a_blocked_person_does_not_come_in_again_under_another_name(
    lone_serving: Serving, guests: Guests
) -> None:
    guest: Guest = guests(lone_serving.address, "Ana")
    person = guest.ask("GET", "/api/me")["id"]
    lone_serving.house.people.block(person)
    assert guest.refusal("GET", "/api/me") == (401, "person-blocked")
    assert guest.refusal("POST", "/api/people", {"name": "Bia"}) == (401, "person-blocked")


def test_privacy_says_how_long_things_are_kept(tmp_path: Path) -> None:
    text = tmp_path / "privacy.txt"
    text.write_text("Hosted by Ana.", encoding="utf-8")
    with fresh_url("sqlite", tmp_path) as url:
        settings = Settings(database_url=url, thinkers=1, privacy=str(text), forget_tables_days=90)
        with Serving(settings) as serving:
            answer = httpx.get(f"{serving.address}/api/privacy", trust_env=False)
            assert answer.json() == {
                "forget_guests_days": 0,
                "forget_tables_days": 90,
                "text": "Hosted by Ana.",
            }
