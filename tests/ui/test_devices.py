"""The pages around the tables on devices of four sizes: nothing scrolls sideways. Tables: test_layout."""

from __future__ import annotations

from tests.ui.conftest import Visit
from tests.ui.places import PAGES
from tests.ui.rest import wait_for_rest

SIZES = {"phone": (360, 640), "tablet": (820, 1180), "desk": (1440, 900), "wall": (2560, 1440)}


def test_nothing_scrolls_sideways(visit: Visit) -> None:
    """No page is wider than its screen."""
    ana = visit(None, name="Ana")
    wide = []
    for name, open_it in PAGES.items():
        open_it(ana)
        for size, (width, height) in SIZES.items():
            ana.page.set_viewport_size({"width": width, "height": height})
            wait_for_rest(ana.page)
            if ana.page.evaluate("document.documentElement.scrollWidth") > width:
                wide.append(f"{name} on a {size}")
    assert not wide
