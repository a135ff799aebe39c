"""A batch is a value: copied, pickled, looked into, loaded; opponents of ours sit in it."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

from lunarium.core.errors import LunariumError
from lunarium.games import load
from lunarium.research import Batch
from tests.support.modes import MODES

pytest.importorskip("lunarium._native")

ARRAYS = ("observations", "masks", "seats", "rewards", "ended")


def make(mode: str, games: int = 8, **more: Any) -> Batch:
    """A small batch in the middle of its games."""
    key, options = MODES[mode]
    batch = Batch(key, games, options, **{"seed": 5, "deals": 32} | more)
    play(batch, 60)
    return batch


def play(batch: Batch, steps: int) -> list[np.ndarray]:
    """Random actions; what the arrays hold then."""
    for _ in range(steps):
        batch.step(batch.sample())
    return [getattr(batch, name).copy() for name in ARRAYS]


@pytest.mark.parametrize("how", [Batch.clone, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])  # noqa: S301
@pytest.mark.parametrize("mode", MODES)
def test_a_copy_goes_on_with_the_same_games(mode: str, how: Any) -> None:
    batch = make(mode)
    other = how(batch)
    assert other.observations is not batch.observations
    assert [other.record(row) for row in range(len(other))] == [
        batch.record(row) for row in range(len(batch))
    ]
    assert all(map(np.array_equal, play(batch, 90), play(other, 90)))


def test_a_batch_goes_to_a_spawned_process_and_back() -> None:
    batch = make("luna-2p", games=2)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        there = pool.submit(play, batch, 40).result()
    assert all(map(np.array_equal, there, play(batch, 40)))


@pytest.mark.parametrize("mode", MODES)
def test_a_row_is_a_state_with_a_record(mode: str) -> None:
    """The record replays to the state, whose moves are those of the mask."""
    batch = make(mode)
    game = load(MODES[mode][0])
    for row in range(3):
        state, record = batch.state(row), batch.record(row)
        replayed = record.replay(game)
        assert game.view(replayed, None) == game.view(state, None)
        assert batch.encoding.enter(state).native.fields() == batch.native.fields(row)
        assert replayed == state
        assert batch.legal_texts(row) == game.legal_texts(state)
        assert len(batch.legal_texts(row)) == batch.masks[row].sum()


@pytest.mark.parametrize("mode", ["nova-luna-2p", "luna-3p", "luna-solo-level-2"])
def test_a_game_is_loaded_from_a_record_a_position_and_a_state(mode: str) -> None:
    batch, key = make(mode), MODES[mode][0]
    game = load(key)
    assert game.positions is not None
    record, state = batch.record(1), batch.state(1)
    for source in (record, game.positions.write(state), state):
        batch.load(4, source)
        loaded = batch.state(4)
        assert game.positions.write(loaded) == game.positions.write(state)
        assert np.array_equal(batch.observations[4], batch.observations[1])
        assert np.array_equal(batch.masks[4], batch.masks[1])
        assert batch.encoding.enter(loaded).native.fields() == batch.native.fields(4)
    batch.load(4, record)
    assert batch.record(4) == record
    play(batch, 500)  # the game ends, and the batch deals again
    assert batch.native.start(4) >= 0


def test_games_of_another_kind_are_not_loaded() -> None:
    batch = make("nova-luna-2p")
    before = [getattr(batch, name).copy() for name in ARRAYS]
    with pytest.raises(LunariumError) as refused:
        batch.load(0, make("nova-luna-3p").record(0))
    assert refused.value.code == "research-load"
    with pytest.raises(IndexError):
        batch.state(8)
    assert all(
        np.array_equal(getattr(batch, name), array) for name, array in zip(ARRAYS, before, strict=True)
    )


@pytest.mark.parametrize("name", ["random", "first", "last", "greedy", "level-1", "level-3@5"])
@pytest.mark.parametrize("key", ["nova-luna", "luna"])
def test_an_opponent_answers_inside_of_a_step(key: str, name: str) -> None:
    """Only the learner is asked; its records hold both sides' moves."""
    batch, game = Batch(key, 6, {"players": 2}, seed=2, deals=8, opponents={1: name}), load(key)
    for _ in range(25):
        assert (batch.seats == 0).all()
        batch.step(batch.sample())
    record = batch.record(0)
    assert game.view(record.replay(game), None) == game.view(batch.state(0), None)
    if name in ("first", "last"):
        place = 0 if name == "first" else -1
        for before, move in zip(record.states(game), record.moves, strict=False):
            if game.to_move(before) == 1:
                assert move == game.write(game.legal_moves(before)[place])


def test_a_greedy_opponent_plays_like_the_greedy_player() -> None:
    """Every answer is one of the moves whose position looks best."""
    batch, game = Batch("luna", 4, {"players": 2}, seed=2, deals=8, opponents={1: "greedy"}), load("luna")
    for _ in range(30):
        batch.step(batch.sample())
    record, answers, evaluate = batch.record(0), 0, game.thinking.evaluate
    assert evaluate is not None
    for before, move in zip(record.states(game), record.moves, strict=False):
        if game.to_move(before) == 1:
            values = {}
            for legal in game.legal_moves(before):
                after = before.copy()
                game.apply(after, legal)
                values[game.write(legal)] = evaluate(after, 1)
            assert values[move] == max(values.values())
            answers += 1
    assert answers > 5


@pytest.mark.parametrize(
    ("opponents", "code"),
    [
        ({1: "nobody-else"}, "bad-option-value"),
        ({1: "level-5@2s"}, "bad-option-value"),
        ({2: "greedy"}, "research-opponents"),
        ({0: "greedy", 1: "greedy"}, "research-opponents"),
    ],
)
def test_opponents_that_cannot_sit_there_are_refused(opponents: dict[int, str], code: str) -> None:
    with pytest.raises(LunariumError) as refused:
        Batch("nova-luna", 2, {"players": 2}, opponents=opponents)
    assert refused.value.code == code


def test_luna_draws_as_many_deals_as_are_asked_for() -> None:
    """A few, or more than there are games."""
    few, many = (Batch("luna", 300, {"players": 2}, seed=1, deals=deals) for deals in (3, 5000))
    different = [len({row.tobytes() for row in batch.observations}) for batch in (few, many)]
    assert different[0] <= 6
    assert different[1] > 270


def test_alone_the_score_is_told_unless_something_else_is_asked_for() -> None:
    """Rank says won or lost only: hardly any first game of a learner is won."""
    batch = Batch("luna", 16, {"players": 1, "level": 1}, seed=1, deals=4)
    seen: set[float] = set()
    for _ in range(600):
        batch.step(batch.sample())
        seen |= set(batch.rewards[batch.ended == 1, 0].tolist())
    assert len(seen) > 3


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.int64, np.uint16])
def test_actions_are_whole_numbers_of_any_kind(kind: Any) -> None:
    batch = make("nova-luna-2p")
    assert batch.masks.dtype == np.int8
    actions = np.minimum(batch.sample(), 127)
    actions = np.where(batch.masks[np.arange(8), actions], actions, batch.masks.argmax(axis=1))
    batch.step(actions.astype(kind))
