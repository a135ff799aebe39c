"""What axe finds on every page, in both themes: nothing serious. What can scroll is reached and named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.ui.conftest import DESK, PHONE, Visit
from tests.ui.places import EVERYTHING
from tests.ui.rest import wait_for_rest
from tests.ui.scrolling import find_nameless
from tests.ui.visitor import Visitor

AXE = Path(__file__).parents[2] / "ui/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")


def find_faults(visitor: Visitor) -> list[str]:
    """What axe calls serious or critical, each with the places where it is so."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    look = "async () => (await axe.run({ resultTypes: ['violations'] })).violations"
    found: list[dict[str, Any]] = visitor.page.evaluate(look)
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("name", EVERYTHING)
def test_nothing_serious_stands_in_the_way(visit: Visit, name: str) -> None:
    """By night and by day, on a desk and on a phone."""
    ana = visit(None, name="Ana", is_painted=True, color_scheme="dark", bypass_csp=True)
    EVERYTHING[name](ana)
    faults = []
    for theme, scheme, size in (("night", "dark", DESK), ("day", "light", DESK), ("day", "light", PHONE)):
        ana.page.set_viewport_size(size)
        ana.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        ana.page.locator(f"html[data-theme={theme}]").wait_for()
        wait_for_rest(ana.page)
        faults += [f"{theme}, {size}: {fault}" for fault in (*find_faults(ana), *find_nameless(ana.page))]
    assert not faults, "\n".join(faults)
