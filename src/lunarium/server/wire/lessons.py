"""Lessons on the wire: the stages of a game, and a stage as far as somebody has played it."""

from typing import Annotated, Literal

from pydantic import Field

from lunarium.server.wire.games import Insight, Move, View
from lunarium.server.wire.model import Model, Request
from lunarium.server.wire.tables import Attempt, Ledger, MoveText, SeatInfo, Telling

StageKey = Annotated[str, Field(min_length=1, max_length=40)]
OwnMoves = Annotated[list[MoveText], Field(max_length=60)]


class StageStars(Model):
    """What was reached in a stage that is done."""

    alone: bool  # no move was shown
    best: bool  # in the best way


class StageInfo(Model):
    """A stage; its texts are `lesson-<game>-<key>` with `-teach`, `-ask`, `-idea`, `-done` and `-best`."""

    key: str
    rules: list[str]  # numbers of what it teaches
    glow: list[str]  # what to look at first, by the names of the game's board
    kinds: list[str]  # of the moves that lead to its goal: a small screen keeps them in sight
    moves: int  # how many it may take
    fewest: int
    has_best: bool  # its last star asks for more than few moves
    stars: StageStars | None  # the caller's; None: not done yet


class LessonInfo(Model):
    """The lesson of a game."""

    game: str
    stages: list[StageInfo]


class LessonProgress(Model):
    """How far the caller is with the lesson of a game."""

    game: str
    stages: int
    done: int
    stars: int


class StageRequest(Request):
    """A stage after these own moves; what the others answer follows from them."""

    moves: OwnMoves
    helped: bool = False  # a move was shown to the caller in this attempt; to read an idea is free
    show: bool = False  # the next move of a way that works, please


class StageAttempt(Attempt):
    """A move that a board asks about in a stage, legal or not."""

    moves: OwnMoves


class StageMove(Model):
    """A move in a stage, and what came of it."""

    seat: int
    move: Move
    story: list[Telling]


class StagePosition(Model):
    """A stage as far as it was played, and what may be done there."""

    game: str
    stage: str
    seat: int  # the learner's
    seats: list[SeatInfo]
    view: View
    drawing: str | None
    headline: list[Telling]
    to_move: int | None
    legal: list[Move]  # none once the stage is decided
    insight: Insight | None
    played: list[StageMove]  # since the stage began
    status: Literal["open", "met", "missed"]
    moves_left: int
    missing: list[Telling]  # what a missed goal lacks; where it is met, what the last star lacks
    scores: list[Ledger]  # of the rounds that ended in the stage
    won: StageStars | None  # by this attempt; None: the goal is not met
    kept: StageStars | None  # with those of earlier attempts; None: not done, or the caller is unknown
    shown: Move | None  # what was asked for by `show`; None: no way leads on from here
