"""How fast the environments are, beside others, in one run: `python -m benchmarks.environments`."""

import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import numpy as np

from lunarium.games import GAMES
from lunarium.research.batch import Batch

SIDE_BY_SIDE = 1024
SECONDS = 0.5  # for each row of a run
RUNS = 5


def measure(step: Callable[[], int]) -> float:
    """Steps a second of this process's time, all its threads together; a step says how many it was."""
    steps, started = 0, time.process_time()
    while time.process_time() < started + SECONDS:
        steps += step()
    return steps / (time.process_time() - started)


def step_batch(key: str, options: dict[str, Any], threads: int = 1) -> Callable[[], int]:
    """Random actions, with observations and masks of all games."""
    batch = Batch(key, SIDE_BY_SIDE, options, threads=threads)

    def step() -> int:
        batch.step(batch.sample())
        return SIDE_BY_SIDE

    return step


def step_pettingzoo() -> Callable[[], int]:
    """PettingZoo's connect_four, stepped as its own `performance_benchmark` does: random legal actions."""
    from pettingzoo.classic import connect_four_v3

    env, rng = connect_four_v3.env(), Random(1)
    env.reset(seed=1)

    def step() -> int:
        for _ in env.agent_iter(env.num_agents):
            observation, *_ = env.last()
            env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
        return int(env.num_agents)

    return step


def step_openspiel(name: str) -> Callable[[], int]:
    """A game of OpenSpiel from Python, with observations and masks."""
    import pyspiel

    game, rng = pyspiel.load_game(name), Random(1)
    state = game.new_initial_state()

    def step() -> int:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choice(outcomes)[0])
            return 0
        state.observation_tensor()
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
        return 1

    return step


def step_pufferlib() -> Callable[[], int]:
    """PufferLib's checkers, side by side as ours; it has no masks, so most actions are not allowed."""
    from pufferlib.ocean.checkers.checkers import Checkers

    env, rng = Checkers(num_envs=SIDE_BY_SIDE), np.random.default_rng(1)
    env.reset()
    actions = rng.integers(env.single_action_space.n, size=(256, SIDE_BY_SIDE), dtype=np.int32)
    turn = 0

    def step() -> int:
        nonlocal turn
        env.step(actions[turn % len(actions)])
        turn += 1
        return SIDE_BY_SIDE

    return step


def step_envpool() -> Callable[[], int]:
    """EnvPool's 2048, side by side as ours on one thread, with observations and masks."""
    import envpool

    env = envpool.make("Game2048-v1", env_type="gymnasium", num_envs=SIDE_BY_SIDE, num_threads=1)
    (seen, _), rng = env.reset(), np.random.default_rng(1)

    def step() -> int:
        nonlocal seen
        drawn = seen["action_mask"] * rng.random((SIDE_BY_SIDE, 4))
        seen, *_ = env.step(drawn.argmax(axis=1).astype(np.int32))
        return SIDE_BY_SIDE

    return step


def step_pgx(name: str) -> Callable[[], int]:
    """A game of pgx, compiled by JAX for this processor, side by side, with observations and masks."""
    import jax
    import pgx

    env = pgx.make(name)

    def play(state: Any, key: Any) -> Any:
        draws = jax.random.gumbel(key, state.legal_action_mask.shape)
        actions = jax.numpy.where(state.legal_action_mask, draws, -jax.numpy.inf).argmax(axis=1)
        keys = jax.random.split(key, SIDE_BY_SIDE)
        return jax.vmap(pgx.experimental.auto_reset(env.step, env.init))(state, actions, keys)

    compiled, key = jax.jit(play), jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, SIDE_BY_SIDE))

    def step() -> int:
        nonlocal state, key
        key, _ = jax.random.split(key)
        state = jax.block_until_ready(compiled(state, key))
        return SIDE_BY_SIDE

    step()  # compiles
    return step


def main() -> None:
    """How many times the others ours are: of five runs the median, the least and the most."""
    others: dict[str, Callable[[], Callable[[], int]]] = {
        "PettingZoo connect_four": step_pettingzoo,
        "OpenSpiel connect_four": lambda: step_openspiel("connect_four"),
        "OpenSpiel backgammon": lambda: step_openspiel("backgammon"),
        "pgx connect_four": lambda: step_pgx("connect_four"),
        "pgx backgammon": lambda: step_pgx("backgammon"),
        "PufferLib checkers": step_pufferlib,
        "EnvPool 2048": step_envpool,
    }
    steppers: dict[str, Callable[[], int]] = {}
    for name, make in others.items():
        try:
            steppers[name] = make()
        except ImportError as error:
            print(f"{name:<26} not installed ({error.name})")
    rivals = list(steppers)
    for key, game in GAMES.items():
        for name, options in game.modes.items():
            steppers[f"{key} {name}"] = step_batch(key, dict(options))
    runs = [{name: measure(step) for name, step in steppers.items()} for _ in range(RUNS)]
    for name in steppers:
        speeds = [run[name] for run in runs]
        print(f"{name:<32} {spread(speeds)} steps/s", flush=True)
        if name not in rivals:
            for rival in rivals:
                print(f"    x {rival:<26} {spread([run[name] / run[rival] for run in runs])}")


def spread(numbers: list[float]) -> str:
    """The median with the least and the most."""
    return f"{median(numbers):12,.0f} ({min(numbers):,.0f} - {max(numbers):,.0f})"


if __name__ == "__main__":
    main()
