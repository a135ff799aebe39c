"""Drafts of positions of Luna: what stands where as data, and how it is written as a text."""

import json
import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, cast, get_args

from lunarium.core.errors import BadPosition
from lunarium.core.position import BETWEEN, NOTHING, split
from lunarium.games.luna.components import DEFAULT, Components, components, read_values
from lunarium.games.luna.constraints import BOARDS
from lunarium.games.luna.isles import COLOURS, ISLES, ORIGINS, IsleName
from lunarium.games.luna.setup import FIGURES, count_sides, settle
from lunarium.games.luna.state import (
    ACTION_PHASE,
    OPPONENT_PHASE,
    OVER,
    PAIR_PHASE,
    SHRINE_PHASE,
    SOURCES,
)
from lunarium.games.luna.wire import (
    DraftedClaim,
    DraftedDisc,
    DraftedSide,
    DraftedSpace,
    DraftedVoyage,
    Figures,
    InfluenceSource,
    LunaDraft,
    LunaOptions,
    LunaPhase,
    SideNumber,
)

KEY: Final = "luna"
LETTERS = "shtabknl"  # shrine, herbs, tide, sailboat, bribery, book, novice; the landing stage
COUNTS = "0123456789abcd"  # up to all 13 novices
SEATS: tuple[SideNumber, ...] = get_args(SideNumber)
SIDES = "".join(colour[0] for colour in COLOURS)
CLOSED, BOOK, INACTIVE = "x", "k", "i"
PHASES: dict[str, LunaPhase] = {
    "s": SHRINE_PHASE,
    "p": PAIR_PHASE,
    "o": OPPONENT_PHASE,
    "a": ACTION_PHASE,
    "x": OVER,
}
POINTS = "scdkmpatfhvo"  # by source
MOST_VALUES = 20_000  # bytes of somebody's own component values, unpacked

_ISLE, _COUNT, _TILE = "[shtabkn]", "[0-9a-d]", "([1-9][0-9]?)"
_MODE = re.compile(f"([1-4])(p?)(?:l([23]))?(?:m({_ISLE}))?(?:u({_ISLE}))?(?:a({_ISLE}))?")
_TABLE = re.compile(rf"([bygr]{{2,4}})\.({_ISLE}{{7}})\.({_ISLE}{{3}})")
_COURSE = re.compile(
    r"([spoax])([1-6])\.([yrbw])([yrbw])\.(0|[1-9][0-9]{0,2})\.([0-4])(k?)"
    rf"(?:\.([0-2]{{7}}))?(?:\.([jt])([shtabknl])(i?)({_ISLE})\.({_COUNT}{{7}}))?"
)
_DISC = re.compile("([yrbw])(0|[1-9][0-9]{0,2})")
_LAID = re.compile(f"{_TILE}([yrbwx])(k?)")
_CLAIM = re.compile(f"{_TILE}([yrbw])")
_PIECES = re.compile(
    rf"({_COUNT}{{7}})\.({_COUNT}{{7}})\.({_COUNT})\.({_ISLE}{{1,7}}|0)\.({_ISLE}{{1,7}}|0)"
    rf"\.((?:[{POINTS}](?:0|[1-9][0-9]{{0,3}}))+)"
)
_SUM = re.compile(f"([{POINTS}])([0-9]+)")


def spell(draft: LunaDraft) -> str:
    """Mode, table, course of the round, council, temple, claims, then every side's pieces and points."""
    figures = [draft["figures"][figure] for figure in FIGURES]
    boards = "".join(board[:1] for board in draft["boards"])
    temple = sorted(draft["temple"], key=lambda space: space["tile"])
    claims = sorted(draft["claims"], key=lambda claim: claim["tile"])
    return BETWEEN.join(
        [
            KEY,
            _spell_mode(draft),
            ".".join([boards, _spell_isles(draft["isles"]), _spell_isles(figures)]),
            ".".join(_spell_course(draft)),
            ".".join(f"{SIDES[disc['seat']]}{disc['place']}" for disc in draft["council"]) or NOTHING,
            ".".join(map(_spell_space, temple)) or NOTHING,
            ".".join(f"{claim['tile']}{SIDES[claim['seat']]}" for claim in claims) or NOTHING,
            *(".".join(_spell_side(draft["isles"], side)) for side in draft["sides"]),
        ]
    )


