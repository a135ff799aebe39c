"""The moves of Luna: one frozen value for each decision, declared once with its text, fields and an example.

Writing, reading, the parts that boards see and the codes of the native engine follow from these declarations;
their order is the order of the kinds everywhere.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType

from lunarium.core.errors import BadNotation
from lunarium.core.game import NOTATION
from lunarium.core.reasons import Reason
from lunarium.core.types import Data
from lunarium.games.luna.fields import (
    Asleep,
    Bribe,
    Count,
    Isle,
    OptionalIsle,
    Origin,
    Pair,
    Tile,
    Unreadable,
    Virtual,
)
from lunarium.games.luna.forms import FORMS as FORMS  # filled below: take them from here
from lunarium.games.luna.forms import Move as Move
from lunarium.games.luna.forms import Words, form


def _check_way(words: Words) -> Reason | None:
    """The landing stage has no inactive novices."""
    is_asleep_there = words["origin"] == "stage" and words["asleep"] != ""
    return Reason("luna-stage-asleep", NOTATION) if is_asleep_there else None


def _check_council(words: Words) -> Reason | None:
    """The virtual novice comes alone as `council 1*`, without an isle."""
    is_alone = words["count"] == "1" and words["virtual"] != ""
    if words["isle"]:
        return Reason("luna-council-alone", NOTATION) if is_alone else None
    return None if is_alone else Reason("luna-council-isle", NOTATION)


@form("place-shrine", "place-shrine {isle}", example="place-shrine tide")
@dataclass(frozen=True, slots=True)
class PlaceShrine(Move):
    """Preliminary round: the first shrine."""

    isle: Isle


@form("place-pair", "place-pair {isle}", example="place-pair tide")
@dataclass(frozen=True, slots=True)
class PlacePair(Move):
    """Preliminary round: two active novices."""

    isle: Isle


@form("deactivate", "deactivate {isle}", example="deactivate tide")
@dataclass(frozen=True, slots=True)
class Deactivate(Move):
    """Solo: the isle whose opposing novices support the council."""

    isle: Isle


@form("favour", "favour {isle}{virtual}", example="favour tide")
@dataclass(frozen=True, slots=True)
class Favour(Move):
    """Priest's Favour: take the isle's favour."""

    isle: Isle
    virtual: Virtual


@form("recruit", "recruit {isle}{virtual}", example="recruit book*")
@dataclass(frozen=True, slots=True)
class Recruit(Move):
    """A novice from the supply joins two on an isle."""

    isle: Isle
    virtual: Virtual


@form("shrine", "shrine{virtual}", example="shrine")
@dataclass(frozen=True, slots=True)
class Shrine(Move):
    """Build on the Master Builder's isle."""

    virtual: Virtual


@form("herbs", "herbs {isle} {count}", example="herbs novice 2")
@dataclass(frozen=True, slots=True)
class Herbs(Move):
    """Wake one or two novices of an isle."""

    isle: Isle
    count: Pair


@form("journey", "journey {origin}>{to}", example="journey tide>book")
@dataclass(frozen=True, slots=True)
class Journey(Move):
    """Opens a journey with its first novice."""

    origin: Isle
    to: Isle


@form("tide", "tide {origin}{asleep}>{to}", example="tide herbs->book", check=_check_way)
@dataclass(frozen=True, slots=True)
class Tide(Move):
    """Opens a tide with its first novice."""

    origin: Origin
    asleep: Asleep
    to: Isle


@form("step", "{origin}{asleep}>{to}", example="stage>herbs", check=_check_way)
@dataclass(frozen=True, slots=True)
class Step(Move):
    """One more novice of the journey or tide under way."""

    origin: Origin
    asleep: Asleep
    to: Isle


@form("done", "done", example="done")
@dataclass(frozen=True, slots=True)
class Done(Move):
    """Ends the journey or tide under way."""


@form("sail", "sail {origin}>{to} {count}", example="sail stage>tide 1")
@dataclass(frozen=True, slots=True)
class Sail(Move):
    """One or two novices cross to another isle and stay active."""

    origin: Origin
    to: Isle
    count: Pair


