"""The first minute: how a game is won, told once before the first move and found again under help."""

import re

import pytest
from playwright.sync_api import expect

from lunarium.core.record import Record
from lunarium.games import load
from tests.support.modes import random_record
from tests.support.ui.sizes import PHONE_WITH_BARS, SMALLEST_PHONE
from tests.support.ui.visitor import CHILD, ME, OPEN, Visit

PHONES = [SMALLEST_PHONE, PHONE_WITH_BARS]
SIDEWAYS = [{"width": 667, "height": 375}, {"width": 844, "height": 390}]
MODES = {"Luna": "luna-2p-preselected", "Nova Luna": "nova-luna-2p"}
KEYS = {"Luna": "luna", "Nova Luna": "nova-luna"}
# What of an open dialog has to be scrolled to.
OVERFLOW = "(body) => body.scrollHeight - body.clientHeight"


@pytest.mark.parametrize("game", MODES)
def test_before_the_first_move_a_card_says_how_to_win_and_who_one_is(visit: Visit, game: str) -> None:
    """Without a coach too; it comes once, and help shows it again."""
    ana = visit(None, name="Ana", is_newcomer=True, viewport=SMALLEST_PHONE)
    made = ana.set_table(MODES[game], [ME, CHILD], starts=0)
    ana.open_table(made["snapshot"]["table"]["id"])
    card = ana.dialog(f"{game} in one minute")
    expect(card.get_by_role("heading", level=3)).to_have_text(["The goal", "Your turn", "The end"])
    expect(card.locator(".picture > .scene")).to_have_count(3)
    expect(card).to_contain_text("This is you")
    mine = next(seat["seat"] for seat in ana.look()["table"]["seats"] if seat["mine"])
    expect(card).to_contain_text(["the sun, yellow", "the star, red"][mine])
    expect(card.get_by_role("list", name="Who else plays")).to_have_text("Child’s play")
    card.get_by_role("button", name="Let’s go").click()
    expect(card).to_have_count(0)

    ana.page.reload()
    ana.wait_for_turn()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.page.keyboard.press("?")
    ana.dialog("Keys").get_by_role("button", name=f"{game} in one minute").click()
    expect(card).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@pytest.mark.parametrize(
    "viewport", [*PHONES, *SIDEWAYS], ids=lambda size: f"{size['width']}x{size['height']}"
)
@pytest.mark.parametrize("mode", ["luna-2p-preselected", "nova-luna-2p", "nova-luna-4p"])
def test_the_card_is_seen_whole_on_a_small_phone(visit: Visit, mode: str, viewport: dict[str, int]) -> None:
    """In German, whose words are long."""
    ana = visit(None, name="Ana", is_newcomer=True, viewport=viewport, locale="de-DE")
    seats = [ME, *[CHILD] * (int(mode[-2:-1]) - 1 if mode.endswith("p") else 1)]
    ana.open_table(ana.set_table(mode, seats, starts=0)["snapshot"]["table"]["id"])
    card = ana.page.get_by_role("dialog")
    card.locator(".picture > .scene").nth(2).wait_for()
    assert card.locator(".body").evaluate(OVERFLOW) <= 1


def test_alone_the_card_says_the_goal_of_the_solo_game(visit: Visit) -> None:
    ana = visit(None, name="Ana", is_newcomer=True)
    ana.open_table(ana.set_table("nova-luna-solo")["snapshot"]["table"]["id"])
    card = ana.dialog("Nova Luna in one minute")
    expect(card.get_by_role("heading", level=3)).to_have_text(["Alone", "Your turn", "The end"])
    expect(card.get_by_text("This is you")).to_have_count(0)


def test_no_welcome_after_the_first_move_or_for_watchers(visit: Visit) -> None:
    ana = visit(None, name="Ana", is_newcomer=True)
    moved = ana.bring(random_record("luna-2p-preselected", 1, moves=14), [ME, ME])
    ana.open_table(moved)
    ana.wait_for_turn()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)

    open_table = ana.set_table("nova-luna-2p", [ME, OPEN])["snapshot"]["table"]["id"]
    ben = visit(None, name="Ben", is_newcomer=True)
    ben.open_table(open_table)
    expect(ben.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", MODES)
def test_lessons_and_rules_begin_with_the_minute_and_help_leads_there(visit: Visit, game: str) -> None:
    ana = visit(f"/learn/{KEYS[game]}", name="Ana", is_newcomer=True, viewport=PHONES[1])
    minute = ana.page.get_by_role("region", name=f"{game} in one minute")
    expect(minute.locator(".picture > .scene")).to_have_count(3)
    begin = ana.page.get_by_role("link", name="Begin")
    expect(begin).to_be_in_viewport(ratio=1)

    ana.button("Help").click()
    ana.dialog("Help").get_by_role("link", name=f"{game} in one minute", exact=True).click()
    expect(ana.page.get_by_role("heading", name="0 In one minute")).to_be_in_viewport()
    for clause in ("0.1", "0.2", "0.3", "0.4"):
        expect(ana.page.locator(f"[id='{clause}']")).to_have_count(1)


def test_a_first_win_is_told_by_its_best_move_with_one_step_on(visit: Visit) -> None:
    """To the reader, without their name; the rest is folded, and a second win is told as ever."""
    ana = visit(None, name="Tycho")
    ana.remember(won=[])
    seed, whole = win_of_first_seat()
    ana.open_table(
        ana.bring(random_record(MODES["Nova Luna"], seed, moves=len(whole.moves) - 1), [ME, CHILD])
    )
    ana.send(whole.moves[-1])
    result = ana.dialog("You win!")
    expect(result).to_contain_text("Your first win at Nova Luna!")
    expect(result).to_contain_text(
        re.compile(r"Most at once was brought by move \d+ ?You place .* and fulfil")
    )
    expect(result).not_to_contain_text("Tycho")
    expect(result.get_by_role("button", name=re.compile("^Next: "))).to_have_count(1)
    expect(result.get_by_role("list", name="Ranking")).to_have_count(0)
    result.get_by_role("button", name="More").click()
    expect(result.get_by_role("list", name="Ranking")).to_contain_text("You")
    expect(result).not_to_contain_text("Tycho")
    ana.page.reload()
    expect(result.get_by_role("list", name="Ranking")).to_have_count(1)
    story = ana.page.locator("li[data-ply]")
    expect(story.filter(has_text="Tycho")).to_have_count(0)
    expect(story.filter(has_text="You place").first).to_be_attached()


def win_of_first_seat() -> tuple[int, Record]:
    """A game in which the first seat moves last, and wins by it."""
    game = load("nova-luna")
    for seed in range(200):
        record = random_record(MODES["Nova Luna"], seed)
        *_, before, after = record.states(game)
        outcome = game.outcome(after)
        if game.to_move(before) == 0 and outcome and outcome.ranking[0] == 0:
            return seed, record
    raise AssertionError("in none")
