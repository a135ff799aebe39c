"""Comparison: why one action is better than another, by facts that the rules prove about both.

A journey or tide counts as one action, however many moves it takes. Points that are not paid yet are those of
the scoring "if the round ended now"; what somebody could do next is asked of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from lunarium.core.comparison import Fact, most_telling
from lunarium.core.errors import Value
from lunarium.core.game import Json, Seat
from lunarium.core.telling import Telling
from lunarium.games.luna import moves
from lunarium.games.luna.isles import ISLES
from lunarium.games.luna.moves import DONE, Move, kind
from lunarium.games.luna.rounds import forecast, next_apostate, next_priestess
from lunarium.games.luna.rules import apply, legal_moves
from lunarium.games.luna.scoring import SHRINE_VALUE, final_points, outcome, pieces_with_priestess, prizes
from lunarium.games.luna.solo import OPPONENT
from lunarium.games.luna.state import (
    OPPONENT_PHASE,
    OVER,
    PAIR_PHASE,
    ROUNDS,
    SHRINE_PHASE,
    Source,
    State,
)
from lunarium.games.luna.temple import displaced_by, novices_in_temple

# In influence.
WIN = 100.0
EXPECTED = 0.8  # of a point that the round's scoring would bring
FUTURE = 0.4  # of a point that the next round's scoring would bring
STAYING = 0.7  # of a point a round for a novice in the temple
ACTIVE = 0.3  # an active novice
NOVICE = 1.0  # from the supply
FAVOUR = 0.5
PIECE = 1.0  # in the preliminary round
PREPARED = {  # an action that becomes possible
    "sanctify": 3.0,
    "shrine": 3.0,
    "promote": 2.0,
    "book": 1.5,
    "herbs": 1.0,
    "sail": 1.0,
    "tide": 1.0,
}

Params = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Way:
    """An action, and what follows in its line."""

    seat: Seat
    move: Move  # its first
    before: State
    after: State  # when it is done
    rest: Sequence[tuple[State, Move]]  # what the line goes on with, each with the state before it

    @property
    def is_scored(self) -> bool:
        """Whether the action ended the round."""
        return self.after.round > self.before.round or self.after.phase == OVER

    @property
    def table(self) -> State:
        """The table as a scoring finds it: whoever ends a round changes nothing else before it."""
        return self.before if self.is_scored else self.after

    def gain(self, seat: Seat, source: Source) -> int:
        """What the action brought a seat at once."""
        return self.after.points[seat][source] - self.before.points[seat][source]

    def expect(self, seat: Seat) -> Json:
        """The round's scoring as the table stands."""
        return forecast(self.table)[seat] or {"priestess": 0, "apostate": 0, "temple": 0}


Facts = Callable[[Way, Way], Iterator[Fact]]


def compare(state: State, played: Sequence[Move], better: Sequence[Move]) -> list[Telling]:
    """The one or two facts that speak most for the better move."""
    if not played or not better or played[0] == better[0]:
        return []
    one, other = follow(state, better, is_open=True), follow(state, played, is_open=False)
    if one is None or other is None:
        return []
    return most_telling(fact for facts in _facts(state) for fact in facts(one, other))


def follow(state: State, line: Sequence[Move], is_open: bool) -> Way | None:
    """The action at the head of a line; an unfinished voyage may end where its line does if it is `open`."""
    world, seat, way = state.copy(), state.turn, list(line)
    after: State | None = None
    rest: list[tuple[State, Move]] = []
    while way:
        move = way.pop(0)
        if move not in legal_moves(world):
            break
        if after is not None:
            rest.append((world.copy(), move))
        apply(world, move)
        if after is None and world.voyage is None:
            after = world.copy()
        elif after is None and not way and is_open:
            way.append(DONE)
    return None if after is None else Way(seat, line[0], state, after, rest)


def _facts(state: State) -> tuple[Facts, ...]:
    """What can be said in this phase."""
    if state.phase in (SHRINE_PHASE, PAIR_PHASE):
        return (_places,)
    if state.phase == OPPONENT_PHASE:
        return (_opponent, _priestess)
    return (
        _wins,
        _gains,
        _temple,
        _priestess,
        _apostate,
        _end_of_game,
        _end_of_round,
        _prepares,
        _claims,
        _favours,
        _novices,
        _next_round,
    )


def _rounds_left(state: State) -> int:
    """Scorings that are still to come."""
    return ROUNDS - state.round + 1


