"""Recruit: a novice out of the supply."""

from tests.support.luna.scenes import (
    alone,
    end_round,
    favours,
    legal,
    novices,
    play,
    seat_of,
    turns,
    two,
    why,
)


def test_two_active_novices_bring_a_third_all_inactive() -> None:
    state = play(two("novice: shrine herbs tide book"), "recruit tide")
    assert novices(state, "tide") == (0, 3)
    assert seat_of(state)["supply"] == 3


def test_the_two_must_be_active_on_one_isle() -> None:
    state = turns(two("novice: shrine herbs tide book"), "council tide 1")
    assert novices(state, "tide") == (1, 1)
    assert why(state, "recruit tide") == ["too-few-novices"]


def test_a_shrine_does_not_replace_the_second_novice() -> None:
    state = turns(two("novice: shrine herbs tide book"), "sail tide>novice 1")
    assert novices(state, "novice") == (1, 0)
    assert why(state, "recruit novice") == ["too-few-novices"]


def test_the_virtual_novice_stands_in_for_one() -> None:
    state = turns(two("bribery: shrine herbs tide book"), "council tide 1")  # favours: sailboat, novice
    after = play(state, "recruit tide*")
    assert novices(after, "tide") == (0, 3)
    assert seat_of(after)["supply"] == 3
    assert favours(after) == {"sailboat"}


def test_the_virtual_novice_spares_one_of_two() -> None:
    state = two("bribery: shrine herbs tide book")
    assert {"recruit tide", "recruit tide*"} <= legal(state)
    assert novices(play(state, "recruit tide*"), "tide") == (1, 2)


def test_the_virtual_novice_alone_recruits_nobody() -> None:
    state = two("bribery: shrine herbs tide book")
    assert why(state, "recruit sailboat*") == ["too-few-novices"]
    assert why(two("novice: shrine herbs tide book"), "recruit tide*") == ["no-virtual-novice"]


def test_recruiting_from_an_empty_supply_is_refused() -> None:
    state = alone("novice: shrine sailboat tide book", "shrine")
    state = play(state, "recruit shrine; recruit sailboat; recruit tide; recruit book")
    assert seat_of(state)["supply"] == 0
    state = end_round(state, "shrine")
    assert novices(state, "tide") == (3, 0)
    assert legal(state, "recruit") == set()
    assert why(state, "recruit tide") == ["no-novice-in-supply"]
