"""Showing: what a game tells whoever shows it to people; all of it has a plain default."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, TypeVar

from lunarium.core.about import About
from lunarium.core.beats import Beat, beat_once
from lunarium.core.reasons import Reason
from lunarium.core.telling import Telling
from lunarium.core.types import Data, Json, Options

S = TypeVar("S")
M = TypeVar("M")


@dataclass(frozen=True, slots=True, kw_only=True)
class Wire:
    """The types of what is sent, for the interface's description and the page's compiler."""

    view: Any = Json  # a TypedDict, or a union of them
    insight: Any = Json
    parts: Mapping[str, object] = field(default_factory=dict)  # kind of move -> the type of its parts


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """What is in the box, and whether people can bring values of their own."""

    show: Callable[[], Json]  # ready to be sent
    names: Callable[[], list[str]] = list  # the component data to choose from
    register: Callable[[Path], str] | None = None  # a file of one's own -> its name
    check: Callable[[Path], list[Reason]] | None = None  # a file of one's own -> what is wrong with it


def _tell_plainly(before: Data, after: Data, seat: int, text: str) -> list[Telling]:
    """A game without a story of its own: who did what, as it is written."""
    return [Telling("move-plain", {"who": seat, "move": text})]


def draw_fields(view: Data) -> str:
    """A game without a drawing of its own: what can be seen, a line for each field."""
    return "\n".join(f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in view.items())


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing(Generic[S, M]):
    """A game in words and pictures; nothing here decides anything."""

    texts: Traversable | None = None  # a folder with one for each language
    rulebook: Traversable | None = None  # a folder with a file for each language
    wire: Wire = field(default_factory=Wire)
    draw: Callable[[Data], str] | None = draw_fields  # None: every screen has a board for it
    headline: Callable[[Data], list[Telling]] = lambda view: []  # how far the game is
    verdict: Callable[[Data], Telling | None] = lambda result: (
        None
    )  # a solo result as a sentence; None: who has won says all
    tell: Callable[[Data, Data, int, str], list[Telling]] = (
        _tell_plainly  # what a move was and what came of it, from the views around it
    )
    beats: Callable[[Data, Data, Sequence[Telling]], list[Beat]] = (
        beat_once  # the events of a move one by one, from the views around it and what is told of it
    )
    insight: Callable[[S], Data] = lambda state: (
        {}
    )  # what each legal move would bring, and why others are refused
    about: Callable[[S, str], About | None] | None = (
        None  # the card of a thing by its address, for the seat to move; an unknown thing has none
    )
    things: Callable[[S], list[str]] = lambda state: []  # the addresses of all there is on the table
    idea: Callable[[S, M], str] | None = None  # of a move: hints with the same one say the same
    denies: Callable[[S, M], list[Telling]] = lambda state, move: []  # what a move keeps others from
    # why the second line of moves from this state is better, only what the rules prove
    compare: Callable[[S, Sequence[M], Sequence[M]], list[Telling]] = lambda state, played, better: []
    # the part of the game that a state is in; how often something face down has come up before it
    section: Callable[[S, int], Telling] = lambda state, uncovered: Telling("section-game")
    progress: Callable[[S], list[int]] = lambda state: []  # a number a seat, for the course of the game
    order: Callable[[M], tuple[int, ...]] = (
        lambda move: ()
    )  # how moves of a kind are listed; else as the rules do
    examples: Mapping[str, str] = field(default_factory=dict)  # kind of move -> how one may be typed
    box: Box | None = None
    first: Options | None = None  # the options that make a first game easy; None: no special ones
    terminal: Callable[[], Any] | None = None  # makes its table, a `drawing.terminal.Terminal`
