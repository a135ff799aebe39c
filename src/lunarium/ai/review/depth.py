"""Depth: how long a review looks, counted in simulations, so that the same input gives the same verdict."""

from dataclasses import dataclass
from math import sqrt
from typing import Literal

from lunarium.ai.thinking import TOP_LEVEL, level_simulations
from lunarium.games import AnyGame

DepthName = Literal["quick", "deep"]  # of those that a review has


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

    def first_simulations(self, game: AnyGame, players: int, plies: int) -> int:
        """How many the search for the best move has, in a game of so many moves."""
        return _share(self.first, game, players, plies)

    def look_simulations(self, game: AnyGame, players: int, plies: int) -> int:
        """How many one look has."""
        return _share(self.look, game, players, plies)


def _share(share: float, game: AnyGame, players: int, plies: int) -> int:
    """So much of the top level's budget; a game of four times as many moves may take twice as long."""
    per_move = sqrt(USUAL_PLIES / max(USUAL_PLIES, plies))
    return max(1, round(share * per_move * level_simulations(game, TOP_LEVEL, players)))


USUAL_PLIES = 40
QUICK = Depth("quick", first=0.03, look=0.012, looks=2, most_looks=4, deals=12, starts=12)
DEEP = Depth("deep", first=0.4, look=0.15, looks=3, most_looks=6, deals=40, starts=32)
DEPTHS = {depth.name: depth for depth in (QUICK, DEEP)}
