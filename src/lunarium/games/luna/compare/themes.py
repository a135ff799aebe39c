"""Themes: what a puzzle is about, proved by the rules from its solution and the best other idea.

Some themes ask a question, such as which tile or whether to end the round. The others say what decides, so no
action with another idea may bring it, too.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from lunarium.core.game import Seat
from lunarium.core.teaching import Theme
from lunarium.games.luna import moves
from lunarium.games.luna.compare.facts.forecasts import is_tie
from lunarium.games.luna.compare.facts.way import Way, follow
from lunarium.games.luna.isles import BRIBERY
from lunarium.games.luna.moves import Move
from lunarium.games.luna.rounds import next_builder
from lunarium.games.luna.rules import legal_moves
from lunarium.games.luna.show.ideas import idea
from lunarium.games.luna.state import OPPONENT_PHASE, PAIR_PHASE, SHRINE_PHASE, Source, State
from lunarium.games.luna.temple import displaced_by

ARRIVALS = (moves.Sail, moves.Journey, moves.Tide, moves.Recruit)


def _about(prove: Callable[[Way, Way], bool]) -> Theme[State, Move]:
    """A theme asked of both actions."""

    def theme(state: State, better: Sequence[Move], other: Sequence[Move]) -> bool:
        one, two = follow(state, better, is_open=True), follow(state, other, is_open=True)
        return one is not None and two is not None and prove(one, two)

    return theme


def _other_ideas(better: Way) -> Iterator[Way]:
    """Every action with another idea than the better one; a voyage ends after its first step."""
    own = idea(better.before, better.move)
    for move in legal_moves(better.before):
        way = follow(better.before, [move], is_open=True) if idea(better.before, move) != own else None
        if way is not None:
            yield way


def _is_alone(better: Way, has: Callable[[Way], bool]) -> bool:
    """Whether only the better idea has this."""
    return has(better) and not any(map(has, _other_ideas(better)))


def _beginning(better: Way, other: Way) -> bool:
    """A place in the preliminary round."""
    return better.before.phase in (SHRINE_PHASE, PAIR_PHASE)


def _opponent(better: Way, other: Way) -> bool:
    """Alone: the isle of the opponent."""
    return better.before.phase == OPPONENT_PHASE


def _ends_round(way: Way) -> bool:
    return isinstance(way.move, moves.Meditate | moves.EndRound) and way.is_scored


def _last_candle(better: Way, other: Way) -> bool:
    """To turn the last time token, or not yet."""
    is_solo = better.before.layout.is_solo
    return not is_solo and _ends_round(better) != _ends_round(other)


def _end_of_round(better: Way, other: Way) -> bool:
    """Alone: to end the round, or not yet."""
    return better.before.layout.is_solo and _ends_round(better) != _ends_round(other)


def _displacement(better: Way, other: Way) -> bool:
    """Somebody else's novice has to leave the temple, at once or with the mover's next action."""
    if _displaces_now(better):
        return _is_alone(better, _displaces_now)
    is_next = isinstance(better.move, moves.Promote) and _displaces_next(better)
    return is_next and not any(_displaces_now(way) or _would_displace(way) for way in _other_ideas(better))


def _displaces_now(way: Way) -> bool:
    return any(way.displaced(seat) for seat in way.others)


def _would_displace(way: Way) -> bool:
    """Whether a tile that is claimed lies beside a lower one that can be displaced."""
    if not isinstance(way.move, moves.Promote):
        return False
    rivals = displaced_by(way.after, way.seat, way.move.tile)
    return any(way.after.temple[tile] is not None for tile in rivals)


def _displaces_next(way: Way) -> bool:
    """Whether the claimed tile then displaces somebody."""
    for state, move in way.rest:
        if state.turn == way.seat and isinstance(move, moves.Sanctify) and move.tile == _tile(way.move):
            return any(state.temple[tile] is not None for tile in displaced_by(state, way.seat, move.tile))
    return False


def _tile(move: Move) -> int:
    return move.tile if isinstance(move, moves.Promote | moves.Sanctify) else 0


def _bribery(better: Way, other: Way) -> bool:
    """The one tile ahead of the Guard that is brought into reach; or the favour for it."""
    if isinstance(better.move, moves.Promote | moves.Sanctify):
        return _is_alone(better, _bribes)
    following = _own_next(better)
    return (
        isinstance(better.move, moves.Favour)
        and better.move.isle == BRIBERY
        and isinstance(following, moves.Promote | moves.Sanctify)
        and following.bribe
    )


def _bribes(way: Way) -> bool:
    return isinstance(way.move, moves.Promote | moves.Sanctify) and way.move.bribe


def _own_next(way: Way) -> Move | None:
    """What the mover does next in the same round, as far as the line goes."""
    here = (way.seat, way.before.round)
    return next((move for state, move in way.rest if (state.turn, state.round) == here), None)


def _tie(better: Way, other: Way) -> bool:
    """The same pieces stand with the Moon Priestess, and the council decides; nothing else brings as much."""
    mine, less = (_prize(way) for way in (better, other))
    return mine > less and is_tie(better, other) and _is_alone(better, lambda way: _prize(way) >= mine)


def _prize(way: Way, seat: Seat | None = None) -> int:
    """What the Moon Priestess brings the mover, or another, as the table stands."""
    return int(way.expect(way.seat if seat is None else seat)["priestess"])


def _priestess(better: Way, other: Way) -> bool:
    """Only so the mover wins the first prize of the Moon Priestess, or another no longer does."""
    first = better.before.layout.components.priestess[better.before.layout.players].prizes[0]
    if _prize(better) == first > _prize(other):
        return _is_alone(better, lambda way: _prize(way) == first)
    rivals = [seat for seat in better.others if _prize(other, seat) == first > _prize(better, seat)]
    return any(not any(_prize(way, seat) < first for way in _other_ideas(better)) for seat in rivals)


def _shrine(better: Way, other: Way) -> bool:
    """The mover builds."""
    return isinstance(better.move, moves.Shrine)


def _builder(better: Way, other: Way) -> bool:
    """Only so the mover gets ready to build: a shrine follows, or novices await the Builder."""
    if isinstance(_own_next(better), moves.Shrine):
        return not _can_build(better.before, better.seat) and _is_alone(better, _can_build_then)
    if not isinstance(better.move, ARRIVALS):
        return False
    count, less = (_builders(way) for way in (better, other))
    is_ready = (
        count > less and count >= 2 and not better.after.shrines[better.seat][next_builder(better.before)]
    )
    return is_ready and _is_alone(better, lambda way: _builders(way) >= count)


def _can_build_then(way: Way) -> bool:
    return _can_build(way.after, way.seat)


def _can_build(state: State, seat: Seat) -> bool:
    """Whether a seat could build if it were to move."""
    world = state.copy()
    world.turn, world.voyage = seat, None
    return any(isinstance(move, moves.Shrine) for move in legal_moves(world))


def _builders(way: Way) -> int:
    """The mover's novices where the Builder goes next."""
    return way.table.novices_at(way.seat, next_builder(way.before))


