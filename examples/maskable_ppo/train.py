"""MaskablePPO of sb3-contrib learns Nova Luna for one: `python train.py [MINUTES]`; less is better there."""

import sys
import time
from statistics import mean, stdev

import numpy as np
import torch
from net import Policy
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from vector import Tables

from lunarium.research import Batch

GAME = "nova-luna"
SIDE_BY_SIDE, MOVES = 256, 40  # about two games each, then a step of learning
SCALE = 50.0  # points of a result make a reward of 1: PPO wants rewards of about that size
DEALS, EVERY = 500, 120  # for each report; seconds between two of them


class Report(BaseCallback):
    """Says now and then how good it is, and ends the training when the time is up."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.started, self.minutes, self.told = time.monotonic(), minutes, 0.0

    def _on_step(self) -> bool:
        return time.monotonic() - self.started < 60 * self.minutes

    def _on_rollout_start(self) -> None:
        passed = time.monotonic() - self.started
        if not self.told or passed - self.told > EVERY:
            self.told = passed
            tell(f"{passed / 60:.1f} min, {self.num_timesteps} steps", play(self.model))


def play(model: MaskablePPO) -> list[float]:
    """The first scores of so many tables, always the same deals; the likeliest action is played."""
    batch, scores = Batch(GAME, DEALS, {"players": 1}, seed=1_000_000, reward="score"), {}
    while len(scores) < DEALS:
        actions, _ = model.predict(batch.observations, action_masks=batch.masks, deterministic=True)
        batch.step(actions.astype(np.int32))
        for game in np.flatnonzero(batch.ended):
            scores.setdefault(int(game), -float(batch.rewards[game, 0]))
    return list(scores.values())


def tell(what: str, scores: list[float]) -> None:
    """A mean with its 95 % interval."""
    print(f"{what}: {mean(scores):.1f} ± {1.96 * stdev(scores) / len(scores) ** 0.5:.1f}", flush=True)


def main(minutes: float) -> None:
    """Learn, and say what was gained."""
    torch.set_num_threads(1)
    model = MaskablePPO(
        Policy,
        Tables(GAME, SIDE_BY_SIDE, seed=1, scale=SCALE),
        n_steps=MOVES,
        batch_size=1024,
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.95,
        learning_rate=1e-3,
        ent_coef=0.003,
        seed=1,
    )
    model.learn(1_000_000_000, callback=Report(minutes))
    tell(f"{minutes:.0f} min, {model.num_timesteps} steps", play(model))
    model.save("solo_nova_luna")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 20)
