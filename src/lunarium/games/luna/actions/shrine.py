"""Shrine: two active novices build on the Master Builder's isle."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.games.luna.actions.reasons import (
    blocked,
    lacks_favour,
    lacks_virtual_novice,
    too_few_for_two,
)
from lunarium.games.luna.isles import ISLES, NOVICE, SHRINE
from lunarium.games.luna.moves import Move, Shrine, shrine
from lunarium.games.luna.rounds import end_action
from lunarium.games.luna.state import State

RULE = "L: Shrine"


def options(state: State) -> Iterator[Move]:
    """Building with two novices, or with one and the virtual one."""
    isle, favours = state.master_builder, state.favours[state.turn]
    if not favours[SHRINE] or state.shrines[state.turn][isle] or not state.shrine_supply[state.turn]:
        return
    if state.is_blocked(isle):
        return
    if state.active[state.turn][isle] >= 2:
        yield shrine(False)
    if favours[NOVICE] and state.active[state.turn][isle] >= 1:
        yield shrine(True)


def perform(state: State, move: Shrine) -> None:
    """The favour goes back, the shrine stands."""
    isle = state.master_builder
    state.sleep(isle, 2 - move.virtual)
    if move.virtual:
        state.favours[state.turn][NOVICE] = False
    state.favours[state.turn][SHRINE] = False
    state.shrines[state.turn][isle] = True
    state.shrine_supply[state.turn] -= 1
    end_action(state)


def refuse(state: State, move: Shrine) -> Iterator[Reason]:
    """Why nothing can be built so."""
    isle = state.master_builder
    yield from lacks_favour(state, SHRINE, RULE)
    if state.shrines[state.turn][isle]:
        yield Reason("own-shrine-there", RULE, {"isle": ISLES[isle]})
    if not state.shrine_supply[state.turn]:
        yield Reason("no-shrine-in-supply", RULE)
    yield from lacks_virtual_novice(state, move.virtual, RULE)
    yield from blocked(state, isle)
    yield from too_few_for_two(state, isle, move.virtual, RULE)
