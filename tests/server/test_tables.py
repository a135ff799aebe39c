"""Tables over HTTP: make one, look at it now and then, move, wait for others."""

import json
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Event

import pytest
from pydantic import TypeAdapter

from lunarium.games import load
from lunarium.server.live import Live
from lunarium.server.wire.tables import NewTable, Snapshot
from lunarium.tables import computers
from lunarium.tables.table import Table
from tests.support.legal_moves import legal_texts, texts_at
from tests.support.modes import MODES
from tests.support.server.serving import GREEDY, ME, OPEN, Guest, Serving, seat_two
from tests.support.waiting import PATIENCE_SECONDS, await_true


@pytest.mark.parametrize("mode", MODES)
def test_a_table_of_every_mode(ana: Guest, stranger: Guest, mode: str) -> None:
    made = ana.create(mode)
    TypeAdapter(NewTable).validate_json(json.dumps(made), extra="forbid")
    key, options = MODES[mode]
    table = made["snapshot"]["table"]
    assert table["options"] == load(key).settle(options)
    assert table["is_host"]
    assert stranger.look(table["id"])["view"] == made["snapshot"]["view"]
    shown = ana.move(table["id"])
    TypeAdapter(Snapshot).validate_json(json.dumps(shown), extra="forbid")
    assert (shown["ply"], shown["since"], len(shown["log"])) == (1, 0, 1)


def test_a_new_table_names_its_address_and_its_links_once(ana: Guest) -> None:
    body = {"game": "luna", "seats": [ME, OPEN, GREEDY]}
    answer = ana.post("/api/tables", json=body)
    made = answer.json()
    table, [link] = made["snapshot"]["table"]["id"], made["invitations"]
    assert answer.headers["Location"] == f"/api/tables/{table}"
    assert link["path"] == f"/t/{table}#seat={link['seat']}&key={link['secret']}"
    assert link["secret"] not in ana.get(f"/api/tables/{table}").text


def test_all_see_the_same_view_and_only_the_mover_gets_moves(ana: Guest, ben: Guest, stranger: Guest) -> None:
    table = seat_two(ana, ben, "nova-luna-2p")
    seen = {name: guest.look(table) for name, guest in (("ana", ana), ("ben", ben), ("nobody", stranger))}
    assert seen["ana"]["view"] == seen["ben"]["view"] == seen["nobody"]["view"]
    assert [seen[name]["your_turn"] for name in seen] == [True, False, False]
    assert [bool(seen[name]["legal"]) for name in seen] == [True, False, False]
    assert [seen[name]["table"]["is_host"] for name in seen] == [True, False, False]
    mine = [[seat["mine"] for seat in seen[name]["table"]["seats"]] for name in seen]
    assert sorted(mine[0]) == sorted(mine[1]) == [False, True]
    assert mine[0] != mine[1]
    assert mine[2] == [False, False]


def test_a_past_position_is_shown_as_it_was(ana: Guest) -> None:
    table, views, rng = ana.table("luna-2p"), [], Random(3)
    for _ in range(6):
        views.append(ana.look(table)["view"])
        last = ana.move(table, rng=rng)
    for ply, view in enumerate(views):
        shown = ana.look(table, ply=ply)
        assert (shown["view"], shown["ply"], shown["last"]) == (view, ply, 6)
        assert (legal_texts(shown), shown["your_turn"], shown["undo_to"]) == ([], False, None)
    assert legal_texts(ana.look(table, ply=6)) == legal_texts(last)
    assert ana.refusal("GET", f"/api/tables/{table}", ply=7) == (404, "no-such-ply")


def test_only_the_missing_entries_of_the_log(ana: Guest) -> None:
    table = ana.table("luna-2p")
    for _ in range(4):
        ana.move(table)
    assert [entry["ply"] for entry in ana.look(table)["log"]] == [0, 1, 2, 3]
    assert [entry["ply"] for entry in ana.look(table, since=3)["log"]] == [3]
    assert ana.look(table, since=4)["log"] == []
    assert len(ana.look(table, since=99)["log"]) == 4
    assert ana.look(table, since=99)["since"] == 0