def _others(way: Way) -> list[Seat]:
    return [seat for seat in range(way.before.layout.players) if seat != way.seat]


def _share(way: Way) -> float:
    """How much it matters what one of the others gets."""
    return 1.0 / len(_others(way))


# ------------------------------------------------------------------------------------- paid at once


def _wins(better: Way, played: Way) -> Iterator[Fact]:
    """The game is over and won."""
    one, other = outcome(better.after), outcome(played.after)
    if one and one.ranking[0] == better.seat and not (other and other.ranking[0] == better.seat):
        yield Fact("end", WIN, Telling("better-luna-wins", {"who": better.seat}))


def _gains(better: Way, played: Way) -> Iterator[Fact]:
    """What the Guard pays, what a displacement and a book bring."""
    state, seat = better.before, better.seat
    guard = better.gain(seat, Source.SANCTIFICATION)
    if guard > played.gain(seat, Source.SANCTIFICATION):
        guards = state.layout.components.guards
        later = guards[-state.round - 1] if state.round < ROUNDS else 0
        params: Params = {"who": seat, "points": guard, "later": later if later < guard else 0}
        yield Fact("guard", guard + STAYING, Telling("better-luna-guard", params))
    book = better.gain(seat, Source.BOOK)
    if book > played.gain(seat, Source.BOOK):
        yield from _book(better, played, book)


def _book(better: Way, played: Way, points: int) -> Iterator[Fact]:
    """A book brings something, and with two players more to whoever is first in a round."""
    rival = played.after.turn
    can_follow = any(isinstance(move, moves.Book) for move in legal_moves(played.after))
    if points > 1 and rival != better.seat and can_follow and not played.is_scored:
        yield Fact("book", points + 1.0, Telling("better-luna-book-first", {"who": rival, "points": points}))
    else:
        yield Fact("book", float(points), Telling("better-luna-book", {"who": better.seat, "points": points}))


def _temple(better: Way, played: Way) -> Iterator[Fact]:
    """Novices of others have to leave the temple; an own one cannot be displaced next."""
    left = _rounds_left(better.before)
    for seat in _others(better):
        gone = [tile for tile in _displaced(better, seat) if tile not in _displaced(played, seat)]
        if gone:
            params: Params = {"who": seat, "tile": gone[0], "rounds": left}
            weight = 1 + STAYING * left * _share(better)
            yield Fact("displaced", weight, Telling("better-luna-displaces", params))
    if better.is_scored or played.is_scored:
        return
    for tile in sorted(_threatened(played) - _threatened(better)):
        params = {"who": played.after.turn, "tile": tile}
        yield Fact("threat", 1 + STAYING * left, Telling("better-luna-threat", params))


def _displaced(way: Way, seat: Seat) -> list[int]:
    """The tiles from which novices of a seat had to leave the temple."""
    temple = way.before.temple
    return [tile for tile, owner in temple.items() if owner == seat and way.after.temple[tile] is None]


def _threatened(way: Way) -> set[int]:
    """The tiles in the temple from which the next player could displace a novice of the mover at once."""
    state = way.after
    return {
        tile
        for move in legal_moves(state)
        if isinstance(move, moves.Sanctify)
        for tile in displaced_by(state, state.turn, move.tile)
        if way.before.temple.get(tile) == way.seat
    }


# ------------------------------------------------------------------------------------- the round's scoring


def _priestess(better: Way, played: Way) -> Iterator[Fact]:
    """The prizes as the table stands: more for the mover, less for another."""
    mine, less = (way.expect(way.seat)["priestess"] for way in (better, played))
    if mine > less:
        key = "better-luna-tie" if _is_tie(better, played) else "better-luna-priestess"
        params: Params = {"who": better.seat, "points": mine, "less": less}
        yield Fact("priestess", EXPECTED * (mine - less), Telling(key, params))
    first, second, *_ = better.before.layout.components.priestess[better.before.layout.players].prizes
    for seat in _others(better):
        now, then = (way.expect(seat)["priestess"] for way in (better, played))
        if now < then:
            key = "better-luna-not-first" if then == first > second else "better-luna-priestess-rival"
            weight = EXPECTED * (then - now) * _share(better)
            yield Fact("priestess", weight, Telling(key, {"who": seat, "points": then, "less": now}))