def parse(text: str) -> LunaDraft:
    """The draft of a text that has the form of a position."""
    parts = split(text, KEY)
    options, own = _parse_mode(parts[0] if parts else "")
    sides = count_sides(options)
    if len(parts) != 6 + sides:
        raise BadPosition("luna-position-parts", needed=7 + sides, found=1 + len(parts))
    boards, ring, figures = _match(_TABLE, parts[1])
    names = {name[0]: name for name in BOARDS}
    isles = [_isle(letter) for letter in ring]
    phase, number, start, turn, laps, tokens, book, takings, *voyage = _match(_COURSE, parts[2])
    return {
        "game": KEY,
        "options": options,
        "own": own,
        "boards": [names[letter] for letter in boards],
        "isles": isles,
        "figures": cast("Figures", dict(zip(FIGURES, map(_isle, figures), strict=True))),
        "phase": PHASES[phase],
        "round": int(number),
        "start_player": _side(start, sides),
        "turn": _side(turn, sides),
        "laps": int(laps),
        "tokens": int(tokens),
        "book_used": bool(book),
        "takings": _parse_counts(isles, takings) if takings else None,
        "voyage": _parse_voyage(isles, voyage),
        "council": [_parse_disc(disc, sides) for disc in parts[3].split(".")],
        "temple": [_parse_space(space, sides) for space in _items(parts[4])],
        "claims": [_parse_claim(claim, sides) for claim in _items(parts[5])],
        "sides": [_parse_side(isles, part) for part in parts[6:]],
    }


def values_of(draft: LunaDraft) -> Components:
    """The component values that the draft is played with."""
    own = draft["own"]
    return components(DEFAULT) if own is None else unpack(own)


def pack(data: Components) -> str:
    """The values of somebody's own box that differ from the shipped ones, by their sections."""
    shipped = components(DEFAULT).values
    own = {section: value for section, value in data.values.items() if value != shipped[section]}
    text = json.dumps({"name": data.name, **own}, sort_keys=True, separators=(",", ":"))
    return b64encode(zlib.compress(text.encode(), 9), altchars=b"-.").decode().rstrip("=")


def unpack(text: str) -> Components:
    """The values of somebody's own box, checked as those of a set-up are."""
    try:
        packed = b64decode(text + "=" * (-len(text) % 4), altchars=b"-.", validate=True)
        own = json.loads(zlib.decompressobj().decompress(packed, MOST_VALUES))
    except (ValueError, zlib.error, RecursionError) as error:
        raise BadPosition("luna-position-components") from error
    if not isinstance(own, dict) or not isinstance(own.get("name"), str) or not own["name"]:
        raise BadPosition("luna-position-components")
    name = own.pop("name")
    return read_values(name, {**components(DEFAULT).values, **own})


def _spell_mode(draft: LunaDraft) -> str:
    """What people chose, and their own component values where they have some."""
    options = draft["options"]
    mode = f"{options['players']}{'p' * (options['start'] == 'preselected')}"
    if options["level"] > 1:
        mode += f"l{options['level']}"
    for figure, letter in zip(FIGURES, "mua", strict=True):
        if figure in options:
            mode += letter + _spell_isles([options[figure]])
    return mode if draft["own"] is None else f"{mode}.{draft['own']}"


def _spell_course(draft: LunaDraft) -> Iterator[str]:
    """Phase and round; who started and who is to move; rounds of the table, time tokens, and the rest."""
    voyage, isles = draft["voyage"], draft["isles"]
    letter = next(letter for letter, phase in PHASES.items() if phase == draft["phase"])
    yield f"{letter}{draft['round']}"
    yield SIDES[draft["start_player"]] + SIDES[draft["turn"]]
    yield str(draft["laps"])
    yield f"{draft['tokens']}{BOOK * draft['book_used']}"
    if draft["takings"] is not None:
        yield _spell_counts(isles, draft["takings"])
    if voyage is not None:
        way = _spell_isles([voyage["origin"]]) + INACTIVE * voyage["asleep"] + _spell_isles([voyage["to"]])
        yield f"{'t' if voyage['kind'] == 'tide' else 'j'}{way}"
        yield _spell_counts(isles, voyage["arrived"])


def _spell_space(space: DraftedSpace) -> str:
    novice = space["novice"]
    return f"{space['tile']}{CLOSED if novice is None else SIDES[novice]}{BOOK * space['book']}"


def _spell_side(isles: Sequence[IsleName], side: DraftedSide) -> Iterator[str]:
    """Novices on and next to the isles and on the landing stage, shrines, favours, points by source."""
    yield _spell_counts(isles, side["active"])
    yield _spell_counts(isles, side["inactive"])
    yield _spell_count(side["stage"])
    for owned in (side["shrines"], side["favours"]):
        yield _spell_isles(isle for isle in isles if isle in owned) or NOTHING
    points = side["points"]
    start, *others = [(letter, points.get(source, 0)) for letter, source in zip(POINTS, SOURCES, strict=True)]
    yield "".join(f"{letter}{abs(number)}" for letter, number in [start, *filter(_is_paid, others)])


