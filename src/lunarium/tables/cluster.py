"""The cluster: an existing one of Ray computes the looks of reviews; their queue stays in the database."""

from __future__ import annotations

from logging import WARNING
from typing import Any

from lunarium.ai.review.depth import DEPTHS, Depth
from lunarium.ai.review.judging import judge
from lunarium.ai.review.prospect import Stop, Stopped
from lunarium.ai.review.verdict import Verdict
from lunarium.core.errors import LunariumError
from lunarium.core.game import Json
from lunarium.core.record import Record

MOST_AT_ONCE = 256  # looks handed out by one worker, however large the cluster is
RETRIES = 3  # by Ray, when a machine dies with a look


class Cluster:
    """Machines that others run; each look is a task of one processor there."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError as error:
            raise LunariumError("research-needs-package", package="ray", extra="cluster") from error
        try:
            ray.init(address=address, logging_level=WARNING, log_to_driver=False, ignore_reinit_error=True)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise LunariumError("cluster-away", address=address) from error
        self._ray: Any = ray
        self._look = ray.remote(num_cpus=1, max_retries=RETRIES)(look)

    @property
    def size(self) -> int:
        """How many looks it can have at once."""
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        return max(1, min(MOST_AT_ONCE, processors))

    def judge(self, record: Record, ply: int, depth: Depth, stop: Stop) -> Verdict:
        """The verdict about a move, found there."""
        task = self._look.remote(record.as_json(), ply, depth.name)
        stop(lambda: self._ray.cancel(task))
        try:
            return Verdict.of(self._ray.get(task))
        except self._ray.exceptions.TaskCancelledError as error:
            raise Stopped from error

    def close(self) -> None:
        """Leave it to the others."""
        self._ray.shutdown()


def look(record: Json, ply: int, depth: str) -> Json:
    """One look at one move, on whatever machine; the same everywhere."""
    return judge(Record.of(record), ply, DEPTHS[depth]).as_json()
