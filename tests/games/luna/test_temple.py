"""The temple: displacement, closed spaces, and what protects a novice."""

from tests.support.luna.scenes import (
    Position,
    alone,
    books,
    displaced,
    end_round,
    influence,
    novices,
    play,
    points,
    seat_of,
    space,
    temple,
    turns,
    twice_displaced,
    two,
    why,
)


def four_neighbours() -> Position:
    """Green centre 16 between 2 (seat 1, book), 7 (seat 1), 9 (seat 0) and 17 (seat 1, higher).

    Round 4 of a game of two; seat 0 has claimed tile 16 and is to move.
    """
    state = two(
        "sailboat: novice bribery herbs book",
        "novice: sailboat shrine tide bribery",
        boards=["green", "red"],
        start_tiles=[3, 2],
    )
    state = play(state, "meditate; promote 7; meditate; sanctify 7; meditate")
    state = play(state, "meditate; promote 9; meditate; sanctify 9; meditate")
    state = play(state, "promote 16; meditate; meditate; meditate")
    return play(state, "promote 17; meditate; sanctify 17")


def test_the_rulebooks_four_neighbours_only_one_leaves() -> None:
    """Only opponents' novices on lower numbers without a book are displaced; 1 influence for each."""
    before = four_neighbours()
    assert temple(before) == {2: 1, 3: 0, 7: 1, 9: 0, 17: 1}
    assert books(before) == [2, 3]
    after = play(before, "sanctify 16")
    assert temple(after) == {2: 1, 3: 0, 7: None, 9: 0, 16: 0, 17: 1}
    assert influence(after)[0] - influence(before)[0] == 3 + 1
    assert points(after, "displacement") == [1, 0]
    assert seat_of(after, 1)["stage"] == 1
    assert books(after) == [2, 3]


def test_each_displaced_novice_brings_one() -> None:
    state = twice_displaced()
    assert temple(state) == {2: 0, 3: 1, 7: None, 9: None, 16: 0}
    assert points(state, "displacement") == [2, 0]
    assert seat_of(state, 1)["stage"] == 2


def test_a_book_protects_and_its_loss_exposes() -> None:
    """The novice on 2 is safe while it has its book; the Book action moves it to 7, which then is."""
    state = two(
        "sailboat: novice tide herbs bribery",
        "tide: sailboat shrine novice bribery",
        boards=["green", "red"],
        start_tiles=[3, 2],
    )
    state = play(state, "meditate; promote 7; meditate; sanctify 7; meditate")
    assert "book" in seat_of(state, 1)["favours"]
    state = end_round(play(state, "book 2>7"))
    assert books(state) == [3, 7]
    state = play(state, "promote 16; meditate; sanctify 16")
    assert temple(state) == {2: None, 3: 0, 7: 1, 16: 0}


def test_novices_that_are_not_adjacent_are_not_displaced() -> None:
    """8 is nowhere near 5."""
    state = two("sailboat: novice tide herbs bribery", "tide: sailboat shrine herbs bribery")
    state = play(state, "meditate; promote 5; promote 8; sanctify 5; sanctify 8")
    assert temple(state) == {1: 0, 4: 1, 5: 1, 8: 0}


def test_own_novices_are_not_displaced() -> None:
    state = two("sailboat: shrine tide herbs bribery", "tide: sailboat shrine herbs bribery")
    state = end_round(play(state, "promote 5; meditate; sanctify 5; meditate"))
    state = play(state, "meditate; promote 11; meditate; sanctify 11")
    assert temple(state) == {1: 0, 4: 1, 5: 0, 11: 0}
    assert points(state, "displacement") == [0, 0]


def without_its_book(boards: list[str]) -> Position:
    """Seat 0 takes the book of seat 1's novice on 4, then sanctifies 8."""
    state = two(
        "sailboat: shrine tide herbs novice",
        "tide: sailboat shrine novice bribery",
        boards=boards,
        start_tiles=[1, 4],
    )
    assert (space(state, 4)["board"], space(state, 8)["board"]) == ("yellow", "blue")
    return turns(state, "promote 5; sanctify 5; book 4>5; promote 8; sanctify 8")


def test_adjacency_crosses_the_boards() -> None:
    """8 on blue touches 4 on yellow in the frame positions 1 and 2."""
    state = without_its_book(["blue", "yellow"])
    assert temple(state) == {1: 0, 4: None, 5: 0, 8: 0}
    assert points(state, "displacement") == [1, 0]


def test_adjacency_follows_the_frame() -> None:
    """With the boards exchanged 8 and 4 lie apart."""
    state = without_its_book(["yellow", "blue"])
    assert temple(state) == {1: 0, 4: 1, 5: 0, 8: 0}
    assert points(state, "displacement") == [0, 0]


def test_l4_the_displaced_novices_tile_stays_and_its_space_is_closed() -> None:
    state = displaced()
    assert (space(state, 5)["filled"], space(state, 5)["novice"]) == (True, None)
    assert why(state, "promote 5") == ["tile-in-temple"]
    assert why(state, "sanctify 5") == ["nothing-claimed"]
    state = end_round(end_round(state))
    assert (space(state, 5)["filled"], space(state, 5)["novice"]) == (True, None)


def test_l4_a_closed_space_displaces_and_pays_nothing_more() -> None:
    """It scores for nobody, and its space is nobody's to be displaced from again."""
    state = displaced()
    assert [seat_of(state, seat)["temple"] for seat in (0, 1)] == [[1, 11], [4]]
    state = end_round(state)
    assert points(state, "temple") == [1 + 2, 2 + 1]


def test_in_solo_the_displaced_opponent_lies_down_by_the_isle_of_the_tile() -> None:
    """The opponent has taken 5 (herbs), then 10; the player takes the book from 5 and displaces it by 11."""
    state = alone("novice: shrine sailboat tide bribery", "novice", master_builder="book")
    state = end_round(state, "shrine")
    assert temple(state) == {1: 0, 4: 1, 5: 1, 10: 1}
    assert books(state) == [4, 5]
    state = play(state, "book 5>1; promote 11")
    assert novices(state, "herbs", 1) == (0, 0)
    state = play(state, "sanctify 11")
    assert temple(state) == {1: 0, 4: 1, 5: None, 10: 1, 11: 0}
    assert novices(state, "herbs", 1) == (0, 1)
    assert seat_of(state, 1)["stage"] == 0
    assert points(state, "displacement") == [1, 0]
