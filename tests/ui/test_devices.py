"""Every page and board on devices of four sizes: nothing scrolls sideways, the next step is in reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.ui.conftest import Visit
from tests.ui.places import BOARDS, PAGES, RESULTS
from tests.ui.rest import wait_for_rest

SIZES = {
    "touch": {"phone": (390, 844), "tablet": (820, 1180)},
    "mouse": {"desk": (1440, 900), "wall": (2560, 1440)},
}


@pytest.mark.parametrize("pointer", SIZES)
def test_nothing_scrolls_sideways(visit: Visit, pointer: str) -> None:
    """Pages, boards and results; at a board the whole button that confirms is in sight."""
    ana = visit(None, name="Ana", has_touch=pointer == "touch")
    for name, open_it in (PAGES | BOARDS | RESULTS).items():
        open_it(ana)
        for size, (width, height) in SIZES[pointer].items():
            ana.page.set_viewport_size({"width": width, "height": height})
            wait_for_rest(ana.page)
            wide = ana.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{name} on a {size} is {wide} wide"
            if name in BOARDS:
                expect(ana.button("Confirm"), f"{name} on a {size}").to_be_in_viewport(ratio=1)
