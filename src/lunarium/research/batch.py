"""Batch: thousands of games stepped at once into arrays that are yours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lunarium.core.errors import BadOption, LunariumError
from lunarium.research.positions import deal_start, load_encoded, rewards_rank

MOST_SEEDS = 2**64


class Batch:
    """Games side by side, played from the seat to move; a game that ends is followed by the next deal.

    After `reset` and every `step` the arrays hold, a row for each game, what the seat to move sees
    (`observations`), which actions it has (`masks`), who it is (`seats`), and of games that the step ended
    (`ended`) what they brought to each seat (`rewards`). They are always the same arrays: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        games: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        reward: str = "rank",
        arrays: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        """Deal so many games; `arrays` may bring your own, by name."""
        self.rules, self.encoding = load_encoded(game)
        self.options = self.rules.settle(options or {})
        self._seed, self._threads, self._by_rank = seed, threads, rewards_rank(reward)
        if games < 1 or not 1 <= threads <= 256:
            raise LunariumError("research-batch-size")
        starts = self._deal_starts(seed)
        self.any_start = starts[0]
        self.shape = self.encoding.shape(self.any_start)
        given = dict(arrays or {})
        self.observations = _take(given, "observations", (games, self.shape.observation), np.uint8)
        self.masks = _take(given, "masks", (games, self.shape.actions), np.uint8)
        self.seats = _take(given, "seats", (games,), np.int8)
        self.rewards = _take(given, "rewards", (games, self.shape.people), np.float32)
        self.ended = _take(given, "ended", (games,), np.uint8)
        if given:
            raise BadOption("research-no-such-array", name=str(next(iter(given)))[:40])
        self.native = self._begin(starts, seed)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self.seats)

    def reset(self, seed: int) -> None:
        """Deal all games anew; the same seed deals the same games, whatever was dealt before."""
        if seed == self._seed:
            self.native.reset(seed % MOST_SEEDS)
        else:
            self.native, self._seed = self._begin(self._deal_starts(seed), seed), seed

    def step(self, actions: NDArray[np.int32]) -> None:
        """One action in every game; if one of them is not allowed, nothing has changed."""
        self._check_actions(actions)
        try:
            self.native.step(actions)
        except ValueError as error:
            index, action = str(error).split()
            raise LunariumError("research-illegal-action", index=int(index), action=int(action)) from None

    def features(self, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """What the seats to move see with what follows from the rules; `encoding.features` names it."""
        rows = np.empty((len(self), self.shape.features), np.uint8) if out is None else out
        _check("features", rows, (len(self), self.shape.features), np.uint8)
        self.native.features(rows)
        return rows

    def sample(self, out: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        """A random allowed action for every game, each equally likely."""
        actions = np.empty(len(self), np.int32) if out is None else out
        self._check_actions(actions)
        self.native.sample(actions)
        return actions

    def _deal_starts(self, seed: int) -> list[Any]:
        """What the games begin from: they share what a deal lays out once, and deal the rest themselves."""
        keys = (f"{seed}/start/{index}" for index in range(self.encoding.starts))
        return [deal_start(self.rules, self.options, key) for key in keys]

    def _begin(self, starts: list[Any], seed: int) -> Any:
        """The games of the native engine, which write into our arrays."""
        out = (self.observations, self.masks, self.seats, self.rewards, self.ended)
        return self.encoding.batch(starts, *out, seed % MOST_SEEDS, self._threads, self._by_rank)

    def _check_actions(self, actions: object) -> None:
        _check("actions", actions, (len(self),), np.int32)


def _take(given: dict[str, NDArray[Any]], name: str, shape: tuple[int, ...], kind: type[Any]) -> NDArray[Any]:
    """The array of this name, brought along or made."""
    if name not in given:
        return np.zeros(shape, kind)
    array = given.pop(name)
    _check(name, array, shape, kind)
    if not array.flags.writeable:
        raise LunariumError("research-array-read-only", name=name)
    return array


def _check(name: str, array: object, shape: tuple[int, ...], kind: type[Any]) -> None:
    """Refuse what the native engine could not use."""
    if not isinstance(array, np.ndarray):
        found = type(array).__name__
    elif array.dtype != kind or array.shape != shape or not array.flags.c_contiguous:
        found = f"{array.dtype.name}{list(array.shape)}"
    else:
        return
    raise LunariumError(
        "research-array", name=name, needed=f"{np.dtype(kind).name}{list(shape)}", found=found
    )