def _is_tie(better: Way, played: Way) -> bool:
    """Whether the same pieces stand with the Moon Priestess, so that the council decides."""
    sides = range(better.before.layout.players)
    one, other = ([pieces_with_priestess(way.table, seat) for seat in sides] for way in (better, played))
    return one == other


def _apostate(better: Way, played: Way) -> Iterator[Fact]:
    """The losses as the table stands; L-10: nothing is said where influence would fall below 0."""
    ways = (better, played)
    if any(_is_forgiven(way, seat) for way in ways for seat in better.before.people):
        return
    less, loss = (-way.expect(way.seat)["apostate"] for way in ways)
    if less < loss:
        count = played.table.novices_at(played.seat, played.table.apostate)
        params: Params = {"who": better.seat, "count": count, "points": loss, "less": less}
        yield Fact("apostate", EXPECTED * (loss - less), Telling("better-luna-apostate", params))
    for seat in _others(better):
        more, now = (-way.expect(seat)["apostate"] for way in ways)
        if more > now:
            weight = EXPECTED * (more - now) * _share(better)
            telling = Telling("better-luna-apostate-rival", {"who": seat, "points": more, "less": now})
            yield Fact("apostate", weight, telling)


def _is_forgiven(way: Way, seat: Seat) -> bool:
    """L-10: whether a scoring now would take a seat below 0."""
    earned = way.gain(seat, Source.MEDITATION) if way.is_scored else 0
    return way.table.influence(seat) + earned + sum(way.expect(seat).values()) < 0


def _end_of_round(better: Way, played: Way) -> Iterator[Fact]:
    """Who ends the round, and who could not act any more."""
    state, seat = better.before, better.seat
    if better.is_scored and not state.layout.is_solo:
        idle = sum(sum(state.active[other]) for other in _others(better))
        if idle:
            yield Fact("round", 1.0, Telling("better-luna-ends-round", {"count": idle}))
    elif played.is_scored and (idle := sum(state.active[seat])):
        yield Fact("round", 2 * ACTIVE * idle, Telling("better-luna-idle", {"who": seat, "count": idle}))
    elif isinstance(played.move, moves.Meditate) and not better.is_scored:
        left = played.after.time_tokens - played.after.tokens_turned
        if left == 1:
            yield Fact("round", 1.0, Telling("better-luna-last-token", {"who": played.after.turn}))


# ------------------------------------------------------------------------------------- later


def _end_of_game(better: Way, played: Way) -> Iterator[Fact]:
    """What the pieces would count at the end."""
    seat = better.seat
    (shrines, favours, council), (fewer, rest, lower) = (
        final_points(way.table, seat) for way in (better, played)
    )
    if shrines > fewer:
        yield Fact("shrine", float(SHRINE_VALUE), Telling("better-luna-shrine", {"points": SHRINE_VALUE}))
    if council > lower:
        params: Params = {"who": seat, "points": council, "less": lower}
        yield Fact("council", EXPECTED * (council - lower), Telling("better-luna-council", params))
    if favours > rest and better.before.round == ROUNDS:
        telling = Telling("better-luna-favours", {"who": seat, "points": favours, "less": rest})
        yield Fact("favours", float(favours - rest), telling)


def _prepares(better: Way, played: Way) -> Iterator[Fact]:
    """What the mover goes on to do in the line was impossible before, and is after the move played."""
    if better.is_scored or played.is_scored:
        return
    here = (better.seat, better.before.round)
    following = next((move for state, move in better.rest if (state.turn, state.round) == here), None)
    name = kind(following) if following else ""
    possible, otherwise = (_kinds_for(way.after, way.seat) for way in (better, played))
    known = _kinds_for(better.before, better.seat)
    if name in PREPARED and name in possible and name not in otherwise and name not in known:
        guard = better.after.guard_value
        telling = Telling(f"better-luna-next-{name}", {"who": better.seat, "points": guard})
        yield Fact("favours", PREPARED[name], telling)


def _kinds_for(state: State, seat: Seat) -> set[str]:
    """The kinds of action that a seat could take if it were to move."""
    world = state.copy()
    world.turn, world.voyage = seat, None
    return set(map(kind, legal_moves(world)))


