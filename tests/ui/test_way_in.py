"""The way in: a newcomer's first game, lists to tidy, the daily deal and its results, what comes next."""

import re
from contextlib import ExitStack
from datetime import timedelta
from random import Random
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Request, Route, expect

from lunarium.core.record import Record
from lunarium.games import load
from lunarium.tables.database import now
from tests.support.legal_moves import legal_texts
from tests.support.modes import random_record
from tests.support.ui.layout import THOROUGH
from tests.support.ui.rest import wait_for_rest
from tests.support.ui.sizes import PHONE
from tests.support.ui.visitor import CHILD, FONTS_BLOCKED, ME, OPEN, Visit, Visitor


def card(visitor: Visitor, game: str) -> Any:
    """The card of a game on the first page."""
    return visitor.page.get_by_role("article", name=game, exact=True)


def test_a_newcomer_finds_nothing_wrong_in_the_console(visit: Visit, address: str) -> None:
    """From the first page to a table and back, and to every other page; no request leaves the host."""
    ana, said = visit(None), list[str]()

    def hear(line: ConsoleMessage) -> None:
        if line.type in ("error", "warning") and not (FONTS_BLOCKED and "ERR_FAILED" in line.text):
            said.append(line.text)

    def see(sent: Request) -> None:
        if not sent.url.startswith((address, address.replace("http", "ws"), "data:", "blob:")):
            said.append(f"left the host: {sent.url}")

    ana.page.on("console", hear)
    ana.page.on("request", see)
    for path, heading in (
        ("/", "Two games"),
        ("/daily", "Daily challenge"),
        ("/learn/luna", "Learn Luna"),
        ("/new/luna", "New table"),
    ):
        ana.page.goto(path)
        expect(ana.page.get_by_role("heading", level=1)).to_contain_text(heading)
    ana.page.goto("/")
    card(ana, "Nova Luna").get_by_role("button", name="Play your first game").click()
    ana.wait_for_board()
    ana.page.goto("/")
    expect(
        ana.page.get_by_role("region", name="Your tables")
        .get_by_role("listitem")
        .filter(has=ana.page.get_by_role("link", name="Nova Luna"))
    ).to_have_count(1)
    assert said == []


def test_each_page_has_a_title_of_its_own(visit: Visit) -> None:
    ana = visit(None)
    for path, title in (
        ("/", "Lunarium"),
        ("/daily", "Daily challenge · Lunarium"),
        ("/learn/luna", "Learn Luna · Lunarium"),
        ("/new/nova-luna", "New table: Nova Luna · Lunarium"),
    ):
        ana.go(path)
        expect(ana.page).to_have_title(title)
        about = ana.page.locator('meta[name="description"]').get_attribute("content")
        assert about
        assert ana.page.locator('meta[property="og:image"]').get_attribute("content")


def test_the_first_game_is_ready_made_until_one_was_finished(visit: Visit) -> None:
    ana = visit("/")
    against = card(ana, "Luna").locator(".against")
    for _ in range(2):
        expect(against).to_contain_text("with a coach, against Child’s play")
        card(ana, "Luna").get_by_role("button", name="Play your first game").click()
        ana.wait_for_board()
        table = ana.look()["table"]
        assert table["options"]["start"] == "preselected"
        assert [seat["level"] for seat in table["seats"] if not seat["mine"]] == ["level-1"]
        ana.go("/")
    record = random_record("luna-2p", 1)
    begun = random_record("luna-2p", 1, moves=len(record.moves) - 1)
    ana.open_table(ana.bring(begun, [ME, ME]))
    ana.send(record.moves[-1])
    ana.dialog(re.compile("wins?")).wait_for()
    ana.go("/")
    expect(against).to_contain_text("against Crescent (easy)")
    card(ana, "Luna").get_by_role("button", name="Play now").click()
    ana.wait_for_board()
    assert ana.look()["table"]["options"]["start"] == "standard"


