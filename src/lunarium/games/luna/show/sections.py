"""Sections: the parts of a game that a review sums up."""

from lunarium.core.telling import Telling
from lunarium.games.luna.state import PAIR_PHASE, SHRINE_PHASE, State


def section(state: State, uncovered: int) -> Telling:
    """The round, or what comes before the first."""
    if state.phase in (SHRINE_PHASE, PAIR_PHASE):
        return Telling("section-luna-preliminary")
    return Telling("section-luna-round", {"number": state.round})
