"""Journey and Tide: novices go next to other isles, step by step."""

import pytest

from tests.support.luna.scenes import (
    RING,
    Position,
    displaced,
    favours,
    isle_of,
    legal,
    novices,
    play,
    seat_of,
    see,
    turns,
    twice_displaced,
    two,
    why,
)

MINE = "novice: shrine herbs tide book"  # favours: sailboat, bribery
WITH_TIDE = "novice: shrine herbs sailboat book"  # favours: tide, bribery
THEIRS = "tide: shrine sailboat bribery novice"


def under_way() -> Position:
    """Seat 0 has begun a tide with two novices asleep by herbs and one by shrine."""
    state = turns(two(WITH_TIDE, THEIRS), "council herbs 2; council shrine 1")
    return play(state, "tide herbs->tide")


# ---------------------------------------------------------------------------------------------- journey


def test_a_journey_takes_active_novices_next_to_other_isles_inactive() -> None:
    state = play(two(MINE), "journey shrine>book; shrine>novice; tide>bribery; done")
    assert novices(state, "shrine") == (0, 0)
    assert novices(state, "book") == (2, 1)
    assert novices(state, "novice") == (0, 1)
    assert novices(state, "tide") == (1, 0)
    assert novices(state, "bribery") == (0, 1)
    assert favours(state) == {"sailboat", "bribery"}


def test_a_journey_may_take_everybody_everywhere() -> None:
    line = "journey shrine>novice; shrine>novice; herbs>novice; herbs>novice; tide>novice; tide>novice"
    state = play(two(MINE), f"{line}; book>novice; book>novice")
    assert legal(state) == {"done"}, "done is played even when nothing else is left"
    assert see(state)["to_move"] == 0
    state = play(state, "done")
    assert novices(state, "novice") == (0, 8)
    assert see(state)["to_move"] == 1


def test_one_novice_makes_a_journey_and_none_does_not() -> None:
    """L-5: at least one novice must move, so nothing opens a journey but its first step."""
    state = two(MINE)
    assert why(state, "done") == ["no-voyage"]
    assert why(state, "shrine>book") == ["no-voyage"]
    assert why(state, "journey") == ["luna-form"]
    assert novices(play(state, "journey tide>book; done"), "book") == (2, 1)


def test_l5_nobody_journeys_to_where_they_are() -> None:
    assert why(two(MINE), "journey tide>tide") == ["same-isle"]
    assert why(play(two(MINE), "journey shrine>book"), "tide>tide") == ["same-isle"]


def test_only_active_novices_of_isles_journey() -> None:
    state = turns(two(MINE), "council tide 2; council book 1")
    assert why(state, "journey tide>book") == ["nobody-active"]
    assert why(state, "journey bribery>book") == ["nobody-active"]
    state = play(state, "journey shrine>book")
    assert why(state, "book->tide") == ["journey-only-active"]
    assert why(state, "stage>tide") == ["journey-only-active", "nobody-on-stage"]


def test_a_journey_knows_neither_sleepers_nor_the_stage() -> None:
    state = displaced()
    assert why(state, "journey stage>tide") == ["luna-unknown-isle"]
    assert why(state, "journey herbs->tide") == ["luna-form"]
    assert why(play(state, "journey book>tide"), "stage>tide") == ["journey-only-active"]


def test_steps_come_in_ascending_order_of_origin_then_destination() -> None:
    state = play(two(MINE), "journey herbs>sailboat")
    expected = {f"herbs>{isle}" for isle in ("sailboat", "bribery", "book", "novice")}
    expected |= {f"{origin}>{to}" for origin in ("tide", "book") for to in RING if to != origin}
    assert legal(state) == expected | {"done"}
    assert why(state, "shrine>book") == ["step-order"]
    assert why(state, "herbs>tide") == ["step-order"]


def test_the_order_is_that_of_the_isles_in_this_game() -> None:
    ring = ["novice", "book", "bribery", "sailboat", "tide", "herbs", "shrine"]
    state = play(two(MINE, isles=ring), "journey herbs>sailboat")
    assert why(state, "tide>book") == ["step-order"]
    assert why(state, "herbs>book") == ["step-order"]
    assert {"shrine>book", "herbs>tide", "herbs>shrine", "done"} <= legal(state)


def test_equal_steps_may_be_repeated_while_novices_are_left() -> None:
    state = play(two(MINE), "journey tide>book; tide>book")
    assert why(state, "tide>book") == ["nobody-active"]


def test_during_a_journey_there_are_only_steps_and_done() -> None:
    state = play(two(MINE), "journey tide>book")
    for text in ("meditate", "favour shrine", "journey shrine>book", "council shrine 1"):
        assert why(state, text) == ["voyage-under-way"]
    assert see(state)["voyage"]["kind"] == "journey"
    assert see(play(state, "done"))["voyage"] is None


