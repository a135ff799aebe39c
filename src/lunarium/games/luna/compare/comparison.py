"""Comparison: why one action is better than another, by facts that the rules prove about both.

A journey or tide counts as one action, however many moves it takes. Points that are not paid yet are those of
the scoring "if the round ended now"; what somebody could do next is asked of the rules.
"""

from collections.abc import Callable, Iterator, Sequence

from lunarium.core.comparison import Fact, most_telling
from lunarium.core.telling import Telling
from lunarium.games.luna.compare.facts import beginning, forecasts, gains, opponent, outlook
from lunarium.games.luna.compare.facts.way import Way, follow
from lunarium.games.luna.moves import Move
from lunarium.games.luna.state import OPPONENT_PHASE, PAIR_PHASE, SHRINE_PHASE, State

Facts = Callable[[Way, Way], Iterator[Fact]]


def compare(state: State, played: Sequence[Move], better: Sequence[Move]) -> list[Telling]:
    """The one or two facts that speak most for the better move."""
    if not played or not better or played[0] == better[0]:
        return []
    one, other = follow(state, better, is_open=True), follow(state, played, is_open=False)
    if one is None or other is None:
        return []
    return most_telling(fact for facts in _facts(state) for fact in facts(one, other))


def _facts(state: State) -> tuple[Facts, ...]:
    """What can be said in this phase."""
    if state.phase in (SHRINE_PHASE, PAIR_PHASE):
        return (beginning.places,)
    if state.phase == OPPONENT_PHASE:
        return (opponent.answers, forecasts.priestess)
    return (
        gains.wins,
        gains.income,
        gains.temple,
        forecasts.priestess,
        forecasts.apostate,
        outlook.end_of_game,
        forecasts.end_of_round,
        outlook.prepares,
        outlook.claims,
        outlook.favours,
        outlook.novices,
        outlook.next_round,
    )
