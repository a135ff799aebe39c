"""Recruit: two active novices bring a third out of the supply."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.games.luna.actions.reasons import blocked, lacks_virtual_novice, too_few_for_two
from lunarium.games.luna.isles import ISLES, NOVICE
from lunarium.games.luna.moves import Move, Recruit, recruit
from lunarium.games.luna.rounds import end_action
from lunarium.games.luna.state import State

RULE = "L: Recruit"


def options(state: State) -> Iterator[Move]:
    """Every isle where somebody can be recruited."""
    if not state.supply[state.turn]:
        return
    active, has_virtual = state.active[state.turn], state.has_virtual_novice()
    for isle in range(len(ISLES)):
        if state.is_blocked(isle):
            continue
        if active[isle] >= 2:
            yield recruit(isle, False)
        if has_virtual and active[isle] >= 1:
            yield recruit(isle, True)


def perform(state: State, move: Recruit) -> None:
    """The recruit starts inactive, like the two who have worked."""
    state.sleep(move.isle, 2 - move.virtual)
    if move.virtual:
        state.favours[state.turn][NOVICE] = False
    state.supply[state.turn] -= 1
    state.inactive[state.turn][move.isle] += 1
    end_action(state)


def refuse(state: State, move: Recruit) -> Iterator[Reason]:
    """Why nobody can be recruited so."""
    if not state.supply[state.turn]:
        yield Reason("no-novice-in-supply", RULE)
    yield from lacks_virtual_novice(state, move.virtual, RULE)
    yield from blocked(state, move.isle)
    yield from too_few_for_two(state, move.isle, move.virtual, RULE)
