"""Batches in PufferLib's interface: `pufferlib.vector.make(PufferTables, env_kwargs={"game": key})`.

The agents are the seats of all games, game by game, so that every row is one player's way through one
game after the other, and rewards reach whoever earned them. A row is what the seat saw when it last was
to move, and behind it the mask of its actions: PufferLib knows no masks of actions, its own `masks` tell
which agents are alive. Who waits has action 0 only, which nobody looks at: a policy that minds the mask
learns nothing from waiting.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pufferlib
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from lunarium.research.batch import Batch

WAIT = 0  # the only action of a seat that is not to move


class PufferTables(pufferlib.PufferEnv):
    """Games side by side for PufferLib; a game that ends is followed by the next deal."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        *,
        games: int = 1024,
        threads: int = 1,
        reward: str = "rank",
        illegal_reward: float | None = None,
        buf: Any = None,
        seed: int | None = 0,
    ) -> None:
        """With an `illegal_reward` an action that is not allowed brings that, and a random one is played."""
        self.batch = Batch(game, games, options, seed=seed or 0, threads=threads, reward=reward)
        self.illegal_reward = illegal_reward
        shape = self.batch.shape
        self.num_agents = games * shape.people
        self.single_observation_space = Box(0, 255, (shape.observation + shape.actions,), np.uint8)
        self.single_action_space = Discrete(shape.actions)
        super().__init__(buf)
        self._rows = self.observations.reshape(games, shape.people, -1)
        self._games = np.arange(games)
        self._chosen = np.zeros(games, np.int32)

    def reset(self, seed: int | None = 0) -> tuple[NDArray[np.uint8], list[dict[str, float]]]:
        """Deal all games anew; the same seed deals the same games."""
        self.batch.reset(seed or 0)
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        self._rows[:] = 0
        self._show()
        return self.observations, []

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[
        NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], list[dict[str, float]]
    ]:
        """The action of each seat that is to move; those of the others are not looked at."""
        batch, people = self.batch, self.batch.shape.people
        acting = self._games * people + batch.seats
        self._chosen[:] = np.asarray(actions).reshape(-1)[acting]
        self.rewards[:] = 0
        if self.illegal_reward is not None:
            self._mend(acting)
        batch.step(self._chosen)
        ended = batch.ended.astype(bool)
        self.rewards += (batch.rewards * ended[:, None]).reshape(-1)
        self.terminals[:] = np.repeat(ended, people)
        self._rows[ended] = 0
        self._show()
        return self.observations, self.rewards, self.terminals, self.truncations, self._tell(ended)

    def close(self) -> None:
        """Nothing is open."""

    def _mend(self, acting: NDArray[np.int64]) -> None:
        """Actions that are not allowed cost something, and others are drawn in their place."""
        known = (self._chosen >= 0) & (self._chosen < self.batch.shape.actions)
        allowed = known & (self.batch.masks[self._games, np.where(known, self._chosen, 0)] == 1)
        self.rewards[acting[~allowed]] = self.illegal_reward
        self._chosen[:] = np.where(allowed, self._chosen, self.batch.sample())

    def _show(self) -> None:
        """What the seats to move see; the others wait."""
        seen, seats = self.batch.shape.observation, self.batch.seats
        self._rows[:, :, seen:] = 0
        self._rows[:, :, seen + WAIT] = 1
        self._rows[self._games, seats, :seen] = self.batch.observations
        self._rows[self._games, seats, seen:] = self.batch.masks

    def _tell(self, ended: NDArray[np.bool_]) -> list[dict[str, float]]:
        """What PufferLib's dashboard shows: the means of the games that a step ended."""
        if not ended.any():
            return []
        brought = self.batch.rewards[ended]
        return [{"games": float(ended.sum()), "best": float(brought.max(axis=1).mean())}]
