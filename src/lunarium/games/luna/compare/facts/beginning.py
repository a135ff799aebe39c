"""Beginning: facts about where the pieces of the preliminary round stand."""

from collections.abc import Iterator

from lunarium.core.comparison import Fact
from lunarium.core.game import Seat
from lunarium.core.telling import Telling
from lunarium.games.luna import moves
from lunarium.games.luna.compare.facts.way import Way
from lunarium.games.luna.compare.facts.weights import FAVOUR, PIECE
from lunarium.games.luna.isles import ISLES
from lunarium.games.luna.scoring import pieces_with_priestess
from lunarium.games.luna.state import State


def places(better: Way, played: Way) -> Iterator[Fact]:
    """Preliminary round: with whom the pieces stand."""
    seat, ways = better.seat, (better, played)
    count, less = (pieces_with_priestess(way.after, seat) for way in ways)
    if count > less:
        telling = Telling("better-luna-start-priestess", {"who": seat, "count": count, "less": less})
        yield Fact("priestess", 2 * PIECE * (count - less), telling)
    fewer, more = (way.after.novices_at(seat, way.after.apostate) for way in ways)
    if fewer < more:
        telling = Telling("better-luna-start-apostate", {"who": seat, "count": more, "points": more + 1})
        yield Fact("apostate", PIECE * (more - fewer), telling)
    builders, none = (way.after.active[seat][way.after.master_builder] for way in ways)
    if builders > none:
        yield Fact("builder", PIECE, Telling("better-luna-start-builder", {"who": seat, "count": builders}))
    if isinstance(better.move, moves.PlacePair) and isinstance(played.move, moves.PlacePair):
        telling = Telling("better-luna-start-favour", {"who": seat, "favour": ISLES[played.move.isle]})
        yield Fact("favour", FAVOUR, telling)
    tiles, others = (_claimable(way.after, seat) for way in ways)
    if tiles > others:
        telling = Telling("better-luna-start-tiles", {"who": seat, "count": tiles, "less": others})
        yield Fact("tiles", PIECE * (tiles - others), telling)


def _claimable(state: State, seat: Seat) -> int:
    """The free tiles of the first round for which a seat has the novices."""
    symbols = state.layout.components.symbols
    isles = [symbols[tile] for tile in state.layout.groups[0]]
    return sum(
        state.active[seat][isle] >= 2 or (state.active[seat][isle] > 0 and state.shrines[seat][isle])
        for isle in isles
    )
