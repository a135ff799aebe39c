"""The program with reviews of few simulations, held at some looks until it is killed: see `test_reviews`."""

import os
from threading import Event

from lunarium.ai.review import judging
from lunarium.ai.review.depth import Depth
from lunarium.ai.review.prospect import Run, Stop, Stopped
from lunarium.ai.review.verdict import Verdict
from lunarium.cli import main
from lunarium.core.record import Record
from tests.support.quick_reviews import make_glance

HELD = "LUNARIUM_TEST_HELD"  # plies with commas: their deep looks go on until they are stopped

_judge = judging.judge


def judge(record: Record, ply: int, depth: Depth, stop: Stop, run: Run) -> Verdict:
    """A quick glance, or a look without end."""
    if depth.name == "deep" and str(ply) in os.environ.get(HELD, "").split(","):
        is_stopped = Event()
        stop(is_stopped.set)
        is_stopped.wait()
        raise Stopped
    return _judge(record, ply, make_glance(depth.name), stop, run=run)


def run() -> None:
    """Serve."""
    judging.judge = judge  # type: ignore[assignment]
    main()
