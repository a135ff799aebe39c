"""Tallies: the sums of a person's results by month, and how many games they won in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Self

from lunarium.tables.own_results import Accuracy, OwnResult

Key = tuple[str, str, str, str]  # game, mode, opponents, month
Scope = tuple[str, str]  # game and mode of a streak; empty where it is that of all


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What the results of one kind and month come to."""

    players: int
    games: int = 0
    won: int = 0
    score: int = 0  # the sum of all
    lowest: int = 0
    highest: int = 0
    points: Mapping[str, int]  # the sums by source
    reviewed: int = 0  # so many of the games were, with the figures that follow
    choices: int = 0
    sound: int = 0
    given: float = 0.0

    def add(self, result: OwnResult) -> Self:
        """The tally with one more result."""
        found = result.accuracy or Accuracy(0, 0, 0.0)
        return replace(
            self,
            games=self.games + 1,
            won=self.won + result.won,
            score=self.score + result.score,
            lowest=min(self.lowest, result.score) if self.games else result.score,
            highest=max(self.highest, result.score) if self.games else result.score,
            points=_add(self.points, result.points),
            reviewed=self.reviewed + (result.accuracy is not None),
            choices=self.choices + found.choices,
            sound=self.sound + found.sound,
            given=self.given + found.given,
        )


@dataclass(frozen=True, slots=True)
class Streak:
    """Games won in a row: up to the last one, and the most there were."""

    present: int = 0
    longest: int = 0

    def after(self, won: bool) -> Streak:
        """The streak after one more game."""
        present = self.present + 1 if won else 0
        return Streak(present, max(self.longest, present))


def key_of(result: OwnResult) -> Key:
    """Where a result is summed up."""
    return result.game, result.mode, result.opponents, result.month


def scopes_of(result: OwnResult) -> tuple[Scope, ...]:
    """Whose streaks it goes on with or ends."""
    return ("", ""), (result.game, ""), (result.game, result.mode)


def sum_up(results: Iterable[OwnResult]) -> tuple[dict[Key, Tally], dict[Scope, Streak]]:
    """What one person's results come to, in the order of their ends."""
    tallies: dict[Key, Tally] = {}
    streaks: dict[Scope, Streak] = {}
    for result in results:
        key = key_of(result)
        tallies[key] = tallies.get(key, Tally(players=result.players, points={})).add(result)
        for scope in scopes_of(result):
            streaks[scope] = streaks.get(scope, Streak()).after(result.won)
    return tallies, streaks


def _add(points: Mapping[str, int], more: Mapping[str, int]) -> dict[str, int]:
    total = Counter(points)
    total.update(more)
    return dict(total)