def test_all_windows_are_one_person_who_chose_once(visit: Visit) -> None:
    """Both were open before there was a name: the game in one does not cost the seat in the other."""
    ana = visit("/")
    other = Visitor(ana.page.context.new_page())
    other.page.goto("/")
    for window, game in ((ana, "Luna"), (other, "Nova Luna")):
        card(window, game).get_by_role("button", name="Play your first game").click()
        window.wait_for_board()
    assert ana.look()["table"]["is_host"]
    assert other.look()["table"]["is_host"]
    for window in (ana, other):
        window.go("/")
        expect(window.page.locator("header [data-given-name]")).to_have_text(ana.ask("GET", "/me")["name"])

    ana.button("Change to the night theme").click()
    other.button("Change to the day theme").click()  # which is there once the other choice was heard
    other.button("Change to the night theme").click()
    other.button("You and your settings", exact=False).click()
    other.page.get_by_role("switch", name="Symbols as well as colours").click()
    other.page.get_by_role("switch", name="Symbols as well as colours").click()
    for window in (ana, other):
        window.page.reload()
        expect(window.page.locator("html")).to_have_attribute("data-theme", "night")
    assert not other.page.evaluate("JSON.parse(localStorage['lunarium-settings']).marks")


def test_a_window_that_heard_of_no_name_asks_before_it_gives_one(visit: Visit) -> None:
    ana = visit("/")
    deaf = Visitor(ana.page.context.new_page())
    deaf.page.add_init_script("addEventListener('storage', (event) => event.stopImmediatePropagation())")
    deaf.page.goto("/")
    for window in (ana, deaf):
        card(window, "Nova Luna").get_by_role("button", name="Play your first game").click()
        window.wait_for_board()
    assert ana.look()["table"]["is_host"]


FRAMES = "async () => { for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame); }"
LISTS = [f"tables?list={which}" for which in ("mine", "public", "finished")]
ASKED = ["games", "session", "lessons", *LISTS, "daily", "puzzles"]
BEFORE = {"lessons": "session", "daily": "games", "puzzles": "games"}  # what is asked only after an answer


@pytest.mark.parametrize("late", ASKED if THOROUGH else ASKED[1::3])
def test_home_lists_appear_only_after_all_responses(visit: Visit, late: str) -> None:
    """Whatever comes last on the first page: its lists are shown when they stay where they are."""
    ana = visit(None, name="Ana", viewport=PHONE, locale="de-DE")
    ana.set_table("luna-2p", [ME, OPEN])
    ana.bring(random_record("nova-luna-2p", 2))
    held: list[Route] = []
    ana.page.route(lambda url: f"/api/{late}" in url, lambda route: held.append(route))
    with ExitStack() as stack:
        stack.enter_context(ana.page.expect_request(lambda asked: f"/api/{late}" in asked.url))
        for other in ASKED:
            if late not in (other, BEFORE.get(other)):
                stack.enter_context(ana.page.expect_response(re.compile(re.escape(f"/api/{other}"))))
        ana.page.goto("/", wait_until="commit")
    ana.page.evaluate(FRAMES)
    tables = ana.page.locator('main a[href^="/t/"]')
    tables.last.wait_for(state="attached")
    assert not tables.last.is_visible()
    with ana.page.expect_response(lambda answer: f"/api/{late}" in answer.url):
        held[0].continue_()
    tables.last.wait_for()
    places = "(all) => all.map((one) => one.getBoundingClientRect().top)"
    before = tables.evaluate_all(places)
    wait_for_rest(ana.page)
    assert tables.evaluate_all(places) == before


@pytest.mark.parametrize("broken", ["games", "lessons", "daily", "puzzles"])
def test_own_tables_are_shown_when_other_lists_fail(visit: Visit, broken: str) -> None:
    ana = visit(None, name="Ana")
    table = ana.set_table("luna-2p", [ME, OPEN])["snapshot"]["table"]["id"]
    ana.page.route(lambda url: f"/api/{broken}" in url, lambda route: route.fulfill(status=500, body="{}"))
    ana.page.goto("/")
    ana.page.locator(f'a[href="/t/{table}"]').wait_for()


