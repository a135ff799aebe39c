"""What can be seen, and what cannot."""

from random import Random
from typing import Any

import pytest

from tests.support.nova_luna.building import GAME, MODES, arrange, begin, dense, play, random_game, see, texts


def test_the_whole_view_of_a_new_game() -> None:
    assert see(begin(players=2)) == {
        "game": "nova-luna",
        "options": {"players": 2, "first_game": False, "solo_scoring": "whole-display"},
        "to_move": 0,
        "phase": None,
        "wheel": [None, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        "meeple": 0,
        "reach": [1, 2, 3],
        "supply": 57,
        "unseen": list(range(12, 69)),
        "queue": [0, 1],
        "seats": [
            {"seat": seat, "distance": 0, "space": 0, "tokens_left": 20, "display": []} for seat in (0, 1)
        ],
        "solo": None,
        "outcome": None,
    }


def test_a_display_shows_tiles_places_and_tokens_in_order() -> None:
    state = play(begin(64, 13, 1, 48, players=2), "64@0,0", "13@0,0", "1@1,0", "48@0,-1")
    assert see(state)["seats"][0]["display"] == [
        {"tile": 64, "x": 0, "y": 0, "covered": [False, True], "order": 0},
        {"tile": 48, "x": 0, "y": -1, "covered": [False, True], "order": 1},
    ]
    assert see(state)["seats"][1]["display"] == [
        {"tile": 13, "x": 0, "y": 0, "covered": [False, False], "order": 0},
        {"tile": 1, "x": 1, "y": 0, "covered": [], "order": 1},
    ]


def test_the_moon_track_is_a_circle_of_24() -> None:
    passed = 0
    for state in random_game({"players": 3}, seed=4):
        for seat in see(state)["seats"]:
            assert seat["space"] == seat["distance"] % 24
            passed += seat["distance"] > 24
    assert passed


def test_solo_shows_its_ledger_and_no_moon_track() -> None:
    view = see(dense(6))
    assert view["phase"] == 1
    assert view["solo"] == {"phase": 1, "stacks": [1, 13], "notes": [], "running": 29}
    assert view["seats"][0]["distance"] is None
    assert view["seats"][0]["space"] is None
    assert view["queue"] == [0]


def test_the_ledger_keeps_the_first_note() -> None:
    view = see(play(dense(7), "end-phase"))
    assert view["phase"] == 2
    assert view["solo"] == {"phase": 2, "stacks": [0, 11], "notes": [35], "running": 35}


def test_a_finished_game_shows_its_outcome() -> None:
    *_, state = random_game({"players": 2}, seed=6)
    outcome = GAME.outcome(state)
    assert outcome is not None
    view = see(state)
    assert view["to_move"] is None
    assert view["reach"] == []
    assert view["outcome"] == {
        "ending": outcome.ending,
        "ranking": list(outcome.ranking),
        "result": outcome.result,
        "breakdown": [dict(points) for points in outcome.breakdown],
    }


@pytest.mark.parametrize("options", MODES, ids=str)
def test_the_order_of_the_supply_cannot_be_seen(options: dict[str, Any]) -> None:
    """Two games that differ only in that order look the same until a tile is drawn."""
    one, other = arrange(players=options["players"]), arrange(players=options["players"])
    other["supply"].reverse()
    a, b = GAME.start(options, one), GAME.start(options, other)
    for _ in range(8):
        assert see(a) == see(b)
        assert texts(a) == texts(b)
        text = texts(a)[-1]
        a, b = play(a, text), play(b, text)


def test_determinizing_reaches_every_order() -> None:
    """With few tiles in the supply, all of them turn up as the first to be drawn."""
    state = next(
        state for state in random_game({"players": 2}, seed=1) if see(state)["supply"] in range(2, 8)
    )
    while see(state)["supply"] and "refill" not in texts(state):
        state = play(state, texts(state)[-1])
    unseen, rng = set(see(state)["unseen"]), Random(1)
    drawn = set()
    for _ in range(200):
        after = see(play(GAME.determinize(state, 0, rng), "refill"))
        spaces = [(after["meeple"] + step) % 12 for step in range(1, 12)]
        drawn.add(next(after["wheel"][space] for space in spaces if after["wheel"][space] in unseen))
    assert drawn == unseen
