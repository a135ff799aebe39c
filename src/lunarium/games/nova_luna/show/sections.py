"""Sections: the parts of a game that a review sums up."""

from lunarium.core.telling import Telling
from lunarium.games.nova_luna.state import State


def section(state: State, uncovered: int) -> Telling:
    """The phase of a solo game, else how often the wheel has been filled."""
    if state.is_solo():
        return Telling("section-nova-luna-phase", {"number": state.phase})
    return Telling("section-nova-luna-wheel", {"number": uncovered + 1})
