"""The games on offer on the wire, and what each of them sends, as its own folder types it."""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal

from pydantic import RootModel, create_model
from typing_extensions import TypedDict

from lunarium.games import GAMES, AnyGame
from lunarium.server.wire.model import Json, Model

Level = Literal["level-1", "level-2", "level-3", "level-4", "level-5", "greedy", "random"]


class OptionInfo(Model):
    """One choice before a game."""

    name: str
    default: int | str | bool | None  # None: left to chance
    choices: list[int | str | bool]


class GameInfo(Model):
    """A game: what can be chosen, who plays it here, and what there is beside playing."""

    key: str
    rules_version: int
    seats: list[int]
    solo: bool
    options: list[OptionInfo]
    kinds: list[str]  # the kinds of move, in the order to list them
    levels: list[Level]  # computer players, each really there; the gentlest first
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
    first: Json | None  # the options that make a first game easy, where it has some
    engine: Literal["native", "python"]
    needs_engine: bool  # its native engine is missing here, and with it levels, hints and analysis


class Components(Model):
    """What is in the box of a game."""

    game: str
    components: Json


def _pascal(key: str) -> str:
    return "".join(part.capitalize() for part in key.split("-"))


def _move_type(game: AnyGame) -> Any:
    """The legal moves of a game as a named union, told apart by their kind."""
    name, parts = _pascal(game.key), game.showing.wire.parts
    kinds = [
        TypedDict(  # type: ignore[operator]  # one type for each kind that the game lists
            f"{name}{_pascal(kind)}Move",
            {"text": str, "kind": Literal[kind], "parts": parts.get(kind, dict[str, Any])},
        )
        for kind in game.kinds
    ]
    root: Any = RootModel
    return create_model(f"{name}Move", __base__=root[any_of(kinds)])


def any_of(types: Iterable[Any]) -> Any:
    """The union of types that are known only at run time."""
    return reduce(or_, types)


if TYPE_CHECKING:
    View = Json
    Insight = Json
    Move = Json
else:
    View = any_of(game.showing.wire.view for game in GAMES.values())
    Insight = any_of(game.showing.wire.insight for game in GAMES.values())
    Move = any_of(map(_move_type, GAMES.values()))
