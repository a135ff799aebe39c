"""What can be seen: everything but the order of the supply, the same for every seat and for a spectator."""

from random import Random
from typing import cast

from lunarium.core.game import Json, Seat
from lunarium.games.nova_luna import wire
from lunarium.games.nova_luna.cells import coordinates
from lunarium.games.nova_luna.rules import to_move
from lunarium.games.nova_luna.scoring import outcome, sum_of_numbers
from lunarium.games.nova_luna.state import FIRST_STACK, MOON_SPACES, Display, State
from lunarium.games.nova_luna.tiles import TILES


def view(state: State, seat: Seat | None) -> wire.NovaLunaView:
    """The game as anybody at the table sees it, whatever the seat."""
    return {
        "game": "nova-luna",
        "options": state.options.copy(),
        "to_move": to_move(state),
        "phase": state.phase or None,
        "wheel": [tile or None for tile in state.wheel],
        "meeple": state.meeple,
        "reach": [] if state.ending else state.reach(),
        "supply": len(state.supply),
        "unseen": sorted(state.supply),  # which tiles are in the supply is open, their order is not
        "queue": state.queue.copy(),
        "seats": [_view_seat(state, place) for place in range(len(state.displays))],
        "solo": _view_solo(state, state.phase) if state.phase else None,
        "outcome": _view_outcome(state),
    }


def reseal(setup: Json, state: State, rng: Random) -> Json:
    """A set-up that leads to this state as well, with what is still face down in another order."""
    drawn = len(setup["supply"]) - len(state.supply)
    face_down = setup["supply"][drawn:]
    rng.shuffle(face_down)
    return setup | {"supply": setup["supply"][:drawn] + face_down}


def _view_seat(state: State, seat: Seat) -> wire.NovaLunaSeat:
    distance = None if state.is_solo() else state.distances[seat]
    return {
        "seat": seat,
        "distance": distance,
        "space": None if distance is None else distance % MOON_SPACES,
        "tokens_left": state.tokens_left[seat],
        "display": _view_display(state.displays[seat]),
    }


def _view_display(display: Display) -> list[wire.PlacedTile]:
    tiles: list[wire.PlacedTile] = []
    for cell, order in display.at.items():
        tile = display.tiles[order]
        x, y = coordinates(cell)
        covered = [need not in display.open_tasks[order] for need in TILES[tile].needs]
        tiles.append({"tile": tile, "x": x, "y": y, "covered": covered, "order": order})
    return tiles


def _view_solo(state: State, phase: wire.Phase) -> wire.SoloLedger:
    """The ledger: the two stacks, the notes taken, and what the display comes to so far."""
    placed, left = state.tokens_placed(), state.tokens_left[0]
    first = max(0, FIRST_STACK - placed)  # NL-5: what the first stack lacks comes from the second
    return {
        "phase": phase,
        "stacks": [first, left - first],
        "notes": [note.total() for note in state.notes],
        "running": sum_of_numbers(state.displays[0]),
    }


def _view_outcome(state: State) -> wire.NovaLunaOutcome | None:
    over = outcome(state)
    if over is None:
        return None
    shown = {
        "ending": over.ending,
        "ranking": list(over.ranking),
        "result": over.result,
        "breakdown": [dict(points) for points in over.breakdown],
    }
    return cast("wire.NovaLunaOutcome", shown)


def unseen(state: State) -> int:
    """How many tiles of the supply are face down."""
    return len(state.supply)


def determinize(state: State, seat: Seat | None, rng: Random) -> State:
    """The supply in another order, which no player can tell from the true one."""
    world = state.copy()
    rng.shuffle(world.supply)
    return world
