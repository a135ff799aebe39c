"""Limits: so many at once, so many a second, by caller; told with how long to wait."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from typer.testing import CliRunner

from lunarium.cli.app import app
from lunarium.server import limits
from lunarium.server.addresses import Proxies, household_of, is_behind_stranger
from lunarium.server.house import MOST_PUBLIC
from lunarium.server.limits import LIMITS, Limits
from lunarium.server.routes import tables
from lunarium.server.settings import Settings
from lunarium.tables.errors import TooMany
from tests.support.databases import fresh_url
from tests.support.server.serving import ME, OPEN, Guest, Guests, Serving, at
from tests.support.server.transport import NO_TLS
from tests.support.waiting import await_true


class Clock:
    """A time that goes on when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def spend_all(found: Limits, what: str, caller: str, person: str | None = None) -> int:
    """How many are granted at once."""
    for count in range(1000):
        try:
            found.spend(what, caller, person)
        except TooMany:
            return count
    raise AssertionError


def test_a_limit_holds_over_two_workers_together() -> None:
    topics: list[str] = []
    one, other = Limits(clock=Clock(), tell=topics.append), Limits(clock=Clock())
    burst = int(LIMITS["people"].burst)
    for _ in range(burst - 2):
        one.spend("people", "127.0.0.1 2001:db8::/64", "ana")
    assert len(set(topics)) == len(topics) == 2 * (burst - 2)
    for topic in topics:
        assert " " not in topic
        other.hear(topic)
    assert spend_all(other, "people", "127.0.0.1 2001:db8::/64", "ana") == 2
    assert spend_all(other, "people", "127.0.0.1 2001:db8:1::/64", "ben") == burst
    other.hear("table:22222222222222")


def test_workers_tell_each_other_what_is_spent(postgresql_url: str, guests: Guests) -> None:
    """Of newcomers from one address only one burst comes in, whichever worker they ask."""
    settings = Settings(database_url=postgresql_url, thinkers=1)
    with Serving(settings) as one, Serving(settings) as other:
        await_true(lambda: one.house.bulletin.is_connected and other.house.bulletin.is_connected)
        for _ in range(15):
            guests(one.address, "Eve")
        limits_there = other.house.limits
        await_true(lambda: any(level > 14 for level, _ in limits_there._levels.values()))
        with httpx.Client(base_url=other.address, trust_env=False) as client:
            statuses = [client.post("/api/people", json={"name": "Eve"}).status_code for _ in range(12)]
        assert statuses.count(429) >= 5


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


def test_a_request_after_the_told_wait_is_granted() -> None:
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


def test_a_household_has_room_for_several_people_and_no_more() -> None:
    found, limit = Limits(clock=Clock()), LIMITS["hints"]
    granted = sum(spend_all(found, "hints", "home", f"person {number}") for number in range(50))
    assert granted == limit.burst * limit.people
    assert spend_all(found, "hints", "elsewhere", "person 0") == 0  # a person is one wherever they are
    assert spend_all(found, "hints", "elsewhere", "person 50") == limit.burst


def test_costly_requests_are_granted_less_often() -> None:
    found = Limits(clock=Clock())
    for _ in range(int(LIMITS["reads"].burst // 4)):
        found.spend("reads", "home", cost=4)
    with pytest.raises(TooMany):
        found.spend("reads", "home", cost=4)


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("testclient", "testclient", True),
    ],
)
def test_addresses_of_a_household_share_limits(one: str, other: str, is_same: bool) -> None:
    assert (household_of(one) == household_of(other)) is is_same


