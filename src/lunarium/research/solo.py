"""The solo games in Gymnasium's interface; its names are there once this module is imported.

`gymnasium.make("lunarium.research.solo:lunarium/…Solo-v1")` imports it by itself, and `make_vec` likewise.
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lunarium.core.errors import LunariumError
from lunarium.games import GAMES
from lunarium.research.batch import Batch
from lunarium.research.table import OVER, RENDER_MODES, Seen, Table, check_render_mode


class SoloEnv(gymnasium.Env[Seen, np.int64]):
    """One player; the reward comes with the end of the game."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = "score",
        strict: bool = False,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        """An action outside of the mask ends the episode with a penalty, or is refused if `strict`.

        The penalty is `illegal_reward`, or what no result falls below.
        """
        check_render_mode(render_mode)
        self.render_mode, self.strict = render_mode, strict
        self.table = Table(game, {"players": 1, **(options or {})}, reward)
        if self.table.shape.people != 1:
            raise LunariumError("research-solo-only")
        self.illegal_reward = self.table.penalty if illegal_reward is None else illegal_reward
        shape = self.table.shape
        self.action_space = Discrete(shape.actions)
        self.observation_space: Any = Dict(
            observation=Box(0, 255, (shape.observation,), np.uint8),
            action_mask=Box(0, 1, (shape.actions,), np.int8),
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new deal; without a seed the next one of the last seed."""
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(2**63)))
        self._show()
        return self._look()

    def step(self, action: SupportsIndex) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """One action, which has to be one of the mask."""
        if self.table.seat() is not None and not self.strict and not self.table.allows(action):
            observation, _ = self._look()
            observation["action_mask"][:] = np.arange(self.table.shape.actions) == OVER
            mask = observation["action_mask"].copy()
            return observation, self.illegal_reward, True, False, {"action_mask": mask}
        self.table.act(action)
        self._show()
        over = self.table.seat() is None
        reward = self.table.rewards()[0] if over else 0.0
        observation, info = self._look()
        return observation, reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as sb3-contrib asks for it."""
        return self.table.mask(0).astype(bool)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as `render_mode` says: printed, as text or as a picture."""
        return self.table.render(self.render_mode)

    def _show(self) -> None:
        """People see every position without asking."""
        if self.render_mode == "human":
            self.render()

    def _look(self) -> tuple[Seen, dict[str, Any]]:
        mask = self.table.mask(0)
        return {"observation": self.table.observe(0), "action_mask": mask}, {"action_mask": mask.copy()}


class SoloVector(gymnasium.vector.VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Many solo games on a `Batch`, as `gymnasium.make_vec` makes them; after an end comes the next deal.

    An action outside of the mask costs `illegal_reward`, and one that is allowed is drawn in its place. How a
    game stood at its end is not seen: `final_obs` is zeros, with the first action as a stand-in.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as the base class

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        *,
        num_envs: int = 1,
        reward: str = "score",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        threads: int = 1,
    ) -> None:
        one = SoloEnv(game, options, reward=reward, illegal_reward=illegal_reward)
        self.illegal_reward = one.illegal_reward
        self.batch = Batch(game, num_envs, one.table.options, reward=reward, threads=threads)
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(one.observation_space, num_envs)
        self.action_space = batch_space(one.action_space, num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New deals; without a seed the next ones of the last seed."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        self.batch.reset(int(self.np_random.integers(2**63)))
        return self._look()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action in every game."""
        chosen = np.clip(
            np.asarray(actions).astype(np.int64, casting="same_kind"), -1, self.batch.shape.actions
        )
        known = (chosen >= 0) & (chosen < self.batch.shape.actions)
        allowed = known & (self.batch.masks[np.arange(len(chosen)), np.where(known, chosen, 0)] == 1)
        self.batch.step(np.where(allowed, chosen, self.batch.sample()))
        ended = self.batch.ended.astype(bool)
        rewards = np.where(ended, self.batch.rewards[:, 0], 0.0) + np.where(allowed, 0.0, self.illegal_reward)
        observation, info = self._look()
        if ended.any():
            gone = {name: np.zeros_like(rows) for name, rows in observation.items()}
            gone["action_mask"][:, OVER] = 1
            info |= {"final_obs": gone, "_final_obs": ended}
        return observation, rewards, ended, np.zeros_like(ended), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks as sb3-contrib asks for them."""
        return self.batch.masks.astype(bool)

    def _look(self) -> tuple[Seen, dict[str, Any]]:
        masks = self.batch.masks.copy()
        return {"observation": self.batch.observations.copy(), "action_mask": masks}, {
            "action_mask": masks.copy()
        }


def register() -> list[str]:
    """The names under which Gymnasium makes the solo games, registered if they are not yet."""
    names = []
    for key, game in GAMES.items():
        if game.thinking.encoding is None or 1 not in game.seats:
            continue
        name = f"lunarium/{key.title().replace('-', '')}Solo-v1"
        names.append(name)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}:SoloEnv",
                vector_entry_point=f"{__name__}:SoloVector",
                kwargs={"game": key},
            )
    return names


register()
