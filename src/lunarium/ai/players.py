"""The players by name: random, first, last, greedy, level-1 to level-5 (with a budget), and those of others.

Others are brought by entry points of the group `lunarium.players`: `onnx:FILE` asks the one called `onnx`.
"""

import re
from importlib.metadata import entry_points
from typing import cast

from lunarium.ai.player import Player
from lunarium.ai.searcher import SearchPlayer
from lunarium.ai.simple import GreedyPlayer, ListedPlayer, RandomPlayer
from lunarium.ai.thinking import Budget
from lunarium.core.errors import BadOption
from lunarium.core.thinking import LEVELS
from lunarium.games import AnyGame

GROUP = "lunarium.players"  # of entry points
PREFIX = "engine:"  # of the command that starts a player outside of this program
_ALL: tuple[Player, ...] = (
    RandomPlayer(),
    ListedPlayer("first", 0),
    ListedPlayer("last", -1),
    GreedyPlayer(),
    *map(SearchPlayer, LEVELS),
)
PLAYERS = {player.name: player for player in _ALL}
_WITH_BUDGET = re.compile(r"level-(?P<level>[1-5])@(?P<amount>[0-9]+(?:\.[0-9]+)?)(?P<seconds>s?)")


def player(name: str) -> Player:
    """The player of this name; `level-5@2s` thinks two seconds a move, `level-5@800` 800 simulations."""
    if name in PLAYERS:
        return PLAYERS[name]
    scheme, colon, rest = name.partition(":")
    if colon:
        return _brought(scheme, rest, name)
    match = _WITH_BUDGET.fullmatch(name)
    if match is None or (not match["seconds"] and not match["amount"].isdigit()):
        raise _unknown(name)
    amount = float(match["amount"])
    budget = Budget(seconds=amount) if match["seconds"] else Budget(simulations=max(1, int(amount)))
    return SearchPlayer(int(match["level"]), budget)


def _brought(scheme: str, rest: str, name: str) -> Player:
    """A player that an installed package brings, made from what stands behind the colon."""
    for point in entry_points(group=GROUP, name=scheme):
        return cast("Player", point.load()(rest))
    raise _unknown(name)


def _unknown(name: str) -> BadOption:
    brought = [f"{point.name}:…" for point in entry_points(group=GROUP)]
    choices = ", ".join([*PLAYERS, "level-5@2s", "level-5@800", *brought, f"{PREFIX}…"])
    return BadOption("bad-option-value", option="player", value=name[:40], choices=choices)


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
