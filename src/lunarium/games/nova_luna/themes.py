"""Themes: what a puzzle is about, proved by the rules from its solution and the best other idea."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lunarium.core.practice import Theme
from lunarium.games.nova_luna.facts.company import list_facts
from lunarium.games.nova_luna.facts.display import count_ready
from lunarium.games.nova_luna.facts.offers import offers
from lunarium.games.nova_luna.facts.way import Way, follow, has_won
from lunarium.games.nova_luna.moves import EndPhase, Move, Refill, Take
from lunarium.games.nova_luna.rules import to_move
from lunarium.games.nova_luna.state import State
from lunarium.games.nova_luna.tiles import TILES

DENIALS = {"better-nl-loses", "better-nl-taken", "better-nl-reach"}


def _about(prove: Callable[[Way, Way], bool]) -> Theme:
    """A theme asked of both lines as far as they can be known."""

    def theme(state: State, better: Sequence[Move], other: Sequence[Move]) -> bool:
        one, two = follow(state, better), follow(state, other)
        return one is not None and two is not None and prove(one, two)

    return theme


def _ends(better: Way, other: Way) -> bool:
    """The move ends the game, and wins it; alone it places the last token."""
    if better.states[0].is_solo():
        return better.after.ending == "all-placed" and other.after.ending != "all-placed"
    return better.wins() and not other.wins()


def _row(better: Way, other: Way) -> bool:
    """The mover moves again at once, and that covers something or wins."""
    if better.states[0].is_solo() or len(better.line) < 2 or to_move(better.after) != better.seat:
        return False
    if not all(isinstance(move, Take) for move in better.line[:2]):
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
    """The next player could use a tile that is then gone; the mover covers no more than with the other."""
    if better.states[0].is_solo() or better.tokens > other.tokens:
        return False
    return any(fact.telling.key in DENIALS for fact in list_facts(better, other))


def _patience(better: Way, other: Way) -> bool:
    """Another tile would cover more at once."""
    return isinstance(better.move, Take) and max(offers(better.states[0]).values()) > better.tokens


def _two_tasks(better: Way, other: Way) -> bool:
    """One tile covers two tasks or more, more than the other move."""
    return better.tokens >= 2 and better.tokens > other.tokens


def _place(better: Way, other: Way) -> bool:
    """The same tile, at another place."""
    return (
        isinstance(better.move, Take) and isinstance(other.move, Take) and better.move.tile == other.move.tile
    )


def _cheap(better: Way, other: Way) -> bool:
    """A tile with a lower number that covers no less."""
    if not (isinstance(better.move, Take) and isinstance(other.move, Take)) or better.tokens < other.tokens:
        return False
    return TILES[better.move.tile].number < TILES[other.move.tile].number


def _groundwork(better: Way, other: Way) -> bool:
    """Nothing more is covered now, but more open tasks then lack one tile only."""
    if better.after.ending or other.after.ending or better.tokens != other.tokens:
        return False
    return count_ready(better.after, better.seat) > count_ready(other.after, other.seat)


THEMES: Mapping[str, Theme] = {
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
}
