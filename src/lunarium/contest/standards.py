"""Standards: what strong players reach in each mode of a game, measured once and kept as data."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from statistics import fmean
from typing import Self

from lunarium.contest.arena import mean_and_error
from lunarium.core.game import Json, Outcome
from lunarium.core.score import Score
from lunarium.core.types import Data
from lunarium.games import AnyGame, load


@dataclass(frozen=True, slots=True, kw_only=True)
class Standard:
    """The mean of many games of one mode, over all who played them."""

    player: str  # who played at every seat
    games: int
    score: float
    error: float  # half the width of its 95 % interval, by games
    points: Mapping[str, float]  # by source

    def as_json(self) -> Json:
        return asdict(self) | {"points": dict(self.points)}

    @classmethod
    def of(cls, data: Data) -> Self:
        return cls(**data)


def find_standard(game: str, mode: str) -> Standard | None:
    """What strong players reach in this mode; None where nobody has measured it."""
    return _load(game).get(mode)


def sum_up(player: str, score: Score, outcomes: Sequence[Outcome], players: int) -> Standard:
    """The standard of games in which this player had every seat."""
    seats = range(players)
    means = [fmean(score.of(outcome.result, seat) for seat in seats) for outcome in outcomes]
    mean, error = mean_and_error(means)
    points = {
        source: round(fmean(outcome.breakdown[seat][source] for outcome in outcomes for seat in seats), 2)
        for source in score.sources
    }
    return Standard(
        player=player, games=len(outcomes), score=round(mean, 2), error=round(error, 2), points=points
    )


def read_standards(game: AnyGame) -> dict[str, Standard]:
    """By mode what the game's file says, if it brings one."""
    file = game.thinking.standards
    if file is None or not file.is_file():
        return {}
    modes: Json = json.loads(file.read_text(encoding="utf-8"))["modes"]
    return {mode: Standard.of(data) for mode, data in modes.items()}


@cache
def _load(game: str) -> dict[str, Standard]:
    return read_standards(load(game))
