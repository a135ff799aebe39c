"""Lessons on the wire: the stages of a game, and a stage as far as somebody has played it."""

from typing import Annotated

from pydantic import Field

from lunarium.core.types import TypedDict
from lunarium.positions import lessons
from lunarium.positions.types import Move
from lunarium.server.wire.ask import OwnMoves
from lunarium.server.wire.model import Request
from lunarium.tables.lessons import StageStars

StageKey = Annotated[str, Field(min_length=1, max_length=40)]


class StageInfo(lessons.StageInfo):
    """A stage; its texts are `lesson-<game>-<key>` with `-teach`, `-ask`, `-idea`, `-done` and `-best`."""

    stars: StageStars | None  # the caller's; None: not done yet


class LessonInfo(TypedDict):
    """The lesson of a game."""

    game: str
    stages: list[StageInfo]


class LessonProgress(TypedDict):
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


class StagePosition(lessons.ShownStage):
    """A stage as far as it was played, and what may be done there."""

    won: StageStars | None  # by this attempt; None: the goal is not met
    kept: StageStars | None  # with those of earlier attempts; None: not done, or the caller is unknown
    shown: Move | None  # what was asked for by `show`; None: no way leads on from here
