"""Places: how many may do what costs time at once, so that quick requests find a thread."""

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from anyio import CapacityLimiter, to_thread

from lunarium.tables.errors import Busy

Given = TypeVarTuple("Given")
T = TypeVar("T")


class Places:
    """So many at once in threads of their own, so many who wait, and a refusal for all others."""

    def __init__(self, at_once: int, most_waiting: int) -> None:
        self._limiter, self._most_waiting = CapacityLimiter(at_once), most_waiting

    async def run(self, function: Callable[[*Given], T], *args: *Given) -> T:
        """What the function returns, as soon as there is a place for it."""
        if self._limiter.statistics().tasks_waiting >= self._most_waiting:
            raise Busy
        return await to_thread.run_sync(function, *args, limiter=self._limiter)
