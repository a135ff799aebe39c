"""What an observation says, by the names of its fields, and what it should say by the Python rules."""

from typing import Any

import numpy as np

from lunarium.core.encoding import Field
from lunarium.games.luna.state import State as LunaState
from lunarium.games.nova_luna.cells import coordinates
from lunarium.games.nova_luna.state import State as NovaLunaState
from lunarium.games.nova_luna.tiles import TILES

PHASES = ("shrines", "pairs", "opponent", "actions", "over")


def take_apart(fields: list[Field], row: np.ndarray) -> dict[str, list[int]]:
    """The bytes by name."""
    found, at = {}, 0
    for field in fields:
        found[field.name] = [int(value) for value in row[at : at + field.size]]
        at += field.size
    assert at == len(row)
    return found


def two(number: int) -> list[int]:
    """A number in two bytes, the low one first."""
    return [number & 255, number >> 8 & 255]


def padded(values: list[int], room: int) -> list[int]:
    """Zeros up to the end of the room."""
    return values + [0] * (room - len(values))


def expect_nova_luna(state: NovaLunaState, seat: int) -> dict[str, list[int]]:
    """Nova Luna as a seat should see it; the free cells are compared apart, by what actions do."""
    players = len(state.displays)
    scores = [note.tiles + note.penalty for note in state.notes]
    found: dict[str, list[int]] = {
        "wheel": [state.wheel[(state.meeple + step) % 12] for step in range(12)],
        "supply": [len(state.supply)],
        "meeple": [state.meeple],
        "phase": [state.phase],
        "scored": [len(scores)],
        "phase_1": two(scores[0] if scores else 0),
        "phase_2": two(scores[1] if len(scores) > 1 else 0),
    }
    for turn in range(players):
        other = (seat + turn) % players
        display = state.displays[other]
        places = [coordinates(cell) for cell in display.at]
        open_tasks = [
            sum(1 << task for task, need in enumerate(TILES[tile].needs) if need in left)
            for tile, left in zip(display.tiles, display.open_tasks, strict=True)
        ]
        found |= {
            f"tokens_{turn}": [state.tokens_left[other]],
            f"turn_{turn}": [state.queue.index(other)],
            f"lead_{turn}": [min(255, state.distances[other] - state.distances[state.queue[0]])],
            f"size_{turn}": [len(display.tiles)],
            f"tiles_{turn}": padded(list(display.tiles), 44),
            f"x_{turn}": padded([x + 64 for x, _ in places], 44),
            f"y_{turn}": padded([y + 64 for _, y in places], 44),
            f"open_{turn}": padded(open_tasks, 44),
        }
    return found


def expect_luna(state: LunaState, seat: int) -> dict[str, list[int]]:
    """Luna as a seat should see it."""
    layout, sides = state.layout, len(state.supply)
    around = [(seat + turn) % sides for turn in range(sides)]
    turns = {other: turn for turn, other in enumerate(around)}
    voyage = state.voyage
    row, to = (voyage.last[0] * 2 + voyage.last[1], voyage.last[2]) if voyage else (0, 0)
    found = {
        "round": [state.round],
        "phase": [PHASES.index(state.phase)],
        "time_tokens": [0 if layout.is_solo else 3 if sides == 2 else 4],
        "tokens_turned": [state.tokens_turned],
        "book_used": [int(state.book_used)],
        "moon_priestess": [state.moon_priestess],
        "master_builder": [state.master_builder],
        "apostate": [state.apostate],
        "start_player": [(state.start_player - seat) % sides],
        "voyage": [int(voyage is not None)],
        "voyage_tide": [int(bool(voyage and voyage.is_tide))],
        "voyage_row": [row],
        "voyage_to": [to],
        "ring": list(layout.ring),
        "takings": list(state.takings),
        "arrived": [*(voyage.arrived if voyage else [0] * 7), 0],
    }
    approved = {
        tile for number, group in enumerate(layout.groups, 1) if number <= state.round for tile in group
    }
    for tile in range(1, 29):
        claimed, inside = tile in state.claims, tile in state.temple
        holder = state.temple.get(tile)
        found |= {
            f"symbol_{tile}": [layout.components.symbols[tile]],
            f"claim_{tile}": [1 + turns[state.claims[tile]] if claimed else 0],
            f"free_{tile}": [int(tile in layout.group and not claimed and not inside)],
            f"temple_{tile}": [0 if not inside else 5 if holder is None else 1 + turns[holder]],
            f"book_{tile}": [int(tile in state.books)],
            f"approved_{tile}": [int(tile in approved)],
        }
        lower = sum(1 << other for other in layout.neighbours.get(tile, ()) if other < tile)
        found[f"beside_{tile}"] = two(lower & 0xFFFF) + two(lower >> 16)
    for turn, other in enumerate(around):
        found |= {
            f"active_{turn}": [*state.active[other], state.stage[other]],
            f"inactive_{turn}": list(state.inactive[other]),
            f"shrines_{turn}": [int(built) for built in state.shrines[other]],
            f"favours_{turn}": [int(held) for held in state.favours[other]],
            f"supply_{turn}": [state.supply[other]],
            f"shrine_supply_{turn}": [state.shrine_supply[other]],
            f"council_{turn}": [state.council_seat[other]],
            f"standing_{turn}": [state.council_rank.index(other)],
            f"actions_{turn}": [state.actions_taken[other]],
            f"influence_{turn}": two(sum(state.points[other])),
        }
    return found


EXPECTED: dict[str, Any] = {"nova-luna": expect_nova_luna, "luna": expect_luna}
