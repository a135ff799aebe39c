"""Every page, and tables in every state: nothing serious for axe, what can scroll is reached and named."""

from __future__ import annotations

from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.support.quick_reviews import review_at_a_glance
from tests.support.ui.axe import find_faults
from tests.support.ui.layout import LIGHTEN, RESTORE, THOROUGH
from tests.support.ui.places import GROUPS, PAGES
from tests.support.ui.rest import wait_for_rest
from tests.support.ui.scrolling import find_nameless
from tests.support.ui.sizes import DESK, PHONE
from tests.support.ui.visitor import Visit

WIDTHS = (360, 820, 1440, 2560)


class Look(NamedTuple):
    """At which size, and by which light."""

    size: ViewportSize
    theme: str
    scheme: Literal["dark", "light"]


LOOKS = (
    Look(DESK, "night", "dark"),
    Look(PHONE, "night", "dark"),
    Look(PHONE, "day", "light"),
    Look(DESK, "day", "light"),
)


def find_too_wide(page: Page) -> list[str]:
    """The widths of screens on which the page scrolls sideways."""
    too_wide = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        wait_for_rest(page)
        if page.evaluate("document.documentElement.scrollWidth") > width:
            too_wide.append(f"scrolls sideways on {width} px")
    return too_wide


def choose_looks(turn: int) -> tuple[Look, ...]:
    """Two that have nothing in common, the other two in the next place."""
    return LOOKS if THOROUGH else (LOOKS[turn % 4], LOOKS[(turn + 2) % 4])


@pytest.mark.parametrize("group", GROUPS)
def test_no_serious_axe_violations(visit: Visit, monkeypatch: pytest.MonkeyPatch, group: str) -> None:
    """By night and by day, on a desk and on a phone, in turn; a thorough look is all four everywhere.

    One walks from place to place without loading the page anew: axe is read and compiled once.
    """
    review_at_a_glance(monkeypatch)
    ana = visit(None, name="Ana", bypass_csp=True)
    faults = []
    for turn, (name, open_it) in enumerate(GROUPS[group].items()):
        ana.page.set_viewport_size(DESK)
        open_it(ana)
        ana.page.evaluate(LIGHTEN)
        for size, theme, scheme in choose_looks(turn):
            ana.page.set_viewport_size(size)
            ana.page.emulate_media(color_scheme=scheme)
            ana.page.locator(f"html[data-theme={theme}]").wait_for()
            wait_for_rest(ana.page)
            found = (*find_faults(ana), *find_nameless(ana.page))
            faults += [f"{name}, {theme}, {size}: {fault}" for fault in found]
        if name in PAGES:  # tables: test_layout
            faults += [f"{name} {fault}" for fault in find_too_wide(ana.page)]
        ana.page.evaluate(RESTORE)
    assert not faults, "\n".join(faults)
