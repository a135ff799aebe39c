"""Seats over HTTP: sit down, hand over, leave it to a computer, be called."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lunarium.server.settings import Settings
from tests.support.databases import fresh_url
from tests.support.server.serving import ME, OPEN, Guest, Guests, Serving, seat_two


def test_a_seat_by_its_link(ana: Guest, ben: Guest, stranger: Guest) -> None:
    made = ana.create("luna-2p", [ME, OPEN], starts=0)
    table, [link] = made["snapshot"]["table"]["id"], made["invitations"]
    path = f"/api/tables/{table}/seats/{link['seat']}/claim"
    claim = {"secret": link["secret"]}
    assert stranger.refusal("POST", path, claim) == (401, "unknown-person")
    assert ben.refusal("POST", path, {}) == (403, "invitation-needed")
    assert ben.refusal("POST", path, {"secret": "x" * 43}) == (403, "invitation-void")
    assert ben.refusal("POST", path, {"secret": "short"}) == (422, "bad-request")
    taken = f"/api/tables/{table}/seats/{1 - link['seat']}/claim"
    assert ben.refusal("POST", taken, {}) == (403, "seat-taken")
    assert ben.refusal("POST", f"/api/tables/{table}/seats/3/claim", claim) == (404, "no-such-seat")
    assert ben.refusal("POST", f"/api/tables/{table}/seats/4/claim", claim) == (422, "bad-request")
    shown = ben.ask("POST", path, claim | {"name": "Benjamin"})
    assert shown["table"]["seats"][link["seat"]]["name"] == "Benjamin"
    assert ben.refusal("POST", path, claim) == (409, "seat-already-yours")


def test_a_computer_plays_on(ana: Guest, ben: Guest) -> None:
    table = seat_two(ana, ben, "luna-2p-preselected")
    [seat] = [seat["seat"] for seat in ana.look(table)["table"]["seats"] if seat["mine"]]
    path = f"/api/tables/{table}/seats/{seat}/resign"
    assert ben.refusal("POST", path, {}) == (403, "not-your-seat")
    assert ana.refusal("POST", path, {"level": "god"}) == (422, "bad-request")
    shown = ana.ask("POST", path, {"level": "greedy"})
    assert shown["table"]["seats"][seat] == {
        "seat": seat,
        "holder": "computer",
        "name": None,
        "level": "greedy",
        "mine": False,
        "connected": False,
    }
    assert ben.look(table, wait=25, after=0, line=0)["ply"] > 0


def test_notifications_are_refused_where_the_host_allows_none(ana: Guest, ben: Guest) -> None:
    table = seat_two(ana, ben, "luna-2p")
    [seat] = [seat["seat"] for seat in ana.look(table)["table"]["seats"] if seat["mine"]]
    path = f"/api/tables/{table}/seats/{seat}/notification"
    assert ana.ask("GET", path) == {"enabled": False, "services": [], "active": False}
    body = {"url": "https://ntfy.sh/moon"}
    assert ana.refusal("PUT", path, body) == (422, "notifications-off")
    assert ben.refusal("GET", path) == (403, "not-your-seat")
    assert ben.refusal("DELETE", path) == (403, "not-your-seat")
    assert ana.ask("DELETE", path)["active"] is False


@pytest.fixture
def calling(tmp_path: Path) -> Iterator[Serving]:
    """A host that allows one service."""
    with (
        fresh_url("sqlite", tmp_path) as url,
        Serving(Settings(database_url=url, rate=0, thinkers=1, notify="https://ntfy.sh")) as serving,
    ):
        yield serving


def test_being_called_is_ones_own_affair(calling: Serving, guests: Guests) -> None:
    ana, ben = guests(calling.address, "Ana"), guests(calling.address, "Ben")
    table = seat_two(ana, ben, "luna-2p")
    [seat] = [seat["seat"] for seat in ana.look(table)["table"]["seats"] if seat["mine"]]
    path, body = f"/api/tables/{table}/seats/{seat}/notification", {"url": "https://ntfy.sh/moon"}
    assert ana.ask("PUT", path, body | {"language": "de"}) == {
        "enabled": True,
        "services": ["https://ntfy.sh"],
        "active": True,
    }
    assert ana.ask("GET", path)["active"] is True
    assert ana.refusal("PUT", path, {"url": "https://127.0.0.1/"}) == (422, "notification-service")
    assert ana.refusal("PUT", path, body | {"language": "xx"}) == (422, "bad-request")
    assert ben.refusal("PUT", path, body) == (403, "not-your-seat")
    assert "ntfy" not in ben.get(f"/api/tables/{table}").text + ana.get(f"/api/tables/{table}").text
    assert ana.ask("DELETE", path)["active"] is False
