"""Callers: from which address each person came last, in memory: what is scarce is shared by addresses."""

from collections import OrderedDict
from threading import Lock

REMEMBERED = 50_000  # people; the one not seen for longest is forgotten first


class Callers:
    """Households of people, as far as they called since the start."""

    def __init__(self) -> None:
        self._households: OrderedDict[str, str] = OrderedDict()
        self._lock = Lock()

    def note(self, person: str, household: str) -> None:
        """This person calls from there."""
        with self._lock:
            self._households[person] = household
            self._households.move_to_end(person)
            if len(self._households) > REMEMBERED:
                self._households.popitem(last=False)

    def household_of(self, person: str) -> str:
        """Where they called from last; themselves, where that is not known."""
        return self._households.get(person, person)
