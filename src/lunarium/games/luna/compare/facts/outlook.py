"""Outlook: facts about what an action is good for later, in this round, the next one and at the end."""

from collections.abc import Iterator

from lunarium.core.comparison import Fact
from lunarium.core.errors import Value
from lunarium.core.game import Seat
from lunarium.core.telling import Telling
from lunarium.games.luna import moves
from lunarium.games.luna.compare.facts.way import Way
from lunarium.games.luna.compare.facts.weights import ACTIVE, EXPECTED, FAVOUR, FUTURE, NOVICE, PREPARED
from lunarium.games.luna.isles import ISLES
from lunarium.games.luna.moves import kind
from lunarium.games.luna.rounds import next_apostate, next_priestess
from lunarium.games.luna.rules import legal_moves
from lunarium.games.luna.scoring import SHRINE_VALUE, final_points, prizes
from lunarium.games.luna.state import ROUNDS, State


def end_of_game(better: Way, played: Way) -> Iterator[Fact]:
    """What the pieces would count at the end."""
    seat = better.seat
    (shrines, favours, council), (fewer, rest, lower) = (
        final_points(way.table, seat) for way in (better, played)
    )
    if shrines > fewer:
        yield Fact("shrine", float(SHRINE_VALUE), Telling("better-luna-shrine", {"points": SHRINE_VALUE}))
    if council > lower:
        params: dict[str, Value] = {"who": seat, "points": council, "less": lower}
        yield Fact("council", EXPECTED * (council - lower), Telling("better-luna-council", params))
    if favours > rest and better.before.round == ROUNDS:
        telling = Telling("better-luna-favours", {"who": seat, "points": favours, "less": rest})
        yield Fact("favours", float(favours - rest), telling)


def prepares(better: Way, played: Way) -> Iterator[Fact]:
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


def claims(better: Way, played: Way) -> Iterator[Fact]:
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


def favours(better: Way, played: Way) -> Iterator[Fact]:
    """A favour that only the better move brings, or only the move played gives back."""
    if better.is_scored or played.is_scored:
        return
    owned, kept, spent = (state.favours[better.seat] for state in (better.before, better.after, played.after))
    for isle, name in enumerate(ISLES):
        if kept[isle] and not spent[isle]:
            key = "better-luna-keeps-favour" if owned[isle] else "better-luna-takes-favour"
            yield Fact("favours", FAVOUR, Telling(key, {"who": better.seat, "favour": name}))


def novices(better: Way, played: Way) -> Iterator[Fact]:
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


def next_round(better: Way, played: Way) -> Iterator[Fact]:
    """Where the figures go after this round, and who stands there."""
    if better.before.round == ROUNDS or better.is_scored or played.is_scored:
        return
    seat, ways = better.seat, (better, played)
    points, less = (_next_prizes(way.after)[seat] for way in ways)
    if points > less:
        isle = ISLES[next_priestess(better.after)]
        params: dict[str, Value] = {"who": seat, "isle": isle, "points": points, "less": less}
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
