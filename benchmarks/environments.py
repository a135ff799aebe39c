"""How fast the environments are, beside others, in one run: `python -m benchmarks.environments`."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from lunarium.games import GAMES
from lunarium.research.batch import Batch

SIDE_BY_SIDE = 1024
SECONDS = 2.0  # for each row
ROUNDS = 3  # the best counts: other work on the machine only ever slows down


def measure(step: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Steps a second of this process's time, or by another clock; a step says how many it was."""
    best = 0.0
    for _ in range(ROUNDS):
        steps, started = 0, clock()
        while clock() < started + SECONDS / ROUNDS:
            steps += step()
        best = max(best, steps / (clock() - started))
    return best


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


def main() -> None:
    """All rows, with how many times the others they are."""
    others: dict[str, Callable[[], Callable[[], int]]] = {
        "PettingZoo connect_four": step_pettingzoo,
        "OpenSpiel connect_four": lambda: step_openspiel("connect_four"),
        "OpenSpiel backgammon": lambda: step_openspiel("backgammon"),
        "PufferLib checkers": step_pufferlib,
        "EnvPool 2048": step_envpool,
    }
    found: dict[str, float] = {}
    for name, make in others.items():
        try:
            found[name] = measure(make())
        except ImportError as error:
            print(f"{name:<26} not installed ({error.name})")
    for name, speed in found.items():
        print(f"{name:<26} {speed:12,.0f} steps/s")
    cores = os.cpu_count() or 1
    for key, game in GAMES.items():
        for name, options in game.modes.items():
            tell(f"{key} {name}", measure(step_batch(key, dict(options))), found)
            if options["players"] == 2:  # by the clock on the wall: all cores at once
                together = measure(step_batch(key, dict(options), cores), time.perf_counter)
                tell(f"{key} {name}, {cores} threads", together, found)


def tell(name: str, speed: float, others: dict[str, float]) -> None:
    """One row."""
    times = ", ".join(f"{speed / other:,.0f} x {rival}" for rival, other in others.items())
    print(f"{name:<32} {speed:12,.0f} steps/s  {times}", flush=True)


if __name__ == "__main__":
    main()
