"""A game on a real table, for tests: what lies there at the start, and what each move turns up."""

from collections.abc import Iterator, Mapping
from typing import Any

from lunarium.core.game import Json
from lunarium.core.record import Record
from lunarium.games import AnyGame

HIDDEN = "supply"  # the field of a set-up that nobody at the table knows


def lay_out(setup: Mapping[str, Any]) -> Json:
    """What of this set-up lies on the table for everybody to see."""
    return {name: value for name, value in setup.items() if name != HIDDEN}


def turn_up(game: AnyGame, record: Record) -> Iterator[tuple[str, list[int]]]:
    """Every move of a game with what it turned up on the table, in the order in which it was laid out."""
    hidden = list(record.setup.get(HIDDEN, ()))
    states = list(record.states(game))
    for move, before, after in zip(record.moves, states[:-1], states[1:], strict=True):
        came = game.unseen(before) - game.unseen(after)
        yield move, hidden[:came]
        del hidden[:came]
