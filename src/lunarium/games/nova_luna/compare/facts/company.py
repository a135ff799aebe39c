"""Company: facts that count where others move, too."""

from collections.abc import Iterator

from lunarium.core.comparison import Fact
from lunarium.core.errors import Value
from lunarium.core.telling import Telling
from lunarium.games.nova_luna.compare.facts.display import cheaper
from lunarium.games.nova_luna.compare.facts.offers import offers
from lunarium.games.nova_luna.compare.facts.way import Way, has_won
from lunarium.games.nova_luna.compare.facts.weights import LOSS, NEXT, TURN, WIN
from lunarium.games.nova_luna.moves import Refill, Take
from lunarium.games.nova_luna.rules import to_move
from lunarium.games.nova_luna.show.places import name_tile
from lunarium.games.nova_luna.state import SPACES


def list_facts(better: Way, played: Way) -> Iterator[Fact]:
    """What counts where others move, too."""
    yield from _wins(better, played)
    if isinstance(better.move, Refill):
        yield from _refill(better)
    elif isinstance(better.move, Take) and isinstance(played.move, Take):
        yield from _row(better, played)
        yield from _turns(better, played)
        yield from _loses(better, played)
        yield from _denies(better, played, better.move)
        yield from cheaper("better-nl-steps", better, played, better.move, played.move)


def _wins(better: Way, played: Way) -> Iterator[Fact]:
    """The move wins at once."""
    if better.wins() and not played.wins():
        yield Fact("end", WIN, Telling("better-nl-wins", {"who": better.seat}))


def _row(better: Way, played: Way) -> Iterator[Fact]:
    """What own moves in a row bring before anybody else moves; the move played leaves only itself."""
    if played.after.ending or played.after.queue[0] == played.seat:
        return
    length = 1
    while length < len(better.line) and to_move(better.states[length]) == better.seat:
        length += 1
    last = better.states[length]
    tokens = better.states[0].tokens_left[better.seat] - last.tokens_left[better.seat]
    params: dict[str, Value] = {"who": better.seat, "moves": length, "count": tokens, "less": played.tokens}
    if length > 1 and has_won(last, better.seat):
        yield Fact("end", WIN - length, Telling("better-nl-row-wins", params))
    elif length > 1 and tokens > max(better.tokens, played.tokens):
        yield Fact("time", tokens - played.tokens + TURN, Telling("better-nl-row", params))


def _turns(better: Way, played: Way) -> Iterator[Fact]:
    """The mover comes to move earlier."""
    if better.after.ending or played.after.ending:
        return
    count, more = (way.after.queue.index(way.seat) for way in (better, played))
    if count >= more:
        return
    if count:
        telling = Telling("better-nl-sooner", {"who": better.seat, "count": count, "more": more})
        yield Fact("time", TURN / 2 * (more - count), telling)
        return
    best = max(offers(better.after).values()) if better.goes_on else 0
    telling = Telling("better-nl-again", {"who": better.seat, "count": best})
    yield Fact("time", TURN + best / 2, telling)


def _loses(better: Way, played: Way) -> Iterator[Fact]:
    """The next player could win at once, and cannot after the better move."""
    if not _meet_the_same(better, played) or better.after.can_refill():
        return
    if better.after.tiles_on_wheel() == 1:  # whoever takes the last tile of all may win by that
        return
    rival = played.after.queue[0]
    left = played.after.tokens_left[rival]
    winning = [tile for tile, tasks in offers(played.after).items() if tasks == left]
    if winning and max(offers(better.after).values()) < left:
        telling = Telling("better-nl-loses", {"who": rival, **name_tile(winning[0])})
        yield Fact("others", LOSS, telling)


def _denies(better: Way, played: Way, move: Take) -> Iterator[Fact]:
    """A tile that the next player could use best is taken, or out of reach."""
    if not played.goes_on or played.after.queue[0] == played.seat:
        return
    could, rest = offers(played.after), 0
    if _meet_the_same(better, played):
        others = offers(better.after)
        gone = [tile for tile in could if tile not in others]
        rest = max(others.values())
    else:
        gone = [tile for tile in could if tile == move.tile]
    gone = [tile for tile in gone if could[tile] > rest]
    if not gone:
        return
    expected = played.line[1] if len(played.line) > 1 else None
    wanted = expected.tile if isinstance(expected, Take) else 0
    tile = wanted if wanted in gone else max(gone, key=could.__getitem__)
    params = {"who": played.after.queue[0], "count": could[tile], **name_tile(tile)}
    telling = Telling("better-nl-taken" if tile == move.tile else "better-nl-reach", params)
    yield Fact("others", NEXT * (could[tile] - rest), telling)


def _meet_the_same(better: Way, played: Way) -> bool:
    """Whether both leave the same player, another one, with a wheel that is known."""
    is_known = better.goes_on and played.goes_on
    return is_known and better.after.queue[0] == played.after.queue[0] != better.seat


def _refill(better: Way) -> Iterator[Fact]:
    """What lies on the wheel brings nothing, and new tiles come."""
    before = better.states[0]
    if not max(offers(before).values()):
        new = min(SPACES - 1 - before.tiles_on_wheel(), len(before.supply))
        yield Fact("tasks", TURN, Telling("better-nl-refill", {"count": new}))
