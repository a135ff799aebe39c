"""Opponents: players of ours who answer inside of a batch, natively."""

from collections.abc import Mapping
from math import isinf

from lunarium.ai.players import player
from lunarium.ai.searcher import SearchPlayer
from lunarium.ai.thinking import level_simulations
from lunarium.core.errors import BadOption
from lunarium.games import AnyGame

NOBODY = ("nobody", 0, 0)
PLAIN = ("random", "first", "last", "greedy")
CHOICES = (*PLAIN, "level-1", "level-2", "level-3", "level-4", "level-5", "level-4@200")


def name_opponents(game: AnyGame, opponents: Mapping[int, str], people: int) -> list[tuple[str, int, int]]:
    """For each seat a name, a level and its simulations, as the native engine takes them."""
    seats = range(people)
    if any(seat not in seats for seat in opponents) or len(opponents) == people:
        raise BadOption("research-opponents", seats=", ".join(map(str, seats)))
    return [_name(game, opponents[seat], people) if seat in opponents else NOBODY for seat in seats]


def _name(game: AnyGame, name: str, people: int) -> tuple[str, int, int]:
    if name in PLAIN:
        return name, 0, 0
    chosen = player(name)
    if not isinstance(chosen, SearchPlayer) or (chosen.budget and not isinf(chosen.budget.seconds)):
        raise BadOption("bad-option-value", option="opponents", value=name[:40], choices=", ".join(CHOICES))
    budget = chosen.budget.simulations if chosen.budget else level_simulations(game, chosen.level, people)
    return "level", chosen.level, budget
