"""The review of a game on the page: turning points, trying again, a ledger that adds up, for everybody."""

import re
from dataclasses import replace
from itertools import accumulate, pairwise
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from fastapi import FastAPI
from playwright.sync_api import Locator, expect

from lunarium.ai.review import judging
from lunarium.ai.review.depth import Depth
from lunarium.ai.review.prospect import Run, Stop, Stopped
from lunarium.ai.review.verdict import Verdict
from lunarium.core.record import Record
from lunarium.games import load
from tests.support.markers import needs_search
from tests.support.modes import random_record
from tests.support.quick_reviews import review_at_a_glance
from tests.support.records import read
from tests.support.ui.axe import find_faults
from tests.support.ui.server import serve
from tests.support.ui.sizes import PHONE
from tests.support.ui.visitor import DONE, DUEL, ME, Visit, Visitor, bring

LUNA = "luna/shrine-refused-without-supply"
GRADES = re.compile("Best|Good|Slip|Mistake|Blunder")

pytestmark = needs_search


@pytest.fixture(autouse=True)
def _at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    review_at_a_glance(monkeypatch)


def open_review(visitor: Visitor, table: str, more: str = "") -> None:
    """Go to the review of a table, and wait until it is done."""
    visitor.go(f"/t/{table}/review{more}")
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
    page.locator("[data-marked='played'], .mark.played").first.wait_for()
    page.locator("[data-marked='better'], .mark.better").first.wait_for()

    page.locator("[data-wheel]").first.hover()
    card = page.locator("#thing-card")
    card.wait_for()
    expect(card).to_contain_text("What it is")
    expect(card).not_to_contain_text("You can")
    page.keyboard.press("Escape")
    expect(page.locator("#thing-card")).to_have_count(0)

    page.get_by_role("radio", name="Story").check(force=True)
    story = page.get_by_role("list", name="Story")
    expect(story.locator("[data-turning-point='1']")).to_contain_text(GRADES)
    story.get_by_role("button").first.click()
    expect(page).to_have_url(re.compile("ply=0&story"))
    page.get_by_role("radio", name="Moves").check(force=True)
    points.first.click()

    page.keyboard.press("l")
    ana.button("End the line").wait_for()
    page.keyboard.press("Escape")
    expect(ana.button("End the line")).to_have_count(0)

    page.keyboard.press("t")
    page.get_by_text("What would you play?").first.wait_for()
    page.get_by_text("hidden", exact=True).wait_for()
    expect(page.locator("[data-marked], .mark")).to_have_count(0)
    choose_something(ana)
    ana.button("Confirm").click()
    verdict = page.get_by_role("region", name="Try again").get_by_role("status")
    expect(verdict).to_contain_text(re.compile("Right|Close|Not this one"))
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


def cry_wolf(record: Record, ply: int, depth: Depth, stop: Stop) -> Verdict:
    """The quick look blames the first move of each seat; the deep one never gets there."""
    if depth.name == "deep":
        ended = Event()
        stop(ended.set)
        ended.wait()
        raise Stopped
    return replace(judge_as_known(record, ply, depth, stop), loss=0.3 if ply < 2 else 0.0, error=0.01)


