"""Positions over HTTP: set up by hand, checked, asked about, played on, and taken out of games."""

from itertools import groupby
from typing import Any

import pytest
from pydantic import TypeAdapter

from lunarium.ai.review import attempt
from lunarium.ai.review.depth import Depth
from lunarium.ai.thinking import Budget
from lunarium.core.record import Record
from lunarium.games import drafting_of, load, positions_of
from lunarium.positions import ideas
from lunarium.server.wire.positions import PositionSheet
from tests.support.markers import needs_search
from tests.support.server.serving import GREEDY, ME, Guest

KEYS = ["nova-luna", "luna"]
SHEET: TypeAdapter[PositionSheet] = TypeAdapter(PositionSheet)
FAULTY = {
    "nova-luna": (
        "nova-luna_2_0.16.50.30.26.8.59.45.65.17.51.0_12_0_0",
        {"nova-position-seen": ["wheel"]},
    ),
    "luna": (
        "luna_2_gr.hatnbsk.stk_a2.rr.3.1_y10.r2_2x.3rk.7r.12y.16r_13r.18y"
        "_1000000.3110010.1.s.h.s5c5k2m1a5t4_0902000.1300000.0.n.s.s5c10d1m2p5a3t7",
        {
            "luna-position-beyond-guard": ["tile:18", "course"],
            "luna-position-books": ["temple"],
            "luna-position-novices": ["side:1"],
        },
    ),
}


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint needs no second of thought here."""
    monkeypatch.setattr(ideas, "HINT", Budget(simulations=50))


def check(guest: Guest, key: str, **wanted: Any) -> Any:
    sheet = guest.ask("POST", f"/api/positions/{key}/check", wanted, lang="de")
    SHEET.validate_python(sheet)
    return sheet


@pytest.mark.parametrize("key", KEYS)
def test_a_possible_position_is_told_everything_about(stranger: Guest, key: str) -> None:
    text = drafting_of(load(key)).example
    sheet = check(stranger, key, text=text)
    state = positions_of(load(key)).read(text)
    assert (sheet["text"], sheet["faults"]) == (text, [])
    assert sheet["position"]["to_move"] == load(key).to_move(state)
    assert len(sheet["position"]["legal"]) == len(load(key).legal_moves(state))
    assert set(sheet["position"]["insight"]["moves"]) == {move["text"] for move in sheet["position"]["legal"]}
    assert sheet["position"]["standing"]["seats"] == load(key).showing.progress(state)
    assert check(stranger, key, draft=sheet["draft"]) == sheet


@pytest.mark.parametrize("key", KEYS)
def test_every_fault_is_told_with_its_place_and_in_the_callers_language(stranger: Guest, key: str) -> None:
    text, expected = FAULTY[key]
    sheet = check(stranger, key, text=text)
    assert sheet["position"] is None
    assert {fault["code"]: fault["places"] for fault in sheet["faults"]} == expected
    english = stranger.ask("POST", f"/api/positions/{key}/check", {"text": text})
    for german, spoken in zip(sheet["faults"], english["faults"], strict=True):
        assert german["message"] != spoken["message"]
        assert spoken["message"].endswith(".")


def test_a_draft_is_tidied_before_it_is_judged(stranger: Guest) -> None:
    sheet = check(stranger, "luna", text=drafting_of(load("luna")).example)
    more = sheet["draft"] | {"options": sheet["draft"]["options"] | {"players": 4}}
    grown = check(stranger, "luna", draft=more)
    assert [len(grown["draft"][part]) for part in ("sides", "boards", "council")] == [4, 4, 4]
    assert {fault["code"] for fault in grown["faults"]} >= {"luna-position-no-shrine"}
    assert grown["view"]["players"][3]["colour"] == "white", "what is not possible yet can be looked at"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("players", [1, 3])
def test_a_blank_and_a_random_position_are_offered(stranger: Guest, key: str, players: int) -> None:
    path = f"/api/positions/{key}/start"
    blank = stranger.ask("GET", path, kind="blank", players=players)
    assert blank["draft"]["options"]["players"] == players
    found = stranger.ask("GET", path, kind="random", players=players)
    assert found["position"]["players"] == players
    assert found["position"]["legal"]
    assert stranger.ask("GET", path, kind="example")["text"] == drafting_of(load(key)).example
    assert stranger.refusal("GET", path, kind="random", players=5) == (422, "bad-request")


def test_impossible_positions_are_refused_with_a_sentence(stranger: Guest) -> None:
    path = "/api/positions/nova-luna/check"
    good = check(stranger, "nova-luna", text=drafting_of(load("nova-luna")).example)
    for body, code in (
        ({"text": "nova-luna_9"}, "nova-position-mode"),
        ({"text": "luna_2"}, "position-other-game"),
        ({"text": "hallo"}, "position-no-text"),
        ({}, "position-draft-or-text"),
        ({"text": good["text"], "draft": good["draft"]}, "position-draft-or-text"),
        ({"draft": good["draft"] | {"meeple": 99}}, "nova-position-wheel-form"),
        ({"draft": good["draft"] | {"wheel": [None] * 3}}, "nova-position-wheel-form"),
        ({"draft": good["draft"] | {"wheel": "none"}}, "bad-request"),
        ({"draft": good["draft"] | {"more": 1}}, "bad-request"),
        ({"draft": check(stranger, "luna", text=FAULTY["luna"][0])["draft"]}, "position-other-game"),
    ):
        assert stranger.refusal("POST", path, body) == (422, code)
    assert stranger.refusal("POST", "/api/positions/chess/check", {"text": "x"}) == (422, "unknown-game")


@needs_search
@pytest.mark.parametrize("key", KEYS)
def test_ideas_for_a_position(ana: Guest, stranger: Guest, key: str) -> None:
    path, body = "/api/ask/ideas", {"source": {"text": drafting_of(load(key)).example}}
    hint = ana.ask("POST", path, body)
    assert hint["measure"] == "win"
    assert hint["moves"][0]["line"][0] == hint["moves"][0]["move"]
    assert stranger.refusal("POST", path, body)[0] == 401
    assert ana.refusal("POST", path, {"source": {"text": FAULTY[key][0]}})[0] == 422


@needs_search
@pytest.mark.parametrize("key", KEYS)
def test_a_move_in_a_position_is_reviewed(
    ana: Guest, stranger: Guest, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiny = Depth("quick", first=0.001, look=0.001, looks=2, most_looks=2, deals=2, starts=1)
    monkeypatch.setattr(attempt, "DEPTH", tiny)
    text = drafting_of(load(key)).example
    moves = check(stranger, key, text=text)["position"]["legal"]
    path, asked = "/api/ask/attempt", {"source": {"text": text}, "move": moves[-1]["text"]}
    found = ana.ask("POST", path, asked)
    assert found["move"] == moves[-1]
    assert found["verdict"] in ("right", "near", "wrong")
    assert found["better"] in moves
    assert found["loss"] >= 0
    assert stranger.refusal("POST", path, asked)[0] == 401
    assert ana.refusal("POST", path, {**asked, "move": "nonsense"})[0] == 422


@pytest.mark.parametrize("key", KEYS)
def test_the_game_goes_on_from_a_position(ana: Guest, key: str) -> None:
    text, path = drafting_of(load(key)).example, f"/api/positions/{key}/tables"
    made = ana.ask("POST", path, {"text": text, "seats": [ME, GREEDY]}, status=201)["snapshot"]
    table = made["table"]["id"]
    assert not made["table"]["counts"]
    assert made["view"] == positions_view(key, text)
    assert ana.ask("GET", f"/api/tables/{table}/position", ply=0)["text"] == text
    record = Record.of(ana.ask("GET", f"/api/tables/{table}/record"))
    assert record.setup["position"] == text
    record.verify(load(key))
    assert ana.refusal("POST", path, {"text": text, "seats": [ME]}) == (422, "seats-differ")
    assert ana.refusal("POST", path, {"text": FAULTY[key][0], "seats": [ME, ME]})[0] == 422


def positions_view(key: str, text: str) -> Any:
    return load(key).view(positions_of(load(key)).read(text), None)


def test_positions_of_a_running_daily_deal_are_refused(ana: Guest) -> None:
    table = ana.ask("POST", "/api/daily/nova-luna", status=201)["snapshot"]["table"]["id"]
    assert ana.refusal("GET", f"/api/tables/{table}/position") == (403, "daily-no-record")
    seen = ana.move(table)["view"]
    draft = {
        "game": "nova-luna",
        "options": seen["options"],
        "wheel": seen["wheel"],
        "meeple": seen["meeple"],
        "queue": seen["queue"],
        "displays": [
            [{"tile": one["tile"], "x": one["x"], "y": one["y"]} for one in seat["display"]]
            for seat in seen["seats"]
        ],
    }
    text = check(ana, "nova-luna", draft=draft)["text"]
    source = {"source": {"text": text}}
    for path, body in (
        ("/api/ask/ideas", source),
        ("/api/ask/attempt", {**source, "move": "refill"}),
        ("/api/positions/nova-luna/tables", {"text": text, "seats": [ME]}),
    ):
        assert ana.refusal("POST", path, body) == (403, "daily-no-record")


def test_moves_are_listed_piece_by_piece_and_the_best_first(stranger: Guest) -> None:
    text = drafting_of(load("nova-luna")).example
    position = check(stranger, "nova-luna", text=text)["position"]
    gains = {text: move["tokens"] for text, move in position["insight"]["moves"].items()}
    tiles = [move["parts"].get("tile") for move in position["legal"]]
    assert len(list(groupby(tiles))) == len(set(tiles)) > 1
    for _, moves in groupby(position["legal"], key=lambda move: move["parts"].get("tile")):
        found = [gains[move["text"]] for move in moves]
        assert found[0] == max(found)
