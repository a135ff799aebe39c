"""Priest's Favour: who may take which favour, and what it costs."""

from tests.support.luna.scenes import (
    alone,
    end_round,
    favours,
    isle_of,
    legal,
    novices,
    play,
    settled,
    turns,
    two,
    why,
)

MINE = "novice: shrine herbs tide book"  # favours: sailboat, bribery


def test_two_active_novices_take_their_isles_favour_and_become_inactive() -> None:
    before = two(MINE)
    after = play(before, "favour tide")
    assert favours(after) == favours(before) | {"tide"}
    assert novices(after, "tide") == (0, 2)
    assert isle_of(before, "tide")["favours"] == 2
    assert isle_of(after, "tide")["favours"] == 1


def test_one_active_novice_is_enough_beside_an_own_shrine() -> None:
    state = turns(two(MINE), "sail tide>novice 1")
    assert why(state, "favour tide") == ["too-few-novices-or-shrine"]
    after = play(state, "favour novice")
    assert favours(after) == {"bribery", "novice"}
    assert novices(after, "novice") == (0, 1)


def test_beside_an_own_shrine_the_second_novice_stays_active() -> None:
    state = turns(two(MINE), "sail tide>novice 2; favour novice")
    assert novices(state, "novice") == (1, 1)


def test_another_seats_shrine_does_not_help() -> None:
    state = turns(two("novice: sailboat herbs tide book"), "council sailboat 1")
    assert isle_of(state, "sailboat")["shrines"] == [False, True]
    assert novices(state, "sailboat") == (1, 1)
    assert why(state, "favour sailboat") == ["too-few-novices-or-shrine"]


def test_inactive_novices_and_those_of_other_isles_do_not_count() -> None:
    state = turns(two(MINE), "journey tide>book; done")
    assert novices(state, "book") == (2, 1)
    assert novices(state, "tide") == (1, 0)
    assert why(state, "favour tide") == ["too-few-novices-or-shrine"]
    assert why(state, "favour bribery") == ["favour-owned", "too-few-novices-or-shrine"]


def test_two_favours_of_a_kind_are_refused() -> None:
    state = turns(two(MINE), "favour tide; favour herbs")
    state = end_round(state)
    state = play(state, "meditate")
    assert novices(state, "tide") == (2, 0)
    assert why(state, "favour tide") == ["favour-owned"]


def test_all_seats_may_hold_the_same_favour_at_once() -> None:
    seats = ["herbs: tide shrine book novice", "book: tide shrine herbs novice"]
    seats += ["novice: tide shrine book herbs", "shrine: tide herbs book novice"]
    state = play(settled(*seats), "favour tide; favour tide; favour tide; favour tide")
    assert isle_of(state, "tide")["favours"] == 0
    assert all("tide" in favours(state, seat) for seat in range(4))


def test_a_returned_favour_can_be_taken_again() -> None:
    state = two("novice: shrine herbs sailboat book", "tide: shrine sailboat bribery novice")
    assert isle_of(state, "tide")["favours"] == 1
    state = turns(state, "tide book>tide; book>tide; done")
    assert isle_of(state, "tide")["favours"] == 2
    state = play(end_round(state), "meditate; favour tide")
    assert favours(state) == {"tide", "bribery"}


def test_the_virtual_novice_stands_in_for_one_of_two() -> None:
    state = two("sailboat: shrine herbs tide book", "novice: shrine tide bribery book")
    assert favours(state) == {"bribery", "novice"}
    assert {"favour tide", "favour tide*"} <= legal(state)
    after = play(state, "favour tide*")
    assert favours(after) == {"bribery", "tide"}
    assert novices(after, "tide") == (1, 1)
    assert isle_of(after, "novice")["favours"] == 1 + 1


def test_the_virtual_novice_is_not_enough_where_nobody_and_no_shrine_is() -> None:
    state = turns(
        two("sailboat: shrine herbs tide book", "novice: shrine tide bribery book"), "council tide 2"
    )
    assert why(state, "favour tide*") == ["too-few-novices"]
    assert why(state, "favour tide") == ["too-few-novices-or-shrine"]


def test_l2_beside_an_own_shrine_the_virtual_novice_acts_alone() -> None:
    """L-2: also on an isle where the player has no novice at all."""
    state = two("sailboat: shrine herbs tide book", "tide: shrine sailboat bribery novice")
    assert novices(state, "sailboat") == (0, 0)
    assert "favour sailboat" not in legal(state)
    after = play(state, "favour sailboat*")
    assert favours(after) == {"bribery", "sailboat"}
    assert novices(after, "sailboat") == (0, 0)


def test_l2_beside_an_own_shrine_the_virtual_novice_puts_nobody_to_sleep() -> None:
    state = two("tide: shrine herbs bribery book", "sailboat: shrine tide bribery novice")
    state = turns(state, "sail book>tide 1; favour tide*")
    assert novices(state, "tide") == (1, 0)
    assert favours(state) == {"tide"}


def test_the_virtual_novice_never_takes_the_novice_favour() -> None:
    with_favour = two("sailboat: shrine herbs tide book", "tide: shrine sailboat bribery novice")
    assert why(with_favour, "favour novice*") == ["favour-owned", "virtual-for-itself", "too-few-novices"]
    without = two("sailboat: novice herbs tide book", "tide: shrine sailboat bribery novice")
    assert why(without, "favour novice*") == ["virtual-for-itself"]
    assert "favour novice" in legal(without)


def test_l17_alone_each_favour_is_taken_at_most_twice_a_round() -> None:
    state = alone("novice: shrine tide bribery book", "shrine")  # favours: herbs, sailboat
    state = play(state, "sail tide>novice 2; favour novice; council 1*; favour novice; council 1*")
    state = play(state, "herbs novice 2")
    assert novices(state, "novice") == (2, 0)
    assert why(state, "favour novice") == ["favour-taken-twice"]
    assert "favour book" in legal(state), "other favours have their own count"
    state = end_round(state, "shrine")
    assert "favour novice" in legal(state), "the next round counts anew"


def test_l17_a_favour_of_the_preliminary_round_is_not_counted() -> None:
    state = alone("bribery: shrine herbs tide book", "shrine")  # favours: sailboat, novice
    state = play(state, "council 1*; sail tide>novice 2; favour novice; council 1*; favour herbs")
    state = play(state, "herbs novice 2; favour novice")
    assert "novice" in favours(state)


def test_l17_holds_only_in_solo() -> None:
    """Against others the same favour may come a third time; L-18 is the only limit there."""
    state = two("novice: shrine tide bribery book", "sailboat: shrine tide bribery novice")
    state = turns(state, "sail tide>novice 2; favour novice; council 1*; favour novice; council 1*")
    state = turns(state, "herbs novice 2; favour novice")
    assert "novice" in favours(state)
