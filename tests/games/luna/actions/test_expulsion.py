"""Expulsion: the Apostate is driven on."""

import pytest

from tests.support.luna.scenes import (
    Position,
    alone,
    end_round,
    favours,
    legal,
    novices,
    play,
    see,
    turns,
    two,
    why,
)

MINE = "novice: shrine herbs tide book"
THEIRS = "sailboat: shrine tide bribery novice"


def apostate(state: Position) -> str:
    return str(see(state)["figures"]["apostate"])


@pytest.mark.parametrize(("count", "isle"), [(1, "sailboat"), (2, "bribery")])
def test_each_active_novice_moves_the_apostate_an_isle_clockwise(count: int, isle: str) -> None:
    state = play(two(MINE, THEIRS, apostate="tide"), f"expel {count}")
    assert apostate(state) == isle
    assert novices(state, "tide") == (2 - count, count)


def test_apostate_goes_on_round_the_ring() -> None:
    assert apostate(play(two(MINE, THEIRS, apostate="book"), "expel 2")) == "shrine"


def test_expulsion_takes_active_novices_on_his_isle() -> None:
    state = two(MINE, THEIRS, apostate="bribery")
    assert legal(state, "expel") == set()
    assert why(state, "expel 1") == ["too-few-novices"]
    state = turns(two(MINE, THEIRS, apostate="tide"), "council tide 1")
    assert legal(state, "expel") == {"expel 1"}
    assert why(state, "expel 2") == ["too-few-novices"]


def test_the_virtual_novice_counts_for_one() -> None:
    state = two("bribery: shrine herbs tide book", THEIRS, apostate="tide")
    assert legal(state, "expel") == {"expel 1", "expel 2", "expel 1*", "expel 2*", "expel 3*"}
    after = play(state, "expel 3*")
    assert apostate(after) == "book"
    assert novices(after, "tide") == (0, 2)
    assert favours(after) == {"sailboat"}
    assert novices(play(state, "expel 2*"), "tide") == (1, 1)


def test_l2_the_virtual_novice_expels_alone_where_nobody_is() -> None:
    state = two("bribery: shrine herbs tide book", THEIRS, apostate="novice")
    assert novices(state, "novice") == (0, 0)
    assert legal(state, "expel") == {"expel 1*"}
    after = play(state, "expel 1*")
    assert apostate(after) == "shrine"
    assert favours(after) == {"sailboat"}
    assert why(two(MINE, THEIRS, apostate="novice"), "expel 1*") == ["no-virtual-novice"]


@pytest.mark.parametrize(("count", "isle"), [(6, "herbs"), (7, "tide"), (8, "sailboat"), ("9*", "bribery")])
def test_seven_and_more_go_on_round_the_ring(count: int | str, isle: str) -> None:
    """Solo, level 1: eight novices gather on the tide isle, where the Apostate follows them."""
    state = alone("bribery: shrine herbs tide book", "shrine", apostate="herbs")
    gathering = "journey shrine>tide; shrine>tide; herbs>tide; herbs>tide; book>tide; book>tide; done"
    state = end_round(play(state, gathering), "shrine")
    assert apostate(state) == "tide"
    assert novices(state, "tide") == (8, 0)
    assert apostate(play(state, f"expel {count}")) == isle
