"""Offers: how many tasks somebody could cover next, found by trying every place."""

from lunarium.core.game import Seat
from lunarium.games.nova_luna.rules import legal_moves
from lunarium.games.nova_luna.show.ideas import most_tasks
from lunarium.games.nova_luna.show.insight import play
from lunarium.games.nova_luna.state import REACH, State


def offers(state: State) -> dict[int, int]:
    """By tile in reach the most tasks that whoever is to move could cover with it."""
    return {tile: most_tokens(state, state.queue[0], tile) for tile in state.reach()}


def wheel_offers(state: State, seat: Seat) -> dict[int, int]:
    """By tile on the wheel the most tasks that a seat could cover with it."""
    return {tile: most_tokens(state, seat, tile) for tile in state.clockwise()}


def most_tokens(state: State, seat: Seat, tile: int) -> int:
    """How many tasks a tile would cover at its best place, with the tokens that are left."""
    return min(most_tasks(state, seat, tile), state.tokens_left[seat])


def most_of_two(state: State) -> int | None:
    """Alone: the most tasks that the next two tiles can cover; None where unknown ones could come up."""
    if state.ending or len(state.clockwise()) < REACH:
        return None
    best = 0
    for move in legal_moves(state):
        after = play(state, move)
        if len(after.supply) != len(state.supply) or after.can_end_phase():
            return None
        covered = state.tokens_left[0] - after.tokens_left[0]
        best = max(best, covered + (0 if after.ending else max(offers(after).values())))
    return best
