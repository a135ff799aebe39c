"""Promotion: a novice claims a free tile of the path, a second one helps."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.games.luna.actions.bribery import refuse_bribe
from lunarium.games.luna.actions.reasons import blocked, lacks_virtual_novice, too_few_beside_shrine
from lunarium.games.luna.isles import BRIBERY, ISLES, NOVICE
from lunarium.games.luna.moves import Move, Promote, promote
from lunarium.games.luna.rounds import end_action
from lunarium.games.luna.state import State

RULE = "L: Promotion"


def options(state: State) -> Iterator[Move]:
    """Every free tile within reach, with the help that is there."""
    layout, active, shrines = state.layout, state.active[state.turn], state.shrines[state.turn]
    reach = min(state.round + state.can_bribe(), len(layout.groups))
    for group in layout.groups[:reach]:
        for tile in group:
            isle = layout.components.symbols[tile]
            if not active[isle] or not state.is_free(tile) or state.is_blocked(isle):
                continue
            bribe = not state.is_approved(tile)
            if shrines[isle] or active[isle] >= 2:
                yield promote(tile, False, bribe)
            if not shrines[isle] and state.has_virtual_novice():
                yield promote(tile, True, bribe)


def perform(state: State, move: Promote) -> None:
    """The first novice stands on the tile, the second falls asleep."""
    seat, isle = state.turn, state.layout.components.symbols[move.tile]
    state.active[seat][isle] -= 1
    state.claims[move.tile] = seat
    if move.virtual:
        state.favours[seat][NOVICE] = False
    elif not state.shrines[seat][isle]:
        state.sleep(isle, 1)
    if move.bribe:
        state.favours[seat][BRIBERY] = False
    end_action(state)


def refuse(state: State, move: Promote) -> Iterator[Reason]:
    """Why the tile cannot be claimed so."""
    tile = move.tile
    if tile not in state.layout.group and tile not in state.temple:
        yield Reason("tile-not-in-play", RULE, {"tile": tile})
        return
    if not state.is_free(tile):
        params = {"tile": tile}
        yield (
            Reason("tile-claimed", RULE, params)
            if tile in state.claims
            else Reason("tile-in-temple", RULE, params)
        )
        return
    yield from refuse_bribe(state, tile, move.bribe, RULE)
    isle = state.layout.components.symbols[tile]
    yield from blocked(state, isle)
    has_shrine = state.shrines[state.turn][isle]
    if move.virtual and has_shrine:
        yield Reason("shrine-needs-no-virtual", RULE, {"isle": ISLES[isle], "tile": tile})
    else:
        yield from lacks_virtual_novice(state, move.virtual, RULE)
    yield from too_few_beside_shrine(state, isle, 1 if has_shrine or move.virtual else 2, RULE)
