"""Meditation: turn a time token; the last one ends the action phase."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.games.luna.moves import MEDITATE, Meditate, Move
from lunarium.games.luna.rounds import end_action, end_round
from lunarium.games.luna.state import Source, State

RULE = "L: Meditation"


def options(state: State) -> Iterator[Move]:
    """Always possible, but not in solo."""
    if not state.layout.is_solo:
        yield MEDITATE


def perform(state: State, move: Meditate) -> None:
    """Whoever turns the last token gains 1, and the round is scored at once."""
    state.tokens_turned += 1
    if state.tokens_turned < state.time_tokens:
        end_action(state)
        return
    state.points[state.turn][Source.MEDITATION] += 1
    end_round(state)


def refuse(state: State, move: Meditate) -> Iterator[Reason]:
    """The solo game has no time tokens."""
    if state.layout.is_solo:
        yield Reason("no-meditation-in-solo", RULE)
