"""Games for two to four players in PettingZoo's AEC interface: `env(key, {"players": 3})`.

From PettingZoo 1.27 on, which has a registry, `pettingzoo.make("aec", "lunarium/…-v1")` makes them, too, once
this module is imported.
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
import pettingzoo
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from lunarium.core.errors import LunariumError
from lunarium.games import GAMES
from lunarium.research.table import OVER, RENDER_MODES, Seen, Table, check_render_mode


def env(
    game: str, options: Mapping[str, object] | None = None, **more: Any
) -> AECEnv[str, Seen, SupportsIndex]:
    """`RawEnv`, where calls in the wrong order are refused."""
    return OrderEnforcingWrapper(RawEnv(game, options, **more))


class RawEnv(AECEnv[str, Seen, SupportsIndex]):
    """Agents are the seats. Whoever the rules say is to move acts, perhaps several times in a row."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class has it
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
        strict: bool = False,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        """An action outside of the mask ends the game with a penalty for its agent, or is refused (`strict`).

        The penalty is `illegal_reward`, or what no result falls below.
        """
        super().__init__()
        check_render_mode(render_mode)
        self.render_mode, self.strict = render_mode, strict
        self.table = Table(game, options, reward)
        if self.table.shape.people < 2:
            raise LunariumError("research-several-only")
        self.illegal_reward = self.table.penalty if illegal_reward is None else illegal_reward
        self.metadata = {**type(self).metadata, "name": f"lunarium_{_short(self.table.game.key)}_v1"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.shape.people)]
        shape = self.table.shape
        self.observation_spaces = {
            agent: Dict(
                observation=Box(0, 255, (shape.observation,), np.uint8),
                action_mask=Box(0, 1, (shape.actions,), np.int8),
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(shape.actions) for agent in self.possible_agents}
        self.state_space = Box(0, 255, (shape.observation,), np.uint8)
        self._deals = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        """What an agent sees: always the same space."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """What an agent does: always the same space."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal, without a seed the next one of the last; a `Batch` deals others for the same seed."""
        if seed is not None:
            self._deals = np.random.default_rng(seed)
        self.table.deal(int(self._deals.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn()

    def observe(self, agent: str) -> Seen:
        """What an agent knows, and its actions if it is to move; after the end, the first as a stand-in."""
        seat = self.possible_agents.index(agent)
        mask = self.table.mask(seat)
        if self.terminations.get(agent):
            mask[:] = np.arange(len(mask)) == OVER
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def state(self) -> NDArray[np.uint8]:
        """For critics that look at the whole table: the observation of the first seat, nothing face down."""
        return self.table.observe(0)

    def step(self, action: SupportsIndex | None) -> None:
        """The action of the selected agent; its reward comes when the game ends."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        is_allowed = self.strict or self.table.allows(action)
        if is_allowed:
            self.table.act(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if not is_allowed:
            self.rewards[agent] = self.illegal_reward
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.seat() is None:
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

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as `render_mode` says: printed, as text or as a picture."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def register() -> list[str]:
    """The names under which PettingZoo makes the games, registered where it has a registry."""
    names = []
    for key, game in GAMES.items():
        if game.thinking.encoding is None or max(game.seats) < 2:
            continue
        name = f"lunarium/{_short(key)}-v1"
        names.append(name)
        if hasattr(pettingzoo, "register") and name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, entry_point=f"{__name__}:env", kwargs={"game": key})
    return names


def _short(key: str) -> str:
    """A game's key as PettingZoo writes names."""
    return key.replace("-", "_")


register()
