"""Routes for the review of a finished game: ask for it, read it, call it off."""

from typing import cast

from lunarium.ai.review.depth import DepthName
from lunarium.ai.review.review import Graded, Review
from lunarium.games import AnyGame
from lunarium.positions.shown import show_move
from lunarium.server.routing import Call, PersonCall, Routes
from lunarium.server.wire import reviews as wire
from lunarium.server.wire.reviews import ReviewedMove, ReviewInfo, ReviewProgress
from lunarium.server.wire.tables import TableId
from lunarium.tables.review_parts import Progress
from lunarium.tables.reviews import check_over
from lunarium.tables.table import Table

routes = Routes("/api/tables/{table_id}/review", "review")


@routes.get(limit="study", pool="rules", fails=(403, 404, 409, 422))
def show_review(call: Call, table_id: TableId) -> ReviewInfo:
    """Get a finished game's review: its progress and what was found so far."""
    table = call.house.look(table_id, call.person)
    check_over(table)
    return _tell(call, table)


@routes.post(limit="reviews", pool="rules", fails=(404, 409, 422))
def ask_for_review(call: PersonCall, table_id: TableId) -> ReviewInfo:
    """Request the review of a finished game; all viewers share it, and repeating the request is safe."""
    table = call.house.look(table_id, call.person)
    call.house.reviews.ask(table, call.person)
    return _tell(call, table)


@routes.delete(limit="reviews", fails=(404, 409, 422))
def call_off_review(call: PersonCall, table_id: TableId) -> ReviewProgress:
    """Cancel a review that the caller requested; results so far remain."""
    table = call.house.look(table_id, call.person)
    check_over(table)
    return _show_progress(call.house.reviews.call_off(table, call.person))


def _tell(call: Call, table: Table) -> ReviewInfo:
    reviews = call.house.reviews
    progress, review = reviews.read(table)
    return {
        **_show_progress(progress),
        "is_mine": reviews.is_asked_by(table, call.person),
        "review": None if review is None else _show(table.game, review),
    }


def _show_progress(progress: Progress) -> ReviewProgress:
    return {
        "status": progress.status,
        "depth": progress.depth,
        "done": progress.done,
        "total": progress.total,
    }


def _show(game: AnyGame, review: Review) -> wire.Review:
    """The review with its moves as a board needs them."""
    return {
        "game": review.game,
        "players": review.players,
        "measure": review.measure,
        "unit": review.unit,
        "direction": review.direction,
        "plies": review.plies,
        "depth": cast("DepthName", review.depth),
        "moves": [_show_move(game, move) for move in review.moves],
        "end": review.end,
        "turning_points": review.turning_points,
        "ledger": review.ledger,
    }


def _show_move(game: AnyGame, graded: Graded) -> ReviewedMove:
    """A move with what was found; before the deep look nothing is said of what was better."""
    found, is_sure = graded.verdict, graded.is_sure
    better, line = (found.better, found.line) if is_sure else (found.move, found.played_line)
    return {
        "ply": found.ply,
        "seat": found.seat,
        "depth": cast("DepthName", found.depth),
        "is_suspect": graded.is_suspect,
        "move": show_move(game, found.move),
        "better": show_move(game, better),
        "is_forced": found.is_forced,
        "grade": graded.grade if is_sure else None,
        "loss": found.loss if is_sure else None,
        "error": found.error if is_sure else None,
        "before": found.before,
        "before_error": found.before_error,
        "after": found.after,
        "after_error": found.after_error,
        "deals": found.deals,
        "line": [show_move(game, text) for text in line],
        "played_line": [show_move(game, text) for text in found.played_line],
        "why": found.why if is_sure else (),
    }
