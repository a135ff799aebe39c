"""Possibility: whether a position of Nova Luna can come about, by the box and by the rules."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from lunarium.core.errors import BadPosition
from lunarium.core.game import Seat
from lunarium.games.nova_luna.cells import cell
from lunarium.games.nova_luna.rules import end_solo
from lunarium.games.nova_luna.scoring import cover, place, sum_of_numbers, take_note
from lunarium.games.nova_luna.setup import ON_WHEEL
from lunarium.games.nova_luna.state import FIRST_STACK, REACH, REFILL_LIMIT, SPACES, State
from lunarium.games.nova_luna.tiles import COLOURS, TILE_NAMES, TILES
from lunarium.games.nova_luna.wire import DraftedTile, NovaLunaDraft

ALL_TILES = len(TILE_NAMES)
WHEEL, ORDER = "wheel", "order"  # places of faults, beside "display:SEAT" and "tile:NAME"


def find_tile_faults(draft: NovaLunaDraft) -> Iterator[BadPosition]:
    """Every tile that can be seen exists, and once."""
    laid = [laid["tile"] for display in draft["displays"] for laid in display]
    for tile, count in Counter([*filter(None, draft["wheel"]), *laid]).items():
        if tile not in TILE_NAMES:
            yield BadPosition("nova-position-no-such-tile", tile=tile, last=ALL_TILES).at(f"tile:{tile}")
        elif count > 1:
            hue, number = COLOURS[TILES[tile].colour], TILES[tile].number
            fault = BadPosition("nova-position-tile-twice", tile=tile, hue=hue, number=number)
            yield fault.at(f"tile:{tile}")


@dataclass(frozen=True, slots=True)
class Possibility:
    """A state whose wheel is filled: the displays are laid out as far as they can have been."""

    state: State
    seen: int  # tiles on the wheel and in the displays

    def find_faults(self, displays: list[list[DraftedTile]]) -> Iterator[BadPosition]:
        """What cannot have come about, and otherwise the state made complete."""
        yield from self._check_wheel()
        faults = [fault for seat, tiles in enumerate(displays) for fault in self._lay_out(seat, tiles)]
        yield from faults
        if not faults:  # else nobody knows how far everybody has come
            yield from self._conclude_solo() if self.state.is_solo() else self._conclude()

    def _check_wheel(self) -> Iterator[BadPosition]:
        """So many tiles can have come up; the gaps on the wheel come from taking one of the next three."""
        state, seen, on_wheel = self.state, self.seen, self.state.tiles_on_wheel()
        possible = _seen_alone() if state.is_solo() else _seen_together()
        if seen not in possible:
            fewer = max((count for count in possible if count < seen), default=0)
            more = min((count for count in possible if count > seen), default=0)
            yield BadPosition(
                "nova-position-seen", wheel=on_wheel, laid=seen - on_wheel, seen=seen, fewer=fewer, more=more
            ).at(WHEEL)
            return
        if seen == ALL_TILES:  # the supply ran short: the last filling may have left gaps of its own
            return
        filled_from = range(1) if seen == ON_WHEEL else range(SPACES)
        filled = {space for space, tile in enumerate(state.wheel) if tile}
        if not any(_turn(state.meeple, filled, start) in _wheels() for start in filled_from):
            yield BadPosition("nova-position-gaps", reach=REACH).at(WHEEL)

    def _lay_out(self, seat: Seat, tiles: list[DraftedTile]) -> Iterator[BadPosition]:
        """Lay the tiles and cover tasks in their order; one that touches nothing yet waits for others."""
        state, display, left = self.state, self.state.displays[seat], tiles.copy()
        first_phase = self.seen - ON_WHEEL
        while left:
            fitting = (laid for laid in left if cell(laid["x"], laid["y"]) in display.frontier)
            laid = next(fitting, left[0])
            left.remove(laid)
            fault = self._find_misplaced(seat, laid)
            if fault is not None:
                yield fault
                continue
            cover(state, seat, place(display, laid["tile"], cell(laid["x"], laid["y"])))
            if state.phase == 1 and len(display.tiles) == first_phase:
                yield from self._end_first_phase(first_phase)

    def _find_misplaced(self, seat: Seat, laid: DraftedTile) -> BadPosition | None:
        """Why this tile cannot have been laid there next."""
        display, tile, at = self.state.displays[seat], laid["tile"], cell(laid["x"], laid["y"])
        if not self.state.tokens_left[seat]:
            code = "nova-position-after-end"
        elif not display.tiles and (laid["x"] or laid["y"]):
            code = "nova-position-first-tile"
        elif at in display.at:
            code = "nova-position-same-place"
        elif at not in display.frontier:
            code = "nova-position-apart"
        else:
            return None
        hue, number = COLOURS[TILES[tile].colour], TILES[tile].number
        fault = BadPosition(code, hue=hue, number=number, side=str(seat))
        return fault.at(f"display:{seat}", f"tile:{tile}")

    def _end_first_phase(self, tiles: int) -> Iterator[BadPosition]:
        """Solo: once eight tokens are placed, or no tile is left; not when all of them are."""
        state = self.state
        placed = state.tokens_placed()
        if not state.tokens_left[0] or (placed < FIRST_STACK and tiles < ON_WHEEL):
            fault = BadPosition("nova-position-phase", tiles=tiles, placed=placed, needed=FIRST_STACK)
            yield fault.at("display:0")
        take_note(state)
        state.phase = 2

    def _conclude_solo(self) -> Iterator[BadPosition]:
        """Solo: whether the game is over."""
        state = self.state
        if not state.tokens_left[0]:
            end_solo(state, "all-placed")
        elif not any(state.wheel):
            if state.phase == 1:
                yield BadPosition("nova-position-empty-wheel").at(WHEEL)
            else:
                end_solo(state, "no-tiles")

    def _conclude(self) -> Iterator[BadPosition]:
        """How far everybody has come on the moon track, who plays when, and whether the game is over."""
        state = self.state
        state.distances = list(map(sum_of_numbers, state.displays))
        yield from self._check_order()
        winners = [seat for seat, left in enumerate(state.tokens_left) if not left]
        if len(winners) > 1:
            fault = BadPosition("nova-position-two-ends", side=str(winners[0]), other=str(winners[1]))
            yield fault.at(*(f"display:{seat}" for seat in winners))
        elif winners:
            state.ending = "last-token"
        elif not any(state.wheel):
            if state.supply:
                yield BadPosition("nova-position-empty-wheel").at(WHEEL)
            state.ending = "no-tiles"

    def _check_order(self) -> Iterator[BadPosition]:
        """NL-1: whoever is furthest back plays; so nobody gets further ahead than by one tile."""
        distances, queue = self.state.distances, self.state.queue
        for earlier, later in pairwise(queue):
            if distances[later] < distances[earlier]:
                yield BadPosition("nova-position-order", side=str(later), other=str(earlier)).at(ORDER)
        last = min(queue, key=lambda seat: distances[seat])
        for seat, display in enumerate(self.state.displays):
            farthest = max((TILES[tile].number for tile in display.tiles), default=0)
            if distances[seat] - farthest > distances[last] and seat != last:
                ahead = distances[seat] - distances[last]
                fault = BadPosition("nova-position-too-far", side=str(seat), other=str(last), ahead=ahead)
                yield fault.at(ORDER, f"display:{seat}", f"display:{last}")


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
