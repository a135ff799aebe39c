"""The games on offer on the wire, and what each of them sends, as its own folder types it."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from lunarium.core.types import TypedDict
from lunarium.positions.types import Level
from lunarium.server.wire.model import Json


class OptionInfo(TypedDict):
    """One choice before a game."""

    name: str
    default: int | str | bool | None  # None: left to chance
    choices: Sequence[int | str | bool]


class GameInfo(TypedDict):
    """A game: what can be chosen, who plays it here, and what there is beside playing."""

    key: str
    rules_version: int
    seats: Sequence[int]
    solo: bool
    options: list[OptionInfo]
    kinds: Sequence[str]  # the kinds of move, in the order to list them
    levels: Sequence[Level]  # computer players, each really there; the gentlest first
    usual_level: Level
    hints: bool
    analysis: bool
    daily: bool
    keeping: bool  # its score can be kept beside a real table
    stages: int  # of its lesson; 0: it has none
    puzzles: int  # to solve here
    coach: bool  # somebody can be coached in their first game
    rules: bool  # its rulebook can be read here
    positions: bool  # they can be set up by hand
    first: Mapping[str, Any] | None  # the options that make a first game easy, where it has some
    engine: Literal["native", "python"]
    needs_engine: bool  # its native engine is missing here, and with it levels, hints and analysis


class Components(TypedDict):
    """What is in the box of a game."""

    game: str
    components: Json
