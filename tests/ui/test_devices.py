"""Every page and board on devices of four sizes: nothing scrolls sideways, the next step is in reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.ui.conftest import Visit
from tests.ui.places import BOARDS, PAGES, RESULTS

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900), "wall": (2560, 1440)}


@pytest.mark.parametrize("size", SIZES)
def test_nothing_scrolls_sideways(visit: Visit, size: str) -> None:
    """Pages, boards and results; at a board the whole button that confirms is in sight."""
    width, height = SIZES[size]
    touch = size in ("phone", "tablet")
    ana = visit(None, name="Ana", viewport={"width": width, "height": height}, has_touch=touch)
    for name, open_it in (PAGES | BOARDS | RESULTS).items():
        open_it(ana)
        wide = ana.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{name} is {wide} wide"
        if name in BOARDS:
            expect(ana.button("Confirm"), name).to_be_in_viewport(ratio=1)
