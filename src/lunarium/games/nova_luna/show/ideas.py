"""Ideas: what a move is for, and what it keeps the others from."""

from lunarium.core.telling import Telling
from lunarium.games.nova_luna.moves import Move, Take, kind
from lunarium.games.nova_luna.scoring import place
from lunarium.games.nova_luna.show.insight import play
from lunarium.games.nova_luna.show.places import name_tile
from lunarium.games.nova_luna.state import State


def idea(state: State, move: Move) -> str:
    """The tile and the tasks that it covers: places with the same effect are one idea."""
    if not isinstance(move, Take):
        return kind(move)
    seat = state.queue[0]
    before, after = state.displays[seat].open_tasks, play(state, move).displays[seat].open_tasks
    covers = [order for order, tasks in enumerate(before) if tasks != after[order]]
    return f"{move.tile} {covers} {len(after[-1])}"


def denies(state: State, move: Move) -> list[Telling]:
    """The tiles that the next player could have used, and can no longer reach."""
    if not isinstance(move, Take) or state.is_solo():
        return []
    after = play(state, move)
    rival = after.queue[0]
    if after.ending or rival == state.queue[0] or len(after.supply) < len(state.supply):
        return []
    gone = [tile for tile in state.reach() if tile not in after.reach()]
    useful = [(tile, most_tasks(state, rival, tile)) for tile in gone]
    return [
        Telling("hint-nl-tile", {"who": rival, "count": tasks, **name_tile(tile)})
        for tile, tasks in useful
        if tasks
    ]


def most_tasks(state: State, seat: int, tile: int) -> int:
    """How many tasks a tile would fulfil at its best place in this seat's display."""
    display = state.displays[seat]
    return max(len(place(display.copy(), tile, cell)) for cell in display.frontier)
