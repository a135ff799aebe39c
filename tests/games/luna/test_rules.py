"""The rules as a whole: turns, limits, conservation of the pieces, and whole games."""

import pytest

from lunarium.core.errors import NotYourTurn
from lunarium.core.types import Data
from tests.support.luna.scenes import (
    CIRCLE,
    GAME,
    RING,
    Position,
    assert_said,
    endless,
    legal,
    play,
    seat_of,
    see,
    settled,
    two,
    why,
)

MINE, THEIRS = "novice: shrine herbs tide book", "sailboat: shrine tide bribery novice"


# ---------------------------------------------------------------------------------------------- turns


def test_one_action_a_turn_clockwise() -> None:
    seats = [MINE, THEIRS, "tide: shrine book bribery novice", "shrine: tide book bribery novice"]
    state = settled(*seats, start_player=2)
    order = []
    for _ in range(8):
        order.append(see(state)["to_move"])
        state = play(state, "council bribery 1" if order[-1] else "council herbs 1")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


def test_only_the_seat_to_move_moves() -> None:
    state = two(MINE, THEIRS)
    (reason,) = GAME.explain(state, "meditate", 1)
    assert (reason.code, reason.params) == ("not-your-turn", {"seat": 1})
    with pytest.raises(NotYourTurn) as refusal:
        GAME.play(state, "meditate", 1)
    assert_said(refusal.value)
    assert see(GAME.play(state, "meditate", 0))["to_move"] == 1


def test_every_legal_move_changes_something() -> None:
    state = two(MINE, THEIRS)
    before = see(state)
    views = [see(GAME.play(state, text)) for text in GAME.legal_texts(state)]
    assert all(view != before for view in views)
    assert all(view not in views[:place] for place, view in enumerate(views)), "no two moves mean the same"


def test_all_legal_moves_of_a_position() -> None:
    """Seat 0: pairs on shrine, herbs, tide, book; a shrine on novice; the sailboat and bribery favours."""
    pairs = ["shrine", "herbs", "tide", "book"]
    expected = {f"{word} {isle}" for word in ("favour", "recruit") for isle in pairs}
    expected |= {f"council {isle} {count}" for isle in pairs for count in (1, 2)}
    ways = [f"{isle}>{to}" for isle in pairs for to in RING if to != isle]
    expected |= {f"journey {way}" for way in ways} | {
        f"sail {way} {count}" for way in ways for count in (1, 2)
    }
    expected |= {"promote 5", "promote 10$", "promote 11$", "expel 1", "expel 2", "meditate"}
    assert legal(two(MINE, THEIRS)) == expected


# ---------------------------------------------------------------------------------------------- limits


def without_count(state: Position) -> Data:
    """The view but for the number of actions taken."""
    shown = see(state)
    for player in shown["players"]:
        del player["actions_taken"]
    return shown


def test_the_printed_rules_allow_endless_play() -> None:
    """Three actions lead back to the very same position."""
    state = endless()
    assert without_count(play(state, CIRCLE)) == without_count(state)


def test_l18_after_a_hundred_actions_a_player_may_only_meditate() -> None:
    state = endless()
    for _ in range(32):
        state = play(state, CIRCLE)
    state = play(state, "favour novice; favour novice; favour herbs*; favour herbs*")
    assert seat_of(state)["actions_taken"] == 99
    assert len(legal(state)) > 1
    state = play(state, "herbs novice 2")
    assert len(legal(state)) > 1, "the other has one left"
    state = play(state, "herbs novice 2")
    assert [entry["actions_taken"] for entry in see(state)["players"]] == [100, 100]
    assert legal(state) == {"meditate"}
    for text in ("favour novice", "journey novice>tide", "council novice 1", "sanctify 5"):
        assert why(state, text) == ["too-many-actions"]
    assert why(state, "done") == ["no-voyage"]
    state = play(state, "meditate")
    assert legal(state) == {"meditate"}
    state = play(state, "meditate")
    assert legal(state) == {"meditate"}
    state = play(state, "meditate")
    assert see(state)["round"] == 2
    assert "favour novice" in legal(state), "the next action phase counts anew"


def test_l18_a_journey_begun_as_the_hundredth_action_goes_on_to_its_end() -> None:
    state = endless()
    for _ in range(32):
        state = play(state, CIRCLE)
    state = play(state, "favour novice; favour novice; favour herbs*; favour herbs*")
    state = play(state, "journey sailboat>tide; book>tide; book>tide; done")
    assert seat_of(state)["actions_taken"] == 100
    assert legal(play(state, "meditate")) == {"meditate"}
