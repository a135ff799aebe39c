"""Sanctification: a claimed tile goes to the temple."""

import pytest

from tests.support.luna.scenes import (
    end_round,
    influence,
    legal,
    on_path,
    play,
    points,
    seat_of,
    see,
    space,
    two,
    why,
)

MINE = "novice: shrine herbs tide book"  # favours: sailboat, bribery
THEIRS = "sailboat: shrine herbs bribery novice"


def test_tile_and_novice_go_to_their_space_and_the_guard_pays() -> None:
    before = play(two(MINE, THEIRS), "promote 5; meditate")
    after = play(before, "sanctify 5")
    assert influence(after) == [5 + 6, 5]
    assert points(after, "sanctification") == [6, 0]
    assert seat_of(after)["claims"] == []
    assert seat_of(after)["temple"] == [1, 5]
    assert on_path(after, 5)["on_path"] is False
    assert (space(after, 5)["novice"], space(after, 5)["book"]) == (0, False)


@pytest.mark.parametrize(("number", "value"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_guard_pays_less_from_round_to_round(number: int, value: int) -> None:
    state = play(two(MINE, THEIRS), "promote 5")
    while see(state)["round"] < number or see(state)["to_move"] != 0:
        state = play(state, "meditate")
    assert points(play(state, "sanctify 5"), "sanctification") == [value, 0]


def test_only_own_claims_are_sanctified() -> None:
    state = play(two(MINE, THEIRS), "promote 5")
    assert why(state, "sanctify 5") == ["nothing-claimed"]
    assert legal(state, "sanctify") == set()
    state = play(state, "meditate")
    for tile in (1, 8, 7):  # in the temple, unclaimed, not in play
        assert why(state, f"sanctify {tile}") == ["tile-not-own-claim"]


def test_l7_a_claim_can_wait_for_later_rounds() -> None:
    state = end_round(end_round(play(two(MINE, THEIRS), "promote 5")))
    assert "sanctify 5" in legal(state)


def test_several_claims_at_once() -> None:
    state = play(two("bribery: shrine herbs novice book", THEIRS), "promote 5; meditate; promote 8; meditate")
    assert legal(state, "sanctify") == {"sanctify 5", "sanctify 8"}
