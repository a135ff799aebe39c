"""Bribery: the favour that opens one group beyond the Guard."""

import pytest

from tests.support.luna.scenes import (
    end_round,
    favours,
    isle_of,
    legal,
    novices,
    on_path,
    play,
    seat_of,
    see,
    turns,
    two,
    why,
)

MINE = "novice: shrine herbs tide book"  # favours: sailboat, bribery
THEIRS = "bribery: shrine herbs sailboat novice"  # favours: tide, book
# The path for blue and yellow, by the round that approves: 5 8 | 10 11 | 14 15 | 19 20 | 21 23 | 25 28


def test_with_bribery_a_tile_of_the_next_group_is_claimed_and_the_favour_returned() -> None:
    state = play(two(MINE, THEIRS), "promote 11$")
    assert on_path(state, 11)["claimed_by"] == 0
    assert novices(state, "shrine") == (0, 1)
    assert favours(state) == {"sailboat"}
    assert isle_of(state, "bribery")["favours"] == 2


def test_l6_bribery_reaches_one_group_ahead_and_no_further() -> None:
    state = two(MINE, THEIRS)
    assert {text for text in legal(state, "promote") if "$" in text} == {"promote 10$", "promote 11$"}
    assert why(state, "promote 14$") == ["tile-not-approved"]
    assert why(state, "promote 15") == ["tile-not-approved"]
    assert [group["bribable"] for group in see(state)["path"]["groups"]] == [False, True] + [False] * 4


def test_star_and_bribe_together() -> None:
    state = two("book: shrine herbs tide sailboat", "bribery: shrine herbs sailboat novice")
    assert favours(state) == {"bribery", "novice"}
    assert {"promote 11$", "promote 11*$"} <= legal(state)
    after = play(state, "promote 11*$")
    assert favours(after) == set()
    assert novices(after, "shrine") == (1, 0)
    assert why(state, "promote 11$*") == ["luna-form"]


def test_with_bribery_a_claimed_tile_of_the_next_group_is_sanctified() -> None:
    """A tile that bribery claimed needs a second bribery to enter the temple in the same round."""
    mine = "novice: shrine bribery tide book"  # favours: herbs, sailboat
    state = turns(two(mine, "sailboat: shrine herbs bribery novice"), "favour bribery; promote 11$")
    state = turns(state, "herbs bribery 2; favour bribery")
    assert favours(state) == {"sailboat", "bribery"}
    assert "sanctify 11$" in legal(state)
    assert why(state, "sanctify 11") == ["tile-needs-bribe"]
    after = play(state, "sanctify 11$")
    assert favours(after) == {"sailboat"}
    assert isle_of(after, "bribery")["favours"] == 2
    assert seat_of(after)["points"]["sanctification"] == 6, "the Guard's own tile pays"


def test_no_bribery_is_needed_once_the_guard_has_come() -> None:
    state = end_round(play(two(MINE, THEIRS), "promote 11$"))
    state = play(state, "meditate")
    assert why(state, "sanctify 11$") == ["bribe-not-needed"]
    assert "sanctify 11" in legal(state)


@pytest.mark.parametrize("tile", [25, 28])
def test_in_round_six_there_is_nothing_left_to_bribe_for(tile: int) -> None:
    state = two("novice: shrine herbs tide book", THEIRS)
    for _ in range(5):
        state = end_round(state)
    state = play(state, "meditate")  # seat 0, who holds the bribery favour
    groups = see(state)["path"]["groups"]
    assert all(group["approved"] and not group["bribable"] for group in groups)
    assert not any("$" in text for text in legal(state))
    assert why(state, f"promote {tile}$")[0] == "bribe-not-needed"
