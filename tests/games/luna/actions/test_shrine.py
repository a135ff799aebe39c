"""Shrine: building on the Master Builder's isle."""

from tests.support.luna.scenes import (
    favours,
    isle_of,
    legal,
    novices,
    play,
    seat_of,
    six_shrines,
    turns,
    two,
    why,
)

MINE = "bribery: herbs tide book novice"  # favours: shrine, sailboat
THEIRS = "sailboat: shrine tide bribery novice"


def test_two_active_novices_and_the_shrine_favour_build_a_shrine() -> None:
    state = play(two(MINE, master_builder="tide"), "shrine")
    assert isle_of(state, "tide")["shrines"] == [True, False]
    assert novices(state, "tide") == (0, 2)
    assert seat_of(state)["shrine_supply"] == 4
    assert favours(state) == {"sailboat"}
    assert isle_of(state, "shrine")["favours"] == 2


def test_shrine_needs_two_active_novices_on_the_builders_isle() -> None:
    state = turns(two(MINE, master_builder="tide"), "council tide 1")
    assert novices(state, "tide") == (1, 1)
    assert why(state, "shrine") == ["too-few-novices"]
    assert why(two(MINE, master_builder="sailboat"), "shrine") == ["too-few-novices"]


def test_another_seats_shrine_is_no_hindrance() -> None:
    """Only in the preliminary round an isle gets one shrine at most."""
    state = two(MINE, "tide: shrine sailboat bribery novice", master_builder="tide")
    assert isle_of(play(state, "shrine"), "tide")["shrines"] == [True, True]


def test_the_virtual_novice_stands_in_for_one() -> None:
    state = two(
        "bribery: herbs tide book sailboat", "novice: shrine tide bribery book", master_builder="tide"
    )
    assert favours(state) == {"shrine", "novice"}
    assert legal(state, "shrine") | legal(state, "shrine*") == {"shrine", "shrine*"}
    after = play(state, "shrine*")
    assert isle_of(after, "tide")["shrines"] == [True, False]
    assert novices(after, "tide") == (1, 1)
    assert favours(after) == set()


def test_the_virtual_novice_needs_a_real_one_beside_it() -> None:
    mine, theirs = "bribery: herbs tide book sailboat", "novice: shrine tide bribery book"
    state = two(mine, theirs, master_builder="shrine")
    assert why(state, "shrine*") == ["too-few-novices"]
    assert why(two(MINE, master_builder="tide"), "shrine*") == ["no-virtual-novice"]


def test_building_from_an_empty_supply_is_refused() -> None:
    state = six_shrines()
    assert seat_of(state)["shrine_supply"] == 0
    assert novices(state, "shrine") == (2, 2)
    assert isle_of(state, "shrine")["shrines"][0] is False
    assert why(state, "shrine") == ["no-shrine-in-supply"]
