"""Wheel: facts about what the mover can do with the tiles that lie there afterwards."""

from collections.abc import Iterator

from lunarium.core.comparison import Fact
from lunarium.core.errors import Value
from lunarium.core.telling import Telling
from lunarium.games.nova_luna.compare.facts.offers import offers, wheel_offers
from lunarium.games.nova_luna.compare.facts.way import Way
from lunarium.games.nova_luna.compare.facts.weights import CHOICE, LATER, NEXT
from lunarium.games.nova_luna.moves import Refill, Take
from lunarium.games.nova_luna.rules import to_move
from lunarium.games.nova_luna.show.places import name_tile

FAR = 99  # more tasks than any tile covers


def next_move(better: Way, played: Way) -> Iterator[Fact]:
    """Who moves again either way can then cover more."""
    ways = (better, played)
    if not all(way.goes_on and to_move(way.after) == way.seat for way in ways) or played.after.can_refill():
        return
    count, less = (max(offers(way.after).values()) for way in ways)
    if count > less:
        telling = Telling("better-nl-next", {"count": count, "less": less})
        yield Fact("next", NEXT * (count - less), telling)


def later(better: Way, played: Way) -> Iterator[Fact]:
    """What lies on the wheel can then cover more, whenever its turn comes."""
    if not (better.goes_on and played.goes_on):
        return
    one, other = (wheel_offers(way.after, way.seat) for way in (better, played))
    count, less = (sum(map(bool, tiles.values())) for tiles in (one, other))
    if count > less:
        params: dict[str, Value] = {"who": better.seat, "count": count, "less": less}
        yield Fact("next", CHOICE * (count - less), Telling("better-nl-choice", params))
    own = zip(better.line[1:], better.states[1:], strict=False)
    expected = next((move for move, state in own if to_move(state) == better.seat), None)
    wanted = expected.tile if isinstance(expected, Take) else 0
    if one.get(wanted, 0) > other.get(wanted, FAR):
        params = {"who": better.seat, "count": one[wanted], "less": other[wanted], **name_tile(wanted)}
        yield Fact("next", LATER * (one[wanted] - other[wanted]), Telling("better-nl-later", params))


def buried(better: Way, played: Way, move: Take) -> Iterator[Fact]:
    """New tiles would come between the moon figure and a tile that is worth something now."""
    if not better.tokens or played.after.ending or move.tile in played.after.reach():
        return
    params = {"count": better.tokens, **name_tile(move.tile)}
    is_refill = isinstance(played.move, Refill)
    telling = Telling("better-nl-buried" if is_refill else "better-nl-phase-buried", params)
    yield Fact("tasks", float(better.tokens), telling)
