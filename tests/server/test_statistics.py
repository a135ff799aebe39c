"""One's own statistics over HTTP: after real games, for oneself alone, and as files."""

import csv
import json
from io import StringIO

from lunarium.games import load
from tests.support.finished_games import play_games
from tests.support.server.serving import Guest, Json, Serving


def finish_solo(guest: Guest) -> Json:
    """A solo game to its end, the first legal move every time."""
    seen = guest.ask("GET", f"/api/tables/{guest.table('nova-luna-solo')}")
    while seen["legal"]:
        body = {"move": seen["legal"][0]["text"], "ply": seen["ply"], "line": seen["line"]}
        seen = guest.ask("POST", f"/api/tables/{seen['table']['id']}/moves", body)
    return dict(seen)


def test_a_finished_game_is_in_the_statistics_at_once(ana: Guest, ben: Guest) -> None:
    assert ana.ask("GET", "/api/me/statistics")["tallies"] == []
    ended = finish_solo(ana)
    found = ana.ask("GET", "/api/me/statistics")
    (result,) = found["recent"]
    score = ended["view"]["outcome"]["result"]["solo_score"]
    assert (result["table"], result["score"], result["won"]) == (ended["table"]["id"], score, score < 100)
    assert sum(result["points"].values()) == score
    assert result["moves"] is None
    (mode,) = found["modes"]
    assert (mode["game"], mode["mode"], mode["lower_is_better"], mode["aim"]) == (
        "nova-luna",
        "solo",
        True,
        100,
    )
    assert set(mode["sources"]) == set(result["points"])
    (tally,) = found["tallies"]
    assert (tally["games"], tally["score"], tally["month"]) == (1, score, result["finished_at"][:7])
    assert {(one["game"], one["mode"]) for one in found["streaks"]} == {
        (None, None), ("nova-luna", None), ("nova-luna", "solo"),
    }  # fmt: skip
    assert ben.ask("GET", "/api/me/statistics")["recent"] == [], "everybody sees their own"


def test_modes_come_with_what_strong_players_reach(serving: Serving, ana: Guest) -> None:
    play_games(serving.house.database, ana.me["id"], 8)
    modes = {(mode["game"], mode["mode"]): mode for mode in ana.ask("GET", "/api/me/statistics")["modes"]}
    standard = modes["luna", "2p"]["standard"]
    assert standard["player"].startswith("level-5")
    assert set(standard["points"]) == set(modes["luna", "2p"]["sources"])
    assert abs(sum(standard["points"].values()) - standard["score"]) < 0.1, "sources make up the score"
    assert modes["nova-luna", "2p"]["standard"] is None, "there is nothing to compare by source"
    for (key, name), mode in modes.items():
        game = load(key)
        assert mode["unit"] == game.score(game.settle(game.list_modes()[name])).unit


def test_files_hold_every_result(serving: Serving, ana: Guest) -> None:
    played = play_games(serving.house.database, ana.me["id"], 70)
    answer = ana.get("/api/me/statistics/results.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    assert answer.headers["content-disposition"] == 'attachment; filename="lunarium-results.csv"'
    rows = list(csv.DictReader(StringIO(answer.text)))
    assert [row["table"] for row in rows] == [result.table for result in played]
    assert [int(row["score"]) for row in rows] == [result.score for result in played]
    luna = next(row for row in rows if row["game"] == "luna")
    assert luna["luna:priestess"] != ""
    assert luna["nova-luna:phase_1_tiles"] == ""
    told = json.loads(ana.get("/api/me/statistics/results.json").text)["results"]
    assert [result["table"] for result in told] == [result.table for result in played]
    assert told[1]["moves"]["given"] == played[1].accuracy.given  # type: ignore[union-attr]  # it was reviewed


def test_a_stranger_has_none(stranger: Guest) -> None:
    for path in ("", "/results.csv", "/results.json"):
        assert stranger.refusal("GET", f"/api/me/statistics{path}") == (401, "unknown-person")
