"""Puzzles over HTTP: listed, solved move by move, judged, hinted at; the solution comes after the answer."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from lunarium.ai.puzzles import judging
from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.review import attempt
from lunarium.games import GAMES, load
from lunarium.tables import daily_puzzles, puzzles
from lunarium.tables.daily_puzzles import DailyPuzzles
from tests.support.markers import needs_search
from tests.support.puzzles import make_puzzle, put_on_shelf, right, wrong
from tests.support.quick_reviews import review_at_a_glance
from tests.support.records import read
from tests.support.server.serving import Guest, Json
from tests.support.waiting import await_true

ONE, TWO = make_puzzle("2p-1", level=2), make_puzzle("2p-2", ply=16, depth=2, theme="deny", level=5)
NOVA = "/api/puzzles/nova-luna"
THEMES = list(load("nova-luna").practice.themes)


@pytest.fixture(autouse=True)
def _shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(monkeypatch, [ONE, TWO])


def path(puzzle: Puzzle, more: str = "") -> str:
    return f"{NOVA}/{puzzle.key}{more}"


def inside(puzzle: Puzzle, played: list[str], **asked: object) -> Json:
    """A question about a position of a puzzle, for `/api/ask`."""
    return {"source": {"of": puzzle.game, "puzzle": puzzle.key, "played": played}, **asked}


def play(guest: Guest, puzzle: Puzzle, move: str, after: Json | None = None) -> Json:
    """The next move, after a position that was shown."""
    way = {"played": after["played"], "seal": after["seal"]} if after else {"played": []}
    answered: Json = guest.ask("POST", path(puzzle, "/answers"), {**way, "move": move})
    return answered


def shelf_of(guest: Guest) -> Json:
    shelves = guest.ask("GET", "/api/puzzles")
    found: Json = next(shelf for shelf in shelves if shelf["game"] == "nova-luna")
    return found


def test_shelf_lists_themes_difficulties_and_grade(ana: Guest, stranger: Guest) -> None:
    shelf = shelf_of(stranger)
    assert (shelf["count"], shelf["done"], shelf["grade"]["points"]) == (2, 0, 1500)
    assert [share["key"] for share in shelf["themes"]] == [THEMES[0], "deny"]
    assert [(share["key"], share["count"]) for share in shelf["difficulties"]] == [("2", 1), ("5", 1)]
    assert shelf["difficulties"][0]["chance"] > shelf["difficulties"][1]["chance"]
    assert [(share["key"], share["count"]) for share in shelf["players"]] == [("2", 2)]
    listed = stranger.ask("GET", NOVA, theme="deny")["puzzles"]
    assert [(one["key"], one["depth"], one["players"]) for one in listed] == [("2p-2", 2, 2)]
    assert listed[0]["theme"] == "deny", "whoever asked for it knows it"
    assert [one["theme"] for one in stranger.ask("GET", NOVA)["puzzles"]] == [None, None]
    assert len(stranger.ask("GET", NOVA, difficulty=2, players=2)["puzzles"]) == 1
    assert stranger.ask("GET", NOVA, players=4)["puzzles"] == []
    assert stranger.ask("GET", f"{NOVA}/next", theme="deny")["key"] == "2p-2"
    assert stranger.ask("GET", f"{NOVA}/next", after="2p-1")["key"] == "2p-2"
    assert stranger.refusal("GET", f"{NOVA}/next", players=3) == (404, "no-such-puzzles")
    assert stranger.refusal("GET", f"{NOVA}/2p-9") == (404, "no-such-puzzle")
    assert stranger.refusal("GET", "/api/puzzles/chess") == (422, "unknown-game")
    info = next(game for game in ana.ask("GET", "/api/games") if game["key"] == "nova-luna")
    assert info["puzzles"] == 2


def test_a_puzzle_is_solved_move_by_move(ana: Guest) -> None:
    begun = ana.ask("GET", path(TWO))
    assert (begun["depth"], begun["found"], begun["seat"]) == (2, 0, TWO.seat)
    assert (begun["theme"], begun["thing"], begun["result"]) == (None, None, None)
    assert sorted(begun["insight"]["moves"]) == sorted(move["text"] for move in begun["legal"])
    first = play(ana, TWO, right(TWO))
    assert (first["verdict"], first["status"], first["tried"]) == ("right", "open", None)
    replies = list(TWO.steps[0].replies)
    assert [step["move"]["text"] for step in first["steps"]] == [right(TWO), *replies]
    assert all(step["beats"] for step in first["steps"])
    on = first["position"]
    assert (on["found"], on["played"]) == (1, [right(TWO), *replies])
    solved = play(ana, TWO, right(TWO, 1), on)
    assert (solved["status"], solved["is_main"], solved["position"]) == ("solved", True, None)
    assert solved["tried"]["result"] == {"solved": True, "helped": False, "mended": False}
    assert solved["tried"]["after"]["points"] > solved["tried"]["before"]["points"] == 1500
    assert shelf_of(ana)["done"] == 1
    listed = {one["key"]: (one["theme"], one["result"]) for one in ana.ask("GET", NOVA)["puzzles"]}
    assert listed == {"2p-1": (None, None), "2p-2": ("deny", solved["tried"]["result"])}
    over = {"played": [*on["played"], right(TWO, 1)], "seal": on["seal"], "move": "refill"}
    assert ana.refusal("POST", path(TWO, "/answers"), over) == (409, "puzzle-seal")


def test_a_wrong_answer_is_shown_what_punishes_it_and_nothing_else(ana: Guest) -> None:
    missed = play(ana, ONE, wrong(ONE))
    assert (missed["verdict"], missed["status"], missed["loss"]) == ("wrong", "missed", 0.3)
    assert [step["move"]["text"] for step in missed["steps"]] == list(ONE.steps[0].verdict.played_line)
    assert missed["tried"]["result"] == {"solved": False, "helped": False, "mended": False}
    assert missed["tried"]["after"]["points"] < 1500
    assert right(ONE) not in json.dumps([missed["steps"], missed["why"]])
    assert (missed["theme"], ana.ask("GET", path(ONE))["theme"]) == (None, None)
    later = play(ana, ONE, right(ONE))
    assert later["theme"] == ana.ask("GET", path(ONE))["theme"] == THEMES[0]
    assert later["tried"]["result"] == {"solved": False, "helped": False, "mended": True}
    assert later["tried"]["after"] == missed["tried"]["after"]


def test_the_solution_is_told_on_asking_and_ends_the_try(ana: Guest, stranger: Guest) -> None:
    assert stranger.refusal("POST", path(TWO, "/solution")) == (401, "unknown-person")
    told = ana.ask("POST", path(TWO, "/solution"))
    main_line = [right(TWO), *TWO.steps[0].replies, right(TWO, 1)]
    assert [step["move"]["text"] for step in told["steps"]] == main_line
    assert (told["own"], told["theme"]) == ([0, len(main_line) - 1], "deny")
    assert told["tried"]["result"] == {"solved": False, "helped": True, "mended": False}
    solved = play(ana, ONE, right(ONE))
    again = ana.ask("POST", path(ONE, "/solution"))
    assert again["tried"] is None, "whoever has solved it may look"
    assert shelf_of(ana)["grade"] == solved["tried"]["after"]


def test_hints_tell_the_theme_then_the_piece_and_cost_the_gain(ana: Guest, stranger: Guest) -> None:
    ask = {"played": [], "step": 1}
    assert stranger.refusal("POST", path(ONE, "/hints"), ask) == (401, "unknown-person")
    assert ana.ask("POST", path(ONE, "/hints"), ask) == {
        "hint": 1,
        "theme": THEMES[0],
        "kind": None,
        "thing": None,
    }
    piece = ana.ask("POST", path(ONE, "/hints"), {"played": [], "step": 2})
    tile = right(ONE).partition("@")[0]
    assert (piece["kind"], piece["thing"]) == ("take", f"tile:{tile}")
    assert [one["theme"] for one in ana.ask("GET", NOVA)["puzzles"]] == [THEMES[0], None]
    reopened = ana.ask("GET", path(ONE))
    assert (reopened["theme"], reopened["thing"]) == (THEMES[0], None)
    solved = play(ana, ONE, right(ONE))
    assert solved["tried"]["result"] == {"solved": True, "helped": True, "mended": False}
    assert solved["tried"]["after"]["points"] == 1500


def test_only_moves_that_were_found_right_lead_on(ana: Guest) -> None:
    forged = {"played": [wrong(TWO)], "seal": "", "move": "refill"}
    assert ana.refusal("POST", path(TWO, "/answers"), forged) == (409, "puzzle-seal")
    assert ana.refusal("POST", path(TWO, "/hints"), {"played": ["x"], "step": 1}) == (409, "puzzle-seal")
    asked = inside(TWO, ["x"], move={"kind": "refill", "parts": {}})
    assert ana.refusal("POST", "/api/ask/why", asked) == (409, "puzzle-seal")
    assert ana.refusal("POST", path(ONE, "/answers"), {"played": [], "move": "nonsense"})[0] == 422
    assert shelf_of(ana)["grade"]["tried"] == 0, "what is not allowed is no try"


def test_without_the_engine_only_known_answers_are_judged(
    ana: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, verdict = load("nova-luna"), ONE.steps[0].verdict
    monkeypatch.setitem(GAMES, game.key, replace(game, thinking=replace(game.thinking, search=None)))
    known = game.legal_texts(ONE.record.replay(game))
    weighed = replace(verdict, worth={**verdict.worth, known[1]: 0.4, known[2]: 0.001})
    put_on_shelf(monkeypatch, [replace(ONE, steps=(replace(ONE.steps[0], verdict=weighed),))])
    unknown = {"played": [], "move": known[3]}
    assert ana.refusal("POST", path(ONE, "/answers"), unknown) == (409, "puzzle-needs-engine")
    assert shelf_of(ana)["grade"]["tried"] == 0
    missed = play(ana, ONE, known[1])
    assert (missed["status"], missed["loss"]) == ("missed", 0.4)
    other = play(ana, ONE, known[2])
    assert (other["status"], other["is_main"], other["why"]) == ("solved", False, [])


@needs_search
def test_any_other_move_is_judged_by_a_search(ana: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    review_at_a_glance(monkeypatch)
    monkeypatch.setattr(judging, "DEPTH", attempt.DEPTH)
    game = load("nova-luna")
    move = game.legal_texts(TWO.record.replay(game))[1]
    answered = play(ana, TWO, move)
    assert answered["move"]["text"] == move
    assert answered["steps"][0]["move"]["text"] == move
    assert (answered["status"] == "open") == (answered["verdict"] == "right")
    if answered["status"] == "open":
        assert answered["position"]["to_move"] == TWO.seat, "the others have answered"
        hint = ana.ask(
            "POST",
            path(TWO, "/hints"),
            {"played": answered["position"]["played"], "seal": answered["position"]["seal"], "step": 2},
        )
        assert (hint["kind"], hint["thing"]) == (None, None), "off the solution's way there is none"


@needs_search
def test_turning_points_of_a_review_are_puzzles_without_a_grade(
    ana: Guest, stranger: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    review_at_a_glance(monkeypatch)
    record = read("nova-luna/ends-by-last-token-with-two").as_json()
    table = ana.ask("POST", "/api/records", {"record": record})["snapshot"]["table"]["id"]
    points = f"/api/tables/{table}/review/puzzles"
    assert ana.ask("GET", points)["puzzles"] == [], "before the review"
    ana.ask("POST", f"/api/tables/{table}/review")
    await_true(lambda: ana.ask("GET", f"/api/tables/{table}/review")["status"] == "done")
    found = stranger.ask("GET", points)["puzzles"]
    assert found
    point = f"/api/puzzles/{table}/{found[0]['key']}"
    shown = stranger.ask("GET", point)
    assert (shown["grade"], shown["difficulty"], shown["seat"]) == (None, None, found[0]["seat"])
    told = ana.ask("POST", f"{point}/solution")
    better = told["steps"][0]["move"]["text"]
    solved = ana.ask("POST", f"{point}/answers", {"played": [], "move": better})
    assert (solved["status"], solved["tried"]) == ("solved", None)
    assert ana.ask("POST", f"{point}/hints", {"played": [], "step": 2})["kind"] is not None
    assert ana.refusal("GET", f"/api/puzzles/{table}/ply-9999") == (404, "no-such-puzzle")
    assert shelf_of(ana)["grade"]["tried"] == 0


def test_why_a_move_is_not_allowed_there(stranger: Guest) -> None:
    asked = inside(ONE, [], move={"kind": "take", "parts": {"tile": 1, "x": 90, "y": 90}})
    told = stranger.ask("POST", "/api/ask/why", asked)
    assert told["reasons"]
    assert all(reason["text"] for reason in told["reasons"])


def test_cards_answer_in_a_puzzle(stranger: Guest) -> None:
    tile = right(ONE).partition("@")[0]
    card = stranger.ask("POST", "/api/ask/about", inside(ONE, [], thing=f"tile:{tile}"))
    assert card["thing"] == f"tile:{tile}"
    assert right(ONE) in [move for use in card["can"] for move in use["moves"]]
    asked = inside(ONE, [], thing="chess:king")
    assert stranger.refusal("POST", "/api/ask/about", asked) == (404, "no-such-thing")
    later = inside(TWO, [right(TWO)], thing=f"tile:{tile}")
    assert stranger.refusal("POST", "/api/ask/about", later) == (409, "puzzle-seal")


def test_the_puzzle_of_the_day_for_two(ana: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    daily = shelf_of(ana)["daily"]
    assert daily["key"] == shelf_of(ben)["daily"]["key"] in ("2p-1", "2p-2")
    tries = daily["tries"]
    today = next(puzzle for puzzle in (ONE, TWO) if puzzle.key == daily["key"])
    put_on_shelf(monkeypatch, [today])
    assert ana.ask("GET", path(today))["daily"] == daily["date"]
    lost = play(ben, today, wrong(today))
    assert (lost["tried"]["daily"]["tried"], lost["tried"]["daily"]["solved"]) == (True, False)
    won = play(ana, today, right(today))
    if won["status"] == "open":
        won = play(ana, today, right(today, 1), won["position"])
    mine = won["tried"]["daily"]
    assert (mine["solved"], mine["streak"]) == (True, 1)
    assert (mine["tries"], mine["at_once"]) == (tries + 2, daily["at_once"] + 1)
    theirs = shelf_of(ben)["daily"]
    assert (theirs["solvers"], theirs["solved"], theirs["streak"]) == (mine["solvers"], False, 0)


def test_begun_before_midnight_and_solved_after_it_counts_for_the_day_it_was_given_for(
    ana: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = datetime(2033, 3, 3, 23, 59, tzinfo=UTC)
    let_it_be(monkeypatch, evening)
    put_on_shelf(monkeypatch, [TWO])
    begun = ana.ask("GET", path(TWO))
    assert begun["daily"] == "2033-03-03"
    let_it_be(monkeypatch, evening + timedelta(minutes=2))
    put_on_shelf(monkeypatch, [ONE, TWO])
    monkeypatch.setattr(
        DailyPuzzles, "choose", lambda _, game, keys, day: TWO.key if day.day == 3 else ONE.key
    )
    first = play(ana, TWO, right(TWO), begun)
    assert first["position"]["daily"] == "2033-03-03"
    solved = play(ana, TWO, right(TWO, 1), first["position"])["tried"]["daily"]
    assert (solved["date"], solved["solved"], solved["streak"]) == ("2033-03-03", True, 1)
    assert shelf_of(ana)["daily"] | {"tries": 0} == shelf_of(ben)["daily"] | {"tries": 0, "streak": 1}
    assert ben.ask("GET", path(TWO))["daily"] is None, "who comes today has missed yesterday's"
    forged = {"played": [], "seal": f"2033-03-03.{'0' * 64}", "move": right(TWO)}
    assert ben.refusal("POST", path(TWO, "/answers"), forged) == (409, "puzzle-seal")


def let_it_be(monkeypatch: pytest.MonkeyPatch, moment: datetime) -> None:
    for module in (puzzles, daily_puzzles):
        monkeypatch.setattr(module, "now", lambda: moment)


def test_hidden_tiles_and_solution_stay_hidden_before_the_answer(stranger: Guest) -> None:
    shown = stranger.ask("GET", path(ONE))
    assert "setup" not in json.dumps(shown)
    game = load("nova-luna")
    assert shown["view"] == json.loads(json.dumps(game.view(ONE.record.replay(game), None)))
    assert {"steps", "verdict", "solution", "better", "line"}.isdisjoint(shown)
