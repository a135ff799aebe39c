"""The open problem of Luna, with what our own players reach."""

from lunarium.core.thinking import Challenge
from lunarium.games.luna.setup import MODES

CHALLENGES = (
    Challenge(
        mode="2p",
        options=MODES["2p"],
        seed=160_003,
        games=100,
        baselines={
            "random": 0.0,
            "level-1": 688.0,
            "greedy": 951.0,
            "level-2": 1069.0,
            "level-3": 1502.0,
            "level-4": 2163.0,
        },
    ),
)