def test_the_quick_look_grades_nobody_and_only_ones_own_moves_are_asked_about(
    visit: Visit, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it blames is worth a look, without a grade; the other's move only where one asks for it."""
    monkeypatch.setattr(app.state.house.reviews, "_judge", cry_wolf)
    ana = visit(None, name="Ana")
    record = read("nova-luna/ends-by-last-token-with-two")
    begun = replace(record, moves=record.moves[:-1], result=None)
    mine = load(record.game).to_move(begun.replay(load(record.game)))
    seats = [ME if seat == mine else {"holder": "open"} for seat in (0, 1)]
    table = ana.bring(begun, seats)
    ana.ask("POST", f"/tables/{table}/moves", {"move": record.moves[-1], "ply": len(begun.moves)})
    ana.go(f"/t/{table}/review")
    page = ana.page
    moves = page.get_by_role("region", name="Moves", exact=True)
    panel = page.get_by_role("region", name="This move")
    expect(panel).to_contain_text("Worth a look")
    expect(moves).to_contain_text("1 move worth a look")
    for part in (panel, moves):
        expect(part).not_to_contain_text(re.compile(f"{GRADES.pattern}|%|[\u2212-]\\d"))
    expect(moves.get_by_role("radio", name="Mine")).to_be_checked()
    moves.get_by_role("radio", name="All").check(force=True)
    expect(moves).to_contain_text("2 moves worth a look")
    other = next(ply for ply in (0, 1) if load(record.game).to_move(replay(record, ply)) != mine)
    moves.locator(f"[data-ply='{other}']").get_by_role("button").click()
    expect(ana.button("Try again")).to_have_attribute("aria-disabled", "false")
    moves.get_by_role("radio", name="Mine").check(force=True)
    expect(ana.button("Try again")).to_have_attribute("aria-disabled", "true")
    ana.ask("DELETE", f"/tables/{table}/review")


def replay(record: Record, ply: int) -> Any:
    return record.replay(load(record.game), ply)


def judge_as_known(record: Record, ply: int, depth: Depth, stop: Stop) -> Verdict:
    """The deal gives the first seat 10 %, the first move loses 20 %, the first refill brings 15 %."""
    game = load(record.game)
    states = list(record.states(game))
    uncovers = [game.unseen(one) != game.unseen(other) for one, other in pairwise(states)]
    brought = list(accumulate(uncovers, initial=0))  # before each ply, how often something has come up
    mover = game.to_move(states[ply])
    assert mover is not None
    lost = 0.2 if game.to_move(states[0]) == 0 else -0.2
    after = 0.6 - lost + 0.15 * (brought[ply] > 0)
    before = after + (lost if ply == 0 else 0.0)
    better = next(text for text in game.legal_texts(states[0]) if text != record.moves[0])
    return Verdict(
        ply=ply,
        seat=mover,
        depth=depth.name,
        move=record.moves[ply],
        better=record.moves[ply] if ply else better,
        is_forced=False,
        loss=0.0 if ply else 0.2,
        error=0.01,
        before=(before, 1 - before),
        before_error=(0.01, 0.01),
        after=(after, 1 - after),
        after_error=(0.01, 0.01),
        deals=4 if uncovers[ply] else 0,
        line=(record.moves[ply] if ply else better,),
        played_line=(record.moves[ply],),
        worth={},
    )


def test_the_ledger_shows_the_parts_that_are_known(
    visit: Visit, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three bars speak to the reader; behind them all parts as they were found sum to the result."""
    monkeypatch.setattr(app.state.house.reviews, "_judge", judge_as_known)
    ana = visit(None, name="Ana", bypass_csp=True)
    open_review(ana, bring(ana, DUEL), "?ledger")
    bars = ana.page.locator("[data-share]")
    expect(bars).to_have_text(
        [
            "Choices of Seat 1 cost 20 ±2",
            "Luck brought 25 ±5",
            "Choices of Seat 2 changed nothing ±0",
        ]
    )
    table = ana.page.get_by_role("region", name="How it adds up").get_by_role("table")
    expect(table).not_to_be_visible()
    ana.page.locator("summary").filter(has_text="How it adds up").click()
    parts = table.locator("tbody tr")
    result = table.locator("tfoot td")
    columns = [
        [read_number(parts.nth(row).locator("td").nth(seat)) for row in range(parts.count())]
        for seat in (0, 1)
    ]
    assert columns == [[50, 10, 15, -20, 0, 45], [50, -10, -15, 0, 20, -45]]
    assert [read_number(result.nth(seat)) for seat in (0, 1)] == [100, 0]
    assert not find_faults(ana)


def test_a_review_survives_a_restart(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that stays open while the server is gone shows the rest when it is back."""
    held, is_back, judge = Event(), Event(), judging.judge

    def wait_for_the_second(
        record: Record, ply: int, depth: Depth, stop: Stop, move: str | None = None, run: Run | None = None
    ) -> Verdict:
        if depth.name == "deep" and ply > 3 and not is_back.is_set():
            ended = Event()
            stop(ended.set)
            held.set()
            ended.wait()
            raise Stopped
        return judge(record, ply, depth, stop, move, run)

    monkeypatch.setattr(judging, "judge", wait_for_the_second)
    with serve(tmp_path) as (address, _):
        ana = visit(None, name=None, base_url=address)
        ana.introduce("Ana")
        ana.page.goto(f"/t/{bring(ana, DUEL)}/review")
        ana.page.locator("[data-review='running']").wait_for()
        points = ana.page.get_by_label("Turning points").get_by_role("button")
        ana.page.get_by_role("region", name="This move").wait_for()
        assert held.wait()
    is_back.set()
    with serve(tmp_path, port=int(address.rpartition(":")[2])):
        ana.page.locator(DONE).wait_for()
        points.first.wait_for()
        ana.page.close()


def test_two_people_look_at_the_same_review(visit: Visit) -> None:
    """Who comes second finds what is there; a phone shows it too, step by step and all moves at once."""
    ana = visit(None, name="Ana")
    table = bring(ana, DUEL)
    ana.go(f"/t/{table}/review")
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
    ana.page.get_by_text("No chance after the deal.").wait_for()
    actions = ana.page.get_by_role("region", name="What choices cost")
    actions.get_by_role("rowheader").first.wait_for()
    ana.button("Go to the costliest move").click()
    expect(ana.page.get_by_role("region", name="This move")).to_contain_text(GRADES)


def test_a_game_under_way_is_not_reviewed(visit: Visit) -> None:
    """The page says so, and leads back."""
    ana = visit(None, name="Ana")
    record = random_record("nova-luna-2p", 1, moves=4)
    table = ana.bring(record, [ME, ME])
    ana.go(f"/t/{table}/review")
    ana.page.get_by_role("alert").wait_for()
    ana.page.get_by_role("link", name="Back to the table").click()
    ana.wait_for_board()
