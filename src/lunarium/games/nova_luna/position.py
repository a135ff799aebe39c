"""Positions of Nova Luna as text: what lies on the wheel and in the displays; all else follows from that."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from lunarium.core.errors import BadPosition, BadSetup
from lunarium.core.game import Json, Seat
from lunarium.core.position import BETWEEN, NOTHING, POSITION, check_options, held_by, split
from lunarium.games.nova_luna.cells import cell, coordinates
from lunarium.games.nova_luna.rules import end_solo
from lunarium.games.nova_luna.scoring import cover, place, sum_of_numbers, take_note
from lunarium.games.nova_luna.setup import EACH_TILE_ONCE, ON_WHEEL, WHOLE_DISPLAY, settle, tokens_to_place
from lunarium.games.nova_luna.state import FIRST_STACK, REACH, REFILL_LIMIT, SPACES, Display, State
from lunarium.games.nova_luna.tiles import COLOURS, TILE_NAMES, TILES

KEY = "nova-luna"
ALL_TILES = len(TILE_NAMES)

_NUMBER = "(?:[1-9][0-9]?)"
_STEPS = "(?:[2-9]|[1-9][0-9])?"  # one step is written without its number
_MODE = re.compile("([1-4])(f?)(e?)")
_TILE = re.compile(f"({_NUMBER})(?:([ew])({_STEPS}))?(?:([sn])({_STEPS}))?")
_SPACE = re.compile(f"0|{_NUMBER}")

Laid = tuple[int, int, int]  # a tile and where it lies: x to the right, y downwards


def write_position(state: State) -> str:
    """Players, wheel, order of play, and each display in the order in which it was laid."""
    options, meeple = state.options, state.meeple
    mode = f"{options['players']}{'f' * options['first_game']}"
    mode += "e" * (options["solo_scoring"] == EACH_TILE_ONCE)
    wheel = ".".join(map(str, [meeple, *state.wheel[meeple + 1 :], *state.wheel[:meeple]]))
    queue = "".join(str(seat + 1) for seat in state.queue)
    return BETWEEN.join([KEY, mode, wheel, queue, *map(_write_display, state.displays)])


def read_position(text: str) -> State:
    """The state of this text, if it can come about; what is face down has no order that means anything."""
    parts = split(text, KEY)
    options = _read_mode(parts[0] if parts else "")
    players = options["players"]
    if len(parts) != 3 + players:
        raise BadPosition("nova-position-parts", needed=4 + players, found=1 + len(parts))
    meeple, wheel = _read_wheel(parts[1])
    displays = [_read_display(part) for part in parts[3:]]
    seen = _check_tiles(wheel, displays)
    state = State(
        options=options,
        queue=_read_queue(parts[2], players),
        distances=[0] * players,
        tokens_left=[tokens_to_place(options)] * players,
        displays=[Display() for _ in range(players)],
        wheel=wheel,
        supply=[tile for tile in TILE_NAMES if tile not in seen],
        meeple=meeple,
        phase=1 if players == 1 else 0,
    )
    _check_wheel(state, len(seen))
    for seat, tiles in enumerate(displays):
        _lay_out(state, seat, tiles, len(seen) - ON_WHEEL)
    if players == 1:
        _conclude_solo(state)
    else:
        _conclude(state)
    return state


def begin(state: State, rng: Random) -> tuple[Json, Json]:
    """The options and set-up of a game that starts here, with a new order of what is face down."""
    supply = sorted(state.supply)
    rng.shuffle(supply)
    return dict(state.options), {POSITION: write_position(state), "supply": supply}


def resume(options: Mapping[str, object], setup: Mapping[str, Any]) -> State:
    """The state at the start of a game that starts from a position."""
    settled = settle(options)
    state = read_position(held_by(setup, "supply"))
    check_options(settled, state.options)
    supply = setup["supply"]
    if type(supply) is not list or any(type(tile) is not int for tile in supply):
        raise BadSetup("nova-setup-numbers", field="supply")
    if sorted(supply) != sorted(state.supply):
        raise BadSetup("nova-setup-unseen", count=len(state.supply))
    state.supply = supply[::-1]
    return state


def _write_display(display: Display) -> str:
    laid = zip(display.tiles, map(coordinates, display.at), strict=True)
    return ".".join(f"{tile}{_way(x, 'ew')}{_way(y, 'sn')}" for tile, (x, y) in laid) or NOTHING


def _way(steps: int, directions: str) -> str:
    """So many steps in the first direction, or back in the second."""
    if not steps:
        return ""
    return directions[steps < 0] + (str(abs(steps)) if abs(steps) > 1 else "")


def _read_mode(text: str) -> Json:
    match = _MODE.fullmatch(text)
    if match is None:
        raise BadPosition("nova-position-mode", part=text[:20])
    players, first_game, once = match.groups()
    return settle(
        {
            "players": int(players),
            "first_game": bool(first_game),
            "solo_scoring": EACH_TILE_ONCE if once else WHOLE_DISPLAY,
        }
    )


def _read_wheel(text: str) -> tuple[int, list[int]]:
    """The meeple's space, and the tile on each space."""
    numbers = text.split(".")
    if len(numbers) != SPACES or not all(map(_SPACE.fullmatch, numbers)):
        raise BadPosition("nova-position-wheel-form", spaces=SPACES - 1)
    meeple, *around = map(int, numbers)
    if meeple >= SPACES:
        raise BadPosition("nova-position-wheel-form", spaces=SPACES - 1)
    first = SPACES - 1 - meeple  # so many spaces follow before space 0
    return meeple, [*around[first:], 0, *around[:first]]


