"""What people see: everything, as plain data, the same for all."""

from tests.support.luna.scenes import (
    GAME,
    RING,
    alone,
    displaced,
    end_round,
    new_game,
    play,
    see,
    turns,
    two,
)

MINE, THEIRS = "novice: shrine herbs tide book", "sailboat: shrine tide bribery novice"


def test_the_whole_view_after_some_moves() -> None:
    state = play(two(MINE, THEIRS), "promote 5; council tide 1; sanctify 5; promote 8")
    shown = see(state)
    assert list(shown) == [
        "game",
        "options",
        "phase",
        "round",
        "to_move",
        "start_player",
        "time_tokens",
        "figures",
        "isles",
        "path",
        "temple",
        "council",
        "players",
        "voyage",
        "book_bonus",
        "outcome",
    ]
    assert shown["game"] == "luna"
    assert shown["options"] == GAME.settle({"players": 2})
    assert (shown["phase"], shown["round"], shown["to_move"], shown["start_player"]) == ("actions", 1, 0, 0)
    assert shown["figures"] == {
        "moon_priestess": "shrine",
        "master_builder": "tide",
        "apostate": "book",
        "next": {"moon_priestess": "book", "master_builder": "novice", "apostate": "novice"},
    }
    assert shown["isles"][2] == {
        "isle": "tide",
        "active": [2, 1],
        "inactive": [0, 1],
        "shrines": [False, False],
        "favours": 2,
        "taken": None,
        "blocked": False,
    }
    assert shown["path"]["groups"][0] == {
        "guard": 6,
        "guarded": True,
        "gone": False,
        "approved": True,
        "bribable": False,
        "tiles": [
            {"tile": 5, "symbol": "herbs", "claimed_by": None, "on_path": False},
            {"tile": 8, "symbol": "novice", "claimed_by": 1, "on_path": True},
        ],
    }
    assert shown["temple"]["spaces"][2] == {
        "tile": 5,
        "board": "yellow",
        "position": [3, 1],
        "symbol": "herbs",
        "filled": True,
        "novice": 0,
        "book": False,
    }
    assert shown["council"] == {"values": list(range(11)), "seats": [0, 1], "ranking": [1, 0]}
    sources = ["sanctification", "displacement", "book", "meditation", "priestess", "apostate", "temple"]
    nothing = dict.fromkeys(["start", *sources, "forgiven", "shrines", "favours", "council"], 0)
    assert shown["players"][0] == {
        "seat": 0,
        "colour": "yellow",
        "scripted": False,
        "influence": 11,
        "points": nothing | {"start": 5, "sanctification": 6},
        "favours": ["sailboat", "bribery"],
        "supply": 4,
        "shrine_supply": 5,
        "stage": 0,
        "claims": [],
        "temple": [1, 5],
        "actions_taken": 2,
        "if_round_ended": {"priestess": 2, "apostate": -3, "temple": 2},
    }
    assert shown["players"][1]["claims"] == [8]
    assert shown["voyage"] is None
    assert shown["outcome"] is None


def test_a_view_is_not_the_state() -> None:
    """Whoever changes a view changes nothing else."""
    state = two(MINE, THEIRS)
    shown, again = see(state), see(state)
    shown["isles"][0]["active"][0] = 9
    shown["options"]["players"] = 9
    shown["council"]["ranking"].clear()
    shown["temple"]["boards"].clear()
    shown["players"][0]["points"]["start"] = 9
    assert see(state) == again


def test_isles_are_shown_clockwise() -> None:
    ring = RING[3:] + RING[:3]
    assert [entry["isle"] for entry in see(new_game(2, isles=ring))["isles"]] == ring


def test_a_journey_under_way_shows_its_last_step_and_who_has_arrived() -> None:
    state = play(two(MINE, THEIRS), "journey shrine>novice; tide>book; tide>book")
    assert see(state)["voyage"] == {
        "kind": "journey",
        "last": {"from": "tide", "asleep": False, "to": "book"},
        "arrived": {"book": 2, "novice": 1},
    }


def test_a_tide_under_way_shows_sleepers_and_the_stage() -> None:
    state = play(displaced(), "tide stage>tide")
    assert see(state)["voyage"] == {
        "kind": "tide",
        "last": {"from": "stage", "asleep": False, "to": "tide"},
        "arrived": {"tide": 1},
    }
    ring = RING[3:] + RING[:3]
    state = two("novice: shrine herbs sailboat book", "tide: shrine sailboat bribery novice", isles=ring)
    state = play(turns(state, "council herbs 1"), "tide herbs->shrine")
    assert see(state)["voyage"]["last"] == {"from": "herbs", "asleep": True, "to": "shrine"}


def test_solo_shows_how_often_a_favour_was_taken_this_round() -> None:
    """L-17: against others nobody counts."""
    state = play(alone(MINE, "shrine", master_builder="bribery"), "favour herbs")
    assert {entry["isle"]: entry["taken"] for entry in see(state)["isles"]} == dict.fromkeys(RING, 0) | {
        "herbs": 1
    }
    assert {entry["taken"] for entry in see(play(state, "end-round"))["isles"]} == {0}
    assert {entry["taken"] for entry in see(two(MINE, THEIRS))["isles"]} == {None}


def test_a_closed_space_is_filled_by_nobody() -> None:
    spaces = {entry["tile"]: entry for entry in see(displaced())["temple"]["spaces"]}
    assert (spaces[5]["filled"], spaces[5]["novice"], spaces[5]["book"]) == (True, None, False)
    assert (spaces[10]["filled"], spaces[10]["novice"]) == (False, None)


def test_the_forecast_exists_while_rounds_are_played() -> None:
    assert see(new_game(2))["players"][0]["if_round_ended"] is None
    state = two(MINE, THEIRS)
    assert see(state)["players"][0]["if_round_ended"] is not None
    assert see(alone(MINE, "shrine", master_builder="bribery"))["players"][1]["if_round_ended"] is not None
    while see(state)["phase"] != "over":
        state = end_round(state)
    assert see(state)["players"][0]["if_round_ended"] is None
