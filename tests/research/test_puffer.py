"""PufferLib's interface, in which every seat is an agent; only where PufferLib is installed."""

from typing import Any

import numpy as np
import pytest

from lunarium.core.errors import LunariumError
from tests.support.modes import MODES

pytest.importorskip("lunarium._native")
vector = pytest.importorskip("pufferlib.vector")

GAMES = 16


def make(mode: str, **more: Any) -> Any:
    """So many tables of this mode, by PufferLib's own door, which brings its buffers."""
    from lunarium.research.puffer import PufferTables

    key, options = MODES[mode]
    asked = {"game": key, "options": options, "games": GAMES, **more}
    return vector.make(PufferTables, env_kwargs=asked, backend=vector.Serial, num_envs=1)


def masks(env: Any, observations: Any) -> Any:
    """The masks at the end of the rows."""
    return observations[:, -env.single_action_space.n :]


@pytest.mark.parametrize("mode", ["nova-luna-solo", "nova-luna-2p", "luna-4p"])
def test_every_seat_goes_its_way_through_one_game_after_the_other(mode: str) -> None:
    """The same games as in a batch with the same actions, and every seat is told what it earned."""
    from lunarium.research import Batch

    key, options = MODES[mode]
    people = options["players"]
    env, batch = make(mode), Batch(key, GAMES, options)
    observations, _ = env.reset(seed=3)
    batch.reset(3)
    rng, ends, repeats = np.random.default_rng(1), 0, 0
    for _ in range(400):
        rows = observations.reshape(GAMES, people, -1)
        acting = rows[np.arange(GAMES), batch.seats]
        assert np.array_equal(acting, np.concatenate([batch.observations, batch.masks], axis=1))
        waiting = masks(env, observations).reshape(GAMES, people, -1).sum(axis=2) == 1
        assert waiting.sum() >= GAMES * (people - 1)
        actions = (masks(env, observations) * rng.random(masks(env, observations).shape)).argmax(axis=1)
        before = batch.seats.copy()
        batch.step(actions.reshape(GAMES, people)[np.arange(GAMES), batch.seats].astype(np.int32))
        observations, rewards, terminals, truncations, _ = env.step(actions.astype(np.int32))
        ended = batch.ended.astype(bool)
        assert np.array_equal(terminals.reshape(GAMES, people), np.repeat(ended[:, None], people, axis=1))
        assert np.array_equal(rewards.reshape(GAMES, people)[ended], batch.rewards[ended])
        assert not rewards.reshape(GAMES, people)[~ended].any()
        assert not truncations.any()
        ends += int(ended.sum())
        repeats += int((before == batch.seats).sum())
    assert ends > 0
    assert repeats > 0
    env.close()


def test_illegal_actions_are_refused_or_cost_a_reward() -> None:
    """A policy that minds no masks can be trained, too: another action is played, and it is told."""
    strict, lenient = make("nova-luna-2p"), make("nova-luna-2p", illegal_reward=-0.5)
    observations, _ = strict.reset(seed=3)
    lenient.reset(seed=3)
    wrong = masks(strict, observations).argmin(axis=1).astype(np.int32)
    with pytest.raises(LunariumError) as refused:
        strict.step(wrong)
    assert refused.value.code == "research-illegal-action"
    _, rewards, _, _, _ = lenient.step(wrong)
    assert rewards.reshape(GAMES, 2).sum(axis=1).tolist() == [-0.5] * GAMES
    assert not lenient.step(np.full(2 * GAMES, 10**6, np.int32))[1].reshape(GAMES, 2).all(axis=1).any()
