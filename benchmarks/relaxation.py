"""A bound for solo Nova Luna from below: no order of play, no display, only tiles and their colours.

Whoever ends the first phase with the tiles A taken from the wheel finds there what they left and the
first |A| tiles of the supply, and takes B of these. A task that is covered in the end needs, of each
colour it shows, that many other tiles among A and B, wherever they lie; one that is covered in the first
phase needs them among A. So a game costs at least what `relaxed_score` says about its A and B, and no
game costs less than the least of that over all A and B, which an integer programme finds. It needs SciPy.
"""

from collections.abc import Collection, Iterable, Sequence
from math import ceil
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lunarium.games.nova_luna.scoring import UNPLACED_PENALTY
from lunarium.games.nova_luna.state import FIRST_STACK, SOLO_TOKENS
from lunarium.games.nova_luna.tiles import LETTERS, TILES

SLACK = 1e-4  # scores are whole numbers, the solver's nearly are

Counts = NDArray[np.int64]  # by colour


def relaxed_score(first: Collection[int], second: Collection[int]) -> int:
    """What these tiles of both phases cost, if every task is covered for which there are enough tiles."""
    unplaced = max(0, FIRST_STACK - _coverable(first)) + max(0, SOLO_TOKENS - _coverable([*first, *second]))
    numbers = 2 * sum(TILES[tile].number for tile in first) + sum(TILES[tile].number for tile in second)
    return numbers + UNPLACED_PENALTY * unplaced


def _coverable(tiles: Collection[int]) -> int:
    """How many of their tasks have enough tiles of each colour."""
    have = _count(TILES[tile].colour for tile in tiles)
    return sum(bool((have >= need).all()) for tile in tiles for need in _needs(tile))


def _needs(tile: int) -> list[Counts]:
    """For each task how many tiles of each colour there must be, the tile itself included."""
    itself = _count([TILES[tile].colour])
    return [itself + _count(map(LETTERS.index, task)) for task in TILES[tile].tasks]


def _count(colours: Iterable[int]) -> Counts:
    return np.bincount(list(colours), minlength=len(LETTERS))


def find_bound(wheel: Sequence[int], supply: Sequence[int]) -> int:
    """No game with this wheel and this order of the supply costs less."""
    from scipy.optimize import Bounds, LinearConstraint, milp

    programme = Programme(wheel, supply)
    highest = np.ones(programme.size)
    highest[programme.unplaced :] = SOLO_TOKENS
    found = milp(
        programme.costs(),
        constraints=LinearConstraint(np.array(programme.rows), programme.least, np.inf),
        bounds=Bounds(0, highest),
        integrality=np.ones(programme.size),
        options={"mip_rel_gap": 0},
    )
    return ceil(float(found.mip_dual_bound) - SLACK)


class Programme:
    """The integer programme: which tiles are taken in which phase, and which tasks are covered.

    Its columns: A, B, whether so many tiles of the supply have come, tasks covered in the first phase, tasks
    covered in the end, and the tokens that are left after each. Each row is at least what `least` says.
    """

    def __init__(self, wheel: Sequence[int], supply: Sequence[int]) -> None:
        self.wheel, self.tiles = list(wheel), [*wheel, *supply[: len(wheel)]]
        early = [(place, need) for place, tile in enumerate(self.wheel) for need in _needs(tile)]
        late = [(place, need) for place, tile in enumerate(self.tiles) for need in _needs(tile)]
        self.second = len(self.wheel)  # where the parts begin
        self.come = self.second + len(self.tiles)
        self.early = self.come + len(self.wheel)
        self.late = self.early + len(early)
        self.unplaced = self.late + len(late)
        self.size = self.unplaced + 2
        self.rows: list[NDArray[Any]] = []
        self.least: list[float] = []
        self._take()
        for column, (place, need) in enumerate(early, self.early):
            self._cover(column, [place], need, is_early=True)
        for column, (place, need) in enumerate(late, self.late):
            taken = [self.second + place, *([place] if place < len(self.wheel) else [])]
            self._cover(column, taken, need, is_early=False)
        self._demand({**dict.fromkeys(range(self.early, self.late), 1), self.unplaced: 1}, FIRST_STACK)
        self._demand({**dict.fromkeys(range(self.late, self.unplaced), 1), self.unplaced + 1: 1}, SOLO_TOKENS)

    def costs(self) -> NDArray[Any]:
        """What is to become as small as possible."""
        costs = np.zeros(self.size)
        costs[: self.second] = [2 * TILES[tile].number for tile in self.wheel]
        costs[self.second : self.come] = [TILES[tile].number for tile in self.tiles]
        costs[self.unplaced :] = UNPLACED_PENALTY
        return costs

    def _demand(self, coefficients: dict[int, int], at_least: int) -> None:
        row = np.zeros(self.size)
        row[list(coefficients)] = list(coefficients.values())
        self.rows.append(row)
        self.least.append(at_least)

    def _take(self) -> None:
        """A tile is taken once; the supply's come if as many have gone in the first phase."""
        for place in range(len(self.wheel)):
            come, of_supply = self.come + place, self.second + len(self.wheel) + place
            self._demand({place: -1, self.second + place: -1}, -1)
            self._demand({**dict.fromkeys(range(len(self.wheel)), 1), come: -(place + 1)}, 0)
            if of_supply < self.come:
                self._demand({come: 1, of_supply: -1}, 0)

    def _cover(self, column: int, taken: list[int], need: Counts, is_early: bool) -> None:
        """A task that is covered is on a tile that was taken, and there are enough of each colour."""
        self._demand({**dict.fromkeys(taken, 1), column: -1}, 0)
        for colour in np.flatnonzero(need):
            alike = [place for place, tile in enumerate(self.wheel) if TILES[tile].colour == colour]
            if not is_early:
                places = enumerate(self.tiles, self.second)
                alike += [place for place, tile in places if TILES[tile].colour == colour]
            self._demand({**dict.fromkeys(alike, 1), column: -int(need[colour])}, 0)
