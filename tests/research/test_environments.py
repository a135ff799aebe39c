"""The interfaces that researchers know, by those interfaces' own tests."""

import copy
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from lunarium.core.errors import LunariumError
from lunarium.research import aec, solo
from tests.support.modes import MODES

pytest.importorskip("lunarium._native")

SEVERAL = [mode for mode, (_, options) in MODES.items() if options["players"] > 1]
SOLO = [mode for mode, (_, options) in MODES.items() if options["players"] == 1]


def several(mode: str, **more: Any) -> Any:
    """The PettingZoo environment of this mode."""
    key, options = MODES[mode]
    return aec.env(key, options, **more)


def alone(mode: str, **more: Any) -> Any:
    """The Gymnasium environment of this mode, by its registered name."""
    key, options = MODES[mode]
    [name] = [
        each for each in solo.register() if each.casefold().startswith(f"lunarium/{key.replace('-', '')}")
    ]
    return gymnasium.make(name, options=options, **more)


@pytest.fixture
def advice() -> Iterator[None]:
    """The tests of others advise on spaces and names."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.usefixtures("advice")
@pytest.mark.parametrize("mode", SEVERAL)
def test_pettingzoo_is_content(mode: str) -> None:
    """Its own tests, as they are; those that know no masks learn that what is not allowed ends the game."""
    api_test(several(mode), num_cycles=120)
    api_test(several(mode, reward="score"), num_cycles=20)
    seed_test(lambda: several(mode), num_cycles=20)
    at_once = turn_based_aec_to_parallel(several(mode))
    parallel_api_test(at_once, num_cycles=60)
    parallel_seed_test(lambda: turn_based_aec_to_parallel(several(mode)), num_cycles=20)
    state_test(several(mode), at_once)


@pytest.mark.usefixtures("advice")
@pytest.mark.parametrize("mode", ["nova-luna-2p", "luna-4p"])
def test_pettingzoo_is_content_with_what_is_shown(mode: str) -> None:
    """Its own test, as it is: text, pictures, and for people text in the terminal."""
    render_test(lambda **more: several(mode, **more))


@pytest.mark.usefixtures("advice")
@pytest.mark.parametrize("reward", ["score", "rank"])
@pytest.mark.parametrize("mode", SOLO)
def test_gymnasium_is_content(mode: str, reward: str) -> None:
    """Its own check, as it is: it knows no masks, so what is not allowed ends the episode."""
    check_env(alone(mode, reward=reward).unwrapped)


@pytest.mark.parametrize("mode", ["nova-luna-3p", "luna-2p"])
def test_rewards_add_up_when_an_agent_moves_several_times_in_a_row(mode: str) -> None:
    """The sum of what `last` tells an agent is what the game brought it, whoever moved last and how often."""
    env, rng, repeats, before = several(mode), np.random.default_rng(1), 0, ""
    env.reset(seed=3)
    told = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        told[agent] += reward
        repeats += agent == before
        before = agent
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert repeats > 0
    assert list(told.values()) == env.unwrapped.table.rewards()
    assert max(told.values()) == 1


@pytest.mark.parametrize("mode", ["nova-luna-2p", "luna-4p", "nova-luna-solo", "luna-solo-level-1"])
def test_a_table_is_shown_as_text_and_as_a_picture(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    make = several if mode in SEVERAL else alone
    text, picture, printed = (
        make(mode, render_mode=render_mode) for render_mode in ("ansi", "rgb_array", "human")
    )
    for env in (text, picture, printed):
        env.reset(seed=1)
    before = text.render()
    for env in (text, printed):
        env.step(int(env.unwrapped.table.mask(env.unwrapped.table.seat()).argmax()))
    assert len(before.splitlines()) > 5
    assert capsys.readouterr().out == f"{before}\n\n{text.render()}\n\n"  # people need not ask
    image = picture.render()
    assert image.dtype == np.uint8
    assert image.ndim == 3
    assert len(np.unique(image.reshape(-1, 3) @ np.array([1 << 16, 1 << 8, 1]))) > 8  # colours


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: aec.RawEnv("luna", {"players": 1}), "research-several-only"),
        (lambda: solo.SoloEnv("luna", {"players": 2}), "research-solo-only"),
        (lambda: aec.RawEnv("luna", {"colour": "red"}), "unknown-option"),
        (lambda: aec.RawEnv("chess"), "unknown-game"),
        (lambda: aec.RawEnv("luna", render_mode="hologram"), "bad-option-value"),
        (lambda: aec.RawEnv("luna", reward="fame"), "bad-option-value"),
    ],
)
def test_unknown_environments_are_refused(call: Any, code: str) -> None:
    with pytest.raises(LunariumError) as refused:
        call()
    assert refused.value.code == code


@pytest.mark.parametrize("action", [-1, 10**9, "take", None, 1.5])
def test_an_action_that_is_not_allowed_changes_nothing(action: Any) -> None:
    env = solo.SoloEnv("nova-luna", strict=True)
    before, _ = env.reset(seed=1)
    with pytest.raises(LunariumError) as refused:
        env.step(action)
    assert refused.value.code == "research-illegal-action"
    assert np.array_equal(env.table.observe(0), before["observation"])


def test_a_step_after_the_end_is_refused() -> None:
    env, over = solo.SoloEnv("nova-luna"), False
    env.reset(seed=1)
    while not over:
        _, _, over, _, _ = env.step(np.flatnonzero(env.action_masks())[0])
    with pytest.raises(LunariumError) as refused:
        env.step(0)
    assert refused.value.code == "research-over"


def test_supersuit_steps_several_tables_side_by_side() -> None:
    """Its own door for Stable-Baselines and its like: environments are copied and sent on."""
    import supersuit

    at_once = supersuit.pettingzoo_env_to_vec_env_v1(turn_based_aec_to_parallel(several("nova-luna-2p")))
    tables = supersuit.concat_vec_envs_v1(at_once, 2, num_cpus=0, base_class="gymnasium")
    seen, _ = tables.reset(seed=1)
    for _ in range(30):
        seen, rewards, *_ = tables.step(seen["action_mask"].argmax(axis=1))
    assert seen["observation"].shape == (4, 560)
    assert rewards.shape == (4,)


@pytest.mark.parametrize("make", [lambda: several("luna-3p"), lambda: alone("nova-luna-solo")])
@pytest.mark.parametrize("how", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301
def test_an_environment_in_the_middle_of_a_game_can_be_kept(make: Any, how: Any) -> None:
    """What comes back goes on as the other does, and leaves it alone."""
    env = make()
    env.reset(seed=4)
    table = env.unwrapped.table
    for _ in range(15):
        env.step(int(table.mask(table.seat()).argmax()))
    kept = how(env)
    there = kept.unwrapped.table
    before = there.observe(0)
    for _ in range(5):
        env.step(int(table.mask(table.seat()).argmax()))
    assert np.array_equal(there.observe(0), before)
    for _ in range(5):
        kept.step(int(there.mask(there.seat()).argmax()))
    assert np.array_equal(there.observe(0), table.observe(0))
    env.reset()
    kept.reset()
    assert np.array_equal(there.observe(0), table.observe(0))  # the next deal, too


@pytest.mark.parametrize("reward", ["rank", "score"])
def test_an_illegal_action_ends_the_game_with_a_penalty(reward: str) -> None:
    """As in PettingZoo's own games; whoever wants to be told is strict."""
    env = several("luna-3p", reward=reward)
    env.reset(seed=1)
    wrong = int(env.last()[0]["action_mask"].argmin())
    agent = env.agent_selection
    env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards[agent] == (-1 if reward == "rank" else -1000)
    assert sum(map(abs, env.rewards.values())) == -env.rewards[agent]
    strict = several("luna-3p", strict=True)
    strict.reset(seed=1)
    with pytest.raises(LunariumError) as refused:
        strict.step(wrong)
    assert refused.value.code == "research-illegal-action"


