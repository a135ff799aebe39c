"""Lessons over HTTP: stages are listed and played, goals judged, stars kept for guests."""

from lunarium.games import load
from lunarium.positions.lessons import find_stage, list_stages
from tests.support.server.serving import Guest, Json

TAKE = "/api/games/nova-luna/lessons/take"


def stars_of(guest: Guest, key: str) -> Json | None:
    """The stars of a stage, as its list shows them."""
    lesson = guest.ask("GET", "/api/games/nova-luna/lessons")
    found: Json | None = next(stage["stars"] for stage in lesson["stages"] if stage["key"] == key)
    return found


def done(guest: Guest) -> int:
    """How many stages of Nova Luna somebody has done."""
    progress = guest.ask("GET", "/api/lessons")
    return int(next(one["done"] for one in progress if one["game"] == "nova-luna"))


def test_the_stages_in_their_order(stranger: Guest) -> None:
    for game in ("nova-luna", "luna"):
        lesson = stranger.ask("GET", f"/api/games/{game}/lessons")
        assert [stage["key"] for stage in lesson["stages"]] == [
            stage.key for stage in list_stages(load(game))
        ]
        assert all(stage["stars"] is None for stage in lesson["stages"])
    assert stranger.refusal("GET", "/api/games/chess/lessons") == (422, "unknown-game")
    assert stranger.refusal("POST", "/api/games/luna/lessons/chess", {"moves": []}) == (404, "no-such-stage")


def test_a_stage_is_played_to_its_end(stranger: Guest) -> None:
    for game in map(load, ("nova-luna", "luna")):
        for stage in list_stages(game)[::5]:
            path = f"/api/games/{game.key}/lessons/{stage.key}"
            begun = stranger.ask("POST", path, {"moves": []})
            assert (begun["status"], begun["moves_left"]) == ("open", stage.moves)
            assert sorted(begun["insight"]["moves"]) == sorted(move["text"] for move in begun["legal"])
            solved = stranger.ask("POST", path, {"moves": list(stage.way)})
            assert (solved["status"], solved["won"]) == ("met", {"alone": True, "best": True})
            assert (solved["kept"], solved["legal"]) == (None, []), "nothing is kept of somebody unknown"


def test_stars_stay_and_add_up(ana: Guest, ben: Guest) -> None:
    path = "/api/games/nova-luna/lessons/touching"
    assert stars_of(ana, "touching") is None
    dear = ana.ask("POST", path, {"moves": ["4@0,1"]})
    assert dear["won"] == dear["kept"] == {"alone": True, "best": False}
    helped = ana.ask("POST", path, {"moves": ["1@0,1"], "helped": True})
    assert helped["won"] == {"alone": False, "best": True}
    assert helped["kept"] == stars_of(ana, "touching") == {"alone": True, "best": True}
    assert (done(ana), done(ben)) == (1, 0)


def test_a_move_that_misses_is_told_and_decides_the_stage(ana: Guest) -> None:
    missed = ana.ask("POST", TAKE, {"moves": ["19@1,0"]})
    assert (missed["status"], missed["won"], missed["kept"]) == ("missed", None, None)
    own = missed["played"][0]
    assert (own["seat"], own["story"][0]["key"]) == (missed["seat"], "move-nova-luna-take")
    assert ana.refusal("POST", TAKE, {"moves": ["19@1,0", "65@0,1"]}) == (409, "stage-is-over")
    assert done(ana) == 0


def test_a_miss_says_what_is_missing_and_a_hint_costs_no_star(ana: Guest) -> None:
    missed = ana.ask("POST", TAKE, {"moves": ["19@1,0"]})
    (missing,) = missed["missing"]
    assert missing["key"] == "lesson-nova-luna-lacks-task"
    assert (missing["params"]["have"], missing["params"]["of"]) == (0, 1)
    assert [played["seat"] for played in missed["played"]] == [missed["seat"]], "nobody answers a last move"
    shown = ana.ask("POST", TAKE, {"moves": [], "show": True})
    assert (shown["shown"]["text"], shown["missing"], shown["moves_left"]) == ("65@1,0", [], 1)
    met = ana.ask("POST", TAKE, {"moves": ["65@1,0"]})
    assert (met["missing"], met["won"]) == ([], {"alone": True, "best": True})


def test_the_stage_that_ends_a_round_shows_its_scoring(stranger: Guest) -> None:
    path = "/api/games/luna/lessons/meditation"
    (ledger,) = stranger.ask("POST", path, {"moves": ["meditate"]})["scores"]
    mine = next(row for row in ledger["rows"] if row["seat"] == 0)
    assert (ledger["columns"], mine["parts"]) == (
        ["lb-source-priestess", "lb-source-apostate", "lb-source-temple"],
        [5, 0, 1],
    )
    assert stranger.ask("POST", path, {"moves": ["favour tide"]})["scores"] == []


def test_an_illegal_move_is_refused_with_the_rules_reason(ana: Guest) -> None:
    assert ana.refusal("POST", TAKE, {"moves": ["65@4,4"]}) == (422, "illegal-move")
    stage = {"game": "nova-luna", "stage": TAKE.rpartition("/")[2], "moves": []}
    move = {"kind": "take", "parts": {"tile": 65, "x": 4, "y": 4}}
    told = ana.ask("POST", "/api/ask/why", {"source": stage, "move": move})
    assert [reason["code"] for reason in told["reasons"]]
    legal = {"kind": "take", "parts": {"tile": 65, "x": 1, "y": 0}}
    assert ana.ask("POST", "/api/ask/why", {"source": stage, "move": legal})["reasons"] == []


def test_help_shows_the_next_move_of_a_way(ana: Guest) -> None:
    stage = find_stage(load("luna"), "builder")
    path = "/api/games/luna/lessons/builder"
    assert ana.ask("POST", path, {"moves": []})["shown"] is None
    assert ana.ask("POST", path, {"moves": [], "show": True})["shown"]["text"] == stage.way[0]
    second = ana.ask("POST", path, {"moves": [stage.way[0]], "show": True})
    assert second["shown"]["text"] == stage.way[1]
    wrong = ana.ask("POST", path, {"moves": ["council herbs 1"], "show": True})
    assert wrong["shown"] is None, "nothing leads there in one move"
