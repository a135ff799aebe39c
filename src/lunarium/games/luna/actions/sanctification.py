"""Sanctification: an own claimed tile goes to the temple with its novice."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.games.luna import temple
from lunarium.games.luna.actions.bribery import refuse_bribe
from lunarium.games.luna.isles import BRIBERY
from lunarium.games.luna.moves import Move, Sanctify, sanctify
from lunarium.games.luna.rounds import end_action
from lunarium.games.luna.state import State

RULE = "L: Sanctification"


def options(state: State) -> Iterator[Move]:
    """Every own claimed tile (L-7: claims last) that is approved, or can be by bribery."""
    for tile in sorted(state.claims):
        if state.claims[tile] != state.turn:
            continue
        if state.is_approved(tile):
            yield sanctify(tile, False)
        elif state.is_bribable(tile) and state.can_bribe():
            yield sanctify(tile, True)


def perform(state: State, move: Sanctify) -> None:
    """The Guard's value is gained, lower neighbours of others leave."""
    del state.claims[move.tile]
    if move.bribe:
        state.favours[state.turn][BRIBERY] = False
    temple.enter(state, state.turn, move.tile)
    end_action(state)


def refuse(state: State, move: Sanctify) -> Iterator[Reason]:
    """Why the tile stays on the path."""
    if state.turn not in state.claims.values():
        yield Reason("nothing-claimed", RULE)
        return
    if state.claims.get(move.tile) != state.turn:
        yield Reason("tile-not-own-claim", RULE, {"tile": move.tile})
        return
    yield from refuse_bribe(state, move.tile, move.bribe, RULE)