def test_l18_a_journey_counts_as_one_action_once_it_is_done() -> None:
    state = play(two(MINE), "journey shrine>book; shrine>book; tide>book")
    assert seat_of(state)["actions_taken"] == 0
    assert seat_of(play(state, "done"))["actions_taken"] == 1


@pytest.mark.parametrize("text", ["journey tide>book*", "journey tide*>book", "tide tide>book*"])
def test_l3_the_virtual_novice_does_not_travel(text: str) -> None:
    assert why(two("sailboat: shrine herbs bribery book", THEIRS), text) == ["luna-form"]


# ---------------------------------------------------------------------------------------------- tide


def test_a_tide_takes_active_and_inactive_novices_next_to_other_isles() -> None:
    state = turns(two(WITH_TIDE, THEIRS), "council herbs 2")
    state = play(state, "tide shrine>tide; herbs->tide; herbs->book; done")
    assert novices(state, "shrine") == (1, 0)
    assert novices(state, "herbs") == (0, 0)
    assert novices(state, "tide") == (0, 2)
    assert novices(state, "book") == (2, 1)


def test_a_tides_favour_is_returned_with_its_first_step() -> None:
    before = two(WITH_TIDE, THEIRS)
    assert favours(before) == {"tide", "bribery"}
    after = play(before, "tide shrine>tide")
    assert favours(after) == {"bribery"}
    assert isle_of(after, "tide")["favours"] == 2
    assert see(after)["to_move"] == 0
    assert see(after)["voyage"]["kind"] == "tide"


def test_a_tide_needs_its_favour() -> None:
    assert why(two(MINE), "tide shrine>tide") == ["no-favour"]
    assert legal(two(MINE), "tide") == set()


def test_l5_nobody_stays_in_a_tide_either() -> None:
    state = turns(two(WITH_TIDE, THEIRS), "council herbs 2")
    assert why(state, "tide herbs->herbs") == ["same-isle"]
    assert why(state, "tide shrine>shrine") == ["same-isle"]


def test_active_novices_come_before_the_inactive_of_their_isle() -> None:
    state = turns(two(WITH_TIDE, THEIRS), "council herbs 1")
    assert novices(state, "herbs") == (1, 1)
    assert "herbs->shrine" in legal(play(state, "tide herbs>novice"))
    assert why(play(state, "tide herbs->shrine"), "herbs>novice") == ["step-order"]


def test_the_landing_stage_comes_last() -> None:
    state = displaced()
    assert "stage>shrine" in legal(play(state, "tide novice>shrine"))
    at_sea = play(state, "tide stage>tide")
    assert legal(at_sea) == {"done"}
    assert why(at_sea, "novice>book") == ["step-order"]


def test_novices_leave_the_landing_stage_for_any_isle() -> None:
    state = displaced()
    assert {text for text in legal(state, "tide") if "stage" in text} == {f"tide stage>{to}" for to in RING}
    before = novices(state, "tide", 1)
    after = play(state, "tide stage>tide; done")
    assert seat_of(after, 1)["stage"] == 0
    assert novices(after, "tide", 1) == (before[0], before[1] + 1)


def test_two_may_leave_the_landing_stage_for_the_same_isle_or_in_order() -> None:
    state = play(twice_displaced(), "tide stage>tide")
    assert legal(state) == {"done", *(f"stage>{to}" for to in RING[2:])}
    assert why(state, "stage>herbs") == ["step-order"]
    after = play(state, "stage>tide; done")
    assert novices(after, "tide", 1) == (0, 2)
    assert seat_of(after, 1)["stage"] == 0


def test_a_novice_that_has_moved_does_not_move_again() -> None:
    state = under_way()
    assert novices(state, "tide") == (0, 1)
    assert why(state, "tide->book") == ["nobody-asleep"]
    assert "herbs->tide" in legal(state)


def test_only_as_many_go_on_as_were_there_before() -> None:
    state = turns(two(WITH_TIDE, THEIRS), "council herbs 1")  # one asleep by herbs, joined by one from shrine
    state = play(state, "tide shrine>herbs")
    assert novices(state, "herbs") == (1, 2)
    state = play(state, "herbs->book")
    assert novices(state, "herbs") == (1, 1)
    assert why(state, "herbs->book") == ["nobody-asleep"]


def test_a_whole_tide_in_its_one_spelling() -> None:
    state = play(under_way(), "herbs->book; sailboat>herbs; book>herbs; done")
    assert novices(state, "herbs") == (0, 2)
    assert novices(state, "tide") == (0, 1)
    assert novices(state, "book") == (1, 1)
    assert novices(state, "sailboat") == (1, 0)
    assert see(state)["to_move"] == 1
