"""Lists over HTTP: where one is to move stands first, pages follow each other, links stay private."""

import base64
from random import Random

import pytest

from lunarium.server.routes import tables
from tests.support.modes import random_record
from tests.support.server.serving import Guest, Json, seat_two


def listed(guest: Guest, which: str, **query: str) -> list[str]:
    """The ids of all tables of a list."""
    return [table["id"] for table in listed_whole(guest, which, **query)]


def listed_whole(guest: Guest, which: str, **query: str) -> list[Json]:
    """All tables of a list, page by page."""
    found: list[Json] = []
    page = guest.ask("GET", "/api/tables", list=which, **query)
    while True:
        found += page["tables"]
        if page["next"] is None:
            return found
        page = guest.ask("GET", "/api/tables", list=which, cursor=page["next"], **query)


def test_where_one_is_to_move_stands_first(ana: Guest, ben: Guest) -> None:
    first = seat_two(ana, ben, "luna-2p")
    second = seat_two(ana, ben, "nova-luna-2p")
    third = seat_two(ben, ana, "luna-2p")
    assert listed(ana, "mine") == [second, first, third]
    assert listed(ben, "mine") == [third, second, first]
    assert listed(ana, "mine", game="nova-luna") == [second]
    ana.move(first)
    assert listed(ana, "mine") == [second, third, first]
    summary = ana.ask("GET", "/api/tables", list="mine")["tables"][0]
    assert (summary["your_turn"], summary["ply"], summary["ranking"]) == (True, 0, None)


def test_finished_games_by_link_stay_private(ana: Guest, stranger: Guest) -> None:
    table, rng = ana.table("nova-luna-solo"), Random(1)
    ana.play_out(table, rng)
    record = random_record("luna-2p", 1).as_json()
    private = ana.ask("POST", "/api/records", {"record": record})["snapshot"]["table"]["id"]
    public = ana.ask("POST", "/api/records", {"record": record, "visibility": "public"})
    shown = listed(stranger, "finished")
    assert public["snapshot"]["table"]["id"] in shown
    assert table not in shown
    assert private not in shown
    assert {table, private} <= set(listed(ana, "finished"))
    assert table not in listed(ana, "mine"), "a finished game stands once"


def test_finished_games_come_with_their_scores(ana: Guest) -> None:
    for mode, unit in (("luna-3p", "influence"), ("nova-luna-2p", "tokens-left")):
        record = random_record(mode, 1)
        made = ana.ask("POST", "/api/records", {"record": record.as_json()})["snapshot"]
        shown = next(one for one in listed_whole(ana, "finished") if one["id"] == made["table"]["id"])
        assert shown["scores"] == made["scores"]
        assert shown["scores"]["unit"] == unit
        assert len(shown["scores"]["seats"]) == record.options["players"]
    assert all(table["scores"] is None for table in listed_whole(ana, "mine"))


def test_a_table_is_taken_off_ones_own_list(ana: Guest, ben: Guest, stranger: Guest) -> None:
    table = seat_two(ana, ben, "luna-2p")
    path = f"/api/tables/{table}/listing"
    assert stranger.refusal("DELETE", path) == (401, "unknown-person")
    assert ana.request("DELETE", path).status_code == 204
    assert table not in listed(ana, "mine")
    assert table in listed(ben, "mine")
    assert ana.look(table)["your_turn"] is True
    assert ana.request("PUT", path).status_code == 204
    assert table in listed(ana, "mine")
    for method in ("DELETE", "PUT"):
        for none in ("2" * 14, "x", "%00"):
            assert ana.refusal(method, f"/api/tables/{none}/listing") == (404, "no-such-table")
    assert ben.refusal("DELETE", f"/api/tables/{ana.table('luna-2p')}/listing") == (404, "no-such-table")


def test_pages_follow_each_other(ana: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PAGE", 3)
    waiting = seat_two(ana, ben, "luna-2p")
    made = [seat_two(ben, ana, "luna-2p") for _ in range(4)]
    assert listed(ana, "mine") == [waiting, *made[::-1]]
    assert len(ana.ask("GET", "/api/tables", list="mine")["tables"]) == 3


@pytest.mark.parametrize(
    "cursor",
    [
        "x",
        "",
        "=",
        "\ud7ff",
        base64.urlsafe_b64encode(b"0 yesterday abc").decode(),
        base64.urlsafe_b64encode(b"2031-05-04T00:00:00").decode(),
        base64.urlsafe_b64encode(b"7 2031-05-04T00:00:00 22222222222222").decode(),
        base64.urlsafe_b64encode(b"0 2031-05-04T00:00:00 \x00").decode(),
        base64.urlsafe_b64encode(b"\xff\xff \xff").decode(),
    ],
)
def test_a_cursor_of_nobody(ana: Guest, cursor: str) -> None:
    assert ana.refusal("GET", "/api/tables", list="mine", cursor=cursor) == (422, "bad-cursor")


def test_times_at_the_end_of_the_world(ana: Guest) -> None:
    for moment in ("0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "2031-05-04"):
        cursor = base64.urlsafe_b64encode(f"1 {moment} {'2' * 14}".encode()).decode()
        assert ana.ask("GET", "/api/tables", list="mine", cursor=cursor)["tables"] == []


def test_lists_that_are_not(ana: Guest) -> None:
    assert ana.refusal("GET", "/api/tables", list="all") == (422, "bad-request")
    assert ana.refusal("GET", "/api/tables", game="chess") == (422, "unknown-game")
    assert ana.refusal("GET", "/api/tables", cursor="x" * 121) == (422, "bad-request")
