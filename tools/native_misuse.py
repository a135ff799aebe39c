"""The native module under the sanitizers, used well and badly: `make check-native` runs it.

A bad argument has to be refused by an exception; what the sanitizers find ends the process.
"""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from lunarium.core.types import Options

ROUNDS = 60
GAMES = 17


def load_checked(folder: Path) -> None:
    """Take this module for the installed one, before anybody else looks for it."""
    spec = spec_from_file_location("lunarium._native", next(folder.glob("_native*.so")))
    if spec is None or spec.loader is None:
        raise SystemExit(f"there is no module in {folder}")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules["lunarium._native"] = module


def bad_array(rng: Random) -> Any:
    """An array or something else that hardly ever fits."""
    shape = tuple(rng.choice((0, 1, 2, GAMES, GAMES + 1, 271, 387, 560)) for _ in range(rng.randrange(4)))
    kind = rng.choice((np.int8, np.uint8, np.int32, np.int64, np.float32, np.float64, np.bool_))
    array: Any = np.zeros(shape, kind)
    return rng.choice(
        (array, array.T, array[..., ::2] if shape else array, None, "x", 5, [1, 2], array.tobytes())
    )


def provoke(call: Any, *arguments: Any) -> bool:
    """Call it; whether it was refused."""
    try:
        call(*arguments)
    except (ValueError, TypeError, RuntimeError, OverflowError, IndexError, BufferError):
        return True
    return False


def misuse_batch(key: str, options: Options, rng: Random) -> int:
    """Steps with good and bad actions; how many calls were refused."""
    from lunarium.research import Batch

    batch = Batch(key, GAMES, options, seed=rng.getrandbits(70), threads=rng.choice((1, 3)))
    refused = 0
    for _ in range(ROUNDS):
        actions = batch.sample()
        if rng.random() < 0.5:
            actions[rng.randrange(GAMES)] = rng.choice((-(2**31), -1, 0, 270, 271, 1656, 1657, 2**31 - 1))
        refused += provoke(batch.step, actions)
        refused += provoke(batch.step, bad_array(rng))
        refused += provoke(batch.native.step, bad_array(rng))
        refused += provoke(batch.native.sample, bad_array(rng))
        refused += provoke(batch.native.fields, rng.choice((-1, GAMES, 2**63, 10**30)))
        if rng.random() < 0.1:
            batch.reset(rng.getrandbits(64))
    made = type(batch.native)
    for _ in range(ROUNDS):
        arrays = [bad_array(rng) for _ in range(5)]
        refused += provoke(
            made, [batch.any_start.native], *arrays, rng.choice((-1, 1)), rng.choice((0, 1, 999)), True, []
        )
    refused += provoke(made, [], *(np.zeros((1, 1), np.uint8) for _ in range(5)), 1, 1, True, [])
    return refused + start_midway(batch, rng)


