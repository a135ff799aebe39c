"""The preliminary round: shrines and pairs onto the isles, by choice or as the data file gives them."""

from collections.abc import Iterator

from lunarium.core.game import Seat
from lunarium.core.reasons import Reason
from lunarium.games.luna.isles import HERBS, ISLES, Isle
from lunarium.games.luna.moves import Move, PlacePair, PlaceShrine, place_pair, place_shrine
from lunarium.games.luna.rounds import begin_round
from lunarium.games.luna.state import PAIR_PHASE, State

RULE = "L: preliminary round"
SUPPLY_AFTER = 4  # novices left when all pairs stand: 13, less one in the temple, less four pairs


def begin_preliminary_round(state: State) -> None:
    """In solo the opponent's pieces stand before the player begins."""
    if not state.layout.is_solo:
        return
    opponent = 1
    for isle in range(len(ISLES)):
        state.active[opponent][isle] = 1 if isle == state.master_builder else 2
    state.shrines[opponent][state.master_builder] = True
    state.shrine_supply[opponent] -= 1
    state.supply[opponent] = 0
    start_tile = state.layout.setup["start_tiles"][opponent]
    state.active[opponent][state.layout.components.symbols[start_tile]] -= 1


def place_preselected(state: State) -> None:
    """The given set-up, without a preliminary round."""
    given = state.layout.components.preselected
    for seat in state.people:
        _put_shrine(state, seat, given.shrines[seat])
        for isle in given.pairs[seat]:
            _put_pair(state, seat, isle)
    _finish(state)


def shrine_options(state: State) -> Iterator[Move]:
    """Where the first shrine may stand."""
    return (
        place_shrine(isle) for isle in range(len(ISLES)) if not any(refuse_shrine(state, PlaceShrine(isle)))
    )


def place(state: State, move: PlaceShrine) -> None:
    """Put the first shrine; after everybody's, the pairs follow."""
    _put_shrine(state, state.turn, move.isle)
    _pass_on(state)
    if all(any(state.shrines[seat]) for seat in state.people):
        state.phase = PAIR_PHASE


def refuse_shrine(state: State, move: PlaceShrine) -> Iterator[Reason]:
    """No isle gets two shrines; the herbs isle none with two players and in solo."""
    isle = ISLES[move.isle]
    if any(state.shrines[seat][move.isle] for seat in range(state.layout.players)):
        yield Reason("isle-has-shrine", RULE, {"isle": isle})
    if move.isle == HERBS and state.layout.players == 2:
        yield Reason("no-first-shrine-on-herbs", RULE)


def pair_options(state: State) -> Iterator[Move]:
    """Where the next pair may stand."""
    return (place_pair(isle) for isle in range(len(ISLES)) if not any(refuse_pair(state, PlacePair(isle))))


def place_two(state: State, move: PlacePair) -> None:
    """Put a pair; after everybody's fourth, the favours and the first round follow."""
    _put_pair(state, state.turn, move.isle)
    _pass_on(state)
    if all(state.supply[seat] == SUPPLY_AFTER for seat in state.people):
        _finish(state)


def refuse_pair(state: State, move: PlacePair) -> Iterator[Reason]:
    """A pair goes where the player has nothing yet."""
    if _has_piece(state, state.turn, move.isle):
        yield Reason("own-piece-there", RULE, {"isle": ISLES[move.isle]})


def _put_shrine(state: State, seat: Seat, isle: Isle) -> None:
    state.shrines[seat][isle] = True
    state.shrine_supply[seat] -= 1


def _put_pair(state: State, seat: Seat, isle: Isle) -> None:
    state.active[seat][isle] += 2
    state.supply[seat] -= 2


def _has_piece(state: State, seat: Seat, isle: Isle) -> bool:
    return state.shrines[seat][isle] or state.active[seat][isle] > 0


def _pass_on(state: State) -> None:
    state.turn = (state.turn + 1) % len(state.people)


def _finish(state: State) -> None:
    """A favour from each of the two isles where the player has nothing."""
    for seat in state.people:
        for isle in range(len(ISLES)):
            state.favours[seat][isle] = not _has_piece(state, seat, isle)
    begin_round(state)