@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 640}])
def test_a_table_is_removed_from_ones_list_and_finished_games_stand_once(
    visit: Visit, size: dict[str, int]
) -> None:
    ana = visit(None, name="Ana", viewport=size)
    running = ana.set_table("luna-2p", [ME, OPEN])["snapshot"]["table"]["id"]
    over = ana.bring(random_record("nova-luna-2p", 2))
    ana.go("/")
    for table in (running, over):
        expect(ana.page.locator(f'a[href="/t/{table}"]')).to_have_count(1)
    finished = ana.page.get_by_role("region", name="Finished games")
    expect(finished.locator(f'a[href="/t/{over}"]')).to_contain_text(
        re.compile(r"Seat \d: \d+ · Seat \d: \d+")
    )
    mine = ana.page.get_by_role("region", name="Your tables")
    mine.get_by_role("button", name="Remove this table from your list: Luna").click()
    back = mine.get_by_role("button", name="Put it back")
    expect(back).to_be_focused()
    ana.page.reload()
    expect(mine).to_contain_text("You are not at a table yet.")
    assert ana.ask("GET", f"/tables/{running}")["table"]["is_host"], "the table is still there"
    ana.ask("GET", "/session")
    ana.page.request.put(f"/api/tables/{running}/listing")
    ana.page.reload()
    mine.get_by_role("button", name="Remove this table from your list: Luna").click()
    back.click()
    mine.locator(f'a[href="/t/{running}"]').wait_for()


def test_the_daily_deal_ends_with_its_results_and_the_day_befores(
    visit: Visit, app: Any, monkeypatch: Any
) -> None:
    """Yesterday Ben has played, today Ana does."""
    ben, ana = visit(None, name="Ben"), visit(None, name="Ana")
    daily = app.state.house.daily
    with monkeypatch.context() as yesterday:
        yesterday.setattr(type(daily), "today", lambda self: now().date() - timedelta(days=1))
        play_daily(ben)
    theirs = ben.ask("POST", "/daily/nova-luna")["snapshot"]["table"]["id"]
    ana.go(f"/t/{theirs}")
    expect(ana.page.get_by_role("link", name="Play today’s")).to_have_attribute("href", "/daily")
    table = play_daily(ana)
    ana.open_table(table)
    result = ana.dialog(re.compile("Your score"))
    result.get_by_role("table").filter(has_text="You").wait_for()
    result.get_by_role("table").filter(has_text="Ben").wait_for()
    ana.go("/daily")
    game = ana.page.get_by_role("article", name="Nova Luna")
    for name in ("You", "Ben"):
        game.get_by_role("table").filter(has_text=name).wait_for()
    ana.go(f"/t/{table}")
    result.get_by_role("button", name="New solo game").click()
    expect(ana.page).not_to_have_url(re.compile(table))
    ana.wait_for_board()
    assert ana.look()["table"]["daily"] is None


def play_daily(visitor: Visitor) -> str:
    """The id of today's deal, played to its end past the page."""
    shown, rng = visitor.ask("POST", "/daily/nova-luna")["snapshot"], Random(1)
    table = str(shown["table"]["id"])
    while shown["to_move"] is not None:
        body = {"move": rng.choice(legal_texts(shown)), "ply": shown["ply"], "line": shown["line"]}
        shown = visitor.ask("POST", f"/tables/{table}/moves", body)
    return table


def test_a_win_offers_the_next_level(visit: Visit) -> None:
    ana = visit(None, name="Ana")
    before, last, winner = next(filter(None, map(find_winning_move, range(1, 50))))
    seats = [ME if seat == winner else CHILD for seat in range(2)]
    ana.open_table(ana.bring(before, seats))
    ana.wait_for_turn()
    ana.send(last)
    result = ana.page.get_by_role("dialog").filter(has=ana.button("Replay"))
    result.wait_for()
    expect(result).to_contain_text(re.compile(r"\d+ tokens? ahead of .*\."))
    result.get_by_role("link", name="Daily challenge").wait_for()
    won = ana.table
    result.get_by_role("button", name="Next: Crescent").click()
    expect(ana.page).not_to_have_url(re.compile(won))
    ana.wait_for_board()
    assert {seat["level"] for seat in ana.look()["table"]["seats"]} == {None, "level-2"}


def find_winning_move(seed: int) -> tuple[Record, str, int] | None:
    """A random game before its last move, that move and who makes it; None unless it wins the game."""
    whole, game = random_record("nova-luna-2p", seed), load("nova-luna")
    before = random_record("nova-luna-2p", seed, moves=len(whole.moves) - 1)
    state = game.start(before.options, before.setup)
    for text in before.moves:
        state = game.play(state, text)
    mover, result = game.to_move(state), whole.result
    if result is None or mover is None or result["ranking"][0] != mover:
        return None
    return before, whole.moves[-1], mover
