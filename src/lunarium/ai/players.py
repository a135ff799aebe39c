"""The players by name."""

from __future__ import annotations

from lunarium.ai.greedy import GreedyPlayer
from lunarium.ai.player import Player
from lunarium.ai.random import RandomPlayer
from lunarium.core.errors import BadOption

PLAYERS: dict[str, Player] = {player.name: player for player in (RandomPlayer(), GreedyPlayer())}


def player(name: str) -> Player:
    """The player of this name."""
    if name not in PLAYERS:
        raise BadOption("bad-option-value", option="player", value=name[:40], choices=", ".join(PLAYERS))
    return PLAYERS[name]