@form("promote", "promote {tile}{virtual}{bribe}", example="promote 17*$")
@dataclass(frozen=True, slots=True)
class Promote(Move):
    """Claim a tile of the path."""

    tile: Tile
    virtual: Virtual
    bribe: Bribe


@form("sanctify", "sanctify {tile}{bribe}", example="sanctify 11")
@dataclass(frozen=True, slots=True)
class Sanctify(Move):
    """A claimed tile goes to the temple with its novice."""

    tile: Tile
    bribe: Bribe


@form("book", "book {origin}>{to}", example="book 1>8")
@dataclass(frozen=True, slots=True)
class Book(Move):
    """A book changes its place in the temple."""

    origin: Tile
    to: Tile


@form("council", "council{isle} {count}{virtual}", example="council tide 2", check=_check_council)
@dataclass(frozen=True, slots=True)
class Council(Move):
    """The disc goes up in the council."""

    isle: OptionalIsle  # None: the virtual novice alone
    count: Count  # with the virtual novice
    virtual: Virtual


@form("expel", "expel {count}{virtual}", example="expel 2*")
@dataclass(frozen=True, slots=True)
class Expel(Move):
    """The Apostate goes round the ring."""

    count: Count  # with the virtual novice
    virtual: Virtual


@form("meditate", "meditate", example="meditate")
@dataclass(frozen=True, slots=True)
class Meditate(Move):
    """Turn a time token."""


@form("end-round", "end-round", example="end-round")
@dataclass(frozen=True, slots=True)
class EndRound(Move):
    """Solo: the player has acted enough."""


# Equal moves are one object: making the list of legal moves then costs a look-up each.
place_shrine = cache(PlaceShrine)
place_pair = cache(PlacePair)
deactivate = cache(Deactivate)
favour = cache(Favour)
recruit = cache(Recruit)
shrine = cache(Shrine)
herbs = cache(Herbs)
journey = cache(Journey)
tide = cache(Tide)
step = cache(Step)
sail = cache(Sail)
promote = cache(Promote)
sanctify = cache(Sanctify)
book = cache(Book)
council = cache(Council)
expel = cache(Expel)
DONE = Done()
MEDITATE = Meditate()
END_ROUND = EndRound()

KINDS: tuple[str, ...] = tuple(form.kind for form in FORMS.values())
EXAMPLES: Mapping[str, str] = MappingProxyType({form.kind: form.example for form in FORMS.values()})

_STEP = FORMS[Step]  # the only one that does not begin with its kind
_BY_KIND = {form.kind: form for form in FORMS.values()}
_BY_WORD = {form.kind: form for form in FORMS.values() if form is not _STEP}


def kind(move: Move) -> str:
    """One of KINDS."""
    return FORMS[type(move)].kind


@cache  # there are few moves, and each is written often
def write(move: Move) -> str:
    """The move as text."""
    return FORMS[type(move)].write(move)


def parts(move: Move) -> dict[str, int | str | bool]:
    """The fields of the move by name, for boards: `{"isle": "tide", "virtual": False}`."""
    return FORMS[type(move)].parts(move)


def compose(kind: str, parts: Data) -> str:
    """The text of a kind with its parts, as a board sends them; an unknown kind is no move."""
    form = _BY_KIND.get(kind)
    return kind if form is None else form.compose(parts)


@lru_cache(maxsize=4096)  # games repeat themselves, and each move is read several times
def read(text: str) -> Move:
    """The move that this text means; exact text only."""
    try:
        return _read(text)
    except Unreadable as fault:
        raise BadNotation(reasons=[fault.reason], move=text[:60]) from None


def _read(text: str) -> Move:
    if _STEP.pattern.fullmatch(text):
        return _STEP.read(text)
    word = re.match("[a-z-]*", text)
    form = _BY_WORD.get(word[0]) if word else None
    if form is None:
        raise Unreadable(Reason("luna-unknown-word", NOTATION, {"words": ", ".join(_BY_WORD)}))
    return form.read(text)
