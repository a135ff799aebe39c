"""Council: discs go up and lie on each other."""

import pytest

from tests.support.luna.scenes import (
    Position,
    end_round,
    favours,
    legal,
    novices,
    play,
    see,
    settled,
    turns,
    two,
    why,
)

MINE = "novice: shrine herbs tide book"
THEIRS = "sailboat: shrine tide bribery novice"


def council(state: Position) -> tuple[list[int], list[int]]:
    """Everybody's seat, and the ranking."""
    shown = see(state)["council"]
    return shown["seats"], shown["ranking"]


def climbing() -> Position:
    """Round 2: both discs are on seat 8; seat 1 is to move."""
    state = two(MINE, THEIRS)
    state = play(state, "council shrine 2; council shrine 2; council herbs 2; council tide 2")
    state = play(state, "council tide 2; council bribery 2; council book 2; council novice 2")
    return end_round(state)


@pytest.mark.parametrize("count", [1, 2])
def test_each_active_novice_of_one_isle_lifts_the_disc_a_seat(count: int) -> None:
    state = play(two(MINE, THEIRS), f"council tide {count}")
    assert council(state) == ([count, 0], [0, 1])
    assert novices(state, "tide") == (2 - count, count)


def test_only_active_novices_of_one_isle_count() -> None:
    state = turns(two(MINE, THEIRS), "council tide 1")
    assert why(state, "council tide 2") == ["too-few-novices"]
    assert why(state, "council bribery 1") == ["too-few-novices"]
    assert {text for text in legal(state, "council") if "tide" in text} == {"council tide 1"}


def test_any_number_of_novices_may_be_used() -> None:
    state = end_round(play(two(MINE, THEIRS), "journey shrine>book; shrine>book; tide>book; done"))
    state = play(state, "meditate")
    assert {text for text in legal(state, "council") if "book" in text} == {
        f"council book {count}" for count in range(1, 6)
    }
    assert council(play(state, "council book 5"))[0] == [5, 0]


def test_a_disc_comes_to_lie_on_top_of_others() -> None:
    seats = ["novice: shrine herbs tide book", "sailboat: shrine tide bribery novice"]
    state = settled(*seats, "tide: shrine book bribery novice")
    assert council(state) == ([0, 0, 0], [2, 1, 0]), "the last in turn order lies on top"
    state = play(state, "council shrine 1")
    assert council(state) == ([1, 0, 0], [0, 2, 1])
    state = play(state, "council shrine 1")
    assert council(state) == ([1, 1, 0], [1, 0, 2])
    state = play(state, "council shrine 1")
    assert council(state) == ([1, 1, 1], [2, 1, 0])
    state = play(state, "council shrine 1; council tide 2; council book 1")
    assert council(state) == ([2, 3, 2], [1, 2, 0])


def test_the_virtual_novice_counts_for_one() -> None:
    state = two("bribery: shrine herbs tide book", THEIRS)
    after = play(state, "council tide 3*")
    assert council(after)[0] == [3, 0]
    assert novices(after, "tide") == (0, 2)
    assert favours(after) == {"sailboat"}
    one = play(state, "council tide 2*")
    assert council(one)[0] == [2, 0]
    assert novices(one, "tide") == (1, 1)


def test_l2_the_virtual_novice_goes_alone_and_needs_no_isle() -> None:
    state = two("bribery: shrine herbs tide book", THEIRS)
    after = play(state, "council 1*")
    assert council(after)[0] == [1, 0]
    assert favours(after) == {"sailboat"}
    assert [novices(after, isle) for isle in ("shrine", "herbs", "tide", "book")] == [(2, 0)] * 4
    assert why(two(MINE, THEIRS), "council 1*") == ["no-virtual-novice"]


def test_l8_steps_beyond_the_last_seat_are_lost() -> None:
    state = end_round(
        turns(two("bribery: shrine herbs tide book", THEIRS), "council shrine 2; council herbs 2")
    )
    state = play(state, "meditate")
    state = turns(state, "council shrine 2; council herbs 2; council 1*")
    assert council(state)[0][0] == 9
    assert "council tide 2" in legal(state), "more novices than steps remain is allowed"
    after = play(state, "council tide 2")
    assert council(after)[0][0] == 10
    assert novices(after, "tide") == (0, 2)


def test_l8_from_the_last_seat_the_action_cannot_be_taken() -> None:
    state = play(climbing(), "council tide 2; council tide 2")
    assert council(state)[0] == [10, 10]
    assert legal(state, "council") == set()
    assert why(state, "council shrine 1") == ["council-full"]


def test_on_the_last_seat_a_disc_goes_under_those_already_there() -> None:
    state = climbing()
    assert council(state) == ([8, 8], [1, 0])
    state = play(state, "council tide 2")
    assert council(state) == ([8, 10], [1, 0])
    state = play(state, "council tide 2")
    assert council(state) == ([10, 10], [1, 0])


def test_l9_whoever_came_first_to_the_last_seat_stays_on_top_for_good() -> None:
    state = play(climbing(), "meditate; council tide 2; council tide 2")
    assert council(state) == ([10, 10], [0, 1])
    for _ in range(5):
        state = end_round(state)
        assert council(state) == ([10, 10], [0, 1])


def test_l9_also_with_three_discs() -> None:
    seats = [
        "novice: shrine herbs tide book",
        "sailboat: shrine herbs tide book",
        "tide: shrine herbs bribery book",
    ]
    state = settled(*seats)
    state = play(state, "; ".join(f"council {isle} 2" for isle in ("shrine", "herbs") for _ in range(3)))
    state = play(state, "council tide 2; council tide 2; council bribery 2")
    state = play(state, "council book 2; council book 2; council book 2")
    state = end_round(state)
    assert council(state) == ([8, 8, 8], [2, 1, 0])
    assert see(state)["to_move"] == 1
    state = play(state, "council shrine 2; council shrine 2; council shrine 2")
    assert council(state) == ([10, 10, 10], [1, 2, 0])