def _claims(better: Way, played: Way) -> Iterator[Fact]:
    """A tile that the next player could claim."""
    if not isinstance(better.move, moves.Promote) or played.is_scored or played.after.turn == played.seat:
        return
    tile, rival = better.move.tile, played.after.turn
    promotions = [move for move in legal_moves(played.after) if isinstance(move, moves.Promote)]
    wanted = [move for move in promotions if move.tile == tile]
    if wanted:
        is_expected = any(move in wanted for _, move in played.rest[:1])
        telling = Telling("better-luna-claim", {"who": rival, "tile": tile})
        yield Fact("claim", 2.0 if is_expected else 1.0, telling)


def _favours(better: Way, played: Way) -> Iterator[Fact]:
    """A favour that only the better move brings, or only the move played gives back."""
    if better.is_scored or played.is_scored:
        return
    owned, kept, spent = (state.favours[better.seat] for state in (better.before, better.after, played.after))
    for isle, name in enumerate(ISLES):
        if kept[isle] and not spent[isle]:
            key = "better-luna-keeps-favour" if owned[isle] else "better-luna-takes-favour"
            yield Fact("favours", FAVOUR, Telling(key, {"who": better.seat, "favour": name}))


def _novices(better: Way, played: Way) -> Iterator[Fact]:
    """A novice comes from the supply, or more stay active."""
    if better.is_scored or played.is_scored:
        return
    left, more = (way.after.supply[way.seat] for way in (better, played))
    if left < more:
        yield Fact("recruit", NOVICE, Telling("better-luna-recruit", {"who": better.seat, "left": left}))
    count, less = (sum(way.after.active[way.seat]) for way in (better, played))
    if count > less:
        telling = Telling("better-luna-active", {"who": better.seat, "count": count, "less": less})
        yield Fact("active", ACTIVE * (count - less), telling)


def _next_round(better: Way, played: Way) -> Iterator[Fact]:
    """Where the figures go after this round, and who stands there."""
    if better.before.round == ROUNDS or better.is_scored or played.is_scored:
        return
    seat, ways = better.seat, (better, played)
    points, less = (_next_prizes(way.after)[seat] for way in ways)
    if points > less:
        isle = ISLES[next_priestess(better.after)]
        params: Params = {"who": seat, "isle": isle, "points": points, "less": less}
        yield Fact("later", FUTURE * (points - less), Telling("better-luna-next-priestess", params))
    fewer, loss = (_next_loss(way.after, seat) for way in ways)
    if fewer < loss <= played.after.influence(seat):  # L-10: more than there is cannot be lost
        params = {"who": seat, "points": loss, "less": fewer}
        yield Fact("later", FUTURE * (loss - fewer), Telling("better-luna-next-apostate", params))


def _next_prizes(state: State) -> list[int]:
    """The Moon Priestess's prizes of the next round, as the novices stand, all of them active again."""
    world = state.copy()
    world.moon_priestess = next_priestess(state)
    world.active = [
        [state.novices_at(seat, isle) for isle in range(len(ISLES))] for seat in range(state.layout.players)
    ]
    return prizes(world)


def _next_loss(state: State, seat: Seat) -> int:
    """What the Apostate would cost in the next round, as the novices stand."""
    novices = state.novices_at(seat, next_apostate(state))
    return novices + 1 if novices else 0


# ------------------------------------------------------------------------------------- before the actions


def _places(better: Way, played: Way) -> Iterator[Fact]:
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


def _opponent(better: Way, played: Way) -> Iterator[Fact]:
    """Solo: what the chosen isle lets the opponent do."""
    ways = (better, played)
    paid, pays = (way.gain(OPPONENT, Source.SANCTIFICATION) for way in ways)
    if paid < pays:
        yield Fact("guard", pays + STAYING, Telling("better-luna-opponent-tile", {"points": pays}))
    kept = [tile for tile in _displaced(played, better.seat) if tile not in _displaced(better, better.seat)]
    for tile in kept:
        weight = 1 + STAYING * _rounds_left(better.before)
        yield Fact(
            "displaced", weight, Telling("better-luna-opponent-displaces", {"who": better.seat, "tile": tile})
        )
    lost = [
        tile
        for tile in novices_in_temple(better.before, better.seat)
        if tile in better.after.books and tile in better.before.books and tile not in played.after.books
    ]
    for tile in lost:
        yield Fact("book", 2.0, Telling("better-luna-opponent-book", {"tile": tile}))
    (_, _, lower), (_, _, higher) = (final_points(way.after, OPPONENT) for way in ways)
    if lower < higher:
        telling = Telling("better-luna-opponent-council", {"points": higher, "less": lower})
        yield Fact("council", EXPECTED * (higher - lower), telling)
