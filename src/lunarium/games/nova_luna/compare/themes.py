"""Themes: what a puzzle is about, proved by the rules from its solution and the best other idea.

A theme says what decides, so no other tile, or no other idea, may have what it names. Some only say what the
position asks: `refill`, `end-phase`, `patience` and `place`, and `weigh`, where nothing decides alone.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from lunarium.core.teaching import Theme
from lunarium.games.nova_luna.compare.comparison import compare
from lunarium.games.nova_luna.compare.facts.company import list_facts
from lunarium.games.nova_luna.compare.facts.display import count_ready
from lunarium.games.nova_luna.compare.facts.offers import offers
from lunarium.games.nova_luna.compare.facts.way import Way, follow, has_won
from lunarium.games.nova_luna.moves import EndPhase, Move, Refill, Take
from lunarium.games.nova_luna.rules import legal_moves, to_move
from lunarium.games.nova_luna.show.ideas import idea
from lunarium.games.nova_luna.show.insight import play
from lunarium.games.nova_luna.state import State
from lunarium.games.nova_luna.tiles import TILES

DENIALS = {"better-nl-loses", "better-nl-taken", "better-nl-reach"}


def _about(prove: Callable[[Way, Way], bool]) -> Theme[State, Move]:
    """A theme asked of both lines as far as they can be known."""

    def theme(state: State, better: Sequence[Move], other: Sequence[Move]) -> bool:
        one, two = follow(state, better), follow(state, other)
        return one is not None and two is not None and prove(one, two)

    return theme


def _other_ideas(better: Way) -> Iterator[Way]:
    """Every move with another idea than the better one."""
    state = better.states[0]
    own = idea(state, better.move)
    others = (move for move in legal_moves(state) if idea(state, move) != own)
    return (Way(better.seat, [move], [state, play(state, move)]) for move in others)


def _other_tiles(better: Way) -> Iterator[Way]:
    """One move with each other tile: what it costs and leaves is the same wherever it goes."""
    tiles = {better.move.tile} if isinstance(better.move, Take) else set()
    for way in _other_ideas(better):
        if isinstance(way.move, Take) and way.move.tile not in tiles:
            tiles.add(way.move.tile)
            yield way


def _ends(better: Way, other: Way) -> bool:
    """The move ends the game, and wins it; alone it places the last token."""
    return _has_ended_well(better) and not any(map(_has_ended_well, _other_ideas(better)))


def _has_ended_well(way: Way) -> bool:
    return way.after.ending == "all-placed" if way.after.is_solo() else way.wins()


def _row(better: Way, other: Way) -> bool:
    """The mover moves again at once, as with no other tile, and that fulfils something or wins."""
    if better.states[0].is_solo() or len(better.line) < 2 or to_move(better.after) != better.seat:
        return False
    if not all(isinstance(move, Take) for move in better.line[:2]):
        return False
    if any(to_move(way.after) == better.seat for way in _other_tiles(better)):
        return False
    then, later = (state.tokens_left[better.seat] for state in better.states[1:3])
    return later < then or has_won(better.states[2], better.seat)


def _refill(better: Way, other: Way) -> bool:
    """One refills, the other takes a tile."""
    return isinstance(better.move, Refill) != isinstance(other.move, Refill)


def _end_phase(better: Way, other: Way) -> bool:
    """Alone: one ends the first phase, the other takes a tile."""
    return isinstance(better.move, EndPhase) != isinstance(other.move, EndPhase)


def _deny(better: Way, other: Way) -> bool:
    """The next player could use a tile that is then gone; no other tile leaves them so little."""
    if better.states[0].is_solo() or better.tokens > other.tokens:
        return False
    if not any(fact.telling.key in DENIALS for fact in list_facts(better, other)):
        return False
    rest = _leaves(better)
    others = [_leaves(way) for way in _other_tiles(better)]
    return rest is not None and all(left is None or left > rest for left in others)


def _leaves(way: Way) -> int | None:
    """The most tasks that another player could fulfil next; None where that cannot be known."""
    if not way.goes_on:
        return None
    return 0 if to_move(way.after) == way.seat else max(offers(way.after).values())


def _patience(better: Way, other: Way) -> bool:
    """Another tile would fulfil more at once, and something speaks against it."""
    if not isinstance(better.move, Take):
        return False
    greedy = max(_other_ideas(better), key=lambda way: (way.tokens, not _is_same_tile(better, way)))
    if greedy.tokens <= better.tokens or _is_same_tile(better, greedy):
        return False
    return bool(compare(better.states[0], greedy.line, better.line))


def _two_tasks(better: Way, other: Way) -> bool:
    """One tile fulfils two tasks or more, and no other move as many."""
    return better.tokens >= 2 and all(way.tokens < better.tokens for way in _other_ideas(better))


def _place(better: Way, other: Way) -> bool:
    """The same tile, at another place."""
    return _is_same_tile(better, other)


def _is_same_tile(one: Way, other: Way) -> bool:
    return isinstance(one.move, Take) and isinstance(other.move, Take) and one.move.tile == other.move.tile


def _cheap(better: Way, other: Way) -> bool:
    """The lowest number of those tiles that fulfil most."""
    if not (isinstance(better.move, Take) and isinstance(other.move, Take)):
        return False
    could = offers(better.states[0])
    rest = [tile for tile in could if tile != better.move.tile]
    most = max((could[tile] for tile in rest), default=0)
    number = TILES[better.move.tile].number
    rivals = [tile for tile in rest if could[tile] == better.tokens]
    return most == better.tokens and all(number < TILES[tile].number for tile in rivals)


def _groundwork(better: Way, other: Way) -> bool:
    """Nothing fulfils more now, and after no other move so many open tasks lack one tile only."""
    others = list(_other_ideas(better))
    if better.after.ending or better.tokens < max((way.tokens for way in others), default=0):
        return False
    ready = count_ready(better.after, better.seat)
    equal = (way for way in others if way.tokens == better.tokens and not way.after.ending)
    return all(count_ready(way.after, way.seat) < ready for way in equal)


def _weigh(better: Way, other: Way) -> bool:
    """No single thing decides, but something can be proved for the better move."""
    return bool(compare(better.states[0], other.line, better.line))


THEMES: Mapping[str, Theme[State, Move]] = {
    "end": _about(_ends),
    "refill": _about(_refill),
    "end-phase": _about(_end_phase),
    "two-turns": _about(_row),
    "deny": _about(_deny),
    "patience": _about(_patience),
    "two-tasks": _about(_two_tasks),
    "place": _about(_place),
    "groundwork": _about(_groundwork),
    "cheap": _about(_cheap),
    "weigh": _about(_weigh),
}
