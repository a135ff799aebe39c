"""Batches: whole games, the same on any number of threads; bad input changes nothing."""

from typing import Any

import numpy as np
import pytest

from lunarium.core.errors import LunariumError
from lunarium.research import Batch
from tests.support.modes import MODES

pytest.importorskip("lunarium._native")

GAMES = 24


def make(mode: str, **more: Any) -> Batch:
    """A small batch of this mode."""
    key, options = MODES[mode]
    return Batch(key, GAMES, options, **{"seed": 5} | more)


def copy(batch: Batch) -> list[np.ndarray]:
    """What the arrays hold now."""
    arrays = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.ended)
    return [array.copy() for array in arrays]


@pytest.mark.usefixtures("few_starts")
@pytest.mark.parametrize("mode", MODES)
def test_games_go_on_for_ever_and_are_all_whole(mode: str) -> None:
    """Somebody is always to move; who won is told once, with the deal of the next game."""
    batch, ended = make(mode), 0
    people = batch.shape.people
    for _ in range(600):
        assert batch.masks.any(axis=1).all()
        assert ((batch.seats >= 0) & (batch.seats < people)).all()
        batch.step(batch.sample())
        over = batch.ended.astype(bool)
        ended += int(over.sum())
        assert not batch.rewards[~over].any()
        if people > 1 and over.any():
            assert (batch.rewards[over].max(axis=1) == 1).all()
    assert ended > 0


@pytest.mark.parametrize("mode", ["nova-luna-2p", "luna-3p"])
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(mode: str) -> None:
    """Steps and samples too; another seed gives others."""
    one, three, other = make(mode), make(mode, threads=3), make(mode, seed=6)
    assert not np.array_equal(one.observations, other.observations)
    play_alike(one, three, 300)


@pytest.mark.usefixtures("few_starts")
@pytest.mark.parametrize("mode", MODES)
def test_a_reset_deals_what_a_new_batch_of_this_seed_deals(mode: str) -> None:
    """Whatever was dealt and played before; and again with the same seed."""
    fresh, used = make(mode, seed=9), make(mode, seed=5)
    dealt = copy(fresh)
    for _ in range(2):
        for _ in range(40):
            used.step(used.sample())
        used.reset(9)
        assert all(map(np.array_equal, copy(used), dealt))
    play_alike(fresh, used, 40)


def play_alike(one: Batch, other: Batch, steps: int) -> None:
    """Both draw the same actions and show the same after each."""
    for _ in range(steps):
        actions = one.sample()
        assert np.array_equal(actions, other.sample())
        one.step(actions)
        other.step(actions)
        assert all(map(np.array_equal, copy(one), copy(other)))


@pytest.mark.usefixtures("few_starts")
@pytest.mark.parametrize("mode", MODES)
def test_a_step_writes_every_byte_anew(mode: str) -> None:
    batch, other = make(mode), make(mode)
    for _ in range(60):
        batch.observations[:], batch.masks[:], batch.seats[:], batch.rewards[:], batch.ended[:] = (
            171,
            7,
            9,
            5,
            3,
        )
        actions = batch.sample()
        batch.step(actions)
        other.step(other.sample())
        for mine, theirs in zip(copy(batch), copy(other), strict=True):
            np.testing.assert_array_equal(mine, theirs)


def test_a_deal_is_a_whole_box() -> None:
    """Nova Luna's own dealing: eleven different tiles on the wheel, any of them, and any seat begins."""
    batch = Batch("nova-luna", 400, {"players": 2})
    wheels = batch.observations[:, 1:12]
    assert all(len(set(wheel)) == 11 for wheel in wheels.tolist())
    assert set(wheels.ravel().tolist()) == set(range(1, 69))
    assert set(batch.seats.tolist()) == {0, 1}


def test_own_arrays_are_written_to() -> None:
    """No copies: what somebody brings along is what is filled."""
    mine = np.zeros((GAMES, 560), np.uint8)
    batch = make("nova-luna-2p", arrays={"observations": mine})
    assert batch.observations is mine
    assert mine.any()


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    """The error names the game and the action; all the others stay where they were, too."""
    batch = make("luna-2p")
    actions, before = batch.sample(), copy(batch)
    for bad in (-1, batch.shape.actions, 2**31 - 1, int(np.flatnonzero(batch.masks[7] == 0)[0])):
        with pytest.raises(LunariumError) as refused:
            batch.step(np.where(np.arange(GAMES) == 7, bad, actions).astype(np.int32))
        assert refused.value.code == "research-illegal-action"
        assert refused.value.params == {"index": 7, "action": bad}
        assert all(map(np.array_equal, copy(batch), before))
    batch.step(actions)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"reward": "fame"}, "bad-option-value"),
        ({"threads": 0}, "bad-argument"),
        ({"arrays": {"observations": np.zeros((GAMES, 3), np.uint8)}}, "research-array"),
        ({"arrays": {"seats": np.zeros(GAMES, np.float64)}}, "research-array"),
        ({"arrays": {"masks": np.zeros((271, GAMES), np.uint8).T}}, "research-array"),
        ({"arrays": {"seats": np.broadcast_to(np.int8(0), (GAMES,))}}, "research-array"),
        ({"arrays": {"wishes": np.zeros(GAMES)}}, "research-no-such-array"),
    ],
)
def test_impossible_batches_are_refused(more: dict[str, Any], code: str) -> None:
    with pytest.raises(LunariumError) as refused:
        make("nova-luna-2p", **more)
    assert refused.value.code == code
    assert all(refused.value.message(language) for language in ("en", "de", "pt"))


@pytest.mark.parametrize(
    "actions", [None, [0], np.zeros(GAMES), np.zeros(3, np.int32), np.zeros((GAMES, 1), np.int32)]
)
def test_actions_are_one_number_for_each_game(actions: Any) -> None:
    with pytest.raises(LunariumError) as refused:
        make("nova-luna-2p").step(actions)
    assert refused.value.code == "research-array"
