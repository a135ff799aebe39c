"""Herbs: inactive novices wake."""

import pytest

from tests.support.luna.scenes import favours, isle_of, legal, novices, play, turns, two, why

MINE = "novice: shrine sailboat tide book"  # favours: herbs, bribery
THEIRS = "bribery: shrine tide herbs novice"


@pytest.mark.parametrize(("count", "left"), [(1, (1, 2)), (2, (2, 1))])
def test_one_or_two_novices_of_an_isle_wake(count: int, left: tuple[int, int]) -> None:
    state = turns(two(MINE, THEIRS), "recruit tide")
    assert novices(state, "tide") == (0, 3)
    after = play(state, f"herbs tide {count}")
    assert novices(after, "tide") == left
    assert favours(after) == {"bribery"}
    assert isle_of(after, "herbs")["favours"] == 2


def test_not_more_wake_than_sleep() -> None:
    state = turns(two(MINE, THEIRS), "council tide 1")
    assert "herbs tide 1" in legal(state)
    assert why(state, "herbs tide 2") == ["too-few-asleep"]
    assert why(state, "herbs book 1") == ["too-few-asleep"]


def test_others_novices_cannot_be_woken() -> None:
    state = play(two(MINE, THEIRS), "meditate; council tide 2")
    assert novices(state, "tide", seat=1) == (0, 2)
    assert legal(state, "herbs") == set()


def test_never_on_the_herbs_isle() -> None:
    state = turns(two(MINE, THEIRS), "journey tide>herbs; done")
    assert novices(state, "herbs") == (0, 1)
    assert why(state, "herbs herbs 1") == ["herbs-not-on-herbs"]


def test_l3_the_virtual_novice_is_not_woken() -> None:
    state = two("bribery: shrine sailboat tide book", "novice: shrine tide herbs bribery")
    assert favours(state) == {"herbs", "novice"}
    assert why(state, "herbs tide 1*") == ["luna-form"]
    assert why(state, "herbs novice 1") == ["too-few-asleep"]
