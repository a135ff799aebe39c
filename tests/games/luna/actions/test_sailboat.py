"""Sailboat: novices cross and stay active."""

import pytest

from tests.support.luna.scenes import (
    RING,
    displaced,
    favours,
    isle_of,
    legal,
    novices,
    play,
    seat_of,
    turns,
    twice_displaced,
    two,
    why,
)

MINE = "novice: shrine herbs tide book"  # favours: sailboat, bribery


@pytest.mark.parametrize("count", [1, 2])
def test_one_or_two_active_novices_of_an_isle_land_active_on_another(count: int) -> None:
    state = play(two(MINE), f"sail tide>novice {count}")
    assert novices(state, "tide") == (2 - count, 0)
    assert novices(state, "novice") == (count, 0)
    assert favours(state) == {"bribery"}
    assert isle_of(state, "sailboat")["favours"] == 2


def test_every_other_isle_can_be_reached() -> None:
    state = two(MINE)
    others = {"shrine", "herbs", "sailboat", "bribery", "book", "novice"}
    found = {text for text in legal(state, "sail") if text.startswith("sail tide>")}
    assert found == {f"sail tide>{isle} {count}" for isle in others for count in (1, 2)}


def test_only_active_novices_of_one_isle_board() -> None:
    state = turns(two(MINE), "council tide 1")
    assert why(state, "sail tide>book 2") == ["too-few-novices"]
    assert "sail tide>book 1" in legal(state)
    assert why(state, "sail bribery>book 1") == ["too-few-novices"]
    assert why(state, "sail tide->book 1") == ["luna-form"]


def test_novices_sail_from_the_landing_stage_too() -> None:
    state = displaced()
    assert seat_of(state, 1)["stage"] == 1
    assert {text for text in legal(state, "sail") if "stage" in text} == {
        f"sail stage>{isle} 1" for isle in RING
    }
    assert why(state, "sail stage>tide 2") == ["too-few-on-stage"]
    before = novices(state, "tide", 1)
    after = play(state, "sail stage>tide 1")
    assert novices(after, "tide", 1) == (before[0] + 1, before[1])
    assert seat_of(after, 1)["stage"] == 0


def test_two_may_sail_from_the_landing_stage() -> None:
    state = play(twice_displaced(), "sail stage>tide 2")
    assert novices(state, "tide", 1) == (2, 0)
    assert seat_of(state, 1)["stage"] == 0


def test_l3_the_virtual_novice_does_not_sail() -> None:
    state = two("bribery: shrine herbs tide book", "sailboat: shrine tide bribery novice")
    assert favours(state) == {"sailboat", "novice"}
    assert why(state, "sail tide>book 2*") == ["luna-form"]
    assert why(state, "sail sailboat>book 1") == ["too-few-novices"]
