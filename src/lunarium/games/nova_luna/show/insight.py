"""Insight: what every move would bring, what each task still lacks, and why a tile cannot be taken.

All of it is found by playing moves on copies, and nothing of it depends on the order of the supply. A reason
is given as its code, rule and parameters; whoever passes it on adds the sentence. The fields are explained
where they are typed, in `wire.py`.
"""

from collections.abc import Iterator
from functools import lru_cache

from lunarium.core.types import Reason
from lunarium.games.nova_luna import wire
from lunarium.games.nova_luna.cells import DOWN, LEFT, RIGHT, UP, coordinates
from lunarium.games.nova_luna.moves import END_PHASE, Move, Take, take, write
from lunarium.games.nova_luna.refusals import refuse
from lunarium.games.nova_luna.rules import apply, legal_moves
from lunarium.games.nova_luna.state import MOON_SPACES, REACH, Display, State
from lunarium.games.nova_luna.tiles import COLOURS, LETTERS, TILES

BESIDE = (UP, RIGHT, DOWN, LEFT)
COUNT_OF_COLOUR = 0xFF


def insight(state: State) -> wire.NovaLunaInsight:
    """Everything that helps the seat to move to decide; nothing in it is secret."""
    after = {move: play(state, move) for move in legal_moves(state)}
    brings = {move: _move(state, then, move) for move, then in after.items()}
    return {
        "game": "nova-luna",
        "moves": {write(move): what for move, what in brings.items()},
        "tiles": _tiles(state, after, brings),
        "refill": {"next": state.queue[0], "reach_unknown": True} if state.can_refill() else None,
        "end_phase": _end_phase(after[END_PHASE]) if END_PHASE in after else None,
        "tasks": [list(_tasks(display)) for display in state.displays],
        "refused": _refused(state),
    }


def play(state: State, move: Move) -> State:
    """The state after a move; it shares the displays of the others, which no move touches."""
    after, seat = state.shallow_copy(), state.queue[0]
    after.displays[seat] = after.displays[seat].copy()
    apply(after, move)
    return after


def _move(state: State, after: State, move: Move) -> wire.NovaLunaMoveInsight:
    """The tasks that a move covers and those that it brings nearer; `ends`: the game is over with it."""
    covers: list[wire.CoveredTask] = []
    nearer: list[wire.NearerTask] = []
    if isinstance(move, Take):
        seat = state.queue[0]
        old, new = state.displays[seat], after.displays[seat]
        cells = list(new.at)
        for order in _touched(old, new):
            covers += _covers(old, new, order, cells)
            nearer += _nearer(old, new, order, cells)
    return {"tokens": len(covers), "covers": covers, "nearer": nearer, "ends": bool(after.ending)}


def _touched(old: Display, new: Display) -> Iterator[int]:
    """The tiles whose count has changed, and the new one."""
    for order, (before, after) in enumerate(zip(old.counts, new.counts, strict=False)):
        if before != after:
            yield order
    yield len(old.tiles)


def _covers(old: Display, new: Display, order: int, cells: list[int]) -> Iterator[wire.CoveredTask]:
    """The tasks of a tile that the move has covered, with the tiles that count for each."""
    tile = TILES[new.tiles[order]]
    was_open = old.open_tasks[order] if order < len(old.tiles) else tile.needs
    if was_open == new.open_tasks[order]:
        return
    x, y = coordinates(cells[order])
    for task, need in enumerate(tile.needs):
        if need in was_open and need not in new.open_tasks[order]:
            counted = _counted(new, order, tile.tasks[task], cells)
            yield {"x": x, "y": y, "task": task, "cells": counted}


def _nearer(old: Display, new: Display, order: int, cells: list[int]) -> Iterator[wire.NearerTask]:
    """The open tasks of a tile that lack less than before; a new tile's before: all."""
    tile = TILES[new.tiles[order]]
    before = old.counts[order] if order < len(old.tiles) else 0
    x, y = coordinates(cells[order])
    for need in new.open_tasks[order]:
        task = tile.needs.index(need)
        lacks = lacking(tile.tasks[task], new.counts[order])
        if len(lacks) < len(lacking(tile.tasks[task], before)):
            yield {"x": x, "y": y, "task": task, "lacks": lacks}


