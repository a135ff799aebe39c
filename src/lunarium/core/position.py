"""Positions: a game as it stands as one short text that fits into an address, as chess has FEN."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from lunarium.core.errors import BadPosition, BadSetup
from lunarium.core.types import Data, Json, Options, Setup

S = TypeVar("S")
D = TypeVar("D")
Start = Callable[[Mapping[str, object], Setup], S]

POSITION = "position"  # the field of a set-up that starts from one
BETWEEN = "_"  # of the parts of a position, the game's key first
LONGEST = 8_000  # what servers and browsers take in an address
NOTHING = "0"  # what stands where a list is empty
_CHARACTERS = re.compile(r"[0-9A-Za-z._-]*")  # those that no address has to escape


@dataclass(frozen=True, slots=True)
class Built(Generic[S]):
    """What became of a draft: a state, or all that is wrong with it."""

    state: S | None  # None where there are faults
    faults: tuple[BadPosition, ...] = ()
    view: Data | None = None  # what there is to show beside faults; None: the draft itself is all


@dataclass(frozen=True, slots=True, kw_only=True)
class Drafting(Generic[S, D]):
    """How positions of a game are set up by hand. A draft is a position as data, possible or not."""

    type: type[D]  # a TypedDict
    parse: Callable[[str], D]  # the draft of a text that has the form of a position
    spell: Callable[[D], str]  # the text of a draft; of a strange one it may be none that can be parsed
    tidy: Callable[[D], D]  # the draft with parts that fit each other, and what follows from others
    build: Callable[[D], Built[S]]  # of a draft that was parsed
    blank: Callable[[int], D]  # for so many players the beginning, before anybody has looked at the table
    example: str  # a position in the middle of a game


@dataclass(frozen=True, slots=True, kw_only=True)
class Positions(Generic[S]):
    """How a game writes its positions; what is face down stands in no text."""

    write: Callable[[S], str]
    read: Callable[[str], S]  # a state that the rules allow, or a LunariumError
    begin: Callable[
        [S, Random], tuple[Json, Json]
    ]  # options and set-up of a game that starts from this state; what is face down is dealt anew
    drafting: Drafting[S, Any] | None = None  # None: there is no editor for them
    outline: Callable[[S], object] | None = None  # equal where positions differ only in how they lie on the
    # table, say turned or shifted; None: all that is seen counts


def take(built: Built[S]) -> S:
    """The state, or the first thing that is wrong."""
    if built.state is None:
        raise built.faults[0]
    return built.state


def split(text: str, key: str) -> list[str]:
    """The parts of a position of this game after its key."""
    check_form(text)
    first, *parts = text.split(BETWEEN)
    if not parts:
        raise BadPosition("position-no-text", expected=key)
    if first != key:
        raise BadPosition("position-other-game", game=first[:40] or "-", expected=key)
    return parts


def check_form(text: str) -> None:
    """Refuse what cannot be a position of any game."""
    if len(text) > LONGEST:
        raise BadPosition("position-too-long", longest=LONGEST)
    strange = _CHARACTERS.sub("", text)
    if strange:
        raise BadPosition("position-character", character=strange[0])


def start_or_resume(start: Start[S], resume: Start[S]) -> Start[S]:
    """A game starts as it was dealt, or from the position that its set-up holds."""

    def begin(options: Mapping[str, object], setup: Setup) -> S:
        """The first state of a game with this set-up: dealt, or the position that it holds."""
        return (resume if POSITION in setup else start)(options, setup)

    return begin


def held_by(setup: Setup, *others: str) -> str:
    """The position of a set-up that has exactly these other fields."""
    if set(setup) != {POSITION, *others} or not isinstance(setup[POSITION], str):
        raise BadSetup("position-setup-fields", fields=", ".join([POSITION, *others]))
    return str(setup[POSITION])


def check_options(settled: Options, found: Options) -> None:
    """A game that starts from a position has the position's options."""
    if settled != dict(found):
        raise BadSetup("position-setup-options")
