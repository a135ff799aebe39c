"""The solo games in Gymnasium's interface, registered as `lunarium/<Game>Solo-v1`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from lunarium.core.errors import LunariumError
from lunarium.games import GAMES
from lunarium.research.table import RENDER_MODES, Table, check_render_mode

ENTRY_POINT = f"{__name__}:SoloEnv"


class SoloEnv(gymnasium.Env[dict[str, NDArray[Any]], Any]):
    """One player; the reward comes with the end of the game."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = "score",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        """An action outside of the mask is refused, or with an `illegal_reward` ends the episode with it."""
        check_render_mode(render_mode)
        self.render_mode, self.illegal_reward = render_mode, illegal_reward
        self.table = Table(game, {"players": 1, **(options or {})}, reward)
        if self.table.shape.people != 1:
            raise LunariumError("research-solo-only")
        shape = self.table.shape
        self.action_space = Discrete(shape.actions)
        self.observation_space: Any = Dict(
            observation=Box(0, 255, (shape.observation,), np.uint8),
            action_mask=Box(0, 1, (shape.actions,), np.int8),
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """A new deal; without a seed the next one of the last seed."""
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(2**63)))
        self._show()
        return self._look()

    def step(self, action: Any) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """One action, which has to be one of the mask."""
        if self.illegal_reward is not None and not self.table.allows(action):
            observation, info = self._look()
            return observation, self.illegal_reward, True, False, info
        self.table.act(action)
        self._show()
        over = self.table.seat() is None
        reward = self.table.rewards()[0] if over else 0.0
        observation, info = self._look()
        return observation, reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as sb3-contrib asks for it."""
        return self.table.mask(0).astype(bool)

    def render(self) -> Any:
        """The table as `render_mode` says: printed, as text or as a picture."""
        return self.table.render(self.render_mode)

    def _show(self) -> None:
        """People see every position without asking."""
        if self.render_mode == "human":
            self.render()

    def _look(self) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        mask = self.table.mask(0)
        return {"observation": self.table.observe(0), "action_mask": mask}, {"action_mask": mask.copy()}


def register() -> list[str]:
    """The names under which Gymnasium makes the solo games."""
    names = []
    for key, game in GAMES.items():
        if game.thinking.encoding is None or 1 not in game.seats:
            continue
        name = f"lunarium/{key.title().replace('-', '')}Solo-v1"
        names.append(name)
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=ENTRY_POINT, kwargs={"game": key})
    return names
