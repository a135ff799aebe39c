"""A move tried in place of another, as a board needs to know what it gives away."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from lunarium.ai.review.attempt import Attempt, Word, try_move
from lunarium.ai.review.grades import Grade
from lunarium.ai.review.prospect import Stop
from lunarium.core.record import Record
from lunarium.core.telling import Telling
from lunarium.core.types import TypedDict
from lunarium.games import AnyGame
from lunarium.positions.position import Position
from lunarium.positions.shown import show_move
from lunarium.positions.types import Move


class AttemptVerdict(TypedDict):
    """What the move would have given away; several may be right."""

    verdict: Word
    move: Move
    grade: Grade | None  # None: there was no choice, or the deep look at the move played is still to come
    loss: float | None  # None: that look is still to come
    error: float | None
    line: list[Move]  # what is expected after it, that move first: where it is wrong, what punishes it
    better: Move
    better_line: list[Move]
    why: Sequence[Telling]


def try_here(position: Position, move: str, rng: Random, stop: Stop | None = None) -> AttemptVerdict:
    """What a move gives away in a position that nobody has reviewed."""
    record = replace(Record.starting(position.game, position.state, rng), moves=(move,))
    return show_attempt(position.game, try_move(record, 0, move, stop=stop))


def show_attempt(game: AnyGame, found: Attempt) -> AttemptVerdict:
    """What was found about a move."""
    return {
        "verdict": found.word,
        "move": show_move(game, found.move),
        "grade": found.grade,
        "loss": found.loss,
        "error": found.error,
        "line": [show_move(game, text) for text in found.line],
        "better": show_move(game, found.better),
        "better_line": [show_move(game, text) for text in found.better_line],
        "why": found.why,
    }
