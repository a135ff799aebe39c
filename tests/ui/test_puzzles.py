"""Puzzles on the page: solved, failed and understood, one for everybody each day, from one's own game."""

import re

import pytest
from playwright.sync_api import Locator, expect

from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.puzzles.shelf import load_puzzles
from lunarium.games import load
from tests.support.markers import needs_search
from tests.support.puzzles import make_puzzle, put_on_shelf, right, wrong
from tests.support.quick_reviews import review_at_a_glance
from tests.support.ui.layout import list_faults, sweep
from tests.support.ui.nova_luna import point
from tests.support.ui.sizes import THUMB
from tests.support.ui.visitor import DONE, DUEL, Visit, Visitor, bring, rest

ONE = make_puzzle("2p-1", theme="end", level=2)
TWO = make_puzzle("2p-2", ply=16, depth=2, theme="deny", level=5)
OFFER = "button[data-about^='tile:']"
SIZES = ((360, 640), (390, 664), (844, 390), (820, 1180), (1440, 900))
# Lists scroll: there is always something out of sight.
SCROLLING = tuple(f"{state} ({fault})" for state in ("puzzles", "puzzle-list") for fault in "ab")


@pytest.fixture(autouse=True)
def _shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(monkeypatch, [ONE, TWO])


def open_puzzle(visitor: Visitor, puzzle: Puzzle) -> None:
    """Go to a puzzle, and wait until a move can be chosen."""
    visitor.go(f"/puzzles/{puzzle.game}/{puzzle.key}")
    wait_for(visitor, "choosing")


def wait_for(visitor: Visitor, phase: str) -> None:
    visitor.page.locator(f"[data-puzzle='{phase}']").wait_for()


def choose(visitor: Visitor, move: str, touch: bool = False) -> None:
    """Choose a move on the board, and confirm it."""
    point(visitor, move, touch)
    confirm = visitor.button("Confirm")
    expect(confirm).to_have_attribute("aria-disabled", "false")
    confirm.tap() if touch else confirm.click()


