"""The review of a finished game on the wire: what each move gave away, turning points, and a ledger."""

from typing import Literal

from lunarium.server.wire.games import Move
from lunarium.server.wire.model import Model, Request
from lunarium.server.wire.tables import MoveText, Ply, Telling

Grade = Literal["best", "good", "slip", "mistake", "blunder"]


class AverageDeal(Model):
    """What other deals of the same game are worth."""

    value: list[float]  # by seat
    error: list[float]  # the standard error, by seat
    deals: int  # looked at; 0: everybody is as likely to win


class ReviewedMove(Model):
    """A move that was played, beside what would have been better; results are in the review's measure."""

    ply: int  # before the move
    seat: int
    depth: Literal["quick", "deep"]  # quick: the deep look at it is still to come, and nothing is sure
    is_suspect: bool  # the quick look finds it worth a look
    move: Move
    better: Move  # the same move where nothing was clearly better, or nothing is sure yet
    is_forced: bool  # there was no other move
    grade: Grade | None  # None: it was forced, or nothing is sure yet
    loss: float | None  # what it gave away of the mover's expected result; None: nothing is sure yet
    error: float | None  # the standard error of the loss
    before: list[float]  # the expected result by seat, before the move
    before_error: list[float]
    after: list[float]  # and after it, before anything face down comes up
    after_error: list[float]
    deals: int  # that `after` is an average of, where something came up; else 0
    line: list[Move]  # what is expected after the better move, that move first
    played_line: list[Move]  # what is expected after the move that was played, that move first
    why: list[Telling]  # what the rules prove about the difference; may be nothing


class TurningPoint(Model):
    """A move that decided more than others."""

    ply: int
    loss: float


class BalanceEntry(Model):
    """A step from the even start to the result: how much it changed for each seat."""

    kind: Literal["deal", "chance", "choices", "left-over"]
    seat: int | None  # whose choices they were
    section: Telling | None  # the part of the game: "wheel 2", "round 3"
    plies: list[int]  # the first and the last; before the game: -1
    change: list[float]  # by seat
    error: list[float]  # the standard error, by seat
    deals: int  # that chance was averaged over


class BalanceSums(Model):
    """What one seat got from each source, over the whole game."""

    deal: float
    chance: float
    own: float  # by its own choices
    others: float  # by those of everybody else
    left_over: float
    error: float  # of all parts together


class BalanceAction(Model):
    """What the choices of one kind cost a seat in one part of the game."""

    seat: int
    kind: str  # of the moves
    section: Telling
    cost: float  # never negative
    error: float
    plies: list[int]  # those that cost something


class Balance(Model):
    """The result split into chance and choices: for every seat start + changes = end, exactly."""

    has_chance: bool  # whether something came up face down after the deal
    start: AverageDeal  # nobody knows the deal or their seat
    entries: list[BalanceEntry]  # in the order of time
    end: list[float]
    sums: list[BalanceSums]  # by seat
    by_action: list[BalanceAction]


class Review(Model):
    """A whole game as the search sees it."""

    game: str
    players: int
    measure: Literal["win", "score"]  # win: chances of winning, 0 to 1; score: points, of who plays alone
    unit: str  # of the score
    direction: Literal["higher", "lower"]  # which results are better
    plies: int  # of the whole game
    depth: Literal["quick", "deep"]  # deep: every move was looked at so
    moves: list[ReviewedMove]  # those looked at so far, in the order of play
    end: list[float]  # the result by seat, in the measure
    turning_points: list[TurningPoint]  # in the order of play; none before the review is deep
    ledger: Balance | None  # None: not every move had its deep look yet


class ReviewProgress(Model):
    """How far a review is; the live connection sends the same as `{"type": "review", …}`."""

    status: Literal["none", "waiting", "running", "done", "failed"]  # none: not asked for, or called off
    depth: Literal["none", "quick", "deep"]  # the deepest look that is done with all moves
    done: int  # moves, by the look that is under way
    total: int


class ReviewInfo(ReviewProgress):
    """How far the review is, and what was found so far."""

    is_mine: bool  # the caller has asked for it, and may call it off while it is under way
    review: Review | None


class AttemptRequest(Request):
    """Another move at a ply of the finished game: would it have been better?"""

    ply: Ply
    move: MoveText


class AttemptVerdict(Model):
    """What the move would have given away; several may be right."""

    verdict: Literal["right", "near", "wrong"]
    move: Move
    grade: Grade | None  # None: there was no choice, or the deep look at the move played is still to come
    loss: float | None  # None: that look is still to come
    error: float | None
    line: list[Move]  # what is expected after it, that move first: where it is wrong, what punishes it
    better: Move
    better_line: list[Move]
    why: list[Telling]