def _read_queue(text: str, players: int) -> list[Seat]:
    if sorted(text) != [str(seat + 1) for seat in range(players)]:
        raise BadPosition("nova-position-queue", players=players)
    return [int(seat) - 1 for seat in text]


def _read_display(text: str) -> list[Laid]:
    return [] if text == NOTHING else list(map(_read_tile, text.split(".")))


def _read_tile(text: str) -> Laid:
    match = _TILE.fullmatch(text)
    if match is None:
        raise BadPosition("nova-position-tile-form", part=text[:20])
    tile, across, columns, down, rows = match.groups()
    x = int(columns or 1) * (1 if across == "e" else -1) if across else 0
    y = int(rows or 1) * (1 if down == "s" else -1) if down else 0
    return int(tile), x, y


def _check_tiles(wheel: list[int], displays: list[list[Laid]]) -> set[int]:
    """Every tile that can be seen; each exists, and once."""
    found = Counter([tile for tile in wheel if tile] + [tile for row in displays for tile, _, _ in row])
    for tile, count in found.items():
        if tile not in TILE_NAMES:
            raise BadPosition("nova-position-no-such-tile", tile=tile, last=ALL_TILES)
        if count > 1:
            hue, number = COLOURS[TILES[tile].colour], TILES[tile].number
            raise BadPosition("nova-position-tile-twice", tile=tile, hue=hue, number=number)
    return set(found)


def _check_wheel(state: State, seen: int) -> None:
    """So many tiles can have come up, and the gaps on the wheel come from taking one of the next three."""
    on_wheel = state.tiles_on_wheel()
    if seen not in (_seen_alone() if state.is_solo() else _seen_together()):
        raise BadPosition("nova-position-seen", wheel=on_wheel, laid=seen - on_wheel)
    if seen == ALL_TILES:  # the supply ran short: the last filling may have left gaps of its own
        return
    filled_from = range(1) if seen == ON_WHEEL else range(SPACES)
    filled = {space for space, tile in enumerate(state.wheel) if tile}
    if not any(_turn(state.meeple, filled, start) in _wheels() for start in filled_from):
        raise BadPosition("nova-position-gaps", reach=REACH)


@cache
def _seen_together() -> frozenset[int]:
    """How many tiles can have come up: the wheel is filled up when two, one or none are left."""
    found = {ON_WHEEL}
    border = [ON_WHEEL]
    while border:
        seen = border.pop()
        fills = {min(seen + ON_WHEEL - left, ALL_TILES) for left in range(REFILL_LIMIT + 1)} - found
        found |= fills
        border.extend(fills)
    return frozenset(found)


@cache
def _seen_alone() -> frozenset[int]:
    """Alone the wheel is filled up once, after one to eleven tiles."""
    return frozenset(range(ON_WHEEL, 2 * ON_WHEEL + 1))


