"""Book: any book of the temple goes to an own novice there who has none."""

from collections.abc import Iterator

from lunarium.core.reasons import Reason
from lunarium.games.luna.actions.reasons import lacks_favour
from lunarium.games.luna.isles import BOOK
from lunarium.games.luna.moves import Book, Move, book
from lunarium.games.luna.rounds import end_action
from lunarium.games.luna.state import Source, State
from lunarium.games.luna.temple import novices_in_temple

RULE = "L: Book"


def options(state: State) -> Iterator[Move]:
    """Every book to every own novice without one."""
    if not state.favours[state.turn][BOOK]:
        return
    readers = [tile for tile in novices_in_temple(state, state.turn) if tile not in state.books]
    for origin in sorted(state.books):
        for to in readers:
            yield book(origin, to)


def perform(state: State, move: Book) -> None:
    """1 influence; with two sides the first Book action of a round brings 2 (L-15: in solo too)."""
    state.favours[state.turn][BOOK] = False
    state.books.remove(move.origin)
    state.books.add(move.to)
    is_first_of_two = state.layout.players == 2 and not state.book_used
    state.points[state.turn][Source.BOOK] += 2 if is_first_of_two else 1
    state.book_used = True
    end_action(state)


def refuse(state: State, move: Book) -> Iterator[Reason]:
    """Why the book stays where it is."""
    yield from lacks_favour(state, BOOK, RULE)
    if move.origin not in state.books:
        yield Reason("no-book-there", RULE, {"tile": move.origin})
    if state.temple.get(move.to) != state.turn:
        yield Reason("no-own-novice-there", RULE, {"tile": move.to})
    elif move.to in state.books:
        yield Reason("has-book-already", RULE, {"tile": move.to})
