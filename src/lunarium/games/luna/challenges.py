"""The open problem of Luna, with what our own players reach."""

from __future__ import annotations

from lunarium.core.challenge import Challenge
from lunarium.games.luna.setup import MODES

CHALLENGES = (
    Challenge(
        mode="2p",
        options=MODES["2p"],
        seed=160_003,
        games=100,
        baselines={
            "random": 0.0,
            "level-1": 687.0,
            "greedy": 957.0,
            "level-2": 1073.0,
            "level-3": 1506.0,
            "level-4": 2167.0,
        },
    ),
)
