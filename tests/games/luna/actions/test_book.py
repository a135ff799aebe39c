"""Book: the Books of Wisdom change hands in the temple."""

import pytest

from tests.support.luna.scenes import (
    Position,
    books,
    displaced,
    end_round,
    favours,
    isle_of,
    legal,
    play,
    points,
    see,
    settled,
    turns,
    two,
    why,
)


def readers() -> Position:
    """Both have two novices in the temple (1 and 5, 4 and 8) and the book favour; seat 0 is to move."""
    state = two("bribery: shrine herbs tide novice", "sailboat: shrine herbs tide novice")
    return play(state, "promote 5; promote 8; sanctify 5; sanctify 8")


def test_a_book_goes_to_an_own_novice_without_one() -> None:
    state = readers()
    assert books(state) == [1, 4]
    assert favours(state) == {"book", "sailboat"}
    after = play(state, "book 1>5")
    assert books(after) == [4, 5]
    assert favours(after) == {"sailboat"}
    assert isle_of(after, "book")["favours"] == 1


def test_any_book_may_be_taken_to_an_own_novice_without_one() -> None:
    state = readers()
    assert legal(state, "book") == {"book 1>5", "book 4>5"}
    assert books(play(state, "book 4>5")) == [1, 5]
    assert why(state, "book 4>1") == ["has-book-already"]
    assert why(state, "book 1>8") == ["no-own-novice-there"]
    assert why(state, "book 1>10") == ["no-own-novice-there"]
    assert why(state, "book 5>5") == ["no-book-there"]
    assert why(state, "book 8>5") == ["no-book-there"]
    assert why(state, "book 1>1") == ["has-book-already"]


def test_no_book_goes_to_the_path_or_a_closed_space() -> None:
    claimed = play(two("bribery: shrine herbs tide novice"), "promote 5; meditate")
    assert why(claimed, "book 4>5") == ["no-own-novice-there"]
    assert why(displaced(), "book 4>5") == ["no-favour", "no-own-novice-there"]


def test_with_two_players_the_first_book_action_of_a_round_gains_two() -> None:
    state = readers()
    assert see(state)["book_bonus"] is True
    state = play(state, "book 4>5")
    assert points(state, "book") == [2, 0]
    assert see(state)["book_bonus"] is False
    state = play(state, "book 1>8")
    assert points(state, "book") == [2, 1]


def test_the_bonus_returns_with_the_next_round() -> None:
    state = end_round(play(readers(), "book 4>5"))
    assert see(state)["book_bonus"] is True
    assert points(play(state, "book 1>8"), "book") == [2, 2]


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_a_book_action_always_gains_one(players: int) -> None:
    seats = ["bribery: shrine herbs tide novice", "sailboat: shrine book tide novice"]
    seats += ["tide: shrine book bribery novice", "shrine: tide book bribery novice"]
    state = turns(settled(*seats[:players]), "promote 5; sanctify 5")
    assert see(state)["book_bonus"] is False
    state = turns(state, "book 4>5")
    assert points(state, "book") == [1] + [0] * (players - 1)
