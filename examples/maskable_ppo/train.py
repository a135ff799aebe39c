"""MaskablePPO of sb3-contrib learns Nova Luna for one: `python train.py [STEPS]`; less is better there."""

from __future__ import annotations

import sys
from statistics import mean, stdev

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

from lunarium.research import solo

GAME = "lunarium/NovaLunaSolo-v1"
POINTS = 100.0  # of a result make a reward of 1: PPO wants rewards of about that size
SIDE_BY_SIDE = 16


class Bytes(BaseFeaturesExtractor):
    """Every byte of an observation in two ways: as a number, and as a name whose meaning is learnt."""

    def __init__(self, space: gymnasium.spaces.Dict, width: int = 256, names: int = 4) -> None:
        super().__init__(space, width)
        size = space["observation"].shape[0]
        self.names = torch.nn.Embedding(256, names)
        self.wide = torch.nn.Sequential(torch.nn.Linear(size * (1 + names), width), torch.nn.ReLU())

    def forward(self, observations: dict[str, torch.Tensor]) -> torch.Tensor:
        """A row for each observation."""
        found = observations["observation"]
        return self.wide(torch.cat([found / 64, self.names(found.long()).flatten(1)], dim=1))


def make() -> gymnasium.Env:
    """The solo game with rewards of a handy size."""
    return gymnasium.wrappers.TransformReward(gymnasium.make(GAME), lambda reward: reward / POINTS)


def play(model: MaskablePPO, games: int = 200) -> list[float]:
    """The scores of so many deals, the same for every model."""
    env, scores = gymnasium.make(GAME), []
    for seed in range(games):
        observation, over = env.reset(seed=1_000_000 + seed)[0], False
        while not over:
            action, _ = model.predict(observation, action_masks=get_action_masks(env), deterministic=False)
            observation, reward, over, _, _ = env.step(int(action))
        scores.append(-reward)
    return scores


def tell(what: str, scores: list[float]) -> None:
    """A mean with its 95 % interval."""
    print(f"{what}: {mean(scores):.1f} ± {1.96 * stdev(scores) / len(scores) ** 0.5:.1f}", flush=True)


def main(steps: int) -> None:
    """Learn, and say what was gained."""
    solo.register()
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MultiInputPolicy",
        DummyVecEnv([make] * SIDE_BY_SIDE),
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.98,
        learning_rate=5e-4,
        ent_coef=0.01,
        policy_kwargs={"features_extractor_class": Bytes, "net_arch": [128], "normalize_images": False},
        seed=1,
    )
    tell("before", play(model))
    for part in range(1, 6):
        model.learn(steps // 5, reset_num_timesteps=part == 1)
        tell(f"after {model.num_timesteps} steps", play(model))
    model.save("solo_nova_luna")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500_000)
