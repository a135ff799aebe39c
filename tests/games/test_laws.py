"""Laws that hold in every mode of every game, along random games."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from lunarium.core.record import Record
from lunarium.games import load
from tests.support.courses import Course, run, run_both
from tests.support.modes import MODES, MOST_MOVES

BEGINNING = 40  # plies


@pytest.fixture(scope="module", params=MODES)
def mode(request: pytest.FixtureRequest) -> str:
    """Every mode; its tests run one after the other, so that they look at the same games."""
    return str(request.param)


@pytest.fixture
def course(mode: str) -> Course:
    """Its game drawn by kind, which comes to the rare moves."""
    return run(mode, 0)


def test_legal_moves_are_there_and_distinct_until_the_end(mode: str) -> None:
    for course in run_both(mode):
        for state in course.states:
            moves = course.game.legal_moves(state)
            assert len(set(moves)) == len(moves)
            assert bool(moves) == (course.game.to_move(state) is not None)


def test_every_move_reads_back_from_its_text(course: Course) -> None:
    game = course.game
    for move in {move for state in course.states for move in game.legal_moves(state)}:
        assert game.read(game.write(move)) == move
        assert game.kind(move) in game.kinds


def test_play_leaves_its_argument_untouched(course: Course) -> None:
    for before, text in zip(course.states, course.record.moves[: BEGINNING * 3 // 2], strict=False):
        kept = before.copy()
        after = course.game.play(before, text)
        assert before == kept
        assert after != before


def test_a_copy_lives_its_own_life(course: Course) -> None:
    game, record = course.game, course.record
    state = game.start(record.options, record.setup)
    for text, seen in zip(record.moves, course.views, strict=False):
        twin = state.copy()
        game.apply(state, game.read(text))
        assert game.view(twin, None) == seen


def test_a_record_replays_to_the_same_states_through_json(course: Course) -> None:
    again = Record.read(course.record.write())
    assert again == course.record
    assert list(again.states(course.game)) == course.states


def test_determinize_keeps_the_view_of_every_seat(course: Course) -> None:
    game = course.game
    for state in course.states[:BEGINNING:5]:
        for seat in (None, *range(game.settle(course.record.options)["players"])):
            kept = state.copy()
            world = game.determinize(state, seat, Random(7))
            assert game.view(world, seat) == game.view(state, seat)
            assert game.legal_moves(world) == game.legal_moves(state)
            assert state == kept


def test_a_resealed_setup_leads_to_the_same_view(course: Course) -> None:
    ply = min(25, len(course.record.moves))
    begun = replace(course.record, moves=course.record.moves[:ply], result=None)
    setup = course.game.reseal(dict(begun.setup), course.states[ply], Random(7))
    again = replace(begun, setup=setup).replay(course.game)
    assert course.game.view(again, None) == course.views[ply]


def test_views_are_json_and_speak_of_the_end_exactly_at_the_end(course: Course) -> None:
    game = course.game
    for state, view in zip(course.states, course.views, strict=True):
        assert json.loads(json.dumps(view)) == view
        assert view["to_move"] == game.to_move(state)
        assert (game.outcome(state) is None) == (game.to_move(state) is not None)


def test_every_game_ends(mode: str) -> None:
    for course in run_both(mode):
        assert len(course.record.moves) < MOST_MOVES
        assert course.record.result is not None


def test_the_ranking_names_every_seat_once(course: Course) -> None:
    outcome = course.game.outcome(course.states[-1])
    assert outcome is not None
    assert sorted(outcome.ranking) == list(range(len(outcome.breakdown)))
    assert list(outcome.ranking) == outcome.result["ranking"]


def test_the_same_seed_deals_the_same_setup(mode: str) -> None:
    key, options = MODES[mode]
    game = load(key)
    for seed in range(2):
        setup = game.deal(options, Random(seed))
        assert setup == game.deal(options, Random(seed))
        assert json.loads(json.dumps(setup)) == setup
        assert game.start(options, setup) == game.start(options, setup)


def test_only_a_voyage_is_ever_midway_and_its_seat_goes_on(course: Course) -> None:
    game = course.game
    for state, view in zip(course.states, course.views, strict=True):
        assert game.is_midway(state) == bool(view.get("voyage"))
    for state, after in pairwise(course.states):
        if game.is_midway(after):
            assert game.to_move(after) == game.to_move(state)


def test_unseen_counts_what_the_view_hides(course: Course) -> None:
    for state, view in zip(course.states, course.views, strict=True):
        assert course.game.unseen(state) == view.get("supply", 0)


def test_the_course_of_a_game_leads_to_its_result(course: Course) -> None:
    progress = [course.game.showing.progress(state) for state in course.states]
    assert len({len(points) for points in progress}) == 1
    result = course.record.result or {}
    end = result.get("scores") or (
        [result["solo_score"]] if "solo_score" in result else result["tokens_left"]
    )
    assert progress[-1] == end


def test_a_legal_move_is_never_explained_away(course: Course) -> None:
    for state in course.states[:BEGINNING:8]:
        for text in course.game.legal_texts(state):
            assert course.game.explain(state, text) == []
