"""Forecasts: facts about the scoring of this round, as the table stands."""

from collections.abc import Iterator

from lunarium.core.comparison import Fact
from lunarium.core.errors import Value
from lunarium.core.game import Seat
from lunarium.core.telling import Telling
from lunarium.games.luna import moves
from lunarium.games.luna.compare.facts.way import Way
from lunarium.games.luna.compare.facts.weights import ACTIVE, EXPECTED
from lunarium.games.luna.rounds import sum_up
from lunarium.games.luna.scoring import pieces_with_priestess
from lunarium.games.luna.state import Source


def priestess(better: Way, played: Way) -> Iterator[Fact]:
    """The prizes as the table stands: more for the mover, less for another."""
    mine, less = (way.expect(way.seat)["priestess"] for way in (better, played))
    if mine > less:
        key = "better-luna-tie" if is_tie(better, played) else "better-luna-priestess"
        params: dict[str, Value] = {"who": better.seat, "points": mine, "less": less}
        yield Fact("priestess", EXPECTED * (mine - less), Telling(key, params))
    first, second, *_ = better.before.layout.components.priestess[better.before.layout.players].prizes
    for seat in better.others:
        now, then = (way.expect(seat)["priestess"] for way in (better, played))
        if now < then:
            key = "better-luna-not-first" if then == first > second else "better-luna-priestess-rival"
            weight = EXPECTED * (then - now) * better.share
            yield Fact("priestess", weight, Telling(key, {"who": seat, "points": then, "less": now}))


def is_tie(better: Way, played: Way) -> bool:
    """Whether the same pieces stand with the Moon Priestess, so that the council decides."""
    sides = range(better.before.layout.players)
    one, other = ([pieces_with_priestess(way.table, seat) for seat in sides] for way in (better, played))
    return one == other


def apostate(better: Way, played: Way) -> Iterator[Fact]:
    """The losses as the table stands; L-10: nothing is said where influence would fall below 0."""
    ways = (better, played)
    if any(_is_forgiven(way, seat) for way in ways for seat in better.before.people):
        return
    less, loss = (-way.expect(way.seat)["apostate"] for way in ways)
    if less < loss:
        count = played.table.novices_at(played.seat, played.table.apostate)
        params: dict[str, Value] = {"who": better.seat, "count": count, "points": loss, "less": less}
        yield Fact("apostate", EXPECTED * (loss - less), Telling("better-luna-apostate", params))
    for seat in better.others:
        more, now = (-way.expect(seat)["apostate"] for way in ways)
        if more > now:
            weight = EXPECTED * (more - now) * better.share
            telling = Telling("better-luna-apostate-rival", {"who": seat, "points": more, "less": now})
            yield Fact("apostate", weight, telling)


def _is_forgiven(way: Way, seat: Seat) -> bool:
    """L-10: whether a scoring now would take a seat below 0."""
    earned = way.gain(seat, Source.MEDITATION) if way.is_scored else 0
    return way.table.influence(seat) + earned + sum_up(way.expect(seat)) < 0


def end_of_round(better: Way, played: Way) -> Iterator[Fact]:
    """Who ends the round, and who could not act any more."""
    state, seat = better.before, better.seat
    if better.is_scored and not state.layout.is_solo:
        idle = sum(sum(state.active[other]) for other in better.others)
        if idle:
            yield Fact("round", 1.0, Telling("better-luna-ends-round", {"count": idle}))
    elif played.is_scored and (idle := sum(state.active[seat])):
        yield Fact("round", 2 * ACTIVE * idle, Telling("better-luna-idle", {"who": seat, "count": idle}))
    elif isinstance(played.move, moves.Meditate) and not better.is_scored:
        left = played.after.time_tokens - played.after.tokens_turned
        if left == 1:
            yield Fact("round", 1.0, Telling("better-luna-last-token", {"who": played.after.turn}))
