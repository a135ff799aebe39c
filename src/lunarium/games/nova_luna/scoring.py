"""Scoring: which tasks a placed tile fulfils, how tokens cover them, and what a finished game is worth."""

from collections.abc import Mapping
from operator import itemgetter

from lunarium.core.game import Json, Outcome, Seat
from lunarium.core.score import Score
from lunarium.core.types import Options
from lunarium.games.nova_luna.cells import DOWN, LEFT, RIGHT, UP
from lunarium.games.nova_luna.setup import WHOLE_DISPLAY, tokens_to_place
from lunarium.games.nova_luna.state import FIRST_STACK, Display, Note, State
from lunarium.games.nova_luna.tiles import SHORT, TILES, UNITS

UNPLACED_PENALTY = 10  # solo: for each token
SOLO_AIM = 100  # less than this is good, says the rulebook
TOKENS_LEFT = Score(
    unit="tokens-left", of=lambda result, seat: int(result["tokens_left"][seat]), lower_is_better=True
)
SOLO_SCORE = Score(
    unit="solo-score",
    of=lambda result, seat: int(result["solo_score"]),
    lower_is_better=True,
    aim=SOLO_AIM,
    sources=("phase_1_tiles", "phase_1_penalty", "phase_2_tiles", "phase_2_penalty"),
)

Fulfilled = list[tuple[int, int]]  # the order of a tile and the need of its task


def place(display: Display, tile: int, cell: int) -> Fulfilled:
    """Place a tile and find the open tasks that it fulfils.

    What a tile has of a colour is the size of all groups of that colour beside it. Those of its own colour
    are one group through it, which it counts without itself. Each group keeps its watchers, the tiles that
    count it, so that only these are looked at when it grows.
    """
    order = len(display.tiles)
    colour, asks = TILES[tile].colour, TILES[tile].asks
    tiles, group, watchers = display.tiles, display.group, display.watchers
    alike: list[int] = []  # groups beside it that it joins
    asking: list[int] = []  # tiles beside it that ask for its colour
    count = 0
    for other in _lay(display, tile, cell):
        its_group = group[other]
        its_tile = TILES[tiles[other]]
        if its_tile.colour == colour:
            alike.append(its_group)
            continue
        if its_tile.asks[colour]:
            asking.append(other)
        unit = asks[its_tile.colour]
        if unit and order not in watchers[its_group]:  # a group that touches it twice counts once
            watchers[its_group] += (order,)
            count += unit * len(display.members[its_group])
    if asks[colour]:
        asking.append(order)
        count -= asks[colour]  # it will be in its group, but does not count itself
    display.counts.append(count)
    changed = _join(display, order, colour, alike, asking)
    changed.add(order)
    return _fulfilled(display, changed)


def _lay(display: Display, tile: int, cell: int) -> list[int]:
    """Put the tile on its cell and return the tiles beside it, by their order."""
    at, frontier = display.at, display.frontier
    del frontier[cell]
    neighbours = []
    for beside in (cell + UP, cell + RIGHT, cell + DOWN, cell + LEFT):
        if beside in at:
            neighbours.append(at[beside])
        else:
            frontier[beside] = None
    at[cell] = len(display.tiles)
    display.tiles.append(tile)
    display.open_tasks.append(TILES[tile].needs)
    return neighbours


def _join(display: Display, order: int, colour: int, alike: list[int], asking: list[int]) -> set[int]:
    """Make one group of the tile and the groups alike, and return the tiles that count it."""
    counts, members, watchers = display.counts, display.members, display.watchers
    unit = UNITS[colour]
    whole: tuple[int, ...] = ()
    watching = set(asking)
    for old in set(alike):
        whole += members[old]
        watching.update(watchers[old])
        for watcher in watchers[old]:
            counts[watcher] -= unit * len(members[old])
    whole += (order,)
    for watcher in watching:
        counts[watcher] += unit * len(whole)
    name = whole[0]
    display.group.append(name)
    for member in whole:
        display.group[member] = name
    members.append(())
    watchers.append(())
    members[name] = whole
    watchers[name] = tuple(watching)
    return watching


def _fulfilled(display: Display, changed: set[int]) -> Fulfilled:
    """The open tasks of these tiles for which they now have enough."""
    counts, open_tasks = display.counts, display.open_tasks
    return [
        (order, need) for order in changed for need in open_tasks[order] if not (counts[order] - need) & SHORT
    ]


def cover(state: State, seat: Seat, fulfilled: Fulfilled) -> None:
    """NL-4: cover every fulfilled task; NL-8: short of tokens, first come first served."""
    open_tasks = state.displays[seat].open_tasks
    fulfilled.sort(key=itemgetter(0))  # the tasks of one tile stay in the data's order
    for order, covered in fulfilled[: state.tokens_left[seat]]:
        open_tasks[order] = tuple(need for need in open_tasks[order] if need != covered)
        state.tokens_left[seat] -= 1


def sum_of_numbers(display: Display) -> int:
    """What all tiles of a display cost."""
    return sum(TILES[tile].number for tile in display.tiles)


def take_note(state: State) -> None:
    """Solo: write down what a phase costs."""
    missing = state.tokens_left[0] if state.notes else max(0, FIRST_STACK - state.tokens_placed())
    state.notes += (Note(_cost_of_phase(state), UNPLACED_PENALTY * missing),)


def _cost_of_phase(state: State) -> int:
    """Solo: the numbers that count for the phase under way."""
    numbers = sum_of_numbers(state.displays[0])
    if state.notes and state.options["solo_scoring"] != WHOLE_DISPLAY:  # NL-6
        numbers -= state.notes[0].tiles
    return numbers


def progress(state: State) -> list[int]:
    """By seat the tokens left; solo: the notes and what the phase under way has cost so far."""
    if not state.is_solo():
        return state.tokens_left.copy()
    noted = sum(note.total() for note in state.notes)
    return [noted if state.ending else noted + _cost_of_phase(state)]


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    if not state.ending:
        return None
    if state.is_solo():
        return _solo_outcome(state)
    # A tie goes to whoever would have come to move earlier: sorting keeps the queue's order.
    ranking = sorted(state.queue, key=state.tokens_left.__getitem__)
    return Outcome(
        ending=state.ending,
        ranking=tuple(ranking),
        result={"tokens_left": state.tokens_left.copy(), "ranking": ranking},
        breakdown=tuple(_breakdown(state, seat) for seat in range(len(state.displays))),
    )


def _breakdown(state: State, seat: Seat) -> Mapping[str, int]:
    display = state.displays[seat]
    return {
        "tokens_placed": tokens_to_place(state.options) - state.tokens_left[seat],
        "tokens_left": state.tokens_left[seat],
        "distance": state.distances[seat],
        "tiles": len(display.tiles),
    }


def _solo_outcome(state: State) -> Outcome:
    first, second = state.notes
    notes = [first.total(), second.total()]
    result: Json = {
        "tokens_left": [state.tokens_left[0]],
        "ranking": [0],
        "solo_score": sum(notes),
        "notes": notes,
    }
    breakdown = {
        "phase_1_tiles": first.tiles,
        "phase_1_penalty": first.penalty,
        "phase_2_tiles": second.tiles,
        "phase_2_penalty": second.penalty,
    }
    return Outcome(ending=state.ending, ranking=(0,), result=result, breakdown=(breakdown,))


def score(options: Options) -> Score:
    """The tokens left, or alone the sum of both notes."""
    return SOLO_SCORE if options["players"] == 1 else TOKENS_LEFT