@pytest.mark.parametrize("how", ["illegal", "played"])
def test_a_finished_game_keeps_a_mask_that_a_distribution_can_use(how: str) -> None:
    env = several("nova-luna-2p")
    env.reset(seed=1)
    while not any(env.terminations.values()):
        mask = env.last()[0]["action_mask"]
        env.step(int(mask.argmin() if how == "illegal" else mask.argmax()))
    assert all(env.observe(agent)["action_mask"].sum() == 1 for agent in env.possible_agents)
    assert all(info["action_mask"].sum() == 1 for info in env.infos.values())


def test_every_game_has_a_name_of_its_own() -> None:
    names = [several(mode).metadata["name"] for mode in ("luna-2p", "nova-luna-2p")]
    assert names == ["lunarium_luna_v1", "lunarium_nova_luna_v1"]


@pytest.mark.parametrize("name", aec.register())
def test_pettingzoo_makes_games_by_their_names(name: str) -> None:
    env = pettingzoo.make("aec", name, options={"players": 3})
    env.reset(seed=1)
    assert len(env.agents) == 3
    assert env.metadata["name"] == name.replace("/", "_").replace("-", "_")


@pytest.mark.parametrize("name", solo.register())
def test_gymnasium_finds_names_and_makes_vectors(name: str) -> None:
    """A name that says its module needs no import before; many games are one batch."""
    check_env(gymnasium.make(f"lunarium.research.solo:{name}").unwrapped, skip_render_check=True)
    tables = gymnasium.make_vec(name, num_envs=3)
    seen, info = tables.reset(seed=2)
    ends = 0
    for step in range(400):
        actions = seen["action_mask"].argmax(axis=1)
        if step == 5:
            actions[0] = seen["action_mask"][0].argmin()
        seen, rewards, ended, cut, info = tables.step(actions)
        assert (rewards[0] <= -1000) == (step == 5)
        assert seen in tables.observation_space
        if ended.any():
            assert (info["final_obs"]["action_mask"].sum(axis=1) == 1).all()
        ends += int(ended.sum())
    assert ends > 0
    assert not cut.any()
