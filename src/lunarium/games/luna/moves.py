"""The moves of Luna: one frozen value for each decision, and its text."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache

from lunarium.core.errors import BadNotation
from lunarium.core.game import NOTATION
from lunarium.core.reasons import Reason
from lunarium.games.luna.isles import ISLES, ORIGINS, STAGE, Isle, Origin


@dataclass(frozen=True, slots=True)
class PlaceShrine:
    """Preliminary round: the first shrine."""

    isle: Isle


@dataclass(frozen=True, slots=True)
class PlacePair:
    """Preliminary round: two active novices."""

    isle: Isle


@dataclass(frozen=True, slots=True)
class Favour:
    """Priest's Favour: take the isle's favour."""

    isle: Isle
    virtual: bool  # the novice favour stands in for one novice


@dataclass(frozen=True, slots=True)
class Recruit:
    """A novice from the supply joins two on an isle."""

    isle: Isle
    virtual: bool


@dataclass(frozen=True, slots=True)
class Shrine:
    """Build on the Master Builder's isle."""

    virtual: bool


@dataclass(frozen=True, slots=True)
class Herbs:
    """Wake one or two novices of an isle."""

    isle: Isle
    count: int


@dataclass(frozen=True, slots=True)
class Sail:
    """One or two novices cross to another isle and stay active."""

    origin: Origin
    to: Isle
    count: int


@dataclass(frozen=True, slots=True)
class Journey:
    """Opens a journey with its first novice."""

    origin: Isle
    to: Isle


@dataclass(frozen=True, slots=True)
class Tide:
    """Opens a tide with its first novice."""

    origin: Origin
    asleep: bool  # an inactive novice goes
    to: Isle


@dataclass(frozen=True, slots=True)
class Step:
    """One more novice of the journey or tide under way."""

    origin: Origin
    asleep: bool
    to: Isle


@dataclass(frozen=True, slots=True)
class Done:
    """Ends the journey or tide under way."""


@dataclass(frozen=True, slots=True)
class Promote:
    """Claim a tile of the path."""

    tile: int
    virtual: bool
    bribe: bool


@dataclass(frozen=True, slots=True)
class Sanctify:
    """A claimed tile goes to the temple with its novice."""

    tile: int
    bribe: bool


@dataclass(frozen=True, slots=True)
class Book:
    """A book changes its place in the temple."""

    origin: int  # tile numbers
    to: int


@dataclass(frozen=True, slots=True)
class Council:
    """The disc goes up in the council."""

    isle: Isle | None  # None: the virtual novice alone
    count: int  # with the virtual novice
    virtual: bool


@dataclass(frozen=True, slots=True)
class Expel:
    """The Apostate goes round the ring."""

    count: int  # with the virtual novice
    virtual: bool


@dataclass(frozen=True, slots=True)
class Meditate:
    """Turn a time token."""


@dataclass(frozen=True, slots=True)
class Deactivate:
    """Solo: the isle whose opposing novices support the council."""

    isle: Isle


@dataclass(frozen=True, slots=True)
class EndRound:
    """Solo: the player has acted enough."""


Move = (
    PlaceShrine
    | PlacePair
    | Favour
    | Recruit
    | Shrine
    | Herbs
    | Sail
    | Journey
    | Tide
    | Step
    | Done
    | Promote
    | Sanctify
    | Book
    | Council
    | Expel
    | Meditate
    | Deactivate
    | EndRound
)

KINDS: dict[type[Move], str] = {
    PlaceShrine: "place-shrine",
    PlacePair: "place-pair",
    Deactivate: "deactivate",
    Favour: "favour",
    Recruit: "recruit",
    Shrine: "shrine",
    Herbs: "herbs",
    Journey: "journey",
    Tide: "tide",
    Step: "step",
    Done: "done",
    Sail: "sail",
    Promote: "promote",
    Sanctify: "sanctify",
    Book: "book",
    Council: "council",
    Expel: "expel",
    Meditate: "meditate",
    EndRound: "end-round",
}

