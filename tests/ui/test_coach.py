"""The coached first game in the browser: from the first page, to its end, switched off, and asked "sure?"."""

import re
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from lunarium.ai.thinking import Budget
from lunarium.positions import doubts as searching
from lunarium.server import doubts
from tests.support.legal_moves import legal_texts
from tests.support.markers import needs_search
from tests.support.modes import random_record
from tests.support.ui import luna, nova_luna
from tests.support.ui.layout import list_faults, sweep
from tests.support.ui.sizes import PHONE_WITH_BARS, SMALLEST_PHONE
from tests.support.ui.visitor import CHILD, ME, Visit, Visitor

COUNT_ROWS = """(rows) => {
    const buttons = [...document.querySelectorAll("[role=toolbar] > button")];
    return new Set(buttons.map((button) => button.offsetTop)).size === rows;
}"""
MODES = {"Luna": "luna-2p-preselected", "Nova Luna": "nova-luna-2p"}


def card(ana: Visitor, kind: str = "moment") -> Locator:
    """What the coach says."""
    return ana.page.locator(f"[data-coach={kind}]")


def begin(visit: Visit, game: str, **settings: Any) -> Visitor:
    """A newcomer's first game, from the first page."""
    ana = visit("/", **settings)
    ana.page.get_by_role("article", name=game, exact=True).get_by_role(
        "button", name="Play your first game"
    ).click()
    ana.wait_for_board()
    return ana


def sit_down(visit: Visit, mode: str, **settings: Any) -> Visitor:
    """A table against the gentlest computer, with a coach."""
    ana = visit(None, name="Ana", **settings)
    ana.remember(coach=True)
    made = ana.set_table(mode, [ME, CHILD], starts=0)
    ana.open_table(made["snapshot"]["table"]["id"])
    return ana


def test_a_coach_who_could_not_be_loaded_comes_with_the_connection(visit: Visit) -> None:
    ana = visit(None, name="Ana")
    scripts = re.compile(r"/CoachHost-.*\.js")
    ana.page.route(scripts, lambda route: route.abort())
    ana.remember(coach=True)
    made = ana.set_table("nova-luna-2p", [ME, CHILD], starts=0)
    with ana.page.expect_event("requestfailed", lambda request: bool(scripts.search(request.url))):
        ana.open_table(made["snapshot"]["table"]["id"])
    ana.page.unroute(scripts)
    ana.page.evaluate("dispatchEvent(new Event('online'))")
    expect(card(ana)).to_contain_text("New for you")


@pytest.mark.parametrize("game", MODES)
def test_a_first_game_from_the_first_page(visit: Visit, game: str) -> None:
    """The gentlest computer, and a coach who says each thing once and is switched off with one click."""
    ana = begin(visit, game)
    table = ana.look()["table"]
    assert [seat["level"] for seat in table["seats"] if not seat["mine"]] == ["level-1"]
    expect(card(ana)).to_contain_text("New for you")
    told = card(ana).inner_text()

    link = card(ana).get_by_role("link", name=re.compile("^Rule ")).first
    link.click()
    sheet = ana.dialog(re.compile("^Rule "))
    sheet.get_by_role("button", name="Back to the game").click()
    expect(card(ana)).to_contain_text("New for you")
    card(ana).get_by_role("button", name="Got it").click()
    expect(card(ana)).to_have_count(0)

    for _ in range(2):
        ana.wait_for_turn()
        ana.send()
    ana.wait_for_turn()
    card(ana).wait_for()
    assert card(ana).inner_text() != told
    ana.page.keyboard.press("Escape")
    expect(card(ana)).to_have_count(0)

    switch = ana.page.get_by_role("button", name=re.compile("^Coach o"))
    switch.click()
    expect(switch).to_have_text("Coach off")
    expect(ana.page.get_by_role("region", name="First ideas")).to_have_count(0)
    ana.page.reload()
    ana.wait_for_turn()
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(ana.page.locator("[data-coach]")).to_have_count(0)
    switch.click()
    expect(switch).to_have_text("Coach on")


@pytest.mark.parametrize("mode", ["luna-2p", "nova-luna-2p"])
def test_a_coached_game_to_its_end(visit: Visit, mode: str) -> None:
    """The last moves of a game; nothing the coach says stands in the way of playing and of the result."""
    ana = visit(None, name="Ana")
    ana.remember(coach=True)
    ana.open_end(mode, 1, 6, [ME, CHILD])
    while ana.wait_for_turn():
        seen = ana.look()
        ana.send(next((move for move in legal_texts(seen) if move == "meditate"), None))
        ana.wait_for_move(seen["ply"])
    ana.page.get_by_role("dialog").get_by_role("list", name="Ranking").wait_for()
    expect(ana.page.locator("[data-coach]")).to_have_count(0)


