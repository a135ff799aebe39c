"""A `Batch` as a vectorised environment of Stable-Baselines3: all games are stepped by one call."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from stable_baselines3.common.vec_env import VecEnv

from lunarium.research import Batch


class Tables(VecEnv):
    """Solo games side by side; the reward of a game comes with its end, divided by `scale`."""

    def __init__(self, game: str, games: int, seed: int = 0, scale: float = 1.0) -> None:
        self.batch, self.scale = Batch(game, games, {"players": 1}, seed=seed, reward="score"), scale
        shape = self.batch.shape
        super().__init__(games, Box(0, 255, (shape.observation,), np.uint8), Discrete(shape.actions))
        self.actions = np.zeros(games, np.int32)

    def reset(self) -> np.ndarray:
        """What is on the tables."""
        return self.batch.observations.copy()

    def step_async(self, actions: np.ndarray) -> None:
        """Note what is to be played."""
        self.actions[:] = actions

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        """Play it. After an end the row already shows the next game, as Stable-Baselines3 wants it."""
        self.batch.step(self.actions)
        ended = self.batch.ended.astype(bool)
        rewards = np.where(ended, self.batch.rewards[:, 0] / self.scale, 0.0).astype(np.float32)
        infos = [
            {"terminal_observation": row} if over else {}
            for row, over in zip(self.reset(), ended, strict=True)
        ]
        return self.reset(), rewards, ended, infos

    def env_method(self, method_name: str, *given: Any, indices: Any = None, **more: Any) -> list[Any]:
        """MaskablePPO asks for masks in this way."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.batch.masks.astype(bool))

    def has_attr(self, attr_name: str) -> bool:
        """Whether all games have this."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Stable-Baselines3 asks how games are shown: not at all."""
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> Sequence[bool]:
        """Nothing is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""
