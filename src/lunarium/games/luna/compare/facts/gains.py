"""Gains: facts about what an action brings at once, and whom it displaces."""

from collections.abc import Iterator

from lunarium.core.comparison import Fact
from lunarium.core.errors import Value
from lunarium.core.telling import Telling
from lunarium.games.luna import moves
from lunarium.games.luna.compare.facts.way import Way
from lunarium.games.luna.compare.facts.weights import STAYING, WIN
from lunarium.games.luna.rules import legal_moves
from lunarium.games.luna.scoring import outcome
from lunarium.games.luna.state import ROUNDS, Source
from lunarium.games.luna.temple import displaced_by


def wins(better: Way, played: Way) -> Iterator[Fact]:
    """The game is over and won."""
    one, other = outcome(better.after), outcome(played.after)
    if one and one.ranking[0] == better.seat and not (other and other.ranking[0] == better.seat):
        yield Fact("end", WIN, Telling("better-luna-wins", {"who": better.seat}))


def income(better: Way, played: Way) -> Iterator[Fact]:
    """What the Guard pays, what a displacement and a book bring."""
    state, seat = better.before, better.seat
    guard = better.gain(seat, Source.SANCTIFICATION)
    if guard > played.gain(seat, Source.SANCTIFICATION):
        guards = state.layout.components.guards
        later = guards[-state.round - 1] if state.round < ROUNDS else 0
        params: dict[str, Value] = {"who": seat, "points": guard, "later": later if later < guard else 0}
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


def temple(better: Way, played: Way) -> Iterator[Fact]:
    """Novices of others have to leave the temple; an own one cannot be displaced next."""
    left = better.rounds_left
    for seat in better.others:
        gone = [tile for tile in better.displaced(seat) if tile not in played.displaced(seat)]
        if gone:
            params: dict[str, Value] = {"who": seat, "tile": gone[0], "rounds": left}
            weight = 1 + STAYING * left * better.share
            yield Fact("displaced", weight, Telling("better-luna-displaces", params))
    if better.is_scored or played.is_scored:
        return
    for tile in sorted(_threatened(played) - _threatened(better)):
        params = {"who": played.after.turn, "tile": tile}
        yield Fact("threat", 1 + STAYING * left, Telling("better-luna-threat", params))


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
