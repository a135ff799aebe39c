"""Every page and every state of a table: all can be reached, read and hit, also with keys and by axe.

Each is opened once: the judge looks at its sizes and languages, then axe by night and by day.
"""

import re

import pytest

from tests.support.quick_reviews import review_at_a_glance
from tests.support.ui.layout import (
    FEW,
    GAMES,
    PLAYERS,
    WIDTHS,
    find_moments,
    find_states,
    list_faults,
    sweep,
)
from tests.support.ui.places import GROUPS
from tests.support.ui.visitor import Visit

FLOWING = r"\((e|x)\)"  # of what the judge says: pages flow, but scroll sideways nowhere
pytestmark = pytest.mark.timeout(400)  # some look at a state forty times
TIGHT = ((375, 553), (844, 390), (1440, 900))


@pytest.mark.parametrize("group", GROUPS)
def test_pages_and_dialogs_have_no_faults(visit: Visit, monkeypatch: pytest.MonkeyPatch, group: str) -> None:
    review_at_a_glance(monkeypatch)
    ana = visit(None, name="Ana", bypass_csp=True)
    found = sweep(ana, GROUPS[group], sizes=WIDTHS, languages=("en",), looks=2)
    faults = [fault for fault in list_faults(found) if re.search(FLOWING, fault)]
    assert not faults, "\n" + "\n".join(faults)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("game", GAMES)
def test_table_states_have_no_layout_faults(visit: Visit, game: str, players: int) -> None:
    """Nothing covered or out of sight, no text cut off, no labels upon each other, no target too small.

    A state is seen at some sizes with few players, at the others with many.
    """
    ana = visit(None, name="Ana", bypass_csp=True)
    half = PLAYERS.index(players)
    faults = list_faults(
        sweep(ana, find_states(game, players), half=half, looks=half)
    )  # axe: the fuller ones
    assert not faults, "\n" + "\n".join(faults)


def test_a_wide_font_pushes_nothing_out_of_its_place(visit: Visit) -> None:
    """Where the page's own cannot be had: the fullest table, in the longest language."""
    ana = visit(None, name="Ana", is_wide=True, bypass_csp=True)
    turn = {name: open_it for name, open_it in find_states("luna", 4).items() if name.endswith("turn")}
    faults = list_faults(sweep(ana, turn, sizes=TIGHT, languages=("de",)))
    assert not faults, "\n" + "\n".join(faults)


@pytest.mark.parametrize("game", GAMES)
def test_transient_panels_have_no_layout_faults(visit: Visit, game: str) -> None:
    """The table of one alone, cards, hints, phrases, a link as a code, a round's scoring.

    They are seen at some sizes in one game, at the others in the other one.
    """
    ana = visit(None, name="Ana", bypass_csp=True)
    faults = list_faults(sweep(ana, find_moments(game), sizes=FEW, half=GAMES.index(game), looks=1))
    assert not faults, "\n" + "\n".join(faults)
