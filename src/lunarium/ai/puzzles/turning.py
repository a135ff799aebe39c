"""Turning points: what a reviewed game gives to solve, as puzzles of the same shape."""

from dataclasses import replace

from lunarium.ai.puzzles.puzzle import Puzzle, Step, find_theme
from lunarium.ai.review.review import Review
from lunarium.ai.review.verdict import Verdict
from lunarium.core.record import Record
from lunarium.games import load


def list_turning_points(record: Record, review: Review) -> list[Puzzle]:
    """The turning points of a review, in the order of the game."""
    verdicts = {move.verdict.ply: move.verdict for move in review.moves}
    return [make_turning_point(record, verdicts[point.ply]) for point in review.turning_points]


def make_turning_point(record: Record, verdict: Verdict) -> Puzzle:
    """The position before a move, with what its review knows; nobody has graded it, its theme may be none."""
    game = load(record.game)
    here = replace(record, moves=record.moves[: verdict.ply], result=None)
    theme = find_theme(game, here.replay(game), verdict.line, verdict.played_line)
    settled = game.settle(record.options)
    modes = (name for name, options in game.list_modes().items() if game.settle(options) == settled)
    return Puzzle(
        key=f"ply-{verdict.ply}",
        game=record.game,
        mode=next(modes, ""),
        theme=theme or "",
        solved=(),
        record=here,
        steps=(Step(verdict=verdict),),
    )
