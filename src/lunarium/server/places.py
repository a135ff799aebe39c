"""Places: how many may do what costs time at once, so that quick requests find a thread."""

from collections import Counter
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from anyio import CapacityLimiter, to_thread
from starlette.requests import Request

from lunarium.server.addresses import caller_of
from lunarium.tables.errors import Busy

Given = TypeVarTuple("Given")
T = TypeVar("T")


class Places:
    """So many at once in threads of their own, so many who wait, and fewer of each address."""

    def __init__(self, at_once: int, most_waiting: int, most_each: int) -> None:
        self._limiter, self._most_waiting, self._most_each = CapacityLimiter(at_once), most_waiting, most_each
        self._there: Counter[str] = Counter()  # by address: who waits or is at it

    async def run(self, request: Request, function: Callable[[*Given], T], *args: *Given) -> T:
        """What the function returns, as soon as there is a place for whoever asks."""
        caller = caller_of(request)
        if (
            self._limiter.statistics().tasks_waiting >= self._most_waiting
            or self._there[caller] >= self._most_each
        ):
            raise Busy
        self._there[caller] += 1
        try:
            return await to_thread.run_sync(function, *args, limiter=self._limiter)
        finally:
            self._there[caller] -= 1
            if not self._there[caller]:
                del self._there[caller]
