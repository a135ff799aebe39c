"""The cluster: an existing one of Ray computes the looks of reviews; their queue stays in the database."""

from lunarium.ai.review.depth import Depth
from lunarium.ai.review.judging import look
from lunarium.ai.review.prospect import Stop, Stopped
from lunarium.ai.review.verdict import Verdict
from lunarium.contest.workers import RETRIES, connect, processors
from lunarium.core.record import Record


class Cluster:
    """Machines that others run; each look is a task of one processor there."""

    def __init__(self, address: str) -> None:
        self._ray, _ = connect(address)
        self._look = self._ray.remote(num_cpus=1, max_retries=RETRIES)(look)

    @property
    def size(self) -> int:
        """How many looks it can have at once."""
        return processors(self._ray)

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
