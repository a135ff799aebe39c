"""Reviews over HTTP: asked for by people, the same for all who look, told live, and hidden where due."""

import json
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from pydantic import TypeAdapter
from typer.testing import CliRunner

from lunarium.ai.review.depth import Depth
from lunarium.ai.review.prospect import Stop
from lunarium.ai.review.verdict import Verdict
from lunarium.cli.app import app
from lunarium.core.record import Record
from lunarium.positions.attempts import AttemptVerdict
from lunarium.server.wire.reviews import ReviewInfo, ReviewProgress
from tests.support.markers import needs_search
from tests.support.quick_reviews import make_verdict, review_at_a_glance
from tests.support.records import read
from tests.support.server.serving import ME, SOLO, Guest, at, bring, finish
from tests.support.waiting import PATIENCE_SECONDS, await_true

ATTEMPT = "/api/ask/attempt"
DUEL = "nova-luna/ends-by-last-token-with-two"
LUNA = "luna/shrine-refused-without-supply"

pytestmark = needs_search


@pytest.fixture(autouse=True)
def _at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    review_at_a_glance(monkeypatch)


def await_review(guest: Guest, table: str) -> Any:
    """The whole review, asked for by this guest."""
    path = f"/api/tables/{table}/review"
    guest.ask("POST", path)
    await_true(lambda: guest.ask("GET", path)["status"] == "done")
    return guest.ask("GET", path)


@pytest.mark.parametrize("name", [SOLO, DUEL, LUNA])
def test_review_matches_its_wire_type(lone_serving: Any, guests: Any, name: str) -> None:
    ana, stranger = guests(lone_serving.address, "Ana"), guests(lone_serving.address, None)
    table = bring(ana, name)
    path = f"/api/tables/{table}/review"
    nothing = stranger.ask("GET", path)
    assert (nothing["status"], nothing["depth"], nothing["review"]) == ("none", "none", None)
    found = await_review(ana, table)
    TypeAdapter(ReviewInfo).validate_json(json.dumps(found), extra="forbid")
    review = found["review"]
    plies = ana.look(table)["last"]
    assert [move["ply"] for move in review["moves"]] == list(range(plies))
    assert {move["depth"] for move in review["moves"]} == {"deep"}
    log = ana.ask("GET", f"/api/tables/{table}/history")["moves"]
    for move, entry in zip(review["moves"], log, strict=True):
        assert move["move"] == entry["move"]
        assert move["line"][0] == move["better"]
        assert move["played_line"][0] == move["move"]
    ledger = review["ledger"]
    for seat, end in enumerate(review["end"]):
        changes = sum(entry["change"][seat] for entry in ledger["entries"])
        assert ledger["start"]["value"][seat] + changes == pytest.approx(end, abs=0.001)
    theirs = stranger.ask("GET", path)
    assert (found["is_mine"], theirs["is_mine"]) == (True, False)
    assert theirs["review"] == review


