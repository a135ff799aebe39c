"""The beats of the last moves: whoever has the position walks back through all that led to it."""

from random import Random

import pytest

from lunarium.core.beats import patched
from lunarium.tables.table import RECENT
from tests.support.modes import random_record
from tests.support.server.serving import ME, Guest, Json, Serving

MODES = ("nova-luna-2p", "luna-3p")


def walk_back(shown: Json) -> dict[int, Json]:
    """By ply the views that the beats of a snapshot lead back to."""
    view, views = shown["view"], {shown["ply"]: shown["view"]}
    for entry in reversed(shown["log"]):
        for beat in reversed(entry["beats"]):
            view = patched(view, beat["undo"])
        if entry["beats"]:
            views[entry["ply"]] = view
    return views


@pytest.mark.parametrize("mode", MODES)
def test_the_last_moves_come_with_their_beats(ana: Guest, serving: Serving, mode: str) -> None:
    table, rng = ana.table(mode), Random(3)
    for ply in range(1, RECENT + 6):
        played = ana.move(table, rng=rng)
        assert [entry["ply"] for entry in played["log"]] == [ply - 1]
        assert set(walk_back(played)) == {ply - 1, ply}
        assert sum(beat["told"] for beat in played["log"][0]["beats"]) == len(played["log"][0]["story"])
    shown = ana.look(table)
    walked = walk_back(shown)
    assert set(walked) == set(range(5, RECENT + 6))
    for ply, view in walked.items():
        assert view == ana.look(table, ply=ply)["view"]


@pytest.mark.parametrize("mode", MODES)
def test_beats_are_the_same_whether_somebody_looked_or_not(ana: Guest, mode: str) -> None:
    record = random_record(mode, 4, moves=30)
    brought = ana.ask(
        "POST", "/api/records", {"record": record.as_json(), "seats": [ME] * record.options["players"]}
    )
    table = brought["snapshot"]["table"]["id"]
    fresh = ana.look(table)
    ana.move(table)
    later = ana.look(table)
    kept = {entry["ply"]: entry["beats"] for entry in fresh["log"] if entry["beats"]}
    now = {entry["ply"]: entry["beats"] for entry in later["log"] if entry["beats"]}
    assert set(now) - set(kept) == {30}
    assert all(now[ply] == kept[ply] for ply in set(now) & set(kept))


def test_after_a_take_back_the_beats_are_those_of_the_moves_that_hold(ana: Guest) -> None:
    table = ana.table("luna-2p")
    for _ in range(4):
        ana.move(table)
    ana.ask("POST", f"/api/tables/{table}/take-back", {"to_ply": 2})
    shown = ana.look(table)
    assert set(walk_back(shown)) == {0, 1, 2}
    assert walk_back(shown)[0] == ana.look(table, ply=0)["view"]


@pytest.mark.parametrize("mode", ["nova-luna-2p", "luna-2p"])
def test_a_past_position_comes_with_the_move_that_led_there(ana: Guest, mode: str) -> None:
    table = ana.table(mode)
    for _ in range(3):
        ana.move(table)
    shown = ana.look(table, ply=2)
    assert [bool(entry["beats"]) for entry in shown["log"]] == [False, True]
    assert walk_back(shown) == {2: shown["view"], 1: ana.look(table, ply=1)["view"]}
    assert ana.look(table, ply=2, since=2)["log"] == []
    assert ana.look(table, ply=0)["log"] == []
