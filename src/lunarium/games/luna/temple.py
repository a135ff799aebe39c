"""The temple: a novice arrives on its space and displaces lower neighbours."""

from lunarium.core.game import Seat
from lunarium.games.luna.state import Source, State


def displaced_by(state: State, seat: Seat, tile: int) -> list[int]:
    """The tiles whose novices would have to leave: adjacent, lower, an opponent's, without a book."""
    return [
        other
        for other in state.layout.neighbours[tile]
        if other < tile and state.temple.get(other) not in (None, seat) and other not in state.books
    ]


def enter(state: State, seat: Seat, tile: int) -> None:
    """The tile and its novice go to their space; the Guard pays, and so does each displaced novice."""
    for other in displaced_by(state, seat, tile):
        _displace(state, other)
        state.points[seat][Source.DISPLACEMENT] += 1
    state.temple[tile] = seat
    state.points[seat][Source.SANCTIFICATION] += state.guard_value


def _displace(state: State, tile: int) -> None:
    """To the landing stage, in solo the opponent's by the isle of its tile; L-4: the space is closed."""
    loser = state.temple[tile]
    if loser is None:
        return
    state.temple[tile] = None
    if loser in state.people:
        state.stage[loser] += 1
    else:
        state.inactive[loser][state.layout.components.symbols[tile]] += 1


def novices_in_temple(state: State, seat: Seat) -> list[int]:
    """The tiles in the temple on which this seat's novices stand, ascending."""
    return sorted(tile for tile, owner in state.temple.items() if owner == seat)