def test_before_the_deep_look_a_move_is_worth_a_look_without_grade_or_number(
    lone_serving: Any, guests: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The quick look finds a blunder that the deep one does not: nobody ever hears of it."""
    held, is_let_go = Event(), Event()

    def cry_wolf(record: Record, ply: int, depth: Depth, stop: Stop) -> Verdict:
        if depth.name == "deep":
            held.set()
            assert is_let_go.wait(PATIENCE_SECONDS)
        move = record.moves[ply]
        verdict = make_verdict(ply, depth.name, move, 4.0 * (depth.name == "quick" and ply == 2))
        return replace(verdict, better="refill" if verdict.loss else move)

    monkeypatch.setattr(lone_serving.house.reviews, "_judge", cry_wolf)
    ana = guests(lone_serving.address, "Ana")
    table = bring(ana, SOLO)
    path = f"/api/tables/{table}/review"
    ana.ask("POST", path)
    try:
        assert held.wait(PATIENCE_SECONDS)
        found = ana.ask("GET", path)
        TypeAdapter(ReviewInfo).validate_json(json.dumps(found), extra="forbid")
        review = found["review"]
        assert [move["ply"] for move in review["moves"] if move["is_suspect"]] == [2]
        for move in review["moves"]:
            assert (move["grade"], move["loss"], move["error"], move["why"]) == (None, None, None, [])
            assert move["better"] == move["move"]
        assert (review["turning_points"], review["ledger"]) == ([], None)
        assert ana.ask("GET", f"{path}/puzzles")["puzzles"] == []
        attempt = ana.ask("POST", ATTEMPT, at(table, 2, move=review["moves"][2]["move"]["text"]))
        assert (attempt["grade"], attempt["loss"], attempt["error"]) == (None, None, None)
    finally:
        is_let_go.set()
    moves = await_review(ana, table)["review"]["moves"]
    assert {(move["grade"], move["loss"], move["is_suspect"]) for move in moves} == {("best", 0.0, False)}


def test_two_people_look_at_the_same_one(ana: Guest, ben: Guest) -> None:
    table = bring(ana, SOLO)
    path = f"/api/tables/{table}/review"
    with ana.watch(table) as mine, ben.watch(table) as theirs:
        ana.ask("POST", path)
        ben.ask("POST", path)
        for socket in (mine, theirs):
            told: Any = {}
            while told.get("status") != "done":
                heard = json.loads(socket.recv(timeout=PATIENCE_SECONDS))
                if heard.pop("type") == "review":
                    TypeAdapter(ReviewProgress).validate_python(heard, extra="forbid")
                    told = heard
            assert (told["depth"], told["done"], told["total"]) == ("deep", 10, 10)
    found = [guest.ask("GET", path) for guest in (ana, ben)]
    assert found[0]["review"] == found[1]["review"]
    assert [one["is_mine"] for one in found] == [True, False]


def test_reviews_are_refused_to_strangers_and_while_the_game_runs(
    ana: Guest, ben: Guest, stranger: Guest
) -> None:
    table = bring(ana, DUEL)
    path = f"/api/tables/{table}/review"
    for method, where, body in (
        ("POST", path, None),
        ("DELETE", path, None),
        ("POST", ATTEMPT, at(table, 0, move="refill")),
    ):
        assert stranger.refusal(method, where, body) == (401, "unknown-person")
    under_way = ana.table("nova-luna-2p")
    for method, where, body in (
        ("GET", f"/api/tables/{under_way}/review", None),
        ("POST", f"/api/tables/{under_way}/review", None),
        ("DELETE", f"/api/tables/{under_way}/review", None),
        ("POST", ATTEMPT, at(under_way, 0, move="refill")),
    ):
        assert ana.refusal(method, where, body) == (409, "game-is-under-way")
    assert ana.refusal("GET", "/api/tables/nothing/review") == (404, "no-such-table")
    ben.ask("POST", path)
    asked = ana.ask("GET", path)
    if asked["status"] != "done":
        assert ana.refusal("DELETE", path) == (403, "review-not-yours")
    assert ben.ask("DELETE", path)["status"] in ("none", "done")


def test_another_move_is_tried(ana: Guest) -> None:
    table = bring(ana, DUEL)
    assert ana.refusal("POST", ATTEMPT, at(table, 999, move="refill")) == (404, "no-such-ply")
    assert ana.refusal("POST", ATTEMPT, at(table, 0, move="dance"))[0] == 422
    assert ana.refusal("POST", ATTEMPT, at(table, 0)) == (422, "bad-request")
    record = ana.ask("GET", f"/api/tables/{table}/record")
    first = ana.ask("POST", ATTEMPT, at(table, 0, move=record["moves"][0]))
    assert first["verdict"] in ("right", "near", "wrong"), "nobody has asked for a review yet"
    review = await_review(ana, table)["review"]
    insight = ana.ask("POST", "/api/ask/insight", at(table, 0))
    for text in list(insight["moves"])[:3]:
        tried = ana.ask("POST", ATTEMPT, at(table, 0, move=text))
        TypeAdapter(AttemptVerdict).validate_json(json.dumps(tried), extra="forbid")
        assert tried["move"]["text"] == tried["line"][0]["text"] == text
        assert tried["better"] == review["moves"][0]["better"]
        assert tried == ana.ask("POST", ATTEMPT, at(table, 0, move=text)), "asked twice it is the same"
    for move in review["moves"]:
        played = ana.ask("POST", ATTEMPT, at(table, move["ply"], move=move["move"]["text"]))
        assert (played["grade"], played["loss"]) == (move["grade"], move["loss"])
        better = ana.ask("POST", ATTEMPT, at(table, move["ply"], move=move["better"]["text"]))
        if move["better"] != move["move"]:
            assert (better["verdict"], better["loss"]) == ("right", 0)


def test_a_daily_game_is_reviewed_by_its_player_and_by_who_has_finished(ana: Guest, ben: Guest) -> None:
    table = finish(ana, "nova-luna")
    path = f"/api/tables/{table}/review"
    await_review(ana, table)
    ben.ask("POST", "/api/daily/nova-luna")
    for method, where, body in (
        ("GET", path, None),
        ("POST", path, None),
        ("POST", ATTEMPT, at(table, 0, move="refill")),
    ):
        assert ben.refusal(method, where, body) == (403, "daily-closed")
    finish(ben, "nova-luna")
    assert ben.ask("GET", path)["status"] == "done"


def play_the_end(guest: Guest, name: str) -> str:
    """The table of a game of which this guest has played the last move."""
    record = read(name).as_json()
    *moves, last = record["moves"]
    begun = record | {"moves": moves, "result": None}
    made = guest.ask("POST", "/api/records", {"record": begun, "seats": [ME, ME]})["snapshot"]
    table = str(made["table"]["id"])
    guest.ask("POST", f"/api/tables/{table}/moves", {"move": last, "ply": made["ply"]})
    return table


@pytest.mark.parametrize("source", ["own", "uploaded", "daily"])
def test_the_command_line_says_the_same_of_every_game(ana: Guest, tmp_path: Path, source: str) -> None:
    made = {
        "own": lambda: play_the_end(ana, DUEL),
        "uploaded": lambda: bring(ana, LUNA),
        "daily": lambda: finish(ana, "nova-luna"),
    }
    table = made[source]()
    review = await_review(ana, table)["review"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(ana.ask("GET", f"/api/tables/{table}/record")), encoding="utf-8")
    told = CliRunner().invoke(
        app, ["analyse", str(file), "--depth", "deep", "--json"], catch_exceptions=False
    )
    found = json.loads(told.stdout)
    assert [(one["move"], one["better"], one["grade"], one["loss"]) for one in found["moves"]] == [
        (one["move"]["text"], one["better"]["text"], one["grade"], one["loss"]) for one in review["moves"]
    ]
    for name in ("end", "turning_points", "measure"):
        assert found[name] == review[name]
    assert [entry["change"] for entry in found["ledger"]["entries"]] == [
        entry["change"] for entry in review["ledger"]["entries"]
    ]
