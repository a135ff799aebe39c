"""Insight by example: what each kind of move would bring, and why an action is impossible."""

from __future__ import annotations

from typing import Any

from tests.support.luna.scenes import (
    GAME,
    Position,
    alone,
    displaced,
    new_game,
    play,
    see,
    settled,
    turns,
    two,
)

MINE, THEIRS = "novice: shrine herbs tide book", "sailboat: shrine tide bribery novice"


def brings(state: Position, text: str, *fields: str) -> Any:
    """Some fields of what a move would bring."""
    move = GAME.showing.insight(state)["moves"][text]
    return [move[field] for field in fields]


def reasons(state: Position, kind: str) -> list[str]:
    """The codes of the reasons against a kind of action."""
    action = GAME.showing.insight(state)["actions"][kind]
    assert action["legal"] != bool(action["reasons"])
    return [reason["code"] for reason in action["reasons"]]


def test_sanctification_displaces_and_the_guard_pays() -> None:
    state = two("novice: shrine herbs tide book", "bribery: shrine herbs book novice")
    state = play(state, "meditate; promote 5; meditate; sanctify 5; meditate")
    state = play(state, "meditate; promote 11; meditate")
    guard = see(state)["path"]["guard"]
    assert brings(state, "sanctify 11", "influence", "sources", "enters", "displaces") == [
        guard + 1,
        {"sanctification": guard, "displacement": 1},
        [{"tile": 11, "seat": 0, "influence": guard}],
        [{"tile": 5, "seat": 1, "by": 0, "influence": 1}],
    ]


def test_novices_fall_asleep_and_favours_go_back() -> None:
    state = two(MINE, THEIRS)
    assert brings(state, "council tide 2", "sleeps", "council", "spends") == [
        [{"isle": "tide", "count": 2}],
        [{"seat": 0, "place": 2, "value": 2}],
        [],
    ]
    assert brings(state, "promote 5", "sleeps", "novices") == [
        [{"isle": "herbs", "count": 1}],
        [{"isle": "herbs", "active": -2, "inactive": 1}],
    ]
    assert brings(state, "sail tide>book 2", "sleeps", "spends", "novices") == [
        [],
        [{"favour": "sailboat"}],
        [{"isle": "tide", "active": -2, "inactive": 0}, {"isle": "book", "active": 2, "inactive": 0}],
    ]


def test_each_step_of_a_voyage_and_its_end() -> None:
    state = two(MINE, THEIRS)
    assert brings(state, "journey shrine>novice", "next", "sleeps", "novices") == [
        0,
        [],
        [{"isle": "shrine", "active": -1, "inactive": 0}, {"isle": "novice", "active": 0, "inactive": 1}],
    ]
    state = play(state, "journey shrine>novice")
    assert brings(state, "done", "next", "novices", "influence") == [1, [], 0]
    assert reasons(state, "step") == []
    assert reasons(state, "council") == ["voyage-under-way"]


def test_a_novice_leaves_the_landing_stage() -> None:
    assert brings(displaced(), "tide stage>tide", "novices", "spends") == [
        [{"isle": "tide", "active": 0, "inactive": 1}, {"isle": "stage", "active": -1, "inactive": 0}],
        [{"favour": "tide"}],
    ]


def test_the_apostate_is_driven_on() -> None:
    state = two(MINE, THEIRS, apostate="tide")
    [isle] = brings(state, "expel 2", "apostate")
    assert isle == see(play(state, "expel 2"))["figures"]["apostate"]


def test_a_book_changes_its_place() -> None:
    state = turns(two("novice: shrine herbs tide book", THEIRS), "promote 5; sanctify 5; favour book")
    assert brings(state, "book 4>5", "books", "spends", "sources") == [
        [{"from": 4, "to": 5}],
        [{"favour": "book"}],
        {"book": 2},
    ]


def test_the_last_time_token_brings_the_scoring() -> None:
    state = play(two(MINE, THEIRS), "meditate; meditate")
    expected = see(state)["players"][0]["if_round_ended"]
    influence, sources, ends_round, novices = brings(
        state, "meditate", "influence", "sources", "ends_round", "novices"
    )
    assert sources == {"meditation": 1} | {source: points for source, points in expected.items() if points}
    assert influence == 1 + sum(expected.values())
    assert (ends_round, novices) == (True, [])


def test_solo_foretells_what_the_opponent_does() -> None:
    state = settled(MINE, master_builder="bribery")
    for text, move in GAME.showing.insight(state)["moves"].items():
        assert text.startswith("deactivate ")
        [entered] = move["enters"]
        assert entered["seat"] == 1
        assert move["books"] == [{"from": 1, "to": entered["tile"]}]
        assert move["after"][1]["influence"] == 5 + entered["influence"] + 1
        assert move["influence"] == 0


def test_the_preliminary_round_has_its_own_actions() -> None:
    insight = GAME.showing.insight(new_game(2))
    assert {kind for kind, action in insight["actions"].items() if action["legal"]} == {"place-shrine"}
    assert reasons(new_game(2), "council") == ["phase-shrines"]
    assert insight["next_round"] is None


def test_the_reasons_are_those_of_the_form_that_comes_nearest() -> None:
    state = two(MINE, THEIRS)
    assert reasons(state, "sanctify") == ["nothing-claimed"]
    assert reasons(state, "book") == ["no-favour", "has-book-already"]
    assert reasons(state, "deactivate") == reasons(state, "end-round") == ["only-in-solo"]
    assert reasons(state, "done") == ["no-voyage"]
    assert reasons(alone(MINE, "shrine", master_builder="bribery"), "meditate") == ["no-meditation-in-solo"]
    state = turns(state, "council shrine 1; council herbs 1; council tide 1; council book 1")
    [reason] = GAME.showing.insight(state)["actions"]["recruit"]["reasons"]
    assert (reason["code"], reason["rule"]) == ("too-few-novices", "L: Recruit")
    assert (reason["params"]["needed"], reason["params"]["have"]) == (2, 1)