@pytest.mark.parametrize(
    ("text", "host", "is_ours"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("10.0.0.0/8, 192.0.2.1", "10.9.8.7", True),
        ("10.0.0.0/8, 192.0.2.1", "192.0.2.1", True),
        ("*", "198.51.100.7", True),
        ("", "127.0.0.1", False),
        ("/run/proxy.sock", "127.0.0.1", False),
        ("127.0.0.1", "nonsense", False),
    ],
)
def test_own_proxies_are_known_by_their_addresses(text: str, host: str, is_ours: bool) -> None:
    assert (host in Proxies(text)) is is_ours


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
        "hints": ("POST", "/api/ask/ideas", at(table)),
        "reviews": ("POST", f"/api/tables/{table}/review", None),
        "puzzles": ("POST", "/api/puzzles/luna/none/answers", {"played": [], "move": "dance"}),
        "study": ("POST", "/api/ask/insight", at(table)),
        "reads": ("GET", f"/api/tables/{table}/history", None),
        "moves": ("POST", f"/api/tables/{table}/moves", {"move": "dance", "ply": 0}),
        "records": ("POST", "/api/records", {"record": {}}),
        "seats": ("POST", f"/api/tables/{table}/seats/0/claim", {}),
        "tables": ("POST", "/api/tables", {"game": "luna", "seats": []}),
        "people": ("POST", "/api/people", {"name": "Eve"}),
        "documentation": ("GET", "/api/openapi.json", None),
    }
    assert {*asked, "sockets", "phrases"} == set(LIMITS)
    asked["hints"] = ("POST", "/api/ask/ideas", at("2" * 14))
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


@pytest.mark.parametrize("path", ["history", "record", "course", ""])
def test_reads_cost_something(strict: Serving, guests: Guests, path: str) -> None:
    guest = guests(strict.address, "Ana")
    table = guest.table("luna-2p")
    address = f"/api/tables/{table}/{path}" if path else "/api/tables"
    answers = [guest.get(address).status_code for _ in range(int(LIMITS["reads"].burst) + 1)]
    assert (answers[0], answers[-1]) == (200, 429)


@pytest.mark.parametrize("path", ["", "/luna", "/luna/next"])
def test_lists_of_puzzles_cost_something(strict: Serving, guests: Guests, path: str) -> None:
    stranger = guests(strict.address, None)
    answers = [stranger.get(f"/api/puzzles{path}").status_code for _ in range(int(LIMITS["reads"].burst) + 1)]
    assert (answers[0], answers[-1]) == (200, 429)


def test_positions_of_before_cost_something(strict: Serving, guests: Guests) -> None:
    guest = guests(strict.address, "Ana")
    table = guest.table("luna-2p")
    answers = [
        guest.get(f"/api/tables/{table}", params={"ply": 0}).status_code
        for _ in range(int(LIMITS["study"].burst) + 1)
    ]
    assert (answers[0], answers[-1]) == (200, 429)
    assert guest.look(table)["ply"] == 0


