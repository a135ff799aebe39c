"""Study over HTTP: what moves would bring, why others are not possible, and hints where they harm nobody."""

import json
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from lunarium.ai.thinking import Budget
from lunarium.core.record import Record
from lunarium.games import load
from lunarium.positions import ideas
from tests.support.legal_moves import legal_texts
from tests.support.markers import needs_search
from tests.support.modes import MODES
from tests.support.server.serving import GREEDY, ME, OPEN, Guest, at, seat_two

ABOUT, IDEAS, INSIGHT, LINE, WHY = (
    f"/api/ask/{name}" for name in ("about", "ideas", "insight", "line", "why")
)


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint needs no second of thought here."""
    monkeypatch.setattr(ideas, "HINT", Budget(simulations=50))


@pytest.mark.parametrize("mode", ["nova-luna-2p", "nova-luna-solo", "luna-2p-preselected"])
def test_insight_for_everybody_at_any_position(ana: Guest, stranger: Guest, mode: str) -> None:
    model: TypeAdapter[Any] = TypeAdapter(load(MODES[mode][0]).showing.wire.insight)
    table, rng, found = ana.table(mode), Random(4), []
    for _ in range(4):
        insight = stranger.ask("POST", INSIGHT, at(table))
        model.validate_json(json.dumps(insight), extra="forbid")
        seen = ana.look(table)
        assert set(insight["moves"]) == set(legal_texts(seen))
        assert seen["insight"] == insight, "the one to move has it with the position"
        assert stranger.look(table)["insight"] is None
        found.append(insight)
        ana.move(table, rng=rng)
    for ply, insight in enumerate(found):
        assert ana.ask("POST", INSIGHT, at(table, ply)) == insight
    assert ana.refusal("POST", INSIGHT, at(table, 5)) == (404, "no-such-ply")
    assert ana.refusal("POST", INSIGHT, at(table, -1)) == (422, "bad-request")


def test_why_in_three_languages(ana: Guest, stranger: Guest) -> None:
    table = ana.table("luna-2p")
    asked = at(table, move="sanctify 11")
    said = [stranger.ask("POST", WHY, asked, lang=language) for language in ("en", "de", "pt")]
    codes = [[reason["code"] for reason in answer["reasons"]] for answer in said]
    assert codes == [["phase-shrines"]] * 3
    assert len({answer["reasons"][0]["text"] for answer in said}) == 3
    legal = legal_texts(ana.look(table))[0]
    assert stranger.ask("POST", WHY, at(table, move=legal)) == {"move": legal, "reasons": []}
    ana.move(table, legal)
    assert stranger.ask("POST", WHY, at(table, 0, move=legal))["reasons"] == []
    assert stranger.refusal("POST", WHY, at(table, 2, move=legal)) == (404, "no-such-ply")
    assert stranger.refusal("POST", WHY, at(table)) == (422, "bad-request")
    assert stranger.refusal("POST", WHY, at(table, move="x" * 61)) == (422, "bad-request")


@pytest.mark.parametrize(
    "move", ["\x00", "\ud83c\udf19".encode("utf-16", "surrogatepass").decode("utf-16"), "%", "💫" * 60]
)
def test_why_for_whatever_is_asked(ana: Guest, move: str) -> None:
    table = ana.table("nova-luna-2p")
    assert ana.ask("POST", WHY, at(table, move=move))["reasons"]


def test_why_by_the_parts_of_a_move(ana: Guest, stranger: Guest) -> None:
    """A board asks about whatever was pointed at; it writes no notation."""
    table = ana.table("luna-2p")

    def ask(kind: str, parts: object) -> Any:
        return stranger.ask("POST", WHY, at(table, move={"kind": kind, "parts": parts}))

    told = ask("sanctify", {"tile": 11, "bribe": False})
    assert told == stranger.ask("POST", WHY, at(table, move="sanctify 11"))
    for move in ana.look(table)["legal"]:
        assert ask(move["kind"], move["parts"]) == {"move": move["text"], "reasons": []}
    for kind, parts in [
        ("sanctify", {}),
        ("dance", {"isle": "tide"}),
        ("book", {"origin": "x" * 40, "to": True}),
    ]:
        assert ask(kind, parts)["reasons"]
    for bad in ({"kind": "book"}, {"kind": "book", "parts": {"to": "x" * 41}}):
        assert stranger.refusal("POST", WHY, at(table, move=bad)) == (422, "bad-request")


@needs_search
def test_a_hint_against_computers(ana: Guest) -> None:
    table = ana.table("luna-2p-preselected", [ME, GREEDY], starts=0)
    hint = ana.ask("POST", IDEAS, at(table))
    assert {moved["move"]["text"] for moved in hint["moves"]} <= set(legal_texts(ana.look(table)))
    assert hint["measure"] == "win"
    assert hint["unit"] == "influence"
    for hinted in hint["moves"]:
        assert sum(hinted["win"]) == pytest.approx(1, abs=0.02)
        assert len(hinted["score"]) == 2
        assert hinted["line"][0] == hinted["move"]


@needs_search
@pytest.mark.parametrize(
    "mode", ["nova-luna-2p", "luna-2p-preselected", "nova-luna-solo", "luna-solo-level-1"]
)
def test_each_hint_is_another_idea_and_can_be_played_through(ana: Guest, mode: str) -> None:
    game = load(MODES[mode][0])
    idea = game.showing.idea
    assert idea is not None
    table = ana.table(mode)
    rng = Random(7)
    for _ in range(14):
        ana.move(table, rng=rng)
    seen = ana.look(table)
    hint = ana.ask("POST", IDEAS, at(table))
    assert hint["measure"] == ("score" if "solo" in mode else "win")
    record = ana.ask("GET", f"/api/tables/{table}/record")
    state = Record.of(record).replay(game)
    assert len({idea(state, game.read(hinted["move"]["text"])) for hinted in hint["moves"]}) == len(
        hint["moves"]
    )
    for hinted in hint["moves"]:
        line = [move["text"] for move in hinted["line"]]
        steps = ana.ask("POST", LINE, at(table, moves=line))["steps"]
        assert [step["move"]["text"] for step in steps] == line[: len(steps)]
        assert all(step["story"] for step in steps)
    assert ana.look(table) == seen, "nothing was played"


def test_a_line_ends_before_something_face_down_comes_up(ana: Guest, stranger: Guest) -> None:
    table, rng = ana.table("nova-luna-2p"), Random(3)
    while len(ana.look(table)["view"]["reach"]) != 1:
        ana.move(table, next(text for text in legal_texts(ana.look(table)) if "@" in text), rng=rng)
    last = next(text for text in legal_texts(ana.look(table)) if "@" in text)
    assert stranger.ask("POST", LINE, at(table, moves=[last])) == {"steps": []}
    assert stranger.ask("POST", LINE, at(table, moves=["refill"])) == {"steps": []}
    assert stranger.refusal("POST", LINE, at(table, moves=["end-phase"])) == (422, "illegal-move")
    assert stranger.refusal("POST", LINE, at(table, moves=["dance"])) == (422, "bad-notation")
    assert stranger.refusal("POST", LINE, at(table, moves=[])) == (422, "bad-request")
    assert stranger.refusal("POST", LINE, at(table, moves=["refill"] * 13)) == (422, "bad-request")
    assert stranger.refusal("POST", LINE, at(table, 999, moves=["refill"])) == (404, "no-such-ply")


@pytest.mark.parametrize(
    ("mode", "thing"),
    [("luna-2p-preselected", "isle:tide"), ("nova-luna-2p", "wheel"), ("nova-luna-solo", "phase")],
)
def test_a_card_in_three_languages(ana: Guest, stranger: Guest, mode: str, thing: str) -> None:
    table = ana.table(mode)
    asked = at(table, thing=thing)
    cards = [stranger.ask("POST", ABOUT, asked, lang=language) for language in ("en", "de", "pt")]
    legal = {move["text"]: move["kind"] for move in ana.look(table)["legal"]}
    for card in cards:
        assert card["thing"] == thing
        assert card["title"]
        assert card["rows"]
        assert all(legal[text] == possible["kind"] for possible in card["can"] for text in possible["moves"])
    told = [[reason["text"] for refused in card["cannot"] for reason in refused["reasons"]] for card in cards]
    assert told[0] != told[1] or not told[0]
    ana.move(table, rng=Random(1))
    assert stranger.ask("POST", ABOUT, at(table, 0, thing=thing)) == cards[0]
    assert stranger.refusal("POST", ABOUT, at(table, thing="isle:atlantis")) == (404, "no-such-thing")
    assert stranger.refusal("POST", ABOUT, at(table, thing="x" * 41)) == (422, "bad-request")
    assert stranger.refusal("POST", ABOUT, at(table)) == (422, "bad-request")


def test_no_hint_where_it_would_harm(ana: Guest, ben: Guest, stranger: Guest) -> None:
    table = seat_two(ana, ben, "luna-2p-preselected")
    assert stranger.refusal("POST", IDEAS, at(table)) == (401, "unknown-person")
    assert ben.refusal("POST", IDEAS, at(table)) == (409, "not-your-turn")
    assert ana.refusal("POST", IDEAS, at(table)) == (403, "no-hint-here")
    waiting = ana.table("luna-2p-preselected", [ME, OPEN], starts=0)
    assert ana.refusal("POST", IDEAS, at(waiting)) == (403, "no-hint-here")
    assert ben.refusal("POST", IDEAS, at(waiting)) == (403, "not-your-seat")
    daily = ana.ask("POST", "/api/daily/luna")["snapshot"]["table"]["id"]
    assert ana.refusal("POST", IDEAS, at(daily)) == (403, "no-hint-here")


def test_no_hint_after_the_end(ana: Guest) -> None:
    table, rng = ana.table("nova-luna-solo"), Random(1)
    ana.play_out(table, rng)
    assert ana.refusal("POST", IDEAS, at(table)) == (409, "game-is-over")
    assert ana.ask("POST", INSIGHT, at(table))["moves"] == {}


def test_legal_moves_are_listed_for_every_source(ana: Guest, stranger: Guest) -> None:
    table = ana.table("nova-luna-2p")
    legal = ana.look(table)["legal"]
    assert stranger.ask("POST", "/api/ask/legal", at(table)) == {"moves": legal}
    stage = {"game": "nova-luna", "stage": "take", "moves": []}
    assert stranger.ask("POST", "/api/ask/legal", {"source": stage})["moves"]
    text = stranger.ask("GET", f"/api/tables/{table}/position")["text"]
    listed = stranger.ask("POST", "/api/ask/legal", {"source": {"text": text}})["moves"]
    assert {move["text"] for move in listed} == {move["text"] for move in legal}
    for source, where in (
        ({"text": text, "ply": 1}, "source.AsText.ply"),
        ({"stage": "take", "moves": []}, "source.InStage.game"),
        ({"of": "luna", "puzzle": "x"}, "source.InPuzzle.played"),
        ({}, "source.AtTable.table"),
    ):
        answer = stranger.post("/api/ask/legal", json={"source": source}).json()
        assert (answer["code"], answer["params"]["field"]) == ("bad-request", where)


@needs_search
def test_ideas_and_attempts_are_for_tables_and_texts(ana: Guest) -> None:
    stage = {"source": {"game": "luna", "stage": "builder", "moves": []}}
    assert ana.refusal("POST", IDEAS, stage) == (403, "no-hint-here")
    assert ana.refusal("POST", "/api/ask/attempt", {**stage, "move": "x"}) == (403, "no-hint-here")
    table = ana.table("luna-2p-preselected", [ME, GREEDY], starts=0)
    ana.move(table)
    assert ana.refusal("POST", IDEAS, at(table, 0))[0] in (403, 409), "only of the position that is played"
