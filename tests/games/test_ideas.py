"""Ideas of moves: what hints tell apart, and what they say a move keeps the others from."""

from random import Random

import pytest

from lunarium.ai.ideas import cut_line, pick_ideas
from lunarium.ai.thinking import Thought
from lunarium.games import load
from tests.support.courses import run
from tests.support.modes import MODES, random_record
from tests.support.nova_luna.building import begin, play
from tests.support.tellings import check_telling

EVERY = 9  # plies
MOVES_A_POSITION = 8


@pytest.mark.parametrize("mode", MODES)
def test_denials_are_told_in_every_language(mode: str) -> None:
    course, rng = run(mode, 0), Random(mode)
    game = course.game
    for state in course.states[:-1:EVERY]:
        mover, kept = game.to_move(state), state.copy()
        legal = game.legal_moves(state)
        for move in rng.sample(legal, min(len(legal), MOVES_A_POSITION)):
            for telling in game.showing.denies(state, move):
                check_telling(telling)
                assert telling.params.get("who") != mover
        assert state == kept


def test_places_with_the_same_effect_are_one_idea() -> None:
    """On an empty display all tiles differ; beside one tile a place without a task is like any other."""
    game = load("nova-luna")
    state = play(begin(17, 1, 2, 3, players=2), "17@0,0", "1@0,0")
    tile = game.view(state, None)["reach"][0]
    texts = [text for text in game.legal_texts(state) if text.startswith(f"{tile}@")]
    thoughts = [Thought(text, 100, 0.1, [0.5, 0.5], [0.5, 0.5], [9.0, 9.0], [text]) for text in texts]
    picked = pick_ideas(game, state, thoughts, 3)
    assert len(texts) > len(picked) >= 1
    assert picked[0] is thoughts[0]


def test_moves_with_few_visits_are_no_hint() -> None:
    game = load("luna")
    state = random_record("luna-2p", 1, moves=0).replay(game)
    texts = game.legal_texts(state)[:3]
    visits = (1000, 5, 400)
    thoughts = [
        Thought(text, visited, 0.1, [0.5, 0.5], [0.5, 0.5], [9.0, 9.0], [text])
        for text, visited in zip(texts, visits, strict=True)
    ]
    assert [thought.visits for thought in pick_ideas(game, state, thoughts, 3)] == [1000, 400]


def test_a_line_ends_before_something_face_down_comes_up() -> None:
    game = load("nova-luna")
    record = random_record("nova-luna-2p", 5)
    states = list(record.states(game))
    uncovers = next(
        ply
        for ply, text in enumerate(record.moves)
        if game.unseen(states[ply + 1]) != game.unseen(states[ply])
    )
    start = uncovers - 2
    line = record.moves[start : uncovers + 2]
    assert cut_line(game, states[start], line) == list(line[:2])
    assert cut_line(game, states[uncovers], record.moves[uncovers : uncovers + 3]) == [record.moves[uncovers]]
