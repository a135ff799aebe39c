"""The solo opponent's script, and the player's two moves that only solo has."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.games.luna import temple
from lunarium.games.luna.isles import ISLES
from lunarium.games.luna.moves import END_ROUND, Deactivate, EndRound, Move, deactivate
from lunarium.games.luna.rounds import end_round
from lunarium.games.luna.state import ACTION_PHASE, Source, State

RULE = "L: solo"
PLAYER, OPPONENT = 0, 1


def deactivate_options(state: State) -> Iterator[Move]:
    """L-12: every isle with an active novice of the opponent."""
    return (deactivate(isle) for isle, active in enumerate(state.active[OPPONENT]) if active)


def start_opponent(state: State, move: Deactivate) -> None:
    """His novices there lift his disc and sleep; then he takes a tile, and perhaps a book."""
    count = state.active[OPPONENT][move.isle]
    state.active[OPPONENT][move.isle] = 0
    state.inactive[OPPONENT][move.isle] += count
    state.raise_disc(OPPONENT, count)
    if _take_tile(state):
        _take_book(state)
    state.phase = ACTION_PHASE


def refuse_deactivate(state: State, move: Deactivate) -> Iterator[Reason]:
    """Why this isle cannot be chosen."""
    if not state.layout.is_solo:
        yield Reason("only-in-solo", RULE)
    elif not state.active[OPPONENT][move.isle]:
        yield Reason("no-opponent-there", "L-12", {"isle": ISLES[move.isle]})


def end_options(state: State) -> Iterator[Move]:
    """In solo the player decides when the round ends."""
    if state.layout.is_solo:
        yield END_ROUND


def end(state: State, move: EndRound) -> None:
    """The round is scored."""
    end_round(state)


def refuse_end(state: State, move: EndRound) -> Iterator[Reason]:
    """Against others, time tokens end the round."""
    if not state.layout.is_solo:
        yield Reason("only-in-solo", RULE)


def _take_tile(state: State) -> bool:
    """The highest free approved tile for which he has an active novice; L-13: it displaces as usual."""
    symbols = state.layout.components.symbols
    for tile in sorted(state.layout.group, reverse=True):
        isle = symbols[tile]
        if state.is_free(tile) and state.is_approved(tile) and state.active[OPPONENT][isle]:
            state.active[OPPONENT][isle] -= 1
            temple.enter(state, OPPONENT, tile)
            return True
    return False


def _take_book(state: State) -> None:
    """From the player's lowest tile with a book to his lowest without one (L-14), for 1 influence."""
    books = [tile for tile in temple.novices_in_temple(state, PLAYER) if tile in state.books]
    readers = [tile for tile in temple.novices_in_temple(state, OPPONENT) if tile not in state.books]
    if books and readers:
        state.books.remove(books[0])
        state.books.add(readers[0])
        state.points[OPPONENT][Source.BOOK] += 1
