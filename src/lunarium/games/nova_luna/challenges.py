"""The open problems of Nova Luna, with what our own players reach."""

from importlib.resources import files

from lunarium.core.thinking import Challenge
from lunarium.games.nova_luna.setup import MODES

CHALLENGES = (
    Challenge(
        mode="2p",
        options=MODES["2p"],
        seed=160_001,
        games=100,
        baselines={
            "random": 0.0,
            "level-1": 719.0,
            "greedy": 898.0,
            "level-2": 992.0,
            "level-3": 1291.0,
            "level-4": 1595.0,
        },
    ),
    Challenge(
        mode="solo",
        options=MODES["solo"],
        seed=160_002,
        games=100,
        baselines={"random": 306.9, "greedy": 123.8, "level-2": 116.8},
        known=files(__package__) / "clairvoyant.json",
    ),
)