@cache
def _wheels() -> frozenset[tuple[int, frozenset[int]]]:
    """Where the meeple and the tiles can be after the wheel was filled with the meeple on space 0."""
    start = (0, frozenset(range(1, SPACES)))
    found, border = {start}, [start]
    while border:
        meeple, filled = border.pop()
        for space in sorted(filled, key=lambda space: (space - meeple) % SPACES)[:REACH]:
            wheel = (space, filled - {space})
            if wheel not in found:
                found.add(wheel)
                border.append(wheel)
    return frozenset(found)


def _turn(meeple: int, filled: set[int], start: int) -> tuple[int, frozenset[int]]:
    """The wheel as it looks when this space is counted as 0."""
    return (meeple - start) % SPACES, frozenset((space - start) % SPACES for space in filled)


def _lay_out(state: State, seat: Seat, tiles: list[Laid], first_phase: int) -> None:
    """Lay the tiles and cover tasks as they are written; one that touches nothing yet waits for others."""
    display, left = state.displays[seat], tiles.copy()
    while left:
        fitting = (laid for laid in left if cell(laid[1], laid[2]) in display.frontier)
        tile, x, y = laid = next(fitting, left[0])
        left.remove(laid)
        _check_place(state, seat, tile, x, y)
        cover(state, seat, place(display, tile, cell(x, y)))
        if state.phase == 1 and len(display.tiles) == first_phase:
            _end_first_phase(state, first_phase)


def _check_place(state: State, seat: Seat, tile: int, x: int, y: int) -> None:
    display = state.displays[seat]
    hue, number, side = COLOURS[TILES[tile].colour], TILES[tile].number, str(seat)
    if not state.tokens_left[seat]:
        raise BadPosition("nova-position-after-end", hue=hue, number=number, side=side)
    if not display.tiles and (x or y):
        raise BadPosition("nova-position-first-tile", hue=hue, number=number, side=side)
    if cell(x, y) in display.at:
        raise BadPosition("nova-position-same-place", hue=hue, number=number, side=side)
    if cell(x, y) not in display.frontier:
        raise BadPosition("nova-position-apart", hue=hue, number=number, side=side)


def _end_first_phase(state: State, tiles: int) -> None:
    """Solo: once eight tokens are placed, or no tile is left; not when all of them are."""
    placed = state.tokens_placed()
    if not state.tokens_left[0] or (placed < FIRST_STACK and tiles < ON_WHEEL):
        raise BadPosition("nova-position-phase", tiles=tiles, placed=placed, needed=FIRST_STACK)
    take_note(state)
    state.phase = 2


def _conclude_solo(state: State) -> None:
    """Solo: whether the game is over."""
    if not state.tokens_left[0]:
        end_solo(state, "all-placed")
    elif not any(state.wheel):
        if state.phase == 1:
            raise BadPosition("nova-position-empty-wheel")
        end_solo(state, "no-tiles")


def _conclude(state: State) -> None:
    """How far everybody has come on the moon track, who plays when, and whether the game is over."""
    state.distances = list(map(sum_of_numbers, state.displays))
    _check_order(state)
    winners = [seat for seat, left in enumerate(state.tokens_left) if not left]
    if len(winners) > 1:
        raise BadPosition("nova-position-two-ends", side=str(winners[0]), other=str(winners[1]))
    if winners:
        state.ending = "last-token"
    elif not any(state.wheel):
        if state.supply:
            raise BadPosition("nova-position-empty-wheel")
        state.ending = "no-tiles"


def _check_order(state: State) -> None:
    """NL-1: whoever is furthest back plays; so nobody gets further ahead than by one tile."""
    distances = state.distances
    for earlier, later in zip(state.queue, state.queue[1:], strict=False):
        if distances[later] < distances[earlier]:
            raise BadPosition("nova-position-order", side=str(later), other=str(earlier))
    last = state.queue[0]
    for seat, display in enumerate(state.displays):
        farthest = max((TILES[tile].number for tile in display.tiles), default=0)
        if distances[seat] - farthest > distances[last] and seat != last:
            ahead = distances[seat] - distances[last]
            raise BadPosition("nova-position-too-far", side=str(seat), other=str(last), ahead=ahead)
