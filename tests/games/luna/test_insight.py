"""Insight by example: what each kind of move would bring, and why an action is impossible."""

from typing import Any

from tests.support.luna.scenes import (
    GAME,
    Position,
    alone,
    new_game,
    play,
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
