"""The course of a round: its beginning, its scoring, and what moves before the next one."""

from lunarium.games.luna.isles import ISLES, Isle
from lunarium.games.luna.scoring import losses, prizes, score_end, score_round
from lunarium.games.luna.state import ACTION_PHASE, OPPONENT_PHASE, OVER, ROUNDS, State
from lunarium.games.luna.temple import novices_in_temple
from lunarium.games.luna.wire import Forecast


def begin_round(state: State) -> None:
    """The start player acts first; in solo the opponent's part comes before that."""
    state.phase = OPPONENT_PHASE if state.layout.is_solo else ACTION_PHASE
    state.turn = 0 if state.layout.is_solo else state.start_player
    state.tokens_turned = 0
    state.book_used = False
    state.actions_taken = [0] * state.layout.players
    state.takings = [0] * len(ISLES)


def end_action(state: State) -> None:
    """The turn passes clockwise; in solo the player goes on."""
    state.actions_taken[state.turn] += 1
    state.turn = (state.turn + 1) % len(state.people)


def end_round(state: State) -> None:
    """Score, then go on with the next round or end the game; the seat to move has ended the action phase."""
    let_opponent_build(state)
    score_round(state)
    if state.round == ROUNDS:
        score_end(state)
        state.phase = OVER
        return
    _pass_start_player(state)
    _wake(state)
    _move_figures(state)
    state.round += 1
    begin_round(state)


def let_opponent_build(state: State) -> None:
    """Solo: the opponent builds where the Master Builder stands, if a novice of his is awake there."""
    if not state.layout.is_solo:
        return
    opponent, isle = 1, state.master_builder
    if state.active[opponent][isle] and not state.shrines[opponent][isle] and state.shrine_supply[opponent]:
        state.shrines[opponent][isle] = True
        state.shrine_supply[opponent] -= 1


def sum_up(brings: Forecast) -> int:
    """What a scoring brings in all."""
    return brings["priestess"] + brings["apostate"] + brings["temple"]


def forecast(state: State) -> list[Forecast | None]:
    """By seat what the round's scoring would bring if it came now; the solo opponent builds before it."""
    if state.phase not in (ACTION_PHASE, OPPONENT_PHASE):
        return [None] * state.layout.players
    if state.layout.is_solo:
        state = state.copy()
        let_opponent_build(state)
    won, lost = prizes(state), losses(state)
    return [
        {"priestess": won[seat], "apostate": -lost[seat], "temple": len(novices_in_temple(state, seat))}
        for seat in range(state.layout.players)
    ]


def _pass_start_player(state: State) -> None:
    """Left of whoever turned the last token; with two players it alternates; never in solo."""
    if state.layout.is_solo:
        return
    if state.layout.players == 2:
        state.start_player = 1 - state.start_player
    else:
        state.start_player = (state.turn + 1) % state.layout.players


def _wake(state: State) -> None:
    """Inactive novices step back onto their isles."""
    for seat in range(state.layout.players):
        for isle in range(len(ISLES)):
            state.active[seat][isle] += state.inactive[seat][isle]
            state.inactive[seat][isle] = 0


def _move_figures(state: State) -> None:
    """Priestess and Builder walk their printed number; the Apostate seeks company."""
    state.moon_priestess = next_priestess(state)
    state.master_builder = next_builder(state)
    state.apostate = next_apostate(state)


def next_priestess(state: State) -> Isle:
    """Where the Moon Priestess will be next round."""
    side = state.layout.components.priestess[state.layout.players]
    return state.layout.clockwise(state.moon_priestess, side.moves)


def next_builder(state: State) -> Isle:
    """Where the Master Builder will be next round."""
    return state.layout.clockwise(state.master_builder, state.layout.components.builder_moves)


def next_apostate(state: State) -> Isle:
    """The next isle with anybody's novice, in solo the player's; L-11: else he comes full circle."""
    for steps in range(1, len(ISLES)):
        isle = state.layout.clockwise(state.apostate, steps)
        if any(state.novices_at(seat, isle) for seat in state.people):
            return isle
    return state.apostate
