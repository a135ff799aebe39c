"""Statistics on the wire: what the caller's own games come to."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from lunarium.contest.standards import Standard
from lunarium.core.types import TypedDict
from lunarium.tables.own_results import Accuracy
from lunarium.tables.statistics import ThemeResult


class ModeInfo(TypedDict):
    """A mode that the caller has played: what it is played for."""

    game: str
    mode: str  # as the game names it, or "other"
    players: int
    unit: str
    lower_is_better: bool
    aim: int | None  # alone: better than this is a win
    sources: Sequence[str]  # where points come from, in the order to list them
    standard: Standard | None


class TallyInfo(TypedDict):
    """The sums of the games of one mode, against the same opponents, that ended in one month (UTC)."""

    game: str
    mode: str
    opponents: str  # alone, people, or the strongest of the computers
    month: str  # 2031-05
    players: int
    games: int
    won: int
    score: int
    lowest: int
    highest: int
    points: Mapping[str, int]
    reviewed: int  # so many of the games were
    moves: Accuracy


class StreakInfo(TypedDict):
    """Games won in a row; of all games where none is named, of all modes where none is."""

    game: str | None
    mode: str | None
    present: int  # up to the last game
    longest: int


class ResultInfo(TypedDict):
    """One game of the caller."""

    table: str
    game: str
    mode: str
    opponents: str
    players: int
    place: int
    score: int
    won: bool
    points: Mapping[str, int]
    finished_at: datetime
    moves: Accuracy | None  # None: it was not reviewed


class Statistics(TypedDict):
    """Sums, streaks, and the last results of each mode, the oldest first."""

    modes: list[ModeInfo]
    tallies: list[TallyInfo]
    streaks: list[StreakInfo]
    recent: list[ResultInfo]
    themes: list[ThemeResult]


class Results(TypedDict):
    """Every result of the caller, the oldest first."""

    results: list[ResultInfo]
