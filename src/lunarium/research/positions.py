"""Positions to start from, and the encoding that puts them into numbers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from lunarium.core.encoding import Encoding
from lunarium.core.errors import BadOption, LunariumError
from lunarium.games import AnyGame, load

REWARDS = ("rank", "score")


def load_encoded(key: str) -> tuple[AnyGame, Encoding]:
    """A game with its encoding, which lives in the native engine."""
    game = load(key)
    if game.thinking.encoding is None:
        raise LunariumError("research-needs-engine", game=game.key)
    return game, game.thinking.encoding


def deal_start(game: AnyGame, options: Mapping[str, Any], seed: object) -> Any:
    """The first position of a game; the same seed deals the same one."""
    return game.start(options, game.deal(options, Random(f"{seed}")))


def rewards_rank(reward: str) -> bool:
    """Whether rewards go by rank, not by score."""
    if reward not in REWARDS:
        raise BadOption("bad-option-value", option="reward", value=reward[:40], choices=", ".join(REWARDS))
    return reward == "rank"
