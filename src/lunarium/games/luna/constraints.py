"""What any component data of Luna must satisfy, each violation as a reason that can be said."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any, Literal, get_args

from lunarium.core.reasons import Reason
from lunarium.core.types import Data
from lunarium.games.luna.isles import COLOURS, ISLES

Section = Any  # what a file holds: of no known shape before it is checked
BoardName = Literal["blue", "yellow", "green", "red"]

RULE = "L: component data"
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # the six neighbours in axial coordinates
ON_BLUE_AND_YELLOW = (28, 25, 23, 21)
NOT_ON_BLUE_AND_YELLOW = (27, 26, 24, 22)
MOST = 99
GUARDS = [2, 2, 3, 4, 5, 6]
BOARDS: tuple[BoardName, ...] = get_args(BoardName)


def violations(data: Data) -> list[Reason]:
    """Every constraint that this data breaks; empty when it can be played."""
    return [reason for name, check in CHECKS.items() for reason in _run(name, check, data)]


def _run(name: str, check: Callable[[Section], Iterator[Reason]], data: Data) -> list[Reason]:
    """One section's check; a section of another shape than the shipped file's is itself a violation."""
    entry = data.get(name)
    if not isinstance(entry, dict) or "value" not in entry:
        return [Reason("components-section-missing", RULE, {"section": name})]
    misshapen = [Reason("components-section-shape", RULE, {"section": name})]
    try:
        found = list(check(entry["value"]))
    except (TypeError, KeyError, ValueError, AttributeError, IndexError):
        return misshapen
    return found if found or _is_whole(entry["value"]) else misshapen


def _isles(value: Section) -> Iterator[Reason]:
    if list(value) != list(ISLES):
        yield Reason("components-isles", RULE, {"isles": ", ".join(ISLES)})


def _player_colours(value: Section) -> Iterator[Reason]:
    if list(value) != list(COLOURS):
        yield Reason("components-colours", RULE, {"colours": ", ".join(COLOURS)})


def _moon_priestess(value: Section) -> Iterator[Reason]:
    players = sorted(number for side in value.values() for number in side["players"])
    if players != [2, 3, 4]:
        yield Reason("components-priestess-players", RULE)
    for side in value.values():
        prizes = side["prizes"]
        if (
            not _are_counts([side["moves"], *prizes])
            or sorted(prizes, reverse=True) != prizes
            or len(prizes) < 3
        ):
            yield Reason("components-priestess-prizes", RULE)


def _builder_moves(value: Section) -> Iterator[Reason]:
    if not _are_counts([value]):
        yield Reason("components-builder", RULE)


def _council(value: Section) -> Iterator[Reason]:
    if not _are_counts(value) or sorted(value) != list(value) or len(value) < 2:
        yield Reason("components-council-order", RULE)
    if value[-1] != 10:
        yield Reason("components-council-last", RULE, {"value": value[-1]})
    if 6 not in value:
        yield Reason("components-council-six", RULE)


def _guards(value: Section) -> Iterator[Reason]:
    if list(value) != GUARDS:
        yield Reason("components-guards", RULE, {"guards": ", ".join(map(str, GUARDS))})


def _boards(value: Section) -> Iterator[Reason]:
    if sorted(value) != sorted(BOARDS):
        yield Reason("components-board-names", RULE, {"boards": ", ".join(BOARDS)})
    boards = {name: list(board["spaces"]) for name, board in value.items()}
    for name, spaces in boards.items():
        if len(spaces) != 7:
            yield Reason("components-board-size", RULE, {"board": name, "count": len(spaces)})
        starts = [number for number in spaces if number in (1, 2, 3, 4)]
        if len(starts) != 1:
            yield Reason("components-board-start", RULE, {"board": name, "count": len(starts)})
    count = Counter(number for spaces in boards.values() for number in spaces)
    for number in range(1, 29):
        if count[number] != 1:
            yield Reason("components-number-count", RULE, {"number": number, "count": count[number]})
    for number in count:
        if type(number) is not int or not 1 <= number <= 28:
            yield Reason("components-number-range", RULE, {"number": str(number)})
    yield from _blue_and_yellow({number for name in ("blue", "yellow") for number in boards.get(name, [])})


def _blue_and_yellow(pair: set[int]) -> Iterator[Reason]:
    """What the rulebook's picture of a path shows of these two boards."""
    for number in ON_BLUE_AND_YELLOW:
        if number not in pair:
            yield Reason("components-pair-lacks", RULE, {"number": number})
    for number in NOT_ON_BLUE_AND_YELLOW:
        if number in pair:
            yield Reason("components-pair-holds", RULE, {"number": number})