def test_expensive_answers_are_not_computed_again_for_the_same_etag(
    lone_serving: Serving, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben = guests(lone_serving.address, "Ana"), guests(lone_serving.address, "Ben")
    table = ana.table("luna-2p")
    ana.move(table)
    path = f"/api/tables/{table}?ply=0"
    first = ana.get(path)
    known = {"If-None-Match": first.headers["ETag"]}
    assert first.headers["Cache-Control"] == "private, no-cache"
    with monkeypatch.context() as spared:
        spared.setattr(tables, "show_snapshot", lambda *_, **__: pytest.fail("made again"))
        again = ana.get(path, headers=known)
        assert (again.status_code, again.content) == (304, b"")
    assert ben.get(path, headers=known).status_code == 200, "Ben sees it as Ben"
    ana.move(table)
    assert ana.get(path, headers=known).status_code == 200, "a move changes what is said with it"
    shelves = ana.get("/api/puzzles")
    known = {"If-None-Match": shelves.headers["ETag"]}
    assert ana.get("/api/puzzles", headers=known).status_code == 304


@pytest.mark.parametrize(("what", "path"), [("moves", "take-back"), ("seats", "seats/0/notification")])
def test_withdrawing_costs_something(strict: Serving, guests: Guests, what: str, path: str) -> None:
    guest = guests(strict.address, "Ana")
    table = guest.table("luna-2p")
    answers = [
        guest.delete(f"/api/tables/{table}/{path}").status_code for _ in range(int(LIMITS[what].burst) + 1)
    ]
    assert answers[-1] == 429


def introduce(address: str, caller: str) -> int:
    """The status that a caller behind a proxy gets."""
    with httpx.Client(verify=NO_TLS, trust_env=False) as client:
        headers = {"X-Forwarded-For": caller}
        return client.post(f"{address}/api/people", json={"name": "Ana"}, headers=headers).status_code


@pytest.mark.parametrize("proxies", ["127.0.0.1", "192.0.2.1"])
def test_forwarded_addresses_count_only_from_configured_proxies(tmp_path: Path, proxies: str) -> None:
    """A peer with a private address, as the tests have, is no proxy until the host says so."""
    settings_of = {"rate": 1.0, "thinkers": 1, "proxies": proxies}
    with fresh_url("sqlite", tmp_path) as url, Serving(Settings(database_url=url, **settings_of)) as serving:  # type: ignore[arg-type]
        serving.house.limits._clock = Clock()
        burst = int(LIMITS["people"].burst)
        assert [introduce(serving.address, "198.51.100.1") for _ in range(burst + 1)][-1] == 429
        assert introduce(serving.address, "198.51.100.2") == (201 if proxies == "127.0.0.1" else 429)
        said = [line for line in serving.log.getvalue().splitlines() if "proxy-not-configured" in line]
        assert len(said) == (proxies != "127.0.0.1")
        assert all("LUNARIUM_PROXIES" in line and "198.51.100" not in line for line in said)


@pytest.mark.parametrize(
    ("client", "named", "is_stranger"),
    [
        ("192.0.2.7", "192.0.2.7", False),
        ("192.0.2.7", "192.0.2.70", True),
        ("10.0.0.1", "10.0.0.12, 10.0.0.11", True),
        ("2001:db8::1", "2001:DB8:0::1", False),
        ("2001:db8::1", "[2001:db8::1]:443", False),
        ("192.0.2.7", "::ffff:192.0.2.7", False),
        ("192.0.2.7", "192.0.2.7:5000", False),
        ("192.0.2.7", "unknown", True),
        ("192.0.2.7", "", False),
    ],
)
def test_proxies_are_compared_as_addresses(client: str, named: str, is_stranger: bool) -> None:
    headers = [(b"x-forwarded-for", named.encode())] if named else []
    scope = {"type": "http", "headers": headers, "client": (client, 1)}
    assert is_behind_stranger(HTTPConnection(scope)) is is_stranger


def test_the_compose_file_names_the_gateway_and_lets_nobody_else_come_through_it() -> None:
    text = (Path(__file__).parents[2] / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    (gateway,) = re.findall(r"gateway: (\S+)", text)
    assert re.findall(r"LUNARIUM_PROXIES: (\S+)", text) == [gateway]
    assert all(port.startswith("127.0.0.1:") for port in re.findall(r'ports: \["(.*)"\]', text))


@pytest.mark.parametrize(("proxies", "said"), [("10.0.0.0/8", "proxies: 10.0.0.0/8"), ("", "No trusted")])
def test_serve_says_which_proxies_it_believes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proxies: str, said: str
) -> None:
    monkeypatch.setattr(os, "environ", dict(os.environ))
    monkeypatch.setattr("uvicorn.run", lambda *given, **more: None)
    with fresh_url("sqlite", tmp_path) as url:
        asked = ["serve", "--port", "0", "--database", url, "--proxies", proxies]
        told = CliRunner().invoke(app, asked)
    assert said in told.output, told.output


def test_an_address_has_a_share_of_the_public_list(tmp_path: Path, guests: Guests) -> None:
    """However many guests it sends; others open theirs, and tables by link are free."""
    with fresh_url("sqlite", tmp_path) as url, Serving(Settings(database_url=url, thinkers=1)) as serving:
        serving.house.limits = Limits(0)  # how fast is not what is asked
        people = [guests(serving.address, f"Eve {number}") for number in range(3)]
        open_table = {"game": "luna", "seats": [ME, OPEN], "visibility": "public"}
        for number in range(MOST_PUBLIC):
            people[number % 3].ask("POST", "/api/tables", open_table)
        for person in people:
            assert person.refusal("POST", "/api/tables", open_table) == (422, "too-many-public")
        people[0].ask("POST", "/api/tables", open_table | {"visibility": "link"})
        for person in people[1:]:
            serving.house.callers.note(person.me["id"], "192.0.2.7")  # they called from elsewhere
        people[0].ask("POST", "/api/tables", open_table)
