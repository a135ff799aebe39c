"""Laws that hold in every mode of every game, along random games."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lunarium.core.record import Record
from lunarium.games import AnyGame, load
from tests.modes import MODES, MOST_MOVES, random_record

modes = st.sampled_from(sorted(MODES))
seeds = st.integers(min_value=0, max_value=10_000)
LAW = settings(max_examples=25, deadline=None, derandomize=True)


def states(record: Record) -> list[Any]:
    """The state at every ply, by the trusting door."""
    game = load(record.game)
    state = game.start(record.options, record.setup)
    reached = [state.copy()]
    for text in record.moves:
        game.apply(state, game.read(text))
        reached.append(state.copy())
    return reached


@LAW
@given(modes, seeds, st.booleans())
def test_legal_moves_are_there_and_distinct_until_the_end(mode: str, seed: int, by_kind: bool) -> None:
    record = random_record(mode, seed, by_kind)
    game = load(record.game)
    for state in states(record):
        moves = game.legal_moves(state)
        assert len(set(moves)) == len(moves)
        assert bool(moves) == (game.to_move(state) is not None)


@LAW
@given(modes, seeds)
def test_every_move_reads_back_from_its_text(mode: str, seed: int) -> None:
    record = random_record(mode, seed)
    game = load(record.game)
    for state in states(record):
        for move in game.legal_moves(state):
            assert game.read(game.write(move)) == move
            assert game.kind(move) in game.kinds


@LAW
@given(modes, seeds)
def test_play_leaves_its_argument_untouched(mode: str, seed: int) -> None:
    record = random_record(mode, seed, moves=60)
    game = load(record.game)
    for before, text in zip(states(record), record.moves, strict=False):
        kept = before.copy()
        after = game.play(before, text)
        assert before == kept
        assert after != before


@LAW
@given(modes, seeds)
def test_a_copy_lives_its_own_life(mode: str, seed: int) -> None:
    record = random_record(mode, seed)
    game = load(record.game)
    state = game.start(record.options, record.setup)
    for text in record.moves:
        twin = state.copy()
        kept = json.dumps(game.view(twin, None))
        game.apply(state, game.read(text))
        assert json.dumps(game.view(twin, None)) == kept


@LAW
@given(modes, seeds)
def test_a_record_replays_to_the_same_states_through_json(mode: str, seed: int) -> None:
    record = random_record(mode, seed)
    again = Record.read(record.write())
    assert again == record
    assert list(again.states(load(record.game))) == states(record)


@LAW
@given(modes, seeds, seeds)
def test_determinize_keeps_the_view_of_every_seat(mode: str, seed: int, other_seed: int) -> None:
    record = random_record(mode, seed, moves=40)
    game = load(record.game)
    for state in states(record)[::5]:
        for seat in (None, *range(game.settle(record.options)["players"])):
            kept = state.copy()
            world = game.determinize(state, seat, Random(other_seed))
            assert game.view(world, seat) == game.view(state, seat)
            assert game.legal_moves(world) == game.legal_moves(state)
            assert state == kept


@LAW
@given(modes, seeds, seeds)
def test_a_resealed_setup_leads_to_the_same_view(mode: str, seed: int, other_seed: int) -> None:
    record = random_record(mode, seed, moves=25)
    game = load(record.game)
    state = record.replay(game)
    setup = game.reseal(dict(record.setup), state, Random(other_seed))
    again = replace(record, setup=setup).replay(game)
    assert game.view(again, None) == game.view(state, None)


@LAW
@given(modes, seeds)
def test_views_are_json_and_speak_of_the_end_exactly_at_the_end(mode: str, seed: int) -> None:
    record = random_record(mode, seed)
    game = load(record.game)
    for state in states(record):
        view = game.view(state, None)
        assert json.loads(json.dumps(view)) == view
        assert view["to_move"] == game.to_move(state)
        assert (game.outcome(state) is None) == (game.to_move(state) is not None)


@LAW
@given(modes, seeds, st.booleans())
def test_every_game_ends(mode: str, seed: int, by_kind: bool) -> None:
    record = random_record(mode, seed, by_kind)
    assert len(record.moves) < MOST_MOVES
    assert record.result is not None


@LAW
@given(modes, seeds)
def test_the_ranking_names_every_seat_once(mode: str, seed: int) -> None:
    record = random_record(mode, seed)
    game = load(record.game)
    outcome = game.outcome(record.replay(game))
    assert outcome is not None
    assert sorted(outcome.ranking) == list(range(len(outcome.breakdown)))
    assert list(outcome.ranking) == outcome.result["ranking"]


@LAW
@given(modes, seeds)
def test_the_same_seed_deals_the_same_setup(mode: str, seed: int) -> None:
    key, options = MODES[mode]
    game = load(key)
    setup = game.deal(options, Random(seed))
    assert setup == game.deal(options, Random(seed))
    assert json.loads(json.dumps(setup)) == setup
    assert game.start(options, setup) == game.start(options, setup)


@LAW
@given(modes, seeds)
def test_only_a_voyage_is_ever_midway_and_its_seat_goes_on(mode: str, seed: int) -> None:
    record = random_record(mode, seed)
    game, reached = load(record.game), states(record)
    for state, after in pairwise(reached):
        assert game.is_midway(state) == bool(game.view(state, None).get("voyage"))
        if game.is_midway(after):
            assert game.to_move(after) == game.to_move(state)


@LAW
@given(modes, seeds)
def test_what_is_unseen_is_what_the_view_hides(mode: str, seed: int) -> None:
    record = random_record(mode, seed)
    game = load(record.game)
    for state in states(record):
        assert game.unseen(state) == game.view(state, None).get("supply", 0)


@LAW
@given(modes, seeds)
def test_the_course_of_a_game_leads_to_its_result(mode: str, seed: int) -> None:
    record = random_record(mode, seed)
    game = load(record.game)
    course = [game.showing.progress(state) for state in states(record)]
    assert len({len(points) for points in course}) == 1
    result = record.result or {}
    end = result.get("scores") or (
        [result["solo_score"]] if "solo_score" in result else result["tokens_left"]
    )
    assert course[-1] == end


@pytest.mark.parametrize("mode", MODES)
def test_a_legal_move_is_never_explained_away(mode: str) -> None:
    record = random_record(mode, 1, moves=40)
    game: AnyGame = load(record.game)
    for state in states(record)[::8]:
        for text in game.legal_texts(state):
            assert game.explain(state, text) == []
