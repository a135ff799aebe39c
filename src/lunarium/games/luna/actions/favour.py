"""Priest's Favour: two active novices, or one beside an own shrine, bring the isle's favour."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.games.luna.actions.reasons import blocked, lacks_virtual_novice, too_few_beside_shrine
from lunarium.games.luna.isles import ISLES, NOVICE, Isle
from lunarium.games.luna.moves import Favour, Move, favour
from lunarium.games.luna.rounds import end_action
from lunarium.games.luna.state import MOST_TAKINGS, State

RULE = "L: Priest's Favour"


def needed(state: State, isle: Isle, virtual: bool) -> int:
    """Real novices that the action puts to sleep; L-2: beside a shrine the virtual one acts alone."""
    return 2 - state.shrines[state.turn][isle] - virtual


def options(state: State) -> Iterator[Move]:
    """Every favour that can be taken, and in which way."""
    owned, active = state.favours[state.turn], state.active[state.turn]
    for isle in range(len(ISLES)):
        if owned[isle] or state.is_blocked(isle) or _is_used_up(state, isle):
            continue
        if active[isle] >= needed(state, isle, virtual=False):
            yield favour(isle, False)
        if isle != NOVICE and owned[NOVICE] and active[isle] >= needed(state, isle, virtual=True):
            yield favour(isle, True)


def perform(state: State, move: Favour) -> None:
    """Take the favour; the novices sleep, the virtual one goes home."""
    state.sleep(move.isle, needed(state, move.isle, move.virtual))
    if move.virtual:
        state.favours[state.turn][NOVICE] = False
    state.favours[state.turn][move.isle] = True
    if state.layout.is_solo:
        state.takings[move.isle] += 1
    end_action(state)


def refuse(state: State, move: Favour) -> Iterator[Reason]:
    """Why the favour cannot be taken so."""
    isle = ISLES[move.isle]
    if state.favours[state.turn][move.isle]:
        yield Reason("favour-owned", RULE, {"favour": isle})
    if move.virtual and move.isle == NOVICE:
        yield Reason("virtual-for-itself", RULE)
    else:
        yield from lacks_virtual_novice(state, move.virtual, RULE)
    yield from blocked(state, move.isle)
    if _is_used_up(state, move.isle):
        yield Reason("favour-taken-twice", "L-17", {"favour": isle, "most": MOST_TAKINGS})
    yield from too_few_beside_shrine(state, move.isle, needed(state, move.isle, move.virtual), RULE)


def _is_used_up(state: State, isle: Isle) -> bool:
    """L-17: in solo each favour is taken at most twice a round."""
    return state.takings[isle] >= MOST_TAKINGS
