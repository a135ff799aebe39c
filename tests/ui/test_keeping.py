"""A box on a real table: the page is told what lies there, keeps the score, and prints the result."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.support.records import read
from tests.support.ui import nova_luna
from tests.support.ui.keeper import Event, enter, enter_all, enter_until_refill, keep, list_events
from tests.support.ui.sizes import DESK, PHONE_WITH_BARS, SMALL_PHONE
from tests.support.ui.visitor import Visit, Visitor

LOCALES = ("en-GB", "de-DE", "pt-BR")
SIZES: tuple[ViewportSize, ...] = (SMALL_PHONE, PHONE_WITH_BARS, DESK)


def play(visitor: Visitor, event: Event, reload: bool = False) -> None:
    """Make the move on the page; what it turned up is tapped, tile by tile, and survives a reload."""
    move, tiles = event
    nova_luna.point(visitor, move)
    visitor.button("Confirm").click()
    if not tiles:
        return
    asked = visitor.dialog("Which tiles were turned up?")
    expect(asked.get_by_role("button", name="Enter the move")).to_be_disabled()
    for number, tile in enumerate(tiles):
        asked.locator(f'[data-pick="{tile}"]').click()
        if reload and number == 0:
            visitor.page.reload()
            expect(asked.locator(f'[data-pick="{tile}"]')).to_have_attribute("aria-disabled", "true")
    asked.get_by_role("button", name="Enter the move").click()
    expect(asked).to_be_hidden()


def test_a_game_of_nova_luna_from_the_box_to_the_sheet(visit: Visit) -> None:
    """The form survives a reload; a refill taken back is still named; the last move is taken back, too."""
    record = read("nova-luna/ends-by-last-token-with-two")
    wheel, starter = record.setup["wheel"], record.setup["tower"][-1]
    ana = visit("/")
    ana.page.get_by_role("link", name="Keep score: Nova Luna").click()
    ana.page.get_by_label("Name of player 1").fill("Oma")
    if starter == 1:
        ana.button("Player 2: earlier").click()
    for tile in wheel[:10]:
        ana.page.locator(f'[data-pick="{tile}"]').click()
    ana.button("Start the game").click()
    ana.page.get_by_text("One space is still empty.").wait_for()
    ana.page.reload()
    expect(ana.page.get_by_label("Name of player 1")).to_have_value("Oma")
    expect(ana.page.locator(f'[data-pick="{wheel[0]}"]')).to_have_attribute("aria-disabled", "true")
    ana.button("Blue").click()
    expect(ana.page.locator("[data-pick]")).to_have_count(17)
    ana.button("Blue").click()
    ana.page.locator(f'[data-pick="{wheel[10]}"]').click()
    ana.button("Start the game").click()
    ana.wait_for_board()
    assert (ana.look()["view"]["wheel"], ana.look()["to_move"]) == ([None, *wheel], starter)

    table, events = ana.table, list_events(record)
    refill = enter_until_refill(ana, table, events)
    ply = ana.look()["ply"]
    ana.wait_for_ply(ply)
    play(ana, refill, reload=True)
    ana.wait_for_ply(ply + 1)
    first = ana.look()["view"]
    ana.button("Take back").click()
    ana.wait_for_ply(ply)
    nova_luna.point(ana, refill[0])
    ana.button("Confirm").click()
    ana.dialog("Which tiles were turned up?").get_by_role("button", name="Enter the move").click()
    ana.wait_for_ply(ply + 1)
    assert ana.look()["view"] == first

    *rest, last = events
    enter_all(ana, table, rest)
    ana.wait_for_ply(len(record.moves) - 1)
    play(ana, last)
    ana.button("Take back the last move").click()
    ana.wait_for_ply(len(record.moves) - 1)
    play(ana, last)
    ana.button("Print the result").click()
    sheet = ana.page.locator(".paper")
    expect(sheet).to_contain_text("Real game")
    expect(sheet).to_contain_text("Oma")
    assert ana.ask("GET", f"/tables/{table}/record")["result"] == dict(record.result or {})


def test_a_game_of_luna_is_entered_by_two(visit: Visit) -> None:
    """Isles are swapped as they lie; by the address one looks on, by the link one enters moves, too."""
    ana = visit("/keep/luna")
    ana.page.get_by_label("Place 6: Book isle").click()
    ana.page.get_by_label("Place 1: Shrine isle").click()
    ana.page.get_by_label("Board 1").select_option("Green")
    ana.page.get_by_role("combobox", name="Player 1").select_option("Yellow · 4")
    ana.page.get_by_label("Apostate", exact=True).select_option("tide")
    ana.page.get_by_role("radio", name="Player 2").check()
    ana.button("Start the game").click()
    ana.wait_for_board()
    seen = ana.look()
    view = seen["view"]
    assert view["isles"][0]["isle"] == "book"
    assert view["temple"]["boards"] == ["green", "yellow"]
    assert (view["figures"]["apostate"], seen["to_move"]) == ("tide", 1)
    novices = {space["tile"]: space["novice"] for space in view["temple"]["spaces"] if space["filled"]}
    assert novices == {2: 1, 4: 0}

    record = read("luna/ends-with-three")
    table, events = keep(ana, record), list(list_events(record))
    for event in events[:-2]:
        enter(ana, table, event)
    ben = visit(f"/t/{table}", viewport=PHONE_WITH_BARS, has_touch=True)
    ben.page.get_by_text("A real game").wait_for()
    expect(ben.button("Enter moves, too")).to_have_count(0)
    ana.open_table(table)
    ana.choose_from_menu("Seats")
    ben.go(ana.dialog("Seats").get_by_label("Link to enter moves").input_value())
    ana.page.keyboard.press("Escape")
    ben.button("Enter moves, too").tap()
    ana.wait_for_ply(len(events) - 2)
    ben.page.get_by_text("A real game").wait_for(state="hidden")
    ben.wait_for_turn()
    enter(ben, table, events[-2])
    ana.wait_for_ply(len(events) - 1)
    enter(ana, table, events[-1])
    for guest in (ana, ben):
        guest.dialog("Lia wins").wait_for()
    assert ben.look()["table"]["counts"] is False
    ana.dialog("Lia wins").get_by_role("link", name="Review").wait_for()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_forms_have_room_everywhere(visit: Visit, locale: str) -> None:
    ana = visit(None, locale=locale)
    for game in ("nova-luna", "luna"):
        ana.go(f"/keep/{game}")
        ana.page.locator("[data-pick], [data-isle]").first.wait_for()
        for size in SIZES:
            ana.page.set_viewport_size(size)
            assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (game, size)
            small = ana.page.evaluate(
                """[...document.querySelectorAll("form button")].filter(button => {
                    const {width, height} = button.getBoundingClientRect();
                    return Math.min(width, height) < 43.5;
                }).map(button => button.outerHTML)"""
            )
            assert not small, (game, size)
