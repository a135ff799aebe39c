"""The rules of Luna: who moves, what they may do, and what happens then. Each action has its own file."""

from collections.abc import Callable, Iterator
from typing import Any

from lunarium.core.game import Seat
from lunarium.core.reasons import Reason
from lunarium.games.luna import moves, preliminary, solo
from lunarium.games.luna.actions import (
    book,
    council,
    expulsion,
    favour,
    herbs,
    meditation,
    promotion,
    recruit,
    sailboat,
    sanctification,
    shrine,
    voyage,
)
from lunarium.games.luna.moves import Move
from lunarium.games.luna.state import (
    ACTION_PHASE,
    MOST_ACTIONS,
    OPPONENT_PHASE,
    OVER,
    PAIR_PHASE,
    SHRINE_PHASE,
    State,
)

ACTIONS: tuple[Callable[[State], Iterator[Move]], ...] = (
    favour.options,
    recruit.options,
    shrine.options,
    herbs.options,
    voyage.journey_options,
    voyage.tide_options,
    sailboat.options,
    promotion.options,
    sanctification.options,
    book.options,
    council.options,
    expulsion.options,
)
PHASE_RULES = {
    SHRINE_PHASE: preliminary.RULE,
    PAIR_PHASE: preliminary.RULE,
    OPPONENT_PHASE: solo.RULE,
    ACTION_PHASE: "L: action phase",
    OVER: "L: end",
}
ENDINGS = (meditation.options, solo.end_options)  # what even L-18 leaves

# move -> (the phase it belongs to, its effect, its refusals); each function takes just its kind of move
_TABLE: dict[
    type[Move], tuple[str, Callable[[State, Any], None], Callable[[State, Any], Iterator[Reason]]]
] = {
    moves.PlaceShrine: (SHRINE_PHASE, preliminary.place, preliminary.refuse_shrine),
    moves.PlacePair: (PAIR_PHASE, preliminary.place_two, preliminary.refuse_pair),
    moves.Deactivate: (OPPONENT_PHASE, solo.start_opponent, solo.refuse_deactivate),
    moves.Favour: (ACTION_PHASE, favour.perform, favour.refuse),
    moves.Recruit: (ACTION_PHASE, recruit.perform, recruit.refuse),
    moves.Shrine: (ACTION_PHASE, shrine.perform, shrine.refuse),
    moves.Herbs: (ACTION_PHASE, herbs.perform, herbs.refuse),
    moves.Journey: (ACTION_PHASE, voyage.open_journey, voyage.refuse_journey),
    moves.Tide: (ACTION_PHASE, voyage.open_tide, voyage.refuse_tide),
    moves.Step: (ACTION_PHASE, voyage.take_step, voyage.refuse_step),
    moves.Done: (ACTION_PHASE, voyage.finish, voyage.refuse_done),
    moves.Sail: (ACTION_PHASE, sailboat.perform, sailboat.refuse),
    moves.Promote: (ACTION_PHASE, promotion.perform, promotion.refuse),
    moves.Sanctify: (ACTION_PHASE, sanctification.perform, sanctification.refuse),
    moves.Book: (ACTION_PHASE, book.perform, book.refuse),
    moves.Council: (ACTION_PHASE, council.perform, council.refuse),
    moves.Expel: (ACTION_PHASE, expulsion.perform, expulsion.refuse),
    moves.Meditate: (ACTION_PHASE, meditation.perform, meditation.refuse),
    moves.EndRound: (ACTION_PHASE, solo.end, solo.refuse_end),
}


def to_move(state: State) -> Seat | None:
    """Whose move it is; nobody's when the game is over."""
    return None if state.phase == OVER else state.turn


def legal_moves(state: State) -> list[Move]:
    """Every move that is allowed now: by action in the order of ACTIONS, then by isle or tile."""
    if state.phase == ACTION_PHASE:
        return _actions(state)
    if state.phase == SHRINE_PHASE:
        return list(preliminary.shrine_options(state))
    if state.phase == PAIR_PHASE:
        return list(preliminary.pair_options(state))
    if state.phase == OPPONENT_PHASE:
        return list(solo.deactivate_options(state))
    return []


def apply(state: State, move: Move) -> None:
    """Carry out a move that is known to be legal, in place."""
    _TABLE[type(move)][1](state, move)


def is_midway(state: State) -> bool:
    """Whether a journey or tide has begun whose steps may still be taken back."""
    return state.voyage is not None


def refuse(state: State, move: Move) -> list[Reason]:
    """Why this move is not allowed now; empty exactly when it is."""
    phase, _, reasons = _TABLE[type(move)]
    if state.layout.is_solo and isinstance(move, moves.Meditate):
        return list(reasons(state, move))
    if not state.layout.is_solo and isinstance(move, moves.Deactivate | moves.EndRound):
        return list(reasons(state, move))
    if state.phase != phase:
        return [Reason(f"phase-{state.phase}", PHASE_RULES[state.phase])]
    is_step = isinstance(move, moves.Step | moves.Done)
    if state.voyage is not None and not is_step:
        return [Reason("voyage-under-way", "L: Tide" if state.voyage.is_tide else "L: Journey")]
    is_ending = isinstance(move, moves.Meditate | moves.EndRound)
    if _is_spent(state) and not is_ending and not is_step:
        return [Reason("too-many-actions", "L-18", {"most": MOST_ACTIONS})]
    return list(reasons(state, move))


def _actions(state: State) -> list[Move]:
    """A voyage goes on; a player at the limit may only stop (L-18); else all actions."""
    if state.voyage is not None:
        return list(voyage.step_options(state))
    options = [] if _is_spent(state) else [move for action in ACTIONS for move in action(state)]
    for ending in ENDINGS:
        options.extend(ending(state))
    return options


def _is_spent(state: State) -> bool:
    """L-18: a hundred actions are enough for one action phase."""
    return state.actions_taken[state.turn] >= MOST_ACTIONS
