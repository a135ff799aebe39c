"""Insight by example: covered and nearer tasks, the order of play, refills, notes and reasons."""

from __future__ import annotations

from lunarium.games.nova_luna.tiles import COLOURS, TILES
from tests.support.nova_luna.building import DENSE, GAME, begin, dense, lay, play, see


def test_a_covered_task_names_the_tiles_that_count() -> None:
    """Tile 33 at -1,1 lies under 42, which asks for it."""
    insight = GAME.showing.insight(dense(2))
    tile, x, y = DENSE[2]
    move = insight["moves"][f"{tile}@{x},{y}"]
    assert move["tokens"] == 1
    [covered] = move["covers"]
    assert [covered["x"], covered["y"]] not in covered["cells"]
    assert covered["cells"]
    places = [what["tokens"] for text, what in insight["moves"].items() if text.startswith(f"{tile}@")]
    assert insight["tiles"][str(tile)]["best"] == max(places)


def test_the_order_of_play_after_each_tile() -> None:
    """Tile 17 costs 7 and leaves seat 1 behind, who may then reach what lies before the meeple."""
    insight = GAME.showing.insight(begin(17, 1, 2, 3, players=2))
    assert insight["tiles"]["17"] == {
        "lands": 7,
        "distance": 7,
        "next": 1,
        "turns": 1,
        "queue": [1, 0],
        "reach": [1, 2, 3],
        "best": 0,
    }
    assert insight["refill"] is None
    assert insight["end_phase"] is None


def test_a_seat_that_stays_behind_is_foretold_to_move_again() -> None:
    state = play(begin(17, 1, 2, 3, players=2), "17@0,0", "1@0,0")
    tile = GAME.showing.insight(state)["tiles"]["2"]
    assert (tile["next"], tile["turns"], tile["queue"]) == (1, 2, [1, 0])


def test_solo_has_no_order_of_play() -> None:
    tile = GAME.showing.insight(begin(17, 1, 2, 3))["tiles"]["17"]
    assert tile == {
        "lands": None,
        "distance": None,
        "next": 0,
        "turns": None,
        "queue": None,
        "reach": [1, 2, 3],
        "best": 0,
    }


def test_tiles_after_the_last_known_one_are_not_foretold() -> None:
    state = begin(*range(1, 12), players=2)
    while len(see(state)["reach"]) > 1:
        state = GAME.play(state, next(text for text in GAME.legal_texts(state) if "@" in text))
    insight = GAME.showing.insight(state)
    [tile] = insight["tiles"].values()
    assert tile["reach"] is None
    assert tile["next"] is not None
    assert insight["refill"] == {"next": see(state)["to_move"], "reach_unknown": True}


def test_the_note_of_the_first_phase() -> None:
    insight = GAME.showing.insight(dense(9))
    after = play(dense(9), "end-phase")
    assert insight["end_phase"]["note"] == see(after)["solo"]["notes"][0]
    assert insight["end_phase"] == {
        "note": see(dense(9))["solo"]["running"],
        "tiles": see(dense(9))["solo"]["running"],
        "penalty": 0,
    }
    assert insight["moves"]["end-phase"] == {"tokens": 0, "covers": [], "nearer": [], "ends": False}


def test_a_tile_out_of_reach_has_its_reason() -> None:
    insight = GAME.showing.insight(lay([(47, 0, 0)]))
    wheel = [tile for tile in see(lay([(47, 0, 0)]))["wheel"] if tile]
    assert list(insight["refused"]) == [str(tile) for tile in wheel[3:]]
    assert insight["refused"][str(wheel[3])] == {
        "code": "tile-out-of-reach",
        "rule": "NL: taking a tile",
        "params": {
            "tile": wheel[3],
            "hue": COLOURS[TILES[wheel[3]].colour],
            "number": TILES[wheel[3]].number,
            "place": 4,
            "reach": ", ".join(map(str, wheel[:3])),
        },
    }