def test_a_remark_stands_below_the_move_and_ideas_are_ticked_off(visit: Visit) -> None:
    ana = sit_down(visit, "luna-2p-preselected")
    ideas = ana.page.get_by_role("region", name="First ideas")
    recruit = ideas.get_by_role("listitem").filter(has_text="Recruit a novice")
    expect(recruit).to_contain_text("possible now")
    ana.send(next(move for move in legal_texts(ana.look()) if luna.kind_of(move) == "recruit"))
    ana.wait_for_move(1)
    ana.wait_for_turn()
    expect(recruit).to_contain_text("done")
    expect(recruit.locator("path")).not_to_have_css("fill", "none")  # a star that was won
    expect(ana.page.locator("li.remark")).to_have_count(1)


def test_on_a_small_phone_the_coach_borrows_a_row_of_actions(visit: Visit) -> None:
    """And gives it back: the board stays large enough, and no action is hidden longer than need be."""
    ana = visit(None, name="Ana", is_wide=True, viewport=SMALLEST_PHONE)
    ana.remember(coach=True)
    ana.open_table(ana.bring(random_record("luna-2p-preselected", 1, moves=0), [ME, ME]))
    card(ana).wait_for()
    ana.page.wait_for_function(COUNT_ROWS, arg=1)
    card(ana).get_by_role("button", name="Got it").click()
    ana.page.wait_for_function(COUNT_ROWS, arg=2)


def test_a_long_story_leaves_the_display_its_room_on_the_smallest_phone(visit: Visit) -> None:
    """In German, whose words are long: the coach speaks, and the last move was one's own, with a task."""
    ana = visit(None, name="Ana", is_wide=True, viewport=SMALLEST_PHONE, locale="de")
    ana.remember(coach=True)
    ana.open_table(ana.bring(random_record("nova-luna-2p", 1, moves=18), [ME, CHILD]))
    card(ana).wait_for()
    ana.page.get_by_role("button", name=re.compile("^Du legst .* und erfüllst eine")).wait_for()
    ana.page.wait_for_function("document.querySelector('[data-board=felt]').clientHeight >= 110")


@needs_search
def test_sure_is_asked_once_and_answered_both_ways(
    visit: Visit, app: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is not the best counts as a grave mistake here."""
    monkeypatch.setattr(searching, "MUCH", -1.0)
    monkeypatch.setattr(doubts, "PATIENCE", 60)
    monkeypatch.setattr(searching, "AHEAD_BUDGET", Budget(simulations=200, seconds=30))
    monkeypatch.setattr(searching, "LOOK_BUDGET", Budget(simulations=50, seconds=30))
    ana = sit_down(visit, "nova-luna-2p")
    house = app.state.house

    def choose_badly() -> str:
        """A move that is not the best, chosen but not confirmed."""
        table, anybody = house.tables.load(ana.table), SimpleNamespace(id="anybody")
        best = house.doubts.think_ahead(table, anybody).result().thoughts[0].move
        move = next(move for move in legal_texts(ana.look()) if move != best and "@" in move)
        nova_luna.point(ana, move)
        return move

    card(ana).wait_for()  # from now on the coach is there
    bad = choose_badly()
    ana.button("Confirm").click()
    expect(card(ana, "sure")).to_contain_text("Sure?")
    expect(card(ana, "sure")).not_to_contain_text(re.compile("(better|move|coach)-"))  # sentences, no keys
    card(ana, "sure").get_by_role("button", name="Take it back").click()
    expect(card(ana, "sure")).to_have_count(0)
    assert ana.look()["ply"] == 0
    nova_luna.play(ana, bad)
    assert ana.own_moves() == [bad], "it is asked once for each position"

    ana.wait_for_turn()
    ply = ana.look()["ply"]
    bad = choose_badly()
    ana.button("Confirm").click()
    card(ana, "sure").get_by_role("button", name="Do it anyway").click()
    ana.wait_for_move(ply)
    assert ana.own_moves()[-1] == bad


def test_on_a_phone_the_coach_stands_above_the_bar(visit: Visit) -> None:
    ana = sit_down(visit, "luna-2p-preselected", viewport=PHONE_WITH_BARS, has_touch=True)
    expect(card(ana)).to_be_in_viewport(ratio=1)
    card(ana).get_by_role("button", name="Got it").tap()
    expect(card(ana)).to_have_count(0)
    ana.page.set_viewport_size({"width": 844, "height": 390})
    ana.send(next(move for move in legal_texts(ana.look()) if luna.kind_of(move) == "recruit"))
    sheet = ana.dialog("Coach")  # a screen as low as this has no room for a strip
    expect(sheet).to_contain_text("New for you")
    sheet.get_by_role("button", name="Turn the coach off").tap()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("mode", MODES.values())
def test_the_coach_covers_nothing(visit: Visit, mode: str) -> None:
    """The laws of the layout hold with a coach: at some sizes in one game, at the others in the other one."""
    ana = visit(None, name="Ana")
    ana.remember(coach=True)

    def open_it(visitor: Visitor) -> None:
        visitor.open_table(visitor.bring(random_record(mode, 1, moves=0), [ME, ME]))
        card(visitor).wait_for()

    half = list(MODES.values()).index(mode)
    faults = list_faults(sweep(ana, {f"{mode}-coached": open_it}, half=half))
    assert not faults, "\n" + "\n".join(faults)