def _tiles(
    state: State, after: dict[Move, State], brings: dict[Move, wire.NovaLunaMoveInsight]
) -> dict[str, wire.TileInReach]:
    """By tile in reach: what taking it means for the order of play wherever it goes, and brings at best."""
    tiles = {}
    for tile in [] if state.ending else state.reach():
        moves = [move for move in after if isinstance(move, Take) and move.tile == tile]
        taken = [after[move] for move in moves]
        goes_on = [then for then in taken if not then.ending]
        best = max(brings[move]["tokens"] for move in moves)
        tiles[str(tile)] = _tile(state, (goes_on or taken)[0], best)
    return tiles


def _tile(state: State, after: State, best: int) -> wire.TileInReach:
    """Where the token lands and who moves then; without the moon track (solo) that is null."""
    seat, is_solo, is_over = state.queue[0], state.is_solo(), bool(after.ending)
    distance = after.distances[seat]
    is_filled = len(after.supply) < len(state.supply)  # what has come up is not to be known yet
    return {
        "lands": None if is_solo else distance % MOON_SPACES,
        "distance": None if is_solo else distance,
        "next": None if is_over else after.queue[0],
        "turns": None if is_solo else 1 + (after.queue[0] == seat and not is_over),
        "queue": None if is_solo else after.queue,
        "reach": None if is_filled else [] if is_over else after.reach(),
        "best": best,
    }


def _end_phase(after: State) -> wire.EndPhasePreview:
    """Solo: what would be written down for the first phase."""
    note = after.notes[0]
    return {"note": note.total(), "tiles": note.tiles, "penalty": note.penalty}


def _tasks(display: Display) -> Iterator[wire.Task]:
    """Every task of a display: what it needs, what it lacks, and the tiles that count for it."""
    cells = list(display.at)
    for order, name in enumerate(display.tiles):
        x, y = coordinates(cells[order])
        for task, (needs, packed) in enumerate(zip(TILES[name].tasks, TILES[name].needs, strict=True)):
            covered = packed not in display.open_tasks[order]
            yield {
                "x": x,
                "y": y,
                "task": task,
                "needs": needs,
                "lacks": "" if covered else lacking(needs, display.counts[order]),
                "covered": covered,
                "cells": _counted(display, order, needs, cells),
            }


@lru_cache(maxsize=4096)  # few tasks and small counts, asked for with every move that could be made
def lacking(task: str, count: int) -> str:
    """The letters of a task that are still missing, in its own order."""
    have = [count >> 8 * colour & COUNT_OF_COLOUR for colour in range(len(COLOURS))]
    lacks = ""
    for letter in task:
        colour = LETTERS.index(letter)
        if have[colour]:
            have[colour] -= 1
        else:
            lacks += letter
    return lacks


def _counted(display: Display, order: int, task: str, cells: list[int]) -> list[wire.Cell]:
    """The cells that count for a task: groups of its colours beside the tile, but never the tile itself."""
    groups = set()
    for beside in BESIDE:
        other = display.at.get(cells[order] + beside)
        if other is not None and LETTERS[TILES[display.tiles[other]].colour] in task:
            groups.add(display.group[other])
    counted = {member for group in groups for member in display.members[group]} - {order}
    return [list(coordinates(cells[member])) for member in sorted(counted)]


def _refused(state: State) -> dict[str, Reason]:
    """The tiles on the wheel that are out of reach, each with the first reason."""
    if state.ending:
        return {}
    x, y = coordinates(next(iter(state.displays[state.queue[0]].frontier)))
    return {str(tile): refuse(state, take(tile, x, y))[0].as_data() for tile in state.clockwise()[REACH:]}
