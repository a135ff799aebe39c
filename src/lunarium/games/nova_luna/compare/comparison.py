"""Comparison: why one move is better than another, by facts that the rules prove about both.

Both lines are replayed on copies, up to where something face down comes up: nothing depends on the order of
the supply. What somebody could do next is found by trying every place; a line only says what to speak of.
"""

from collections.abc import Iterator, Sequence

from lunarium.core.comparison import Fact, most_telling
from lunarium.core.telling import Telling
from lunarium.games.nova_luna.compare.facts import company, display, solo, wheel
from lunarium.games.nova_luna.compare.facts.way import Way, follow
from lunarium.games.nova_luna.moves import EndPhase, Move, Refill, Take
from lunarium.games.nova_luna.state import State


def compare(state: State, played: Sequence[Move], better: Sequence[Move]) -> list[Telling]:
    """The one or two facts that speak most for the better move."""
    one, other = follow(state, better), follow(state, played)
    if one is None or other is None or one.move == other.move:
        return []
    facts = solo.list_facts if state.is_solo() else company.list_facts
    return most_telling([*_anywhere(one, other), *facts(one, other)])


def _anywhere(better: Way, played: Way) -> Iterator[Fact]:
    """What holds alone and against others."""
    if isinstance(better.move, Take) and isinstance(played.move, Take):
        yield from display.tasks(better, played, better.move, played.move)
        yield from display.open_tasks(better, played, better.move, played.move)
        yield from wheel.next_move(better, played)
        yield from wheel.later(better, played)
    if isinstance(better.move, Take) and isinstance(played.move, Refill | EndPhase):
        yield from wheel.buried(better, played, better.move)