def start_midway(batch: Any, rng: Random) -> int:
    """Batches that begin in the middle of games; every row is what its position shows."""
    refused = 0
    for _ in range(ROUNDS // 4):
        start = batch.any_start.native.copy()
        for _ in range(rng.randrange(120)):
            if start.to_move() is not None:
                start.apply(rng.choice(start.legal_moves()))
        arrays = [np.full_like(array, 77) for array in (batch.observations, batch.masks, batch.seats)]
        more = [np.zeros_like(batch.rewards), np.zeros_like(batch.ended)]
        if provoke(type(batch.native), [start], *arrays, *more, 1, rng.choice((1, 3)), True, []):
            refused += 1
        elif batch.encoding.starts > 1:  # one that deals by itself shows another position
            seen, mask = np.zeros_like(arrays[0][0]), np.zeros_like(arrays[1][0])
            start.observe(start.to_move(), seen)
            start.mask(mask)
            if (arrays[0] != seen).any() or (arrays[1] != mask).any():
                raise SystemExit("a batch does not show the position that it starts from")
    return refused


def misuse_simulation(key: str, options: Options, rng: Random) -> int:
    """Whole games with players, seeds and heads that there are not."""
    from lunarium.games import load

    play = load(key).thinking.play_games
    if play is None:
        raise SystemExit("there is no engine")
    refused = 0
    for _ in range(ROUNDS // 4):
        seeds = [rng.choice(("", "0/1", "x" * 3000)) for _ in range(rng.choice((0, 1, 5)))]
        players = [
            rng.choice(("uniform", "by-kind", "greedy", "", "nobody")) for _ in range(rng.choice((0, 1, 7)))
        ]
        head = rng.choice(("", "{", "h" * 100_000))
        refused += provoke(play, options, head, seeds, players, rng.random() < 0.5)
    return refused


def misuse_search(key: str, options: Options, rng: Random) -> int:
    """Searches in every way, with answers that fit and that do not."""
    from lunarium.research import Batch, Search

    batch = Batch(key, GAMES, options, seed=1)
    numbers = np.random.default_rng(rng.getrandbits(32))

    def answer(observations: Any, masks: Any) -> tuple[Any, Any]:
        return numbers.normal(size=masks.shape), numbers.uniform(-1, 1, (len(masks), batch.shape.people))

    search = Search(batch, answer, leaves=rng.choice((1, 4)), noise=0.25, scale=100.0)
    refused = 0
    for _ in range(ROUNDS // 2):
        visits = search.run(rng.choice((2, 7, 40)))
        search.step(visits.argmax(axis=1).astype(np.int32) if rng.random() < 0.8 else batch.sample())
        native = search._native
        refused += provoke(native.scatter, bad_array(rng), bad_array(rng))
        refused += provoke(native.write, bad_array(rng), bad_array(rng))
        refused += provoke(native.follow, batch.native, bad_array(rng))
        refused += provoke(native.plant, rng.choice(([], [batch.any_start.native] * 2, None)))
        refused += provoke(native.begin, rng.choice((0, -5)))
        if rng.random() < 0.3:  # somebody who never answers, then goes on
            native.begin(9)
            native.gather()
            refused += provoke(native.gather)
    return refused


def misuse_position(key: str, options: Options, rng: Random) -> int:
    """One game to its end and beyond."""
    from lunarium.games import load

    game = load(key)
    state = game.start(options, game.deal(options, rng))
    if game.thinking.encoding is None:
        raise SystemExit("there is no engine")
    position, refused = game.thinking.encoding.enter(state), 0
    while True:
        native = position.native
        refused += provoke(native.observe, rng.randrange(-2, 6), bad_array(rng))
        refused += provoke(native.mask, bad_array(rng))
        refused += provoke(native.decode, rng.choice((-1, 0, 5, 271, 1657, 2**31 - 1)))
        refused += provoke(native.copy().apply, rng.choice((0, 1, 2, 99_999_999, 2**32 - 1)))
        refused += provoke(native.trace, [rng.randrange(3000)], *(bad_array(rng) for _ in range(4)))
        if game.to_move(state) is None:
            return refused + provoke(native.apply, 0)
        move = rng.choice(game.legal_moves(state))
        game.apply(state, move)
        position.apply(move)


def main(folder: Path) -> None:
    """All modes of both games."""
    load_checked(folder)
    from lunarium.ai.player import Player
    from lunarium.ai.simple import GreedyPlayer, RandomPlayer
    from lunarium.contest.simulation import simulate_many
    from lunarium.games import GAMES as ALL

    for key, game in ALL.items():
        for name, options in game.modes.items():
            rng, settled = Random(f"{key}/{name}"), game.settle(options)
            refused = sum(
                misuse(key, settled, rng)
                for misuse in (misuse_batch, misuse_search, misuse_position, misuse_simulation)
            )
            seeds = [f"{name}/{number}" for number in range(20)]
            players: list[Player] = [RandomPlayer(), GreedyPlayer()]
            written = 0
            for with_legal in (False, True):
                written += len(simulate_many(game, settled, players, seeds, with_legal))
            sys.stdout.write(f"{key} {name}: {refused} refused, {written} bytes of games\n")
            sys.stdout.flush()
    raise SystemExit(pytest.main(["-q", "-p", "no:xdist", "tests/games/test_twin.py"]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
