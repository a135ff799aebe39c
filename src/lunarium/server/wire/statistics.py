"""Statistics on the wire: what the caller's own games come to."""

from datetime import datetime

from lunarium.server.wire.model import Model


class StandardInfo(Model):
    """What strong players reach in a mode, measured before."""

    player: str
    games: int
    score: float
    error: float  # half the width of its 95 % interval
    points: dict[str, float]  # by source


class ModeInfo(Model):
    """A mode that the caller has played: what it is played for."""

    game: str
    mode: str  # as the game names it, or "other"
    players: int
    unit: str
    lower_is_better: bool
    aim: int | None  # alone: better than this is a win
    sources: list[str]  # where points come from, in the order to list them
    standard: StandardInfo | None


class ReviewedMoves(Model):
    """What a review found about the caller's moves."""

    choices: int  # moves where there was another one
    sound: int  # of these: best or good ones
    given: float  # away by all of them, in hundredths of a game


class TallyInfo(Model):
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
    points: dict[str, int]
    reviewed: int  # so many of the games were
    moves: ReviewedMoves


class StreakInfo(Model):
    """Games won in a row; of all games where none is named, of all modes where none is."""

    game: str | None
    mode: str | None
    present: int  # up to the last game
    longest: int


class ResultInfo(Model):
    """One game of the caller."""

    table: str
    game: str
    mode: str
    opponents: str
    players: int
    place: int
    score: int
    won: bool
    points: dict[str, int]
    finished_at: datetime
    moves: ReviewedMoves | None  # None: it was not reviewed


class ThemeInfo(Model):
    """How the caller came out with the puzzles of one theme."""

    game: str
    theme: str
    tried: int
    solved: int  # by the first try, without help


class Statistics(Model):
    """Sums, streaks, and the last results of each mode, the oldest first."""

    modes: list[ModeInfo]
    tallies: list[TallyInfo]
    streaks: list[StreakInfo]
    recent: list[ResultInfo]
    themes: list[ThemeInfo]


class Results(Model):
    """Every result of the caller, the oldest first."""

    results: list[ResultInfo]
