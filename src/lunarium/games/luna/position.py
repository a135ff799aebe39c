"""Positions of Luna as text: everything that stands on the table, each kind of thing in a part of its own."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from lunarium.core.errors import BadPosition
from lunarium.core.game import Json, Seat
from lunarium.core.position import BETWEEN, NOTHING, POSITION, check_options, held_by, split
from lunarium.games.luna.components import DEFAULT, Components, components, read_values
from lunarium.games.luna.constraints import BOARDS
from lunarium.games.luna.isles import COLOURS, ISLES, STAGE, Isle
from lunarium.games.luna.possibility import check
from lunarium.games.luna.setup import FIGURES, VALUES, count_sides, lay_out, settle, start_tile
from lunarium.games.luna.state import (
    ACTION_PHASE,
    NOVICES,
    OPPONENT_PHASE,
    OVER,
    PAIR_PHASE,
    SHRINE_PHASE,
    SHRINES,
    SOURCES,
    Layout,
    Source,
    State,
    Voyage,
    origin_key,
)

KEY = "luna"
LETTERS = "shtabknl"  # shrine, herbs, tide, sailboat, bribery, book, novice; the landing stage
COUNTS = "0123456789abcd"  # up to all 13 novices
SIDES = "".join(colour[0] for colour in COLOURS)
CLOSED, BOOK, INACTIVE = "x", "k", "i"
PHASES = {"s": SHRINE_PHASE, "p": PAIR_PHASE, "o": OPPONENT_PHASE, "a": ACTION_PHASE, "x": OVER}
POINTS = "scdkmpatfhvo"  # by Source
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


def write_position(state: State) -> str:
    """Mode, table, course of the round, council, temple, claims, then every side's pieces and points."""
    layout, temple = state.layout, sorted(state.temple)
    figures = (state.moon_priestess, state.master_builder, state.apostate)
    table = ("".join(board[0] for board in layout.boards), _name_isles(layout.ring), _name_isles(figures))
    return BETWEEN.join(
        [
            KEY,
            _write_mode(layout),
            ".".join(table),
            ".".join(_write_course(state)),
            ".".join(f"{SIDES[seat]}{state.council_seat[seat]}" for seat in state.council_rank),
            ".".join(_write_laid(state, tile) for tile in temple),
            ".".join(f"{tile}{SIDES[state.claims[tile]]}" for tile in sorted(state.claims)) or NOTHING,
            *(".".join(_write_pieces(state, seat)) for seat in range(layout.players)),
        ]
    )


def read_position(text: str) -> State:
    """The state of this text, if it can come about."""
    parts = split(text, KEY)
    options, data = _read_mode(parts[0] if parts else "")
    sides = count_sides(options)
    if len(parts) != 6 + sides:
        raise BadPosition("luna-position-parts", needed=7 + sides, found=1 + len(parts))
    temple = [_match(_LAID, laid) for laid in _items(parts[4])]
    claims = [_match(_CLAIM, claim) for claim in _items(parts[5])]
    _check_each_once(tile for tile, *_ in temple + claims)
    owners = {int(tile): _seat(side, sides) for tile, side, _ in temple}
    course = _match(_COURSE, parts[2])
    layout = _read_table(options, data, parts[1], owners, start_player=_side(course[2], sides))
    state = _place_pieces(layout, parts[6:])
    state.temple = owners
    state.books = {int(tile) for tile, _, book in temple if book}
    state.claims = {int(tile): _side(side, sides) for tile, side in claims}
    for seat in range(sides):
        standing = [*state.temple.values(), *state.claims.values()].count(seat)
        state.supply[seat] -= standing
    _read_course(state, course)
    _read_council(state, parts[3])
    check(state)
    return state


def begin(state: State, rng: Random) -> tuple[Json, Json]:
    """The options and set-up of a game that starts here; nothing is hidden."""
    return dict(state.layout.options), {POSITION: write_position(state)}


def resume(options: Mapping[str, object], setup: Mapping[str, Any]) -> State:
    """The state at the start of a game that starts from a position."""
    settled = settle(options)
    state = read_position(held_by(setup))
    check_options(settled, state.layout.options)
    return state


def _write_mode(layout: Layout) -> str:
    """What people chose, and their own component values where they have some."""
    options = layout.options
    mode = f"{options['players']}{'p' * (options['start'] == 'preselected')}"
    if options["level"] > 1:
        mode += f"l{options['level']}"
    for figure, letter in zip(FIGURES, "mua", strict=True):
        if figure in options:
            mode += letter + LETTERS[ISLES.index(options[figure])]
    return mode if layout.components.name == DEFAULT else f"{mode}.{_pack(layout.components)}"


