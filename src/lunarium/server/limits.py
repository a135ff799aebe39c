"""Limits: how often somebody may do something, as leaking buckets in memory."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from math import ceil
from threading import Lock
from time import monotonic

from lunarium.tables.errors import TooMany

REMEMBERED = 50_000  # callers; the one not seen for longest is forgotten first


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, and so many a second after that; a household has room for several people."""

    burst: float
    per_second: float
    people: float = 1  # so many people of one household may do it as if they were alone


LIMITS = {
    "people": Limit(20, 0.2),
    "tables": Limit(20, 0.5, people=2),
    "moves": Limit(60, 10, people=8),
    "seats": Limit(30, 1, people=2),
    "records": Limit(10, 0.2),
    "study": Limit(60, 10, people=4),
    "reads": Limit(120, 10, people=4),
    "phrases": Limit(4, 0.2, people=4),
    "hints": Limit(5, 0.2, people=4),
    "reviews": Limit(10, 0.5, people=4),
    "puzzles": Limit(20, 1, people=4),
    "documentation": Limit(20, 1),
    "sockets": Limit(60, 2, people=2),
}


OFTEN = ("reads", "study")  # counted by each worker for itself: telling of each would cost more than a look
SPENT = "spent"


class Limits:
    """Counts what each caller does, at all workers together; a refusal says how long to wait."""

    def __init__(
        self,
        factor: float = 1.0,
        clock: Callable[[], float] = monotonic,
        tell: Callable[[str], None] = lambda topic: None,
    ) -> None:
        """`tell` takes a topic to the other workers, which `hear` it."""
        self._factor, self._clock, self._tell = factor, clock, tell
        self._number = count()  # topics that are alike are told once, and these must not be
        self._levels: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def spend(self, what: str, household: str, person: str | None = None, cost: float = 1) -> None:
        """One more of these, or a refusal: for the household, and for the person where there is one."""
        if self._factor <= 0:
            return
        limit = LIMITS[what]
        household = household.replace(" ", "_")  # words of a topic are apart by spaces
        shares = [(household, limit.people if person is not None else 1)]
        if person is not None:
            shares.append((person, 1))
        with self._lock:
            waits = [self._wait(what, caller, share, cost) for caller, share in shares]
            if max(waits) <= 0:
                for caller, _ in shares:
                    level, moment = self._levels[what, caller]
                    self._levels[what, caller] = level + cost, moment
            while len(self._levels) > REMEMBERED:
                self._levels.popitem(last=False)
        if max(waits) > 0:
            raise TooMany(seconds=max(1, ceil(max(waits))))
        if what not in OFTEN:
            for caller, share in shares:
                self._tell(f"{SPENT}:{what}:{cost:g}:{share:g}:{next(self._number)}:{caller}")

    def hear(self, topic: str) -> None:
        """What a caller has spent at another worker counts here, too."""
        kind, _, told = topic.partition(":")
        if kind != SPENT or self._factor <= 0:
            return
        what, cost, share, _, caller = told.split(":", 4)
        with self._lock:
            self._wait(what, caller, float(share), 0)  # leaks what there is
            level, moment = self._levels[what, caller]
            self._levels[what, caller] = level + float(cost), moment

    def _wait(self, what: str, caller: str, share: float, cost: float) -> float:
        """How long this caller would have to wait; their bucket has leaked until now."""
        limit, moment, key = LIMITS[what], self._clock(), (what, caller)
        rate, room = limit.per_second * self._factor * share, limit.burst * self._factor * share
        level, since = self._levels.pop(key, (0.0, moment))
        level = max(0.0, level - (moment - since) * rate)
        self._levels[key] = level, moment
        return (level + cost - room) / rate
