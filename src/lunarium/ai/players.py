"""The players by name: random, greedy, level-1 to level-5, and levels with a budget of their own."""

from __future__ import annotations

import re

from lunarium.ai.greedy import GreedyPlayer
from lunarium.ai.player import Player
from lunarium.ai.random import RandomPlayer
from lunarium.ai.searcher import SearchPlayer
from lunarium.ai.thinking import Budget
from lunarium.core.errors import BadOption
from lunarium.core.thinking import LEVELS
from lunarium.games import AnyGame

_ALL: tuple[Player, ...] = (RandomPlayer(), GreedyPlayer(), *map(SearchPlayer, LEVELS))
PLAYERS = {player.name: player for player in _ALL}
_WITH_BUDGET = re.compile(r"level-(?P<level>[1-5])@(?P<amount>[0-9]+(?:\.[0-9]+)?)(?P<seconds>s?)")


def player(name: str) -> Player:
    """The player of this name; `level-5@2s` thinks two seconds a move, `level-5@800` 800 simulations."""
    if name in PLAYERS:
        return PLAYERS[name]
    match = _WITH_BUDGET.fullmatch(name)
    if match is None or (not match["seconds"] and not match["amount"].isdigit()):
        choices = ", ".join([*PLAYERS, "level-5@2s", "level-5@800"])
        raise BadOption("bad-option-value", option="player", value=name[:40], choices=choices)
    amount = float(match["amount"])
    budget = Budget(seconds=amount) if match["seconds"] else Budget(simulations=max(1, int(amount)))
    return SearchPlayer(int(match["level"]), budget)


def players_of(game: AnyGame) -> list[str]:
    """The players that are really there for a game, the strongest last."""
    greedy = ["greedy"] if game.thinking.evaluate is not None else []
    return ["random", *greedy, *(f"level-{level}" for level in game.thinking.levels)]


def levels_of(game: AnyGame) -> list[str]:
    """Whom people are offered: the levels of a search, or else the best there is."""
    return [f"level-{level}" for level in game.thinking.levels] or players_of(game)[-1:]


def usual_level(game: AnyGame) -> str:
    """Who gives a beginner a good game."""
    levels = levels_of(game)
    return levels[len(levels) // 2]


def stand_in(game: AnyGame, name: str) -> Player:
    """The player of this name, or where the game cannot have it here, the strongest that is there."""
    wanted = player(name)
    known = players_of(game)
    return wanted if name.partition("@")[0] in known else PLAYERS[known[-1]]