def outcome(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Your answer")


def test_from_the_first_page_to_a_solved_puzzle(visit: Visit) -> None:
    """Several moves deep, with both hints; what was solved is remembered, and so is the help."""
    ana = visit("/")
    page = ana.page
    page.get_by_role("link", name="Solve puzzles").click()
    shelf = page.get_by_role("article", name="Nova Luna")
    expect(shelf).to_contain_text("0 of 2 solved")
    shelf.get_by_role("link", name="All puzzles").click()
    page.get_by_role("link", name=re.compile("^2 players · no. 2, Difficulty 5, 2 moves")).click()
    wait_for(ana, "choosing")
    page.get_by_role("heading", name="Find the best moves, 2 in all.").wait_for()

    task = page.get_by_role("region", name="The puzzle")
    expect(task).not_to_contain_text("Keep it from them")
    page.keyboard.press("h")
    expect(task).to_contain_text("Keep it from them")
    expect(page.locator("[data-glows]")).to_have_count(0)
    page.keyboard.press("h")
    page.locator("[data-glows]").first.wait_for()

    choose(ana, right(TWO))
    page.get_by_role("heading", name="Right. Find the next move.").wait_for()
    expect(page.locator("[data-glows]")).to_have_count(0)
    choose(ana, right(TWO, 1))
    wait_for(ana, "solved")
    expect(outcome(ana)).to_contain_text("Solved with help: your rating stays at 1500.")
    page.go_back()
    page.get_by_role("link", name=re.compile("no. 2, Keep it from them.*solved with help")).wait_for()


@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
def test_a_puzzle_is_failed_and_understood(visit: Visit, touch: bool) -> None:
    """What punishes the move is shown on the board, then the solution; a later try mends it without gain."""
    ana = visit(None, name="Ana", **(THUMB | {"viewport": {"width": 390, "height": 664}} if touch else {}))
    page = ana.page
    open_puzzle(ana, ONE)
    ask_what_it_is(ana, page.locator(OFFER if touch else "[data-moon]").first, touch)
    choose(ana, wrong(ONE), touch)
    wait_for(ana, "missed")
    expect(ana.page.locator("#thing-card")).to_have_count(0)
    expect(outcome(ana)).to_contain_text("Not this one")
    expect(outcome(ana)).to_contain_text("30 percentage points")
    expect(outcome(ana)).to_contain_text(re.compile("Your rating 1[34]\\d\\d, \u2212"))
    follows = page.get_by_role("list", name="What would follow").get_by_role("button")
    expect(follows).to_have_count(len(ONE.steps[0].verdict.played_line))
    expect(follows.last).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowLeft")
    expect(follows.first).to_have_attribute("aria-current", "step")

    ana.button("Solution").click()
    wait_for(ana, "shown")
    expect(outcome(ana)).to_contain_text("The solution")
    expect(page.get_by_role("region", name="The puzzle")).to_contain_text("End in one")
    page.keyboard.press("t")
    wait_for(ana, "choosing")
    choose(ana, right(ONE), touch)
    wait_for(ana, "solved")
    expect(outcome(ana)).to_contain_text("The first try counted")
    ana.button("Next puzzle").click()
    expect(page).to_have_url(re.compile("/puzzles/nova-luna/2p-2"))


def ask_what_it_is(visitor: Visitor, thing: Locator, touch: bool) -> None:
    """Things answer as at a table: to a resting mouse, and to a finger where somebody points at anything."""
    card = visitor.page.locator("#thing-card").get_by_role("heading")
    if touch:
        visitor.choose_from_menu("What is this?")
        thing.tap()
        card.wait_for()
        visitor.page.keyboard.press("Escape")
        visitor.page.keyboard.press("Escape")
    else:
        rest(visitor, thing)
        card.wait_for()
        visitor.page.mouse.move(2, 2)
    expect(card).to_have_count(0)


def test_the_puzzle_of_the_day_by_two(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for both: one solves it and has a streak, the other sees how many did."""
    put_on_shelf(monkeypatch, [ONE])
    ana, ben = visit(None, name="Ana"), visit(None, name="Ben")
    before = next(one for one in ana.ask("GET", "/puzzles") if one["game"] == "nova-luna")["daily"]
    for one, move, phase in ((ana, right(ONE), "solved"), (ben, wrong(ONE), "missed")):
        one.go("/puzzles")
        one.page.get_by_role("article", name="Nova Luna").get_by_role("link", name="Solve today").click()
        wait_for(one, "choosing")
        expect(one.page).to_have_title(re.compile("Puzzle of the day"))
        choose(one, move)
        wait_for(one, phase)
    expect(outcome(ana)).to_contain_text("1 day in a row")
    expect(outcome(ben)).to_contain_text(f"Tried by {before['tries'] + 2} today")
    ana.go("/puzzles")
    shelf = ana.page.get_by_role("article", name="Nova Luna")
    expect(shelf).to_contain_text("You have solved today’s puzzle.")
    expect(shelf.get_by_role("region", name="Your rating")).to_contain_text(
        "1 puzzle tried, 1 solved at once"
    )


@needs_search
def test_turning_points_of_a_review_are_solved(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the menu of the review; nothing is graded, and one gets back to the move."""
    review_at_a_glance(monkeypatch)
    ana = visit(None, name="Ana")
    page = ana.page
    table = bring(ana, DUEL)
    ana.go(f"/t/{table}/review")
    page.locator(DONE).wait_for()
    ana.choose_from_menu("Solve the turning points as puzzles")
    wait_for(ana, "choosing")
    expect(page.get_by_role("region", name="The puzzle")).to_contain_text("Turning point 1 of")
    points = ana.ask("GET", f"/tables/{table}/review/puzzles")["puzzles"]
    told = ana.ask("POST", f"/puzzles/{table}/{points[0]['key']}/solution")
    choose(ana, told["steps"][0]["move"]["text"])
    wait_for(ana, "solved")
    expect(outcome(ana)).not_to_contain_text("grade")
    ana.choose_from_menu("Back to the review")
    expect(page).to_have_url(re.compile(rf"/t/{table}/review\?ply={points[0]['ply']}"))


def test_puzzle_states_have_no_layout_faults(visit: Visit) -> None:
    """The lists, a puzzle while it is solved, and after a wrong answer."""
    ana = visit(None, name="Ana")

    def miss(ana: Visitor) -> None:
        choose(ana, wrong(ONE))
        wait_for(ana, "missed")

    def look(path: str) -> None:
        ana.go(path)
        ana.page.locator("main a[href*='/puzzles/']").first.wait_for()

    states = {
        "puzzles": lambda _: look("/puzzles"),
        "puzzle-list": lambda _: look("/puzzles/nova-luna?theme=end"),
        "puzzle": lambda ana: open_puzzle(ana, ONE),
        "puzzle-missed": miss,
    }
    of_luna = load_puzzles(load("luna"))[0]
    found = list_faults(sweep(ana, states, sizes=SIZES, half=0))
    found += list_faults(sweep(ana, {"luna": lambda ana: open_puzzle(ana, of_luna)}, sizes=SIZES[1::3]))
    faults = [fault for fault in found if not fault.startswith(SCROLLING)]
    assert not faults, "\n" + "\n".join(faults)