def _apostate(better: Way, other: Way) -> bool:
    """Only so the Apostate costs the mover less than after the other move."""
    loss, less = _loss(other), _loss(better)
    return (
        less < loss
        and not (better.is_scored or other.is_scored)
        and _is_alone(better, lambda way: not way.is_scored and _loss(way) <= less)
    )


def _loss(way: Way) -> int:
    """What the Apostate costs the mover, as the table stands."""
    return -int(way.expect(way.seat)["apostate"])


def _expulsion(better: Way, other: Way) -> bool:
    """The Apostate is driven on."""
    return isinstance(better.move, moves.Expel)


def _book(better: Way, other: Way) -> bool:
    """A book pays, and protects."""
    return isinstance(better.move, moves.Book)


def _guard(better: Way, other: Way) -> bool:
    """Only this brings a novice to the temple while the Guard pays so much."""
    return _paid(better) > 0 and _is_alone(better, lambda way: _paid(way) >= _paid(better))


def _paid(way: Way) -> int:
    return way.gain(way.seat, Source.SANCTIFICATION)


def _claim(better: Way, other: Way) -> bool:
    """The one tile that can be claimed and that the next player could claim after the other move."""
    if other.is_scored or other.after.turn == other.seat:
        return False
    wanted = {move.tile for move in legal_moves(other.after) if isinstance(move, moves.Promote)}
    return _is_alone(better, lambda way: isinstance(way.move, moves.Promote) and way.move.tile in wanted)


def _promotion(better: Way, other: Way) -> bool:
    """A novice claims a tile."""
    return isinstance(better.move, moves.Promote)


def _sanctification(better: Way, other: Way) -> bool:
    """A novice enters the temple."""
    return isinstance(better.move, moves.Sanctify)


def _council(better: Way, other: Way) -> bool:
    """The disc climbs in the council."""
    return isinstance(better.move, moves.Council)


def _tide(better: Way, other: Way) -> bool:
    """Novices come with the tide, or the favour is taken for it."""
    return isinstance(better.move, moves.Tide)


def _crossing(better: Way, other: Way) -> bool:
    """Novices go to another isle."""
    return isinstance(better.move, moves.Sail | moves.Journey)


def _recruit(better: Way, other: Way) -> bool:
    """A novice comes from the supply."""
    return isinstance(better.move, moves.Recruit)


def _favour(better: Way, other: Way) -> bool:
    """A favour is taken."""
    return isinstance(better.move, moves.Favour)


def _herbs(better: Way, other: Way) -> bool:
    """Herbs make novices active again."""
    return isinstance(better.move, moves.Herbs)


def _time(better: Way, other: Way) -> bool:
    """To turn a time token that is not the last, or to act."""
    return isinstance(better.move, moves.Meditate) != isinstance(other.move, moves.Meditate)


# What a move is for comes before when it is played: the first that holds counts.
THEMES: Mapping[str, Theme[State, Move]] = {
    "beginning": _about(_beginning),
    "opponent": _about(_opponent),
    "tie": _about(_tie),
    "bribery": _about(_bribery),
    "shrine": _about(_shrine),
    "builder": _about(_builder),
    "book": _about(_book),
    "tide": _about(_tide),
    "displacement": _about(_displacement),
    "guard": _about(_guard),
    "last-token": _about(_last_candle),
    "end-of-round": _about(_end_of_round),
    "priestess": _about(_priestess),
    "apostate": _about(_apostate),
    "expulsion": _about(_expulsion),
    "claim": _about(_claim),
    "promotion": _about(_promotion),
    "sanctification": _about(_sanctification),
    "council": _about(_council),
    "recruit": _about(_recruit),
    "crossing": _about(_crossing),
    "herbs": _about(_herbs),
    "favour": _about(_favour),
    "time": _about(_time),
}
