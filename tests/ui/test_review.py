"""The review of a game on the page: turning points, trying again, a ledger that adds up, for everybody."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from lunarium.games import load
from tests.glances import review_at_a_glance
from tests.modes import random_record
from tests.ui.conftest import PHONE, Visit
from tests.ui.test_access import find_faults
from tests.ui.visitor import ME, Visitor

RECORDS = Path(__file__).parents[1] / "records"
DUEL = "nova-luna/ends-by-last-token-with-two.json"
LUNA = "luna/shrine-refused-without-supply.json"
DONE = "[data-review='done']"
NO_SEARCH = load("nova-luna").thinking.engine != "native"
GRADES = re.compile("Best|Good|Slip|Mistake|Blunder")

pytestmark = pytest.mark.skipif(NO_SEARCH, reason="LUNARIUM_PURE=1: there is no search")


@pytest.fixture(autouse=True)
def _at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    review_at_a_glance(monkeypatch)


def bring(visitor: Visitor, name: str) -> str:
    """The table of a short finished game."""
    record = json.loads((RECORDS / name).read_text(encoding="utf-8"))
    made = visitor.ask("POST", "/records", {"record": record})
    return str(made["snapshot"]["table"]["id"])


def open_review(visitor: Visitor, table: str, more: str = "") -> None:
    """Go to the review of a table, and wait until it is done."""
    visitor.page.goto(f"/t/{table}/review{more}")
    visitor.page.locator(DONE).wait_for()


def read_number(cell: Locator) -> float:
    """The number of a cell as people read it."""
    text = cell.locator("b").inner_text() if cell.locator("b").count() else cell.inner_text()
    return float(text.replace("\u2212", "-").replace("%", ""))


def test_a_turning_point_is_tried_again(visit: Visit) -> None:
    """From the result to the first turning point; the answer is hidden until one has moved."""
    ana = visit(None, name="Ana")
    page = ana.page
    ana.open_table(bring(ana, DUEL))
    ana.dialog(re.compile("wins")).get_by_role("link", name="Review").click()
    page.locator(DONE).wait_for()

    points = page.get_by_label("Turning points").get_by_role("button")
    points.first.click()
    expect(points.first).to_have_attribute("aria-pressed", "true")
    panel = page.get_by_role("region", name="This move")
    expect(panel).to_contain_text("Turning point 1 of")
    expect(panel).to_contain_text(GRADES)
    expect(page.locator("[data-marked='played'], .mark.played").first).to_be_visible()
    expect(page.locator("[data-marked='better'], .mark.better").first).to_be_visible()

    page.keyboard.press("l")
    expect(ana.button("End the line")).to_be_visible()
    page.keyboard.press("Escape")
    expect(ana.button("End the line")).to_have_count(0)

    page.keyboard.press("t")
    expect(page.get_by_text("What would you play?").first).to_be_visible()
    expect(page.get_by_text("hidden", exact=True)).to_be_visible()
    expect(page.locator("[data-marked], .mark")).to_have_count(0)
    choose_something(ana)
    ana.button("Confirm").click()
    verdict = page.get_by_role("region", name="Try again").get_by_role("status")
    expect(verdict).to_contain_text(re.compile("Right|Near|Not this one"))
    ana.button("Answer").click()
    expect(page.get_by_text("hidden", exact=True)).to_have_count(0)


def choose_something(visitor: Visitor) -> None:
    """A tile and a place for it, or whatever else can be done here."""
    page = visitor.page
    usable = page.locator("[data-wheel][aria-disabled='false'], [data-about='action:refill']")
    usable.first.click()
    confirm = visitor.button("Confirm")
    if confirm.get_attribute("aria-disabled") == "true":
        page.locator("[data-cell]:not([data-placed])").first.click()
    expect(confirm).to_have_attribute("aria-disabled", "false")


def test_the_ledger_adds_up(visit: Visit) -> None:
    """For every player the start and all parts sum to the result, in the numbers that they read."""
    ana = visit(None, name="Ana", bypass_csp=True)
    open_review(ana, bring(ana, DUEL), "?ledger")
    table = ana.page.get_by_role("region", name="It adds up").get_by_role("table")
    parts = table.locator("tbody tr")
    result = table.locator("tfoot td")
    for seat in range(result.count()):
        column = [read_number(parts.nth(row).locator("td").nth(seat)) for row in range(parts.count())]
        assert sum(column) == read_number(result.nth(seat)), column
    assert not find_faults(ana)


def test_two_people_look_at_the_same_review(visit: Visit) -> None:
    """Who comes second finds what is there; a phone shows it too, step by step and all moves at once."""
    ana = visit(None, name="Ana")
    table = bring(ana, DUEL)
    ana.page.goto(f"/t/{table}/review")
    ben = visit(None, viewport=PHONE, has_touch=True)
    ben.page.goto(f"/t/{table}/review?ply=0")
    for one in (ana, ben):
        one.page.locator(DONE).wait_for()
    ben.button("All moves").click()
    told = [
        one.page.get_by_role("list", name="Moves", exact=True).get_by_role("listitem").all_inner_texts()
        for one in (ana, ben)
    ]
    assert told[0] == told[1]
    ben.dialog("All moves").get_by_role("listitem").last.click()
    expect(ben.page.get_by_role("region", name="This move")).to_contain_text(
        f"Move {len(told[0])}", ignore_case=True
    )


def test_choices_of_a_game_without_chance_are_listed_by_action(visit: Visit) -> None:
    """Its ledger says that there is none after the deal, and what cost most leads to the move."""
    ana = visit(None, name="Ana")
    open_review(ana, bring(ana, LUNA), "?ledger")
    expect(ana.page.get_by_text("No chance after the deal.")).to_be_visible()
    actions = ana.page.get_by_role("region", name="What choices cost")
    expect(actions.get_by_role("rowheader").first).to_be_visible()
    ana.button("Go to the costliest move").click()
    expect(ana.page.get_by_role("region", name="This move")).to_contain_text(GRADES)


def test_a_game_under_way_is_not_reviewed(visit: Visit) -> None:
    """The page says so, and leads back."""
    ana = visit(None, name="Ana")
    record = random_record("nova-luna-2p", 1, moves=4)
    table = ana.bring(record, [ME, ME])
    ana.page.goto(f"/t/{table}/review")
    expect(ana.page.get_by_role("alert")).to_be_visible()
    ana.page.get_by_role("link", name="Back to the table").click()
    ana.wait_for_board()
