"""What can scroll has a name and a place in the order of Tab, also where it is opened by playing."""

import re

from playwright.sync_api import ViewportSize

from tests.support.ui import luna
from tests.support.ui.scrolling import find_nameless
from tests.support.ui.sizes import DESK, PHONE
from tests.support.ui.visitor import ME, Visit, Visitor


def sit_down(visit: Visit, viewport: ViewportSize) -> Visitor:
    """Ana at a table of Luna on which much can be done."""
    ana = visit(None, name="Ana", viewport=viewport)
    made = ana.set_table("luna-2p-preselected", [ME, ME], starts=0, deal=9)
    ana.open_table(made["snapshot"]["table"]["id"])
    return ana


def test_scroll_areas_of_luna_are_named_on_a_phone(visit: Visit) -> None:
    """The island from near, targets and ways of an action, a journey in the making, the drawer."""
    ana = sit_down(visit, PHONE)
    faults = []
    ana.page.locator("button.zoom").click()
    ana.page.get_by_role("group", name="Sea, isles and temple").and_(ana.page.locator(".near")).wait_for()
    faults += find_nameless(ana.page)
    luna.action(ana, "favour").click()
    ana.page.get_by_role("group", name="Where?").wait_for()
    faults += find_nameless(ana.page)
    ana.page.keyboard.press("Escape")
    luna.action(ana, "journey").click()
    journey = ana.page.get_by_role("region", name="Journey")
    for _ in range(2):
        journey.get_by_role("group", name="Where?").get_by_role("button").first.click()
    journey.get_by_role("list").wait_for()
    faults += find_nameless(ana.page)
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    ana.page.locator(".chips [data-seat]").first.click()
    ana.dialog("Players and story").wait_for()
    faults += find_nameless(ana.page)
    assert not faults, faults


def test_scroll_areas_of_luna_are_named_on_a_desk(visit: Visit) -> None:
    """The actions of a piece, beside it."""
    ana = sit_down(visit, DESK)
    for isle in ana.page.locator('[data-place^="isle:"]').all():
        isle.click()
        if ana.page.locator(".popup").count():
            break
    ana.page.locator(".popup").get_by_role("group", name=re.compile(".")).wait_for()
    assert not find_nameless(ana.page)
