"""How good a position of Luna looks to a seat, at a glance."""

from lunarium.core.game import Seat
from lunarium.games.luna.scoring import final_points, losses, prizes
from lunarium.games.luna.state import OVER, ROUNDS, State
from lunarium.games.luna.temple import novices_in_temple

ACTIVE, INACTIVE, STAGE = 1.0, 0.6, 0.2  # what a novice is worth where it is
FAVOUR = 0.6  # beyond the point that it brings at the end
CLAIM = 0.85  # of what the tile will bring
SAFE = 0.7  # a temple novice with a book stays


def evaluate(state: State, seat: Seat) -> float:
    """Own prospects less the best of the others'."""
    others = [_prospects(state, other) for other in range(state.layout.players) if other != seat]
    return _prospects(state, seat) - max(others)


def _prospects(state: State, seat: Seat) -> float:
    """Influence now, what the pieces promise for the rest of the game, and the end's points so far."""
    if state.phase == OVER:
        return float(state.influence(seat))
    rounds_left = ROUNDS - state.round + 1
    value = float(state.influence(seat) + sum(final_points(state, seat)))
    value += prizes(state)[seat] - losses(state)[seat]
    value += (
        ACTIVE * sum(state.active[seat]) + INACTIVE * sum(state.inactive[seat]) + STAGE * state.stage[seat]
    )
    value += FAVOUR * sum(state.favours[seat])
    for tile in novices_in_temple(state, seat):
        value += rounds_left * (1.0 if tile in state.books else SAFE)
    for tile, owner in state.claims.items():
        if owner == seat and state.layout.group[tile] <= ROUNDS:
            ripe = max(state.round, state.layout.group[tile])
            value += ACTIVE + CLAIM * (state.layout.components.guards[-ripe] + SAFE * (ROUNDS - ripe + 1))
    return value
