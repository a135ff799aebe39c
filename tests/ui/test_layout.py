"""Every state of a table at every size, in every language: all can be reached, read and hit."""

from __future__ import annotations

import pytest

from tests.ui.conftest import Visit
from tests.ui.layout import (
    FEW,
    GAMES,
    PLAYERS,
    find_moments,
    find_scoring,
    find_states,
    list_faults,
    sweep,
)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_its_place(visit: Visit, game: str, players: int) -> None:
    """Nothing covered or out of sight, no text cut off, no labels upon each other, no target too small."""
    ana = visit(None, name="Ana")
    faults = list_faults(sweep(ana, find_states(game, players)))
    assert not faults, "\n" + "\n".join(faults)


@pytest.mark.parametrize("game", GAMES)
def test_so_has_what_comes_and_goes(visit: Visit, game: str) -> None:
    """Cards, hints, phrases, a link as a code, the solo table."""
    ana = visit(None, name="Ana")
    faults = list_faults(sweep(ana, find_moments(game), sizes=FEW, languages=("de", "en")))
    assert not faults, "\n" + "\n".join(faults)


def test_so_has_a_scoring(visit: Visit) -> None:
    ana = visit(None, name="Ana")
    faults = list_faults(sweep(ana, find_scoring(), sizes=FEW, languages=("de",)))
    assert not faults, "\n" + "\n".join(faults)
