"""Herbs: one or two sleeping novices of an isle wake, but never on the herbs isle."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.games.luna.actions.reasons import blocked, lacks_favour
from lunarium.games.luna.isles import HERBS, ISLES
from lunarium.games.luna.moves import Herbs, Move, herbs
from lunarium.games.luna.rounds import end_action
from lunarium.games.luna.state import State

RULE = "L: Herbs"


def options(state: State) -> Iterator[Move]:
    """Every isle with sleepers, waking one or two."""
    if not state.favours[state.turn][HERBS]:
        return
    for isle, asleep in enumerate(state.inactive[state.turn]):
        if isle == HERBS or state.is_blocked(isle):
            continue
        for count in range(1, min(2, asleep) + 1):
            yield herbs(isle, count)


def perform(state: State, move: Herbs) -> None:
    """They step back onto their isle."""
    state.favours[state.turn][HERBS] = False
    state.sleep(move.isle, -move.count)
    end_action(state)


def refuse(state: State, move: Herbs) -> Iterator[Reason]:
    """Why nobody wakes so."""
    isle, asleep = ISLES[move.isle], state.inactive[state.turn][move.isle]
    yield from lacks_favour(state, HERBS, RULE)
    if move.isle == HERBS:
        yield Reason("herbs-not-on-herbs", RULE)
    yield from blocked(state, move.isle)
    if asleep < move.count:
        yield Reason("too-few-asleep", RULE, {"needed": move.count, "have": asleep, "isle": isle})
