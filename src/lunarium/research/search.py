"""Search: the native search of many games at once, judged by whatever you train."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lunarium.core.encoding import EncodedPosition
from lunarium.core.errors import LunariumError, check_range
from lunarium.research.batch import MOST_SEEDS, Batch
from lunarium.research.positions import AnyEncoding, load_encoded, rewards_rank

# Observations and masks, a row for each position; back come logits of the actions, and what the position is
# worth: a number for each seat from the one to move on, or with one or two players just the first.
Evaluate = Callable[[NDArray[np.uint8], NDArray[np.int8]], tuple[ArrayLike, ArrayLike]]

# leaves, exploration, noise, concentration, scale, whether rewards go by rank
Settings = tuple[int, float, float, float, float, bool]


class Search:
    """AlphaZero's tree search in every game of a batch, or from any positions (`Search.at`).

    After `run`, `visits` says how often each action was tried (a row for each game), and `values` what each
    game is worth to each seat. What is face down is dealt anew for each simulation.
    """

    def __init__(
        self,
        batch: Batch,
        evaluate: Evaluate,
        *,
        seed: int = 0,
        leaves: int = 1,
        exploration: float = 1.5,
        noise: float = 0.0,
        concentration: float = 10.0,
        scale: float = 1.0,
        reward: str = "rank",
    ) -> None:
        """Judge `leaves` positions of each game at once (by virtual loss).

        `noise` is the share of a Dirichlet draw in the priors of a root, `concentration` what its parameters
        add up to; rewards are divided by `scale`, so that values lie about between -1 and 1.
        """
        settings = (leaves, exploration, noise, concentration, scale, rewards_rank(reward))
        self._begin(batch.encoding, batch.any_start, len(batch), evaluate, seed, settings)
        self.batch: Batch | None = batch

    @classmethod
    def at(
        cls,
        game: str,
        states: Sequence[Any],
        evaluate: Evaluate,
        *,
        seed: int = 0,
        leaves: int = 8,
        exploration: float = 1.5,
        scale: float = 1.0,
        reward: str = "rank",
    ) -> Search:
        """A search from these positions, which are all of one kind and not over."""
        if not states:
            raise LunariumError("research-search-positions")
        search = cls.__new__(cls)
        settings = (leaves, exploration, 0.0, 1.0, scale, rewards_rank(reward))
        encoding = load_encoded(game)[1]
        positions = list(map(encoding.enter, states))
        search._begin(encoding, positions[0], len(positions), evaluate, seed, settings)
        search.batch = None
        try:
            search._native.plant([position.native for position in positions])
        except ValueError:
            raise LunariumError("research-search-positions") from None
        return search

    def _begin(
        self,
        encoding: AnyEncoding,
        like: EncodedPosition[Any],
        games: int,
        evaluate: Evaluate,
        seed: int,
        settings: Settings,
    ) -> None:
        leaves, exploration, noise, concentration, scale, _ = settings
        check_range("leaves", leaves, 1, 1024)
        check_range("exploration", exploration, 0)
        check_range("noise", noise, 0, 1)
        check_range("concentration", concentration, 0, is_open=True)
        check_range("scale", scale, 0, is_open=True)
        self.evaluate = evaluate
        self.shape = encoding.shape(like)
        rows = games * leaves
        self._observations = np.zeros((rows, self.shape.observation), np.uint8)
        self._masks = np.zeros((rows, self.shape.actions), np.int8)
        self.visits = np.zeros((games, self.shape.actions), np.int32)
        self.values = np.zeros((games, self.shape.people), np.float32)
        out = (self._observations, self._masks.view(np.uint8))
        self._native = encoding.forest(like, games, *out, seed % MOST_SEEDS, *settings)

    def run(self, simulations: int) -> NDArray[np.int32]:
        """So many more simulations in every game, the first of the root itself; how often each was tried."""
        if self.batch is not None:
            self._native.look_at(self.batch.native)
        check_range("simulations", simulations, 1)
        self._native.begin(simulations)
        while rows := self._native.gather():
            logits, values = self.evaluate(self._observations[:rows], self._masks[:rows])
            self._answer(rows, logits, values)
        self._native.write(self.visits, self.values)
        return self.visits

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One action in every game of the batch; what is known about what follows is kept.

        Where opponents answer in between, the next `run` begins anew.
        """
        if self.batch is None:
            raise LunariumError("research-search-batch")
        self._native.look_at(self.batch.native)
        self.batch.step(actions)
        if not self.batch.opponents:
            self._native.follow(self.batch.native, np.ascontiguousarray(actions, np.int32))

    def _answer(self, rows: int, logits: ArrayLike, values: ArrayLike) -> None:
        """Hand over what the positions look like; refuse what does not fit."""
        priors = np.ascontiguousarray(logits, np.float32)
        worth = np.asarray(values, np.float32)
        people = self.shape.people
        if people <= 2 and worth.size == rows:
            worth = worth.reshape(rows, 1)
            worth = np.concatenate([worth, -worth], axis=1) if people == 2 else worth
        if priors.shape != (rows, self.shape.actions) or worth.shape != (rows, people):
            needed = f"float32[{rows}, {self.shape.actions}], float32[{rows}, {people}]"
            found = f"{list(priors.shape)}, {list(worth.shape)}"
            raise LunariumError("research-answer", needed=needed, found=found)
        try:
            self._native.scatter(priors, np.ascontiguousarray(worth))
        except ValueError:
            raise LunariumError("research-answer-number") from None
