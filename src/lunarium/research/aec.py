"""Games for two to four players in PettingZoo's AEC interface: `env(key, {"players": 3})`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from lunarium.core.errors import LunariumError
from lunarium.research.table import RENDER_MODES, Table, check_render_mode


def env(
    game: str,
    options: Mapping[str, object] | None = None,
    *,
    illegal_reward: float | None = None,
    **more: Any,
) -> AECEnv[str, Any, Any]:
    """Calls in the wrong order are refused, and illegal actions, unless a reward for them ends the game."""
    made: AECEnv[str, Any, Any] = RawEnv(game, options, **more)
    if illegal_reward is not None:
        made = TerminateIllegalWrapper(made, illegal_reward=illegal_reward)
    return OrderEnforcingWrapper(made)


class RawEnv(AECEnv[str, Any, Any]):
    """Agents are the seats. Whoever the rules say is to move acts, perhaps several times in a row."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "lunarium_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.table = Table(game, options, reward)
        if self.table.shape.people < 2:
            raise LunariumError("research-several-only")
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.shape.people)]
        self.observation_space = cache(self._observation_space)
        self.action_space = cache(self._action_space)
        self.state_space = Box(0, 255, (self.table.shape.observation,), np.uint8)
        self._deals = np.random.default_rng()

    def _observation_space(self, agent: str) -> Dict:
        shape = self.table.shape
        return Dict(
            observation=Box(0, 255, (shape.observation,), np.uint8),
            action_mask=Box(0, 1, (shape.actions,), np.int8),
        )

    def _action_space(self, agent: str) -> Discrete:
        return Discrete(self.table.shape.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; without a seed the next one of the last seed."""
        if seed is not None:
            self._deals = np.random.default_rng(seed)
        self.table.deal(int(self._deals.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent knows, and its actions if it is to move."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def state(self) -> NDArray[np.uint8]:
        """For critics that look at the whole table: the observation of the first seat, nothing face down."""
        return self.table.observe(0)

    def step(self, action: Any) -> None:
        """The action of the selected agent; its reward comes when the game ends."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.table.act(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.table.seat() is None:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._turn()
        self._accumulate_rewards()

    def _turn(self) -> None:
        """Select whoever is to move, and say what they may do."""
        seat = self.table.seat()
        self.agent_selection = self.possible_agents[seat or 0]
        self.infos = {agent: {"action_mask": self.observe(agent)["action_mask"]} for agent in self.agents}
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as `render_mode` says: printed, as text or as a picture."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
