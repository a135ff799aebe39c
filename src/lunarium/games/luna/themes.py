"""Themes: what a puzzle is about, proved by the rules from its solution and the best other idea."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lunarium.core.practice import Theme
from lunarium.games.luna import moves
from lunarium.games.luna.facts.forecasts import is_tie
from lunarium.games.luna.facts.way import Way, follow
from lunarium.games.luna.isles import BRIBERY
from lunarium.games.luna.moves import Move
from lunarium.games.luna.rounds import next_builder
from lunarium.games.luna.rules import legal_moves
from lunarium.games.luna.state import OPPONENT_PHASE, PAIR_PHASE, SHRINE_PHASE, Source, State

ARRIVALS = (moves.Sail, moves.Journey, moves.Tide, moves.Recruit)


def _about(prove: Callable[[Way, Way], bool]) -> Theme:
    """A theme asked of both actions."""

    def theme(state: State, better: Sequence[Move], other: Sequence[Move]) -> bool:
        one, two = follow(state, better, is_open=True), follow(state, other, is_open=True)
        return one is not None and two is not None and prove(one, two)

    return theme


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
    if any(better.displaced(seat) for seat in better.others):
        return not any(other.displaced(seat) for seat in other.others)
    return isinstance(better.move, moves.Promote) and _displaces_next(better)


def _displaces_next(way: Way) -> bool:
    """Whether the claimed tile then displaces somebody."""
    for state, move in way.rest:
        if state.turn == way.seat and isinstance(move, moves.Sanctify) and move.tile == _tile(way.move):
            return any(
                owner not in (None, way.seat)
                for tile, owner in state.temple.items()
                if tile in state.layout.neighbours[move.tile] and tile < move.tile and tile not in state.books
            )
    return False


def _tile(move: Move) -> int:
    return move.tile if isinstance(move, moves.Promote | moves.Sanctify) else 0


def _bribery(better: Way, other: Way) -> bool:
    """A tile beyond the Guard, by the favour; or the favour for it."""
    if isinstance(better.move, moves.Promote | moves.Sanctify):
        return better.move.bribe
    following = _own_next(better)
    return (
        isinstance(better.move, moves.Favour)
        and better.move.isle == BRIBERY
        and isinstance(following, moves.Promote | moves.Sanctify)
        and following.bribe
    )


def _own_next(way: Way) -> Move | None:
    """What the mover does next in the same round, as far as the line goes."""
    here = (way.seat, way.before.round)
    return next((move for state, move in way.rest if (state.turn, state.round) == here), None)


def _tie(better: Way, other: Way) -> bool:
    """The same pieces stand with the Moon Priestess, and the council decides for the mover."""
    mine, less = (way.expect(way.seat)["priestess"] for way in (better, other))
    return mine > less and is_tie(better, other)


def _priestess(better: Way, other: Way) -> bool:
    """As the table stands the mover wins the first prize of the Moon Priestess, or another no longer does."""
    first = better.before.layout.components.priestess[better.before.layout.players].prizes[0]
    mine, less = (way.expect(way.seat)["priestess"] for way in (better, other))
    if mine == first > less:
        return True
    return any(
        other.expect(seat)["priestess"] == first > better.expect(seat)["priestess"] for seat in better.others
    )


def _shrine(better: Way, other: Way) -> bool:
    """The mover builds."""
    return isinstance(better.move, moves.Shrine)


def _builder(better: Way, other: Way) -> bool:
    """The mover gets ready to build: a shrine follows that was not possible, or novices await the Builder."""
    if isinstance(_own_next(better), moves.Shrine):
        return not any(isinstance(move, moves.Shrine) for move in legal_moves(better.before))
    if not isinstance(better.move, ARRIVALS):
        return False
    isle = next_builder(better.before)
    count, less = (way.table.novices_at(way.seat, isle) for way in (better, other))
    return count > less and count >= 2 and not better.after.shrines[better.seat][isle]


def _apostate(better: Way, other: Way) -> bool:
    """The Apostate is driven on, or costs the mover less than after the other move."""
    if isinstance(better.move, moves.Expel):
        return True
    less, loss = (-way.expect(way.seat)["apostate"] for way in (better, other))
    return less < loss and not better.is_scored and not other.is_scored


def _book(better: Way, other: Way) -> bool:
    """A book pays, and protects."""
    return isinstance(better.move, moves.Book)


def _guard(better: Way, other: Way) -> bool:
    """A novice goes to the temple while the Guard pays so much."""
    return better.gain(better.seat, Source.SANCTIFICATION) > other.gain(other.seat, Source.SANCTIFICATION)


def _claim(better: Way, other: Way) -> bool:
    """A tile is claimed that the next player could claim after the other move."""
    if not isinstance(better.move, moves.Promote) or other.is_scored or other.after.turn == other.seat:
        return False
    tile = better.move.tile
    return any(isinstance(move, moves.Promote) and move.tile == tile for move in legal_moves(other.after))


def _promotion(better: Way, other: Way) -> bool:
    """A novice claims a tile."""
    return isinstance(better.move, moves.Promote)


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
THEMES: Mapping[str, Theme] = {
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
    "claim": _about(_claim),
    "promotion": _about(_promotion),
    "council": _about(_council),
    "recruit": _about(_recruit),
    "crossing": _about(_crossing),
    "herbs": _about(_herbs),
    "favour": _about(_favour),
    "time": _about(_time),
}
