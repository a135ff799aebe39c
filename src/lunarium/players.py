"""The computer players by name: `lunarium.players.player("level-4")`, and who is there for a game."""

from lunarium.ai.player import Player, Policy, Weigher, consider, decide
from lunarium.ai.players import PLAYERS, player, players_of

__all__ = ["PLAYERS", "Player", "Policy", "Weigher", "consider", "decide", "player", "players_of"]