def _write_course(state: State) -> Iterator[str]:
    """Phase and round; who started and who is to move; rounds of the table, time tokens, and the rest."""
    layout, voyage = state.layout, state.voyage
    letter = next(letter for letter, phase in PHASES.items() if phase == state.phase)
    yield f"{letter}{state.round}"
    yield SIDES[state.start_player] + SIDES[state.turn]
    yield str(min(state.actions_taken[seat] for seat in state.people))
    yield f"{state.tokens_turned}{BOOK * state.book_used}"
    if layout.is_solo:
        yield _write_counts(layout, state.takings)
    if voyage is not None:
        place, asleep, to = voyage.last
        origin = layout.ring[place] if place < len(layout.ring) else STAGE
        way = f"{LETTERS[origin]}{INACTIVE * asleep}{LETTERS[layout.ring[to]]}"
        yield f"{'t' if voyage.is_tide else 'j'}{way}"
        yield _write_counts(layout, voyage.arrived)


def _write_laid(state: State, tile: int) -> str:
    owner = state.temple[tile]
    return f"{tile}{CLOSED if owner is None else SIDES[owner]}{BOOK * (tile in state.books)}"


def _write_pieces(state: State, seat: Seat) -> Iterator[str]:
    """Novices on and next to the isles and on the landing stage, shrines, favours, points by source."""
    layout = state.layout
    yield _write_counts(layout, state.active[seat])
    yield _write_counts(layout, state.inactive[seat])
    yield COUNTS[state.stage[seat]]
    for owned in (state.shrines[seat], state.favours[seat]):
        yield _name_isles(isle for isle in layout.ring if owned[isle]) or NOTHING
    start, *others = zip(POINTS, state.points[seat], strict=True)
    yield "".join(f"{letter}{abs(points)}" for letter, points in [start, *filter(_has_points, others)])


def _has_points(entry: tuple[str, int]) -> bool:
    return entry[1] != 0


def _write_counts(layout: Layout, counts: Sequence[int]) -> str:
    """A number for each isle, clockwise."""
    return "".join(COUNTS[counts[isle]] for isle in layout.ring)


def _name_isles(isles: Iterator[Isle] | Sequence[Isle]) -> str:
    return "".join(LETTERS[isle] for isle in isles)


def _read_mode(text: str) -> tuple[Json, Components]:
    mode, has_own, packed = text.partition(".")
    players, preselected, level, *figures = _match(_MODE, mode)
    data = _unpack(packed) if has_own else components(DEFAULT)
    chosen = {
        figure: ISLES[LETTERS.index(letter)]
        for figure, letter in zip(FIGURES, figures, strict=True)
        if letter
    }
    options = settle(
        {
            "players": int(players),
            "level": int(level or 1),
            "start": "preselected" if preselected else "standard",
            "components": data.name,
            **chosen,
        }
    )
    return options, data


def _pack(data: Components) -> str:
    """The values of somebody's own box that differ from the shipped ones, by their sections."""
    shipped = components(DEFAULT).values
    own = {section: value for section, value in data.values.items() if value != shipped[section]}
    text = json.dumps({"name": data.name, **own}, sort_keys=True, separators=(",", ":"))
    return b64encode(zlib.compress(text.encode(), 9), altchars=b"-.").decode().rstrip("=")


def _unpack(text: str) -> Components:
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


def _read_table(
    options: Json, data: Components, text: str, owners: Mapping[int, Seat | None], start_player: Seat
) -> Layout:
    """Boards, isles and figures: what the set-up fixed, as far as it can still be seen."""
    boards, ring, figures = _match(_TABLE, text)
    names = {name[0]: name for name in BOARDS}
    if len(boards) != count_sides(options) or len(set(boards)) != len(boards):
        raise BadPosition("luna-position-boards", count=count_sides(options))
    if len(set(ring)) != len(ISLES):
        raise BadPosition("luna-position-ring")
    setup: Json = {
        "boards": [names[letter] for letter in boards],
        "isles": [ISLES[LETTERS.index(letter)] for letter in ring],
        **{figure: ISLES[LETTERS.index(letter)] for figure, letter in zip(FIGURES, figures, strict=True)},
        "start_player": start_player,
    }
    tiles = [start_tile(data, board) for board in setup["boards"]]
    setup["start_tiles"] = _deal_again(tiles, owners)
    if data.name != DEFAULT:
        setup[VALUES] = dict(data.values)
    return lay_out(options, data, setup)


def _deal_again(tiles: list[int], owners: Mapping[int, Seat | None]) -> list[int]:
    """By seat a first tile that it may have had: where its novice stands, else one that is left."""
    kept: dict[Seat, int] = {}
    for tile in tiles:
        owner = owners.get(tile)
        if owner is not None:
            kept.setdefault(owner, tile)
    left = [tile for tile in tiles if tile not in kept.values()]
    return [kept[seat] if seat in kept else left.pop() for seat in range(len(tiles))]