def _is_paid(entry: tuple[str, int]) -> bool:
    return entry[1] != 0


def _spell_counts(isles: Sequence[IsleName], counts: Mapping[IsleName, int]) -> str:
    """A number for each isle, clockwise."""
    return "".join(_spell_count(counts.get(isle, 0)) for isle in isles)


def _spell_count(count: int) -> str:
    return COUNTS[count] if count in range(len(COUNTS)) else f"({count})"


def _spell_isles(names: Iterable[str]) -> str:
    return "".join(LETTERS[ORIGINS.index(name)] for name in names)


def _parse_mode(text: str) -> tuple[LunaOptions, str | None]:
    mode, has_own, packed = text.partition(".")
    players, preselected, level, *figures = _match(_MODE, mode)
    name = unpack(packed).name if has_own else DEFAULT
    chosen: dict[str, IsleName] = {
        figure: _isle(letter) for figure, letter in zip(FIGURES, figures, strict=True) if letter
    }
    options = settle(
        {
            "players": int(players),
            "level": int(level or 1),
            "start": "preselected" if preselected else "standard",
            "components": name,
            **chosen,
        }
    )
    return options, packed if has_own else None


def _parse_voyage(isles: list[IsleName], groups: Sequence[str]) -> DraftedVoyage | None:
    kind, origin, asleep, to, arrived = groups
    if not kind:
        return None
    return {
        "kind": "tide" if kind == "t" else "journey",
        "origin": ORIGINS[LETTERS.index(origin)],
        "asleep": bool(asleep),
        "to": _isle(to),
        "arrived": _parse_counts(isles, arrived),
    }


def _parse_disc(text: str, sides: int) -> DraftedDisc:
    side, place = _match(_DISC, text)
    return {"seat": _side(side, sides), "place": int(place)}


def _parse_space(text: str, sides: int) -> DraftedSpace:
    tile, side, book = _match(_LAID, text)
    return {
        "tile": int(tile),
        "novice": None if side == CLOSED else _side(side, sides),
        "book": bool(book),
    }


def _parse_claim(text: str, sides: int) -> DraftedClaim:
    tile, side = _match(_CLAIM, text)
    return {"tile": int(tile), "seat": _side(side, sides)}


def _parse_side(isles: list[IsleName], text: str) -> DraftedSide:
    active, inactive, stage, shrines, favours, points = _match(_PIECES, text)
    return {
        "active": _parse_counts(isles, active),
        "inactive": _parse_counts(isles, inactive),
        "stage": COUNTS.index(stage),
        "shrines": _parse_isles(shrines),
        "favours": _parse_isles(favours),
        "points": _parse_points(points),
    }


def _parse_points(text: str) -> dict[InfluenceSource, int]:
    """By source; what the Apostate took is written without its sign."""
    found = _SUM.findall(text)
    letters = [letter for letter, _ in found]
    if len(set(letters)) != len(letters) or letters[0] != POINTS[0]:
        raise BadPosition("luna-position-form", part=text[:40])
    points = dict.fromkeys(SOURCES, 0) | {SOURCES[POINTS.index(letter)]: int(sum_) for letter, sum_ in found}
    points["apostate"] *= -1
    return points


def _parse_counts(isles: list[IsleName], text: str) -> dict[IsleName, int]:
    return {isle: COUNTS.index(letter) for isle, letter in zip(isles, text, strict=True)}


def _parse_isles(text: str) -> list[IsleName]:
    named = "" if text == NOTHING else text
    if len(set(named)) != len(named):
        raise BadPosition("luna-position-form", part=text)
    return [_isle(letter) for letter in named]


def _isle(letter: str) -> IsleName:
    return ISLES[LETTERS.index(letter)]


def _side(letter: str, sides: int) -> SideNumber:
    """The seat of a colour."""
    seat = SIDES.index(letter)
    if seat >= sides:
        raise BadPosition("luna-position-side", side=str(seat), count=sides)
    return SEATS[seat]


def _items(text: str) -> list[str]:
    return [] if text == NOTHING else text.split(".")


def _match(pattern: re.Pattern[str], text: str) -> tuple[str, ...]:
    """The groups of a part that has its form; those that are missing are empty."""
    match = pattern.fullmatch(text)
    if match is None:
        raise BadPosition("luna-position-form", part=text[:40] or "-")
    return tuple(group or "" for group in match.groups())