# Equal moves are one object: making the list of legal moves then costs a look-up each.
place_shrine = cache(PlaceShrine)
place_pair = cache(PlacePair)
favour = cache(Favour)
recruit = cache(Recruit)
shrine = cache(Shrine)
herbs = cache(Herbs)
sail = cache(Sail)
journey = cache(Journey)
tide = cache(Tide)
step = cache(Step)
promote = cache(Promote)
sanctify = cache(Sanctify)
book = cache(Book)
council = cache(Council)
expel = cache(Expel)
deactivate = cache(Deactivate)
DONE = Done()
MEDITATE = Meditate()
END_ROUND = EndRound()


def kind(move: Move) -> str:
    """The kind of action, as its text begins."""
    return KINDS[type(move)]


def write(move: Move) -> str:  # noqa: C901  # one line a kind, nothing nested
    """The move as text."""
    match move:
        case PlaceShrine(isle) | PlacePair(isle) | Deactivate(isle):
            return f"{KINDS[type(move)]} {ISLES[isle]}"
        case Favour(isle, virtual) | Recruit(isle, virtual):
            return f"{KINDS[type(move)]} {ISLES[isle]}{'*' * virtual}"
        case Shrine(virtual):
            return f"shrine{'*' * virtual}"
        case Herbs(isle, count):
            return f"herbs {ISLES[isle]} {count}"
        case Sail(origin, to, count):
            return f"sail {ORIGINS[origin]}>{ISLES[to]} {count}"
        case Journey(origin, to):
            return f"journey {ISLES[origin]}>{ISLES[to]}"
        case Tide(origin, asleep, to):
            return f"tide {ORIGINS[origin]}{'-' * asleep}>{ISLES[to]}"
        case Step(origin, asleep, to):
            return f"{ORIGINS[origin]}{'-' * asleep}>{ISLES[to]}"
        case Promote(tile, virtual, bribe):
            return f"promote {tile}{'*' * virtual}{'$' * bribe}"
        case Sanctify(tile, bribe):
            return f"sanctify {tile}{'$' * bribe}"
        case Book(origin, to):
            return f"book {origin}>{to}"
        case Council(place, count, virtual):
            where = "" if place is None else f" {ISLES[place]}"
            return f"council{where} {count}{'*' * virtual}"
        case Expel(count, virtual):
            return f"expel {count}{'*' * virtual}"
        case _:
            return KINDS[type(move)]


_ISLE = r"(?P<isle>[a-z]+)"
_WAY = r"(?P<origin>[a-z]+)(?P<asleep>-?)>(?P<to>[a-z]+)"
_STAR, _BRIBE = r"(?P<star>\*?)", r"(?P<bribe>\$?)"
_NUMBER = r"(?P<number>[1-9][0-9]?)"

