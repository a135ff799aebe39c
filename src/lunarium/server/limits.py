"""Limits: how often somebody may do something, as leaking buckets in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from threading import Lock
from time import monotonic

from lunarium.tables.errors import TooMany

REMEMBERED = 50_000  # callers; the one not seen for longest is forgotten first


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


LIMITS = {
    "people": Limit(20, 0.2),
    "tables": Limit(20, 0.5),
    "moves": Limit(60, 10),
    "seats": Limit(30, 1),
    "records": Limit(10, 0.2),
    "study": Limit(60, 10),
    "hints": Limit(5, 0.2),
    "sockets": Limit(60, 2),
}


class Limits:
    """Counts what each caller does; a refusal says how long to wait."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = monotonic) -> None:
        self._factor, self._clock = factor, clock
        self._levels: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def spend(self, what: str, caller: str) -> None:
        """One more of these by this caller, or a refusal."""
        if self._factor <= 0:
            return
        limit, moment, key = LIMITS[what], self._clock(), (what, caller)
        with self._lock:
            level, since = self._levels.pop(key, (0.0, moment))
            level = max(0.0, level - (moment - since) * limit.per_second * self._factor)
            over = level + 1 - limit.burst * self._factor
            self._levels[key] = (level if over > 0 else level + 1, moment)
            if len(self._levels) > REMEMBERED:
                self._levels.popitem(last=False)
        if over > 0:
            raise TooMany(seconds=max(1, ceil(over / (limit.per_second * self._factor))))
