"""Reasons that several actions share."""

from collections.abc import Iterator

from lunarium.core.errors import Value
from lunarium.core.reasons import Reason
from lunarium.games.luna.isles import ISLES, NOVICE, Isle
from lunarium.games.luna.state import State


def blocked(state: State, isle: Isle) -> Iterator[Reason]:
    """L-16: nothing is done on the Apostate's isle in solo levels 2 and 3."""
    if state.is_blocked(isle):
        yield Reason("isle-blocked", "L-16", {"isle": ISLES[isle]})


def lacks_favour(state: State, isle: Isle, rule: str) -> Iterator[Reason]:
    """The action returns a favour that the player does not hold."""
    if not state.favours[state.turn][isle]:
        yield Reason("no-favour", rule, {"favour": ISLES[isle]})


def lacks_virtual_novice(state: State, virtual: bool, rule: str) -> Iterator[Reason]:
    """The move is written with `*`, but the novice favour is not in hand."""
    if virtual and not state.favours[state.turn][NOVICE]:
        yield Reason("no-virtual-novice", rule)


def too_few_novices(state: State, isle: Isle, needed: int, rule: str) -> Iterator[Reason]:
    """Not enough active novices on the isle."""
    have = state.active[state.turn][isle]
    if have < needed:
        yield Reason("too-few-novices", rule, {"needed": needed, "have": have, "isle": ISLES[isle]})


def too_few_for_two(state: State, isle: Isle, virtual: bool, rule: str) -> Iterator[Reason]:
    """Actions that need two active novices, one of them possibly the virtual one."""
    return too_few_novices(state, isle, 1 if virtual else 2, rule)


def too_few_beside_shrine(state: State, isle: Isle, needed: int, rule: str) -> Iterator[Reason]:
    """Actions that need two active novices, or one beside an own shrine."""
    have = state.active[state.turn][isle]
    if have >= needed:
        return
    params: dict[str, Value] = {"needed": needed, "have": have, "isle": ISLES[isle]}
    if needed == 2:
        yield Reason("too-few-novices-or-shrine", rule, params)
    else:
        yield Reason("too-few-novices", rule, params)
