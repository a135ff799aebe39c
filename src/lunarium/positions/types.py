"""The types of what is sent of a position, each a union over the games."""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal

from lunarium.core.types import Data, Json, TypeAliasType, TypedDict
from lunarium.games import GAMES, AnyGame

Level = Literal["level-1", "level-2", "level-3", "level-4", "level-5", "greedy", "random"]
Holder = Literal["open", "person", "computer", "scripted"]


def any_of(types: Iterable[Any]) -> Any:
    """The union of types that are known only at run time; of none, any JSON object."""
    return reduce(or_, list(types) or [Json])


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
    return TypeAliasType(f"{name}Move", any_of(kinds))


def _pascal(key: str) -> str:
    return "".join(part.capitalize() for part in key.split("-"))


if TYPE_CHECKING:
    View = Data
    Insight = Data
    Move = Json
else:
    View = any_of(game.showing.wire.view for game in GAMES.values())
    Insight = any_of(game.showing.wire.insight for game in GAMES.values())
    Move = any_of(map(_move_type, GAMES.values()))
