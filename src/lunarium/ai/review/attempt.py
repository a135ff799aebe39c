"""An attempt: another move at a ply of a finished game, and whether it would have been right."""

from dataclasses import dataclass
from math import sqrt
from typing import Literal

from lunarium.ai.review.depth import Depth
from lunarium.ai.review.grades import BEST, GOOD, SLIP, Grade, grade
from lunarium.ai.review.judging import explain, judge
from lunarium.ai.review.measure import Measure
from lunarium.ai.review.prospect import Stop
from lunarium.ai.review.verdict import Verdict
from lunarium.core.record import Record
from lunarium.core.telling import Telling
from lunarium.games import load

# Somebody waits: less care for the best move, which a review mostly knows, than for the one that is tried.
DEPTH = Depth("quick", first=0.05, look=0.04, looks=3, most_looks=4, deals=12, starts=1)
Word = Literal["right", "near", "wrong"]
RIGHT: Word = "right"
NEAR: Word = "near"
WRONG: Word = "wrong"
WORDS: dict[Grade, Word] = {BEST: RIGHT, GOOD: RIGHT, SLIP: NEAR}  # all other grades are wrong


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """What another move would have given away, in the unit of the review's measure."""

    move: str
    grade: Grade | None  # of a forced move none
    loss: float
    error: float
    line: tuple[str, ...]  # what is expected after it, this move first
    better: str
    better_line: tuple[str, ...]
    why: tuple[Telling, ...]

    @property
    def word(self) -> Word:
        """Whether it was right; several moves may be."""
        return RIGHT if self.grade is None else WORDS.get(self.grade, WRONG)


def try_move(
    record: Record, ply: int, move: str, known: Verdict | None = None, stop: Stop | None = None
) -> Attempt:
    """Judge a move in the place of the one that was played, in the light of what a review knows already."""
    game = load(record.game)
    measure = Measure.of(game, record.options)
    if known is not None and move == known.move:
        return _of(known, measure)
    if known is not None and move == known.better:
        return _found_better(known)
    found = judge(record, ply, DEPTH, stop, move)
    if known is None:
        return _of(found, measure)
    loss, error = _lose(measure, known, found)
    return Attempt(
        move=move,
        grade=grade(loss / measure.scale, error / measure.scale),
        loss=loss,
        error=error,
        line=found.played_line,
        better=known.better,
        better_line=known.line,
        why=explain(game, record.replay(game, ply), found.played_line, known.line),
    )


def _found_better(known: Verdict) -> Attempt:
    """The very move that the review calls better, and why it is."""
    return Attempt(
        move=known.better,
        grade=BEST,
        loss=0.0,
        error=known.error,
        line=known.line,
        better=known.better,
        better_line=known.line,
        why=known.why,
    )


def _of(verdict: Verdict, measure: Measure) -> Attempt:
    """What was found about the move itself."""
    return Attempt(
        move=verdict.move,
        grade=verdict.grade(measure.scale),
        loss=verdict.loss,
        error=verdict.error,
        line=verdict.played_line,
        better=verdict.better,
        better_line=verdict.line,
        why=verdict.why,
    )


def _lose(measure: Measure, known: Verdict, found: Verdict) -> tuple[float, float]:
    """What the move gives away: as the review weighed it, else beside what the review expects of the best."""
    if found.move in known.worth:
        return known.worth[found.move], known.error
    seat = known.seat
    loss = measure.loss(known.before[seat], found.after[seat])
    error = sqrt(known.before_error[seat] ** 2 + found.after_error[seat] ** 2)
    return round(max(0.0, loss), 4), round(error, 4)
