"""Depth: how long a review looks, counted in simulations, so that the same input gives the same verdict."""

from __future__ import annotations

from dataclasses import dataclass

from lunarium.ai.thinking import TOP_LEVEL, level_simulations
from lunarium.games import AnyGame


@dataclass(frozen=True, slots=True)
class Depth:
    """The budgets of one kind of review; shares are of what the top level thinks before a move."""

    name: str
    first: float  # the share of the search for the best move
    look: float  # the share of each look at what a move leads to
    looks: int  # at least so many at each of the two moves that are compared
    most_looks: int  # at most so many, where fewer do not tell them apart
    deals: int  # that a move is tried on where something face down comes up
    starts: int  # other deals of the same game that a solo deal is compared with

    def first_simulations(self, game: AnyGame, players: int) -> int:
        """How many the search for the best move has."""
        return _share(self.first, game, players)

    def look_simulations(self, game: AnyGame, players: int) -> int:
        """How many one look has."""
        return _share(self.look, game, players)


def _share(share: float, game: AnyGame, players: int) -> int:
    return max(1, round(share * level_simulations(game, TOP_LEVEL, players)))


QUICK = Depth("quick", first=0.02, look=0.008, looks=2, most_looks=4, deals=6, starts=12)
DEEP = Depth("deep", first=0.25, look=0.075, looks=3, most_looks=6, deals=24, starts=24)
DEPTHS = {depth.name: depth for depth in (QUICK, DEEP)}
