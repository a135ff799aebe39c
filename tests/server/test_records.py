"""Records over HTTP: taken home, brought back, gone on with; the history and the course of a game."""

import copy
from random import Random
from typing import Any

import pytest

from lunarium.core.record import Record
from lunarium.games import load
from tests.support.modes import MODES, random_record
from tests.support.server.serving import ME, OPEN, Guest, end_a_game

WHOLE = random_record("luna-2p-preselected", 3)


def test_a_game_under_way_comes_home_and_goes_on(ana: Guest, ben: Guest, stranger: Guest) -> None:
    table, rng = ana.table("nova-luna-2p"), Random(5)
    for _ in range(8):
        shown = ana.move(table, rng=rng)
    answer = stranger.get(f"/api/tables/{table}/record")
    assert answer.headers["Content-Disposition"] == f'attachment; filename="nova-luna-{table}.json"'
    record = Record.of(answer.json())
    assert record.result is None
    game = load("nova-luna")
    assert game.view(record.replay(game), None) == shown["view"]
    made = ben.ask("POST", "/api/records", {"record": answer.json(), "seats": [ME, ME]})
    assert made["snapshot"]["view"] == shown["view"]
    again = made["snapshot"]["table"]["id"]
    assert ben.move(again)["ply"] == 9
    assert [entry["move"]["text"] for entry in ben.look(again)["log"][:8]] == list(record.moves)


@pytest.mark.parametrize("mode", ["nova-luna-solo", "luna-3p"])
def test_a_finished_game_comes_home_whole(ana: Guest, ben: Guest, mode: str) -> None:
    record = random_record(mode, 7)
    body = {"record": record.as_json(), "names": ["Luna", "Sol"]}
    made = ana.ask("POST", "/api/records", body)
    table = made["snapshot"]["table"]
    assert made["invitations"] == []
    assert table["finished_at"] is not None
    assert table["seats"][0]["name"] == "Luna"
    kept = ben.ask("GET", f"/api/tables/{table['id']}/record")
    game = load(record.game)
    names = ["Luna", "Sol", None][: record.options["players"]]
    assert kept == record.as_json() | {"options": game.settle(record.options), "names": names}
    assert Record.of(kept).verify(game) is not None
    assert made["snapshot"]["view"]["outcome"]["ranking"] == kept["result"]["ranking"]


def test_a_record_keeps_the_names_on_its_way(ana: Guest, ben: Guest) -> None:
    table = end_a_game(ana, ben)
    record = ana.ask("GET", f"/api/tables/{table}/record")
    assert sorted(record["names"]) == ["Ana", "Ben"]
    brought = ben.ask("POST", "/api/records", {"record": record})["snapshot"]["table"]
    assert [seat["name"] for seat in brought["seats"]] == record["names"]
    assert all(seat["mine"] is False for seat in brought["seats"])
    public = {"record": record, "visibility": "public"}
    assert ben.refusal("POST", "/api/records", public) == (422, "names-not-yours")
    nameless = ben.ask("POST", "/api/records", public | {"names": []})["snapshot"]["table"]
    assert [seat["name"] for seat in nameless["seats"]] == [None, None]


@pytest.mark.parametrize("names", ["Ana", {"0": "Ana"}, [3, None], ["\u202e", " "], [[]], None, []])
def test_names_that_are_none_are_left_out(ana: Guest, names: object) -> None:
    table = ana.ask("POST", "/api/records", {"record": spoiled(names=names)})["snapshot"]["table"]
    assert [seat["name"] for seat in table["seats"]] == [None, None]


def spoiled(**changes: Any) -> Any:
    """The whole record with something wrong in it."""
    data = copy.deepcopy(WHOLE.as_json())
    for name, value in changes.items():
        data[name] = value
    return data


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ({}, "record-field"),
        (spoiled(game="chess"), "unknown-game"),
        (spoiled(options={"players": 2, "components": "\x00"}), "record-start"),
        (spoiled(moves=["x" * 1000]), "record-ply"),
        (spoiled(moves=list(WHOLE.moves[:3]), result=None), "seats-differ"),
        (spoiled(moves=["meditate"] * 2001, result=None), "record-too-long"),
    ],
)
def test_a_bad_record_is_refused(ana: Guest, record: object, code: str) -> None:
    assert ana.refusal("POST", "/api/records", {"record": record}) == (422, code)


def test_a_record_of_no_form(ana: Guest, stranger: Guest) -> None:
    records: list[object] = [[], "luna", None, 3]
    for record in records:
        assert ana.refusal("POST", "/api/records", {"record": record}) == (422, "bad-request")
    assert stranger.refusal("POST", "/api/records", {"record": {}}) == (401, "unknown-person")


@pytest.mark.parametrize("mode", ["nova-luna-3p", "nova-luna-solo", "luna-2p", "luna-solo-level-1"])
def test_history_and_course(ana: Guest, stranger: Guest, mode: str) -> None:
    table, rng = ana.table(mode), Random(2)
    for _ in range(6):
        shown = ana.move(table, rng=rng)
    history = stranger.ask("GET", f"/api/tables/{table}/history")
    log = shown["log"] if shown["since"] == 0 else ana.look(table)["log"]
    assert history == {"moves": [entry | {"beats": []} for entry in log], "undone": []}
    assert all(entry["story"] for entry in history["moves"])
    course = stranger.ask("GET", f"/api/tables/{table}/course")
    units = {"nova-luna-solo": "solo-score", "nova-luna-3p": "tokens-left"}
    assert course["unit"] == units.get(mode, "influence")
    sides = max(MODES[mode][1]["players"], 2 if mode.startswith("luna") else 1)
    assert [len(point) for point in course["points"]] == [sides] * 7


def test_a_fork_of_any_position(ana: Guest, ben: Guest, stranger: Guest) -> None:
    table, rng = ana.table("nova-luna-2p"), Random(2)
    for _ in range(6):
        ana.move(table, rng=rng)
    path = f"/api/tables/{table}/fork"
    made = ben.ask("POST", path, {"ply": 3, "seats": [ME, OPEN]})
    forked = made["snapshot"]
    assert forked["view"] == ana.look(table, ply=3)["view"]
    assert forked["table"]["origin"] == {"table": table, "ply": 3}
    assert len(made["invitations"]) == 1
    assert stranger.refusal("POST", path, {"ply": 3, "seats": [ME, ME]}) == (401, "unknown-person")