# word -> (what follows it, an example, how to build the move)
_FORMS: dict[str, tuple[re.Pattern[str], str, Callable[[re.Match[str]], Move]]] = {
    word: (re.compile(pattern), example, build)
    for word, pattern, example, build in (
        ("place-shrine", f" {_ISLE}", "place-shrine tide", lambda m: place_shrine(_isle(m["isle"]))),
        ("place-pair", f" {_ISLE}", "place-pair tide", lambda m: place_pair(_isle(m["isle"]))),
        ("deactivate", f" {_ISLE}", "deactivate tide", lambda m: deactivate(_isle(m["isle"]))),
        ("favour", f" {_ISLE}{_STAR}", "favour tide*", lambda m: favour(_isle(m["isle"]), bool(m["star"]))),
        (
            "recruit",
            f" {_ISLE}{_STAR}",
            "recruit tide*",
            lambda m: recruit(_isle(m["isle"]), bool(m["star"])),
        ),
        ("shrine", _STAR, "shrine*", lambda m: shrine(bool(m["star"]))),
        (
            "herbs",
            f" {_ISLE} (?P<number>[12])",
            "herbs tide 2",
            lambda m: herbs(_isle(m["isle"]), int(m["number"])),
        ),
        (
            "sail",
            r" (?P<origin>[a-z]+)>(?P<to>[a-z]+) (?P<number>[12])",
            "sail stage>tide 2",
            lambda m: sail(_origin(m["origin"]), _isle(m["to"]), int(m["number"])),
        ),
        (
            "journey",
            r" (?P<origin>[a-z]+)>(?P<to>[a-z]+)",
            "journey tide>book",
            lambda m: journey(_isle(m["origin"]), _isle(m["to"])),
        ),
        ("tide", f" {_WAY}", "tide stage>book", lambda m: tide(*_way(m))),
        (
            "promote",
            f" {_NUMBER}{_STAR}{_BRIBE}",
            "promote 17*$",
            lambda m: promote(_tile(m["number"]), bool(m["star"]), bool(m["bribe"])),
        ),
        (
            "sanctify",
            f" {_NUMBER}{_BRIBE}",
            "sanctify 17$",
            lambda m: sanctify(_tile(m["number"]), bool(m["bribe"])),
        ),
        (
            "book",
            r" (?P<origin>[1-9][0-9]?)>(?P<to>[1-9][0-9]?)",
            "book 12>17",
            lambda m: book(_tile(m["origin"]), _tile(m["to"])),
        ),
        ("council", f"(?: {_ISLE})? {_NUMBER}{_STAR}", "council tide 3*", lambda m: _council(m)),
        ("expel", f" {_NUMBER}{_STAR}", "expel 2*", lambda m: expel(int(m["number"]), bool(m["star"]))),
        ("meditate", "", "meditate", lambda m: MEDITATE),
        ("done", "", "done", lambda m: DONE),
        ("end-round", "", "end-round", lambda m: END_ROUND),
    )
}
_STEP = re.compile(_WAY)


class _Unreadable(Exception):
    """Carries the reason out of a form's builder."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(reason.code)


@lru_cache(maxsize=4096)  # games repeat themselves, and each move is read several times
def read(text: str) -> Move:
    """The move that this text means; exact text only."""
    try:
        return _read(text)
    except _Unreadable as fault:
        raise BadNotation(reasons=[fault.reason], move=text[:60]) from None


def _read(text: str) -> Move:
    way = _STEP.fullmatch(text)
    if way:
        return step(*_way(way))
    word = re.match("[a-z-]*", text)
    form = _FORMS.get(word[0]) if word else None
    if form is None:
        raise _Unreadable(Reason("luna-unknown-word", NOTATION, {"words": ", ".join(_FORMS)}))
    pattern, example, build = form
    match = pattern.fullmatch(text, len(word[0])) if word else None
    if match is None:
        raise _Unreadable(Reason("luna-form", NOTATION, {"example": example}))
    return build(match)


def _isle(name: str) -> Isle:
    if name not in ISLES:
        raise _Unreadable(
            Reason("luna-unknown-isle", NOTATION, {"name": name[:20], "isles": ", ".join(ISLES)})
        )
    return ISLES.index(name)


def _origin(name: str) -> Origin:
    return STAGE if name == "stage" else _isle(name)


def _way(match: re.Match[str]) -> tuple[Origin, bool, Isle]:
    """Origin, asleep, destination; the landing stage has no sleepers."""
    origin, asleep = _origin(match["origin"]), match["asleep"] == "-"
    if origin == STAGE and asleep:
        raise _Unreadable(Reason("luna-stage-asleep", NOTATION))
    return origin, asleep, _isle(match["to"])


def _tile(number: str) -> int:
    if int(number) > 28:
        raise _Unreadable(Reason("luna-unknown-tile", NOTATION, {"tile": int(number)}))
    return int(number)


def _council(match: re.Match[str]) -> Council:
    """With an isle, or the virtual novice alone as `council 1*`."""
    count, virtual = int(match["number"]), match["star"] == "*"
    if match["isle"] is None:
        if count != 1 or not virtual:
            raise _Unreadable(Reason("luna-council-isle", NOTATION))
        return council(None, 1, True)
    if virtual and count == 1:
        raise _Unreadable(Reason("luna-council-alone", NOTATION))
    return council(_isle(match["isle"]), count, virtual)
