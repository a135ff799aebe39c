"""Expulsion: active novices on the Apostate's isle drive him on, an isle each."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.games.luna.actions.reasons import lacks_virtual_novice, too_few_novices
from lunarium.games.luna.isles import ISLES, NOVICE
from lunarium.games.luna.moves import Expel, Move, expel
from lunarium.games.luna.rounds import end_action
from lunarium.games.luna.state import State

RULE = "L: Expulsion"
FORBIDDEN_LEVEL = 3


def options(state: State) -> Iterator[Move]:
    """Any number of the novices there, with or without the virtual one, who may act alone (L-2)."""
    if state.layout.level == FORBIDDEN_LEVEL:
        return
    active = state.active[state.turn][state.apostate]
    for count in range(1, active + 1):
        yield expel(count, False)
    if state.has_virtual_novice():
        for count in range(1, active + 2):
            yield expel(count, True)


def perform(state: State, move: Expel) -> None:
    """The novices sleep where they are; he goes on, round the ring if need be."""
    state.sleep(state.apostate, move.count - move.virtual)
    if move.virtual:
        state.favours[state.turn][NOVICE] = False
    state.apostate = state.layout.clockwise(state.apostate, move.count)
    end_action(state)


def refuse(state: State, move: Expel) -> Iterator[Reason]:
    """Why the Apostate stays."""
    if state.layout.level == FORBIDDEN_LEVEL:
        yield Reason("no-expulsion-on-level-3", "L-16", {"isle": ISLES[state.apostate]})
    yield from lacks_virtual_novice(state, move.virtual, RULE)
    yield from too_few_novices(state, state.apostate, move.count - move.virtual, RULE)
