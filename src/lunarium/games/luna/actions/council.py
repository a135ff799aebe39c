"""Council: active novices of one isle lift the disc, a seat each."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.games.luna.actions.reasons import blocked, lacks_virtual_novice, too_few_novices
from lunarium.games.luna.isles import NOVICE
from lunarium.games.luna.moves import Council, Move, council
from lunarium.games.luna.rounds import end_action
from lunarium.games.luna.state import State

RULE = "L: Council"


def options(state: State) -> Iterator[Move]:
    """Any number of one isle's novices, with or without the virtual one; L-8: not from the last seat."""
    if state.is_on_last_seat(state.turn):
        return
    has_virtual = state.has_virtual_novice()
    for isle, active in enumerate(state.active[state.turn]):
        if state.is_blocked(isle):
            continue
        for count in range(1, active + 1):
            yield council(isle, count, False)
            if has_virtual:
                yield council(isle, count + 1, True)
    if has_virtual:
        yield council(None, 1, True)


def perform(state: State, move: Council) -> None:
    """L-8: steps beyond the last seat are lost."""
    if move.isle is not None:
        state.sleep(move.isle, move.count - move.virtual)
    if move.virtual:
        state.favours[state.turn][NOVICE] = False
    state.raise_disc(state.turn, move.count)
    end_action(state)


def refuse(state: State, move: Council) -> Iterator[Reason]:
    """Why the disc stays."""
    if state.is_on_last_seat(state.turn):
        yield Reason("council-full", "L-8")
    yield from lacks_virtual_novice(state, move.virtual, RULE)
    if move.isle is not None:
        yield from blocked(state, move.isle)
        yield from too_few_novices(state, move.isle, move.count - move.virtual, RULE)
