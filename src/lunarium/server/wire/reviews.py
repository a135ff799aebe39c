"""The review of a finished game on the wire: what each move gave away, turning points, and a balance."""

from collections.abc import Sequence

from lunarium.ai.review.balance import Balance
from lunarium.ai.review.depth import DepthName
from lunarium.ai.review.grades import Grade
from lunarium.ai.review.measure import Direction, MeasureName
from lunarium.ai.review.review import TurningPoint
from lunarium.core.telling import Telling
from lunarium.core.types import TypedDict
from lunarium.positions.types import Move
from lunarium.tables.review_parts import Reached, Status


class ReviewedMove(TypedDict):
    """A move that was played, beside what would have been better; results are in the review's measure."""

    ply: int  # before the move
    seat: int
    depth: DepthName  # quick: the deep look at it is still to come, and nothing is sure
    is_suspect: bool  # the quick look finds it worth a look
    move: Move
    better: Move  # the same move where nothing was clearly better, or nothing is sure yet
    is_forced: bool  # there was no other move
    grade: Grade | None  # None: it was forced, or nothing is sure yet
    loss: float | None  # what it gave away of the mover's expected result; None: nothing is sure yet
    error: float | None  # the standard error of the loss
    before: Sequence[float]  # the expected result by seat, before the move
    before_error: Sequence[float]
    after: Sequence[float]  # and after it, before anything face down comes up
    after_error: Sequence[float]
    deals: int  # that `after` is an average of, where something came up; else 0
    line: list[Move]  # what is expected after the better move, that move first
    played_line: list[Move]  # what is expected after the move that was played, that move first
    why: Sequence[Telling]  # what the rules prove about the difference; may be nothing


class Review(TypedDict):
    """A whole game as the search sees it."""

    game: str
    players: int
    measure: MeasureName  # win: chances of winning, 0 to 1; score: points, of who plays alone
    unit: str  # of the score
    direction: Direction  # which results are better
    plies: int  # of the whole game
    depth: DepthName  # deep: every move was looked at so
    moves: list[ReviewedMove]  # those looked at so far, in the order of play
    end: Sequence[float]  # the result by seat, in the measure
    turning_points: Sequence[TurningPoint]  # in the order of play; none before the review is deep
    ledger: Balance | None  # None: not every move had its deep look yet


class ReviewProgress(TypedDict):
    """How far a review is; the live connection sends the same as `{"type": "review", …}`."""

    status: Status  # none: not asked for, or called off
    depth: Reached  # the deepest look that is done with all moves
    done: int  # moves, by the look that is under way
    total: int


class ReviewInfo(ReviewProgress):
    """How far the review is, and what was found so far."""

    is_mine: bool  # the caller has asked for it, and may call it off while it is under way
    review: Review | None
