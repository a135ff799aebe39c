"""Promotion: claiming a tile of the path."""

from tests.support.luna.scenes import (
    displaced,
    end_round,
    favours,
    legal,
    novices,
    on_path,
    play,
    seat_of,
    turns,
    two,
    why,
)

MINE = "novice: shrine herbs tide book"  # favours: sailboat, bribery; approved: 5 herbs, 8 novice
THEIRS = "sailboat: shrine herbs bribery novice"


def test_of_two_active_novices_one_claims_the_tile_and_one_becomes_inactive() -> None:
    state = play(two(MINE, THEIRS), "promote 5")
    assert novices(state, "herbs") == (0, 1)
    assert on_path(state, 5)["claimed_by"] == 0
    assert on_path(state, 5)["on_path"] is True
    assert seat_of(state)["claims"] == [5]


def test_the_novices_are_those_of_the_isle_whose_symbol_the_tile_bears() -> None:
    state = two(MINE, THEIRS)
    assert on_path(state, 8)["symbol"] == "novice"
    assert why(state, "promote 8") == ["too-few-novices"]  # a shrine there, but nobody to stand on the tile
    assert "promote 8" in legal(play(state, "meditate"))


def test_one_novice_beside_an_own_shrine_is_enough_and_stays_active() -> None:
    state = turns(two(MINE, THEIRS), "sail tide>novice 2; promote 8")
    assert novices(state, "novice") == (1, 0)
    assert seat_of(state)["claims"] == [8]


def test_the_virtual_novice_can_be_the_second() -> None:
    state = two("bribery: shrine herbs tide book", THEIRS)  # favours: sailboat, novice
    assert {"promote 5", "promote 5*"} <= legal(state)
    after = play(state, "promote 5*")
    assert novices(after, "herbs") == (1, 0)
    assert favours(after) == {"sailboat"}


def test_the_virtual_novice_never_claims_a_tile() -> None:
    state = turns(two("bribery: shrine herbs tide book", THEIRS), "council herbs 2")
    assert why(state, "promote 5*") == ["too-few-novices"]


def test_beside_an_own_shrine_there_is_no_second_novice_to_stand_in_for() -> None:
    """Notation: forms that would mean the same are not legal."""
    state = turns(two(MINE, THEIRS), "sail tide>novice 2; favour novice")
    assert "novice" in favours(state)
    assert "promote 8" in legal(state)
    assert why(state, "promote 8*") == ["shrine-needs-no-virtual"]


def test_l7_a_claimed_tile_stays_claimed_whatever_the_guard_does() -> None:
    state = play(two(MINE, THEIRS), "promote 5")
    for number in range(2, 7):
        state = end_round(state)
        assert on_path(state, 5)["claimed_by"] == 0
        assert why(state, "promote 5") == ["tile-claimed"], number
    assert novices(state, "herbs") == (1, 0)


def test_l7_unclaimed_tiles_stay_on_the_path_approved_once_passed() -> None:
    state = end_round(end_round(two(MINE, THEIRS)))
    assert on_path(state, 5)["on_path"] is True
    assert "promote 5" in legal(state)


def test_tiles_in_the_temple_and_out_of_play_cannot_be_claimed() -> None:
    state = displaced()
    assert why(state, "promote 1") == ["tile-in-temple"]
    assert why(state, "promote 11") == ["tile-in-temple"]
    assert why(state, "promote 7") == ["tile-not-in-play"]


def test_l4_the_tile_of_a_displaced_novice_is_not_free_again() -> None:
    assert why(displaced(), "promote 5") == ["tile-in-temple"]
