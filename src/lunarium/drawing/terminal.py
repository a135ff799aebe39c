"""Terminal: how a game lays out and describes its own table in a terminal; data and functions, no widgets."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from lunarium.core.game import AnyGame, Outcome
from lunarium.drawing.canvas import Canvas
from lunarium.drawing.scene import Scene
from lunarium.drawing.words import name_kind

Groups = Mapping[str, list[str]]  # a heading, or a kind of move -> moves as text
Entries = tuple[tuple[str, str], ...]  # a sign or key, and the key of the text that explains it
Totals = list[tuple[str, list[str]]]  # a label, and its number for each seat in the order of the ranking


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """The room of a part: so many cells ("69") or a share of what is left ("1fr")."""

    width: str = "1fr"
    height: str = "1fr"
    min_width: int = 0
    min_height: int = 0
    left: int = 0  # empty columns before it
    above: int = 0  # empty rows above it


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel(Place):
    """A part of the table that is drawn; with a title or tabs it has a line above."""

    draw: Callable[[Scene, int, int], Canvas]  # scene, width and height of its room
    title: Callable[[Scene], str] | None = None
    tabs: Callable[[Scene], list[str]] | None = None  # by seat; whoever chooses one looks at that seat


@dataclass(frozen=True, slots=True, kw_only=True)
class MovesSlot(Place):
    """Where the list of moves goes; a layout has one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StorySlot(Place):
    """Where the story of the game goes; a layout has one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row(Place):
    """Parts side by side."""

    parts: tuple[Place, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Column(Place):
    """Parts below each other."""

    parts: tuple[Place, ...]


def group_by_kind(game: AnyGame, scene: Scene, by_kind: Groups) -> Groups:
    """The moves under the names of their kinds, in the order of the rules."""
    return {name_kind(game, kind, scene.language): moves for kind, moves in by_kind.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Terminal:
    """A game's table in the terminal; whatever is left out has a plain default."""

    layout: Row | Column
    describe: Callable[[Scene], list[str]]  # the table in sentences, for plain lines and screen readers
    group_moves: Callable[[AnyGame, Scene, Groups], Groups] = group_by_kind
    gains: Callable[[AnyGame, Any], Mapping[str, int]] = lambda game, state: {}  # move -> a number
    totals: Callable[[Outcome, Callable[..., str]], Totals] = (
        lambda outcome, say: []
    )  # what the ranking rests on
    marks: Entries = ()  # what else may stand in a move, for the guide
    signs: Entries = ()  # what can be seen on the table, for the guide
    keys: Entries = ()  # keys that only this game has a use for