def _place_pieces(layout: Layout, parts: list[str]) -> State:
    """The state with every side's own pieces; in the supply is what stands nowhere."""
    sides, isles = layout.players, len(ISLES)
    figures = [ISLES.index(layout.setup[figure]) for figure in FIGURES]
    pieces = [_match(_PIECES, part) for part in parts]
    active, inactive = ([_read_counts(layout, row[place]) for row in pieces] for place in (0, 1))
    stage = [COUNTS.index(row[2]) for row in pieces]
    shrines, favours = ([_read_isles(row[place]) for row in pieces] for place in (3, 4))
    return State(
        layout=layout,
        phase=OVER,
        round=1,
        turn=0,
        start_player=layout.setup["start_player"],
        moon_priestess=figures[0],
        master_builder=figures[1],
        apostate=figures[2],
        active=active,
        inactive=inactive,
        stage=stage,
        supply=[NOVICES - sum(active[seat]) - sum(inactive[seat]) - stage[seat] for seat in range(sides)],
        shrines=shrines,
        shrine_supply=[SHRINES - sum(row) for row in shrines],
        favours=favours,
        claims={},
        temple={},
        books=set(),
        council_seat=[0] * sides,
        council_rank=[],
        tokens_turned=0,
        book_used=False,
        actions_taken=[0] * sides,
        takings=[0] * isles,
        voyage=None,
        points=[_read_points(row[5]) for row in pieces],
    )


def _read_course(state: State, course: tuple[str, ...]) -> None:
    """Phase, round, whose turn it is, and what this round has seen."""
    phase, number, _, turn, laps, tokens, book, takings, *voyage = course
    layout, sides = state.layout, state.layout.players
    state.phase, state.round = PHASES[phase], int(number)
    state.turn = _side(turn, sides)
    state.tokens_turned, state.book_used = int(tokens), bool(book)
    if bool(takings) != layout.is_solo:
        raise BadPosition("luna-position-takings")
    if takings:
        state.takings = _read_counts(layout, takings)
    if state.phase in (OPPONENT_PHASE, ACTION_PHASE, OVER):
        people = len(state.people)
        gone = (state.turn - state.start_player) % people  # so many have moved once more than the others
        for seat in state.people:
            state.actions_taken[seat] = int(laps) + ((seat - state.start_player) % people < gone)
    elif laps != NOTHING:
        raise BadPosition("luna-position-preliminary")
    if voyage[0]:
        kind, origin, asleep, to, arrived = voyage
        key = origin_key(layout, LETTERS.index(origin), bool(asleep), LETTERS.index(to))
        state.voyage = Voyage(kind == "t", key, _read_counts(layout, arrived))


def _read_council(state: State, text: str) -> None:
    """The discs, the best first."""
    sides = state.layout.players
    discs = [_match(_DISC, disc) for disc in text.split(".")]
    state.council_rank = [_side(side, sides) for side, _ in discs]
    if sorted(state.council_rank) != list(range(sides)):
        raise BadPosition("luna-position-council", count=sides)
    for side, place in discs:
        state.council_seat[_side(side, sides)] = int(place)


def _read_points(text: str) -> list[int]:
    """By source; what the Apostate took is written without its sign."""
    points = [0] * len(SOURCES)
    found = _SUM.findall(text)
    letters = [letter for letter, _ in found]
    if len(set(letters)) != len(letters) or letters[0] != POINTS[0]:
        raise BadPosition("luna-position-form", part=text[:40])
    for letter, number in found:
        points[POINTS.index(letter)] = int(number)
    points[Source.APOSTATE] *= -1
    return points


def _read_counts(layout: Layout, text: str) -> list[int]:
    counts = [0] * len(ISLES)
    for isle, letter in zip(layout.ring, text, strict=True):
        counts[isle] = COUNTS.index(letter)
    return counts


def _read_isles(text: str) -> list[bool]:
    named = "" if text == NOTHING else text
    if len(set(named)) != len(named):
        raise BadPosition("luna-position-form", part=text)
    return [letter in named for letter in LETTERS[: len(ISLES)]]


def _check_each_once(tiles: Iterator[str]) -> None:
    """No tile is in two places."""
    for tile, count in Counter(tiles).items():
        if count > 1:
            raise BadPosition("luna-position-tile-twice", tile=int(tile))


def _seat(letter: str, sides: int) -> Seat | None:
    """The seat of a colour; None for a closed space."""
    return None if letter == CLOSED else _side(letter, sides)


def _side(letter: str, sides: int) -> Seat:
    seat = SIDES.index(letter)
    if seat >= sides:
        raise BadPosition("luna-position-side", side=str(seat), count=sides)
    return seat


def _items(text: str) -> list[str]:
    return [] if text == NOTHING else text.split(".")


def _match(pattern: re.Pattern[str], text: str) -> tuple[str, ...]:
    """The groups of a part that has its form; those that are missing are empty."""
    match = pattern.fullmatch(text)
    if match is None:
        raise BadPosition("luna-position-form", part=text[:40] or "-")
    return tuple(group or "" for group in match.groups())
