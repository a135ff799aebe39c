"""Keeping: a game played with its box on a real table, while the program keeps the score beside it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from lunarium.core.types import Data, Json, Options

Thing = int | str  # what comes up from face down, by the name that the game's set-up has for it


@dataclass(frozen=True, slots=True, kw_only=True)
class Keeping:
    """How a game is kept; what is face down stands in the set-up in any order until it is named."""

    lay: Callable[
        [Options, Data, Random], Json
    ]  # the set-up of what lies on the table, with settled options; `start` checks it

    # A game with hidden things says how they are named; these are never asked where nothing comes up.
    uncover: Callable[[Json, int, Sequence[Thing]], Json] = lambda setup, unseen, named: (
        setup
    )  # the set-up in which these come up next, of so many that are still face down; or a BadSetup
    places: Callable[[Data, Data], list[int]] = lambda before, after: (
        []
    )  # where things came up between two views, in the order in which they are named
