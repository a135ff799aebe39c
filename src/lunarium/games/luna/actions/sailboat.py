"""Sailboat: one or two novices cross to another isle and stay awake."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.games.luna.actions.reasons import blocked, lacks_favour, too_few_novices
from lunarium.games.luna.isles import ISLES, ORIGINS, SAILBOAT, STAGE, Origin
from lunarium.games.luna.moves import Move, Sail, sail
from lunarium.games.luna.rounds import end_action
from lunarium.games.luna.state import State

RULE = "L: Sailboat"


def options(state: State) -> Iterator[Move]:
    """From every isle with active novices, and from the landing stage, to every other isle."""
    if not state.favours[state.turn][SAILBOAT]:
        return
    for origin in range(len(ORIGINS)):
        aboard = min(2, _waiting(state, origin))
        if not aboard or state.is_blocked(origin):
            continue
        for to in range(len(ISLES)):
            if to != origin:
                for count in range(1, aboard + 1):
                    yield sail(origin, to, count)


def perform(state: State, move: Sail) -> None:
    """The favour goes back, the novices land active."""
    state.favours[state.turn][SAILBOAT] = False
    if move.origin == STAGE:
        state.stage[state.turn] -= move.count
    else:
        state.active[state.turn][move.origin] -= move.count
    state.active[state.turn][move.to] += move.count
    end_action(state)


def refuse(state: State, move: Sail) -> Iterator[Reason]:
    """Why nobody sails so."""
    yield from lacks_favour(state, SAILBOAT, RULE)
    if move.origin == move.to:
        yield Reason("same-isle", RULE, {"isle": ISLES[move.to]})
    yield from blocked(state, move.origin)
    have = _waiting(state, move.origin)
    if move.origin != STAGE:
        yield from too_few_novices(state, move.origin, move.count, RULE)
    elif have < move.count:
        yield Reason("too-few-on-stage", RULE, {"needed": move.count, "have": have})


def _waiting(state: State, origin: Origin) -> int:
    """Own novices that could board here."""
    return state.stage[state.turn] if origin == STAGE else state.active[state.turn][origin]
