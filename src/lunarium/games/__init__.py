"""The games, by name."""

from __future__ import annotations

from typing import Any

from lunarium.core.errors import UnknownGame
from lunarium.core.game import Game
from lunarium.games import luna, nova_luna

AnyGame = Game[Any, Any]  # callers hand states and moves back to the game they came from

GAMES: dict[str, AnyGame] = {game.key: game for game in (nova_luna.GAME, luna.GAME)}


def load(key: str) -> AnyGame:
    """The game of this name: "luna" or "nova-luna"."""
    if key not in GAMES:
        raise UnknownGame(game=key[:40], games=", ".join(GAMES))
    return GAMES[key]
