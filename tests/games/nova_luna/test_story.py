"""The story by example: tasks, another turn, refills, notes and the end."""

from lunarium.games.nova_luna.state import State
from tests.support.nova_luna.building import DENSE, GAME, begin, dense, play, see

NAMES = {0: "Sun", 1: "Star"}


def told(state: State, text: str) -> list[str]:
    """What is told of a move, in English."""
    seat, after = GAME.to_move(state), GAME.play(state, text)
    assert seat is not None
    return [telling.text(NAMES) for telling in GAME.showing.tell(see(state), see(after), seat, text)]


def test_a_tile_and_its_tasks() -> None:
    tile, x, y = DENSE[2]
    assert told(dense(2), f"{tile}@{x},{y}") == ["Sun places blue 6 below red 4 and fulfils a task."]


def test_a_second_turn_in_a_row_is_told() -> None:
    state = play(begin(17, 1, 2, 3, players=2), "17@0,0")
    assert told(state, "1@0,0")[1:] == ["Star is still behind and moves again."]


def test_an_empty_wheel_fills_by_itself() -> None:
    state = begin(*range(1, 12), players=2)
    while len(see(state)["reach"]) > 1:
        state = GAME.play(state, next(text for text in GAME.legal_texts(state) if "@" in text))
    last = next(text for text in GAME.legal_texts(state) if "@" in text)
    assert "The wheel was empty and has been refilled." in told(state, last)
    assert told(state, "refill") == [f"{NAMES[see(state)['to_move']]} refills the wheel."]


def test_a_phase_ends_with_its_note() -> None:
    note = see(dense(9))["solo"]["running"]
    assert told(dense(9), "end-phase") == ["Sun ends phase 1.", f"Score of phase 1: {note}."]


def test_the_end_is_told() -> None:
    state = dense(10)
    tile, x, y = DENSE[10]
    after = see(play(state, f"{tile}@{x},{y}"))
    sentences = told(state, f"{tile}@{x},{y}")
    assert sentences[-2:] == [
        "All tokens are placed.",
        f"Sun scores {after['outcome']['result']['solo_score']}.",
    ]
    assert sentences[1:3] == [
        f"Score of phase {phase}: {note}." for phase, note in enumerate(after["solo"]["notes"], 1)
    ]
