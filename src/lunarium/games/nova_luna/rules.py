"""The rules of a turn: who moves, what is allowed, what a move does."""

from lunarium.core.game import Seat
from lunarium.games.nova_luna import scoring
from lunarium.games.nova_luna.cells import cell
from lunarium.games.nova_luna.moves import END_PHASE, REFILL, TAKES, EndPhase, Move, Refill, Take
from lunarium.games.nova_luna.state import SPACES, State
from lunarium.games.nova_luna.tiles import TILES


def to_move(state: State) -> Seat | None:
    """The seat whose turn it is; None when the game is over."""
    return None if state.ending else state.queue[0]


def legal_moves(state: State) -> list[Move]:
    """All moves that are allowed now, always in the same order.

    `refill` or `end-phase` comes first; then tile by tile, clockwise from the meeple; for each tile the free
    cells beside the display in the order in which they became so: those of a new tile up, right, down, left.
    """
    moves: list[Move] = []
    if state.ending:
        return moves
    if state.can_refill():
        moves.append(REFILL)
    elif state.can_end_phase():
        moves.append(END_PHASE)
    frontier = state.displays[state.queue[0]].frontier
    for tile in state.reach():
        moves += map(TAKES[tile].__getitem__, frontier)
    return moves


def apply(state: State, move: Move) -> None:
    """Play a legal move, with all that follows from it; nothing is checked here."""
    match move:
        case Take():
            _take(state, move)
        case Refill():
            _refill(state)
        case EndPhase():
            _end_first_phase(state)


def _take(state: State, move: Take) -> None:
    """Take the tile, advance, place it, cover tasks; then the track may be empty or the game over."""
    seat = state.queue[0]
    state.meeple = space = state.wheel.index(move.tile)
    state.wheel[space] = 0
    fulfilled = scoring.place(state.displays[seat], move.tile, cell(move.x, move.y))
    if fulfilled:
        scoring.cover(state, seat, fulfilled)
    if state.phase:
        _go_on_solo(state)
    else:
        _advance(state, TILES[move.tile].number)
        _go_on(state, seat)


def _advance(state: State, number: int) -> None:
    """Move the token on; NL-1: whoever has come least far is next, and the last to arrive lies on top."""
    queue, distances = state.queue, state.distances
    seat = queue.pop(0)
    distances[seat] = distance = distances[seat] + number
    behind = sum(distances[other] < distance for other in queue)
    queue.insert(behind, seat)


def _go_on(state: State, seat: Seat) -> None:
    """NL-7: the end at once, or the compulsory refill, belongs to the move that brings it about."""
    if not state.tokens_left[seat]:
        state.ending = "last-token"
    elif not any(state.wheel):
        if state.supply:
            _refill(state)
        else:
            state.ending = "no-tiles"


def _go_on_solo(state: State) -> None:
    """Solo: the game ends with the last token, a phase by itself only when the track is empty."""
    if not state.tokens_left[0]:
        end_solo(state, "all-placed")
    elif not any(state.wheel):
        if state.phase == 1:
            _end_first_phase(state)
        else:
            end_solo(state, "no-tiles")


def _end_first_phase(state: State) -> None:
    """Solo: note the first phase; the second starts with a full track, where untaken tiles stay."""
    scoring.take_note(state)
    state.phase = 2
    _refill(state)


def end_solo(state: State, ending: str) -> None:
    """Solo: with all tokens placed in the first phase, both notes are taken at once."""
    while len(state.notes) < 2:
        scoring.take_note(state)
    state.ending = ending


def _refill(state: State) -> None:
    """NL-3: fill all empty spaces, clockwise from the meeple, as far as the supply goes."""
    wheel, supply = state.wheel, state.supply
    for step in range(1, SPACES):
        space = (state.meeple + step) % SPACES
        if not wheel[space]:
            if not supply:
                return
            wheel[space] = supply.pop()