def test_moves_that_are_refused(ana: Guest, ben: Guest, stranger: Guest) -> None:
    table = seat_two(ana, ben, "luna-2p")
    seen, path = ana.look(table), f"/api/tables/{table}/moves"
    good = {"move": legal_texts(seen)[0], "ply": 0, "line": 0}
    assert stranger.refusal("POST", path, good) == (401, "unknown-person")
    assert ben.refusal("POST", path, good) == (409, "not-your-turn")
    assert ana.refusal("POST", path, good | {"ply": 1}) == (409, "stale-ply")
    assert ana.refusal("POST", path, good | {"line": 1}) == (409, "stale-ply")
    assert ana.refusal("POST", path, good | {"move": "sanctify 11"}) == (422, "illegal-move")
    assert ana.refusal("POST", path, good | {"move": "dance"}) == (422, "bad-notation")
    assert ana.refusal("POST", path, good | {"move": "x" * 61}) == (422, "bad-request")
    assert ana.refusal("POST", f"/api/tables/{'2' * 14}/moves", good) == (404, "no-such-table")
    reasons = ana.post(path, json=good | {"move": "sanctify 11"}).json()["reasons"]
    assert [reason["code"] for reason in reasons] == ["phase-shrines"]
    assert ana.look(table) == seen
    assert ana.ask("POST", path, good)["ply"] == 1


def test_a_watcher_has_no_seat(ana: Guest, ben: Guest) -> None:
    table = ana.table("luna-2p")
    body = {"move": legal_texts(ana.look(table))[0], "ply": 0}
    assert ben.refusal("POST", f"/api/tables/{table}/moves", body) == (403, "not-your-seat")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [ME]}, "unknown-game"),
        ({"game": "luna", "seats": [ME], "extra": 1}, "bad-request"),
        ({"game": "luna", "seats": [{"holder": "me", "name": "\u202e"}]}, "empty-name"),
        ({"game": "luna", "seats": [ME], "options": {"level": {"deep": [None]}}}, "bad-option-value"),
        (["luna"], "bad-request"),
    ],
)
def test_a_table_that_cannot_be(ana: Guest, body: object, code: str) -> None:
    assert ana.refusal("POST", "/api/tables", body) == (422, code)


def test_a_deal_by_number_is_told_when_the_game_is_over(ana: Guest) -> None:
    table = ana.table("nova-luna-solo", deal=42)
    shown, rng = ana.look(table), Random(1)
    while shown["to_move"] is not None:
        assert (shown["table"]["deal_chosen"], shown["table"]["deal"]) == (True, None)
        shown = ana.move(table, rng=rng)
    assert shown["table"]["deal"] == 42
    assert shown["view"]["outcome"]["breakdown"]
    [listed] = [
        found for found in ana.ask("GET", "/api/tables", list="finished")["tables"] if found["id"] == table
    ]
    assert (listed["deal"], listed["counts"]) == (42, False)
    other = ana.table("nova-luna-solo")
    [running] = [
        found for found in ana.ask("GET", "/api/tables", list="mine")["tables"] if found["id"] == other
    ]
    assert running["counts"]
    assert ana.refusal("POST", f"/api/tables/{table}/moves", {"move": "refill", "ply": shown["ply"]}) == (
        422,
        "illegal-move",
    )


def test_a_long_poll_is_answered_by_the_next_move(serving: Serving, ana: Guest, ben: Guest) -> None:
    table = seat_two(ana, ben, "luna-2p")
    live: Live = serving.app.state.live
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(ben.look, table, wait=25, after=0, line=0, since=0)
        await_true(lambda: ben.me["id"] in live.present_at(table))
        assert not waiting.done()
        ana.move(table)
        woken = waiting.result()
    assert (woken["ply"], len(woken["log"])) == (1, 1)
    assert ben.look(table, wait=25, after=0, line=0)["ply"] == 1  # it has moved on: nobody waits
    assert ben.look(table, wait=25, after=1, line=7)["ply"] == 1


def test_a_long_poll_times_out_with_the_current_position(ana: Guest) -> None:
    table = ana.table("luna-2p")
    assert ana.look(table, wait=0.01, after=0, line=0)["ply"] == 0
    assert ana.refusal("GET", f"/api/tables/{table}", wait=26) == (422, "bad-request")
    assert ana.refusal("GET", f"/api/tables/{table}", wait="nan") == (422, "bad-request")


def test_a_request_is_answered_while_a_computer_thinks(
    serving: Serving, ana: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_end = Event(), Event()

    def think(table: Table, level: str, seconds: float) -> str:
        begun.set()
        assert may_end.wait(PATIENCE_SECONDS)
        return texts_at(table)[0]

    monkeypatch.setattr(computers, "choose", think)
    table = ana.table("luna-2p-preselected", [ME, GREEDY], starts=1)
    assert begun.wait(PATIENCE_SECONDS)
    try:
        assert ana.look(table)["thinking"]
        other = ana.table("nova-luna-2p")
        assert ana.move(other)["ply"] == 1
        assert len(ana.ask("GET", "/api/tables", list="mine")["tables"]) == 2
    finally:
        may_end.set()
    assert ana.look(table, wait=25, after=0, line=0)["ply"] > 0