def _symbols(value: Section) -> Iterator[Reason]:
    for tile in range(1, 29):
        if str(tile) not in value:
            yield Reason("components-symbol-missing", RULE, {"tile": tile})
    for tile, symbol in value.items():
        if tile not in map(str, range(1, 29)):
            yield Reason("components-symbol-tile", RULE, {"tile": str(tile)})
        elif symbol not in ISLES:
            yield Reason("components-symbol-unknown", RULE, {"tile": int(tile), "found": str(symbol)})


def _geometry(value: Section) -> Iterator[Reason]:
    slots = [(q, r) for q, r in value["slot_axial"]]
    centres = [(q, r) for q, r in value["board_centres_axial"]]
    if len(slots) != 7 or len(centres) != 4:
        yield Reason("components-geometry-size", RULE)
    for players in (2, 3, 4):
        spaces = [(q + dq, r + dr) for (q, r), (dq, dr) in product(centres[:players], slots)]
        if len(set(spaces)) != len(spaces):
            yield Reason("components-geometry-overlap", RULE, {"players": players})
        elif not _is_connected(set(spaces)):
            yield Reason("components-geometry-apart", RULE, {"players": players})


def _preselected(value: Section) -> Iterator[Reason]:
    if sorted(value["isle_order_clockwise"]) != sorted(ISLES):
        yield Reason("components-preselected-ring", RULE)
    figures = [value["moon_priestess"], value["master_builder"], value["apostate"]]
    if not all(type(place) is int and 1 <= place <= 7 for place in figures):
        yield Reason("components-preselected-figures", RULE)
    if value["moon_priestess"] != 1:
        yield Reason("components-preselected-priestess", RULE)
    if sorted(value["players"]) != sorted(COLOURS):
        yield Reason("components-preselected-players", RULE)
    for colour, pieces in value["players"].items():
        places = [pieces["shrine"], *pieces["pairs"]]
        if len(places) != 5 or not set(places) <= set(range(1, 8)) or len(set(places)) != 5:
            yield Reason("components-preselected-places", RULE, {"colour": colour})
        if 1 not in pieces["pairs"]:
            yield Reason("components-preselected-first", RULE, {"colour": colour})


def _is_whole(value: Section) -> bool:
    """Whether every number in this data is a whole one; 6.0 and true are not."""
    if isinstance(value, dict):
        return all(map(_is_whole, value.values()))
    if isinstance(value, list):
        return all(map(_is_whole, value))
    return not isinstance(value, float | bool)


def _are_counts(values: Iterable[Section]) -> bool:
    """Whether these are whole numbers that could be printed on a component: 0 to 99."""
    return all(
        isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST for value in values
    )


def _is_connected(spaces: set[tuple[int, int]]) -> bool:
    """Whether one can walk from any space to any other."""
    reached = {min(spaces)}
    border = list(reached)
    while border:
        q, r = border.pop()
        fresh = {(q + dq, r + dr) for dq, dr in DIRECTIONS} & spaces - reached
        reached |= fresh
        border.extend(fresh)
    return reached == spaces


CHECKS: Mapping[str, Callable[[Section], Iterator[Reason]]] = {
    "isles": _isles,
    "player_colours": _player_colours,
    "moon_priestess": _moon_priestess,
    "master_builder_moves": _builder_moves,
    "council_seats": _council,
    "guard_tiles_from_gate": _guards,
    "temple_boards": _boards,
    "temple_tile_symbols": _symbols,
    "temple_geometry": _geometry,
    "preselected_setup": _preselected,
}
