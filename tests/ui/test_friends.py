"""Friends at a table: they play again, see who is there, and say something without typing."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fastapi import FastAPI
from playwright.sync_api import Locator, ViewportSize, expect

from lunarium.tables.people import Person
from tests.support.legal_moves import texts_at
from tests.support.modes import random_record
from tests.support.ui.sizes import DESK, PHONE, SMALL_PHONE
from tests.support.ui.visitor import ME, OPEN, Visit, Visitor, seat_friends

UI = Path(__file__).parents[2] / "ui"
MOST_MOVES = 300
MENU = re.compile("Table menu|Tischmenü|Menü")
READ = """
import decode from "qr/decode.js";
const { side, pixels } = JSON.parse(await new Response(process.stdin).text());
const data = Uint8Array.from(Buffer.from(pixels, "latin1"));
process.stdout.write(decode({ width: side, height: side, data }));
"""
PAINT = """async (svg) => {
    const [side, canvas, image] = [400, document.createElement("canvas"), new Image()];
    const copy = svg.cloneNode(true);
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    copy.setAttribute("width", side);
    copy.setAttribute("height", side);
    image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await image.decode();
    canvas.width = canvas.height = side;
    const paint = canvas.getContext("2d");
    paint.drawImage(image, 0, 0);
    // A letter for each byte: a list of numbers takes Playwright seconds.
    const { data } = paint.getImageData(0, 0, side, side);
    return { side, pixels: Array.from(data, (byte) => String.fromCharCode(byte)).join("") };
}"""


def near_end(visit: Visit, mode: str = "nova-luna-2p", **more: object) -> tuple[Visitor, Visitor]:
    """Ana and Ben at a game in which the last move is to be played."""
    ana, ben = visit(None, name="Ana", **more), visit(None, name="Ben", **more)
    whole = random_record(mode, 3)
    record = random_record(mode, 3, moves=len(whole.moves) - 1)
    made = ana.ask("POST", "/records", {"record": record.as_json(), "seats": [ME, OPEN]})
    table, invitation = made["snapshot"]["table"]["id"], made["invitations"][0]
    ben.ask("POST", f"/tables/{table}/seats/1/claim", {"secret": invitation["secret"]})
    for visitor in (ana, ben):
        visitor.open_table(table)
    return ana, ben


def finish(app: FastAPI, table_id: str) -> None:
    """The friends play on to the end, past their pages."""
    tables = app.state.house.tables
    for _ in range(MOST_MOVES):
        table = tables.load(table_id)
        if table.turn is None:
            return
        seat = table.seats[table.turn]
        tables.play(table_id, Person(seat.person, seat.name), texts_at(table)[0], table.ply)
    raise AssertionError("the game does not end")


def result(visitor: Visitor) -> Locator:
    """The dialogue at the end."""
    return visitor.page.get_by_role("dialog").filter(has=visitor.button("Replay"))


def test_two_friends_play_again_twice_without_leaving_the_table(visit: Visit, app: FastAPI) -> None:
    """Whoever clicks first makes the table; the other is shown it and follows with one click."""
    ana, ben = near_end(visit)
    tables = [ana.table]
    for first, second in ((ana, ben), (ben, ana)):
        finish(app, tables[-1])
        for friend in (ana, ben):
            result(friend).wait_for()
            expect(result(friend)).to_contain_text(re.compile(r"\d+ tokens? ahead of \w+\.|Level with"))
        result(first).get_by_role("button", name="Play again").click()
        expect(first.page).not_to_have_url(re.compile(tables[-1]))
        first.wait_for_board()
        result(second).get_by_role("button", name="To the new table").click()
        expect(second.page).to_have_url(re.compile(first.table))
        second.wait_for_board()
        assert first.table not in tables
        tables.append(first.table)
        starts = [friend.look()["your_turn"] for friend in (ana, ben)]
        assert sorted(starts) == [False, True]


def test_friends_end_a_game_by_consent(visit: Visit) -> None:
    ana, ben = near_end(visit)
    ana.choose_from_menu("Leave or end the game")
    dialog = ana.dialog("Leave or end the game")
    expect(dialog).to_contain_text("as soon as Ben agrees")
    dialog.get_by_role("button", name="Ask the others").click()
    expect(ana.button("Withdraw")).to_be_visible()
    ben.page.get_by_role("dialog", name="End the game").get_by_role("button", name="End it").click()
    for friend in (ana, ben):
        expect(friend.dialog("The players ended the game early")).to_contain_text("no result")
        expect(friend.button("Review")).to_have_count(0)


def test_a_replay_shows_the_link_to_the_new_table(visit: Visit, app: FastAPI) -> None:
    ana, ben = near_end(visit, viewport=PHONE)
    finish(app, ana.table)
    result(ben).get_by_role("button", name="Replay").click()
    result(ana).get_by_role("button", name="Play again").click()
    notice = ben.page.get_by_role("complementary", name="A new table is ready for you all.")
    notice.get_by_role("button", name="To the new table").click()
    ben.wait_for_board()
    assert ben.table == ana.table


def test_arrivals_and_departures_are_shown_and_told(visit: Visit) -> None:
    """At the board, and quietly beside it; a connection that breaks for a moment is not told."""
    ana = visit(None, name="Ana")
    ana.page.clock.install()
    made = ana.set_table("nova-luna-2p", [ME, OPEN])
    table, invitation = made["snapshot"]["table"]["id"], made["invitations"][0]
    ana.open_table(table)
    ben = visit(None, name="Ben")
    ben.ask("POST", f"/tables/{table}/seats/{invitation['seat']}/claim", {"secret": invitation["secret"]})
    note, live = ana.page.locator("[data-note]"), ana.page.locator("[aria-live=polite]")
    expect(note).to_have_text("Ben has sat down.")
    ana.page.clock.fast_forward(1000)
    expect(live).to_contain_text("Ben has sat down.")
    ana.page.clock.fast_forward(90_000)
    expect(note).to_have_count(0)

    board, company = ana.page.locator("[data-table]"), ana.page.locator("header .company")
    ben.open_table(table)
    expect(note).to_have_text("Ben is at the table.")
    expect(company).to_have_accessible_name("Ben is here")
    expect(board).to_have_attribute("data-here", str(invitation["seat"]))
    ana.page.clock.fast_forward(90_000)
    for _ in range(2):
        ben.go("/")
        expect(company).to_have_accessible_name("Ben is away")
        ana.page.clock.fast_forward(5_000)
        ben.open_table(table)
        expect(company).to_have_accessible_name("Ben is here")
    expect(note).to_have_count(0)
    ben.go("/")
    expect(board).to_have_attribute("data-away", str(invitation["seat"]))
    ana.page.clock.fast_forward(20_000)
    expect(note).to_have_text("Ben has left.")


def hold_time(visitor: Visitor) -> None:
    """What the page does later it does when told: a phrase does not vanish before it was looked at."""
    visitor.page.clock.pause_at((visitor.page.evaluate("Date.now()") + 1000) / 1000)


def say(visitor: Visitor, opener: str, phrase: str) -> None:
    """Choose a phrase from the table's menu."""
    visitor.page.get_by_role("button", name=MENU).click()
    visitor.page.get_by_role("menuitem", name=opener).click()
    visitor.page.get_by_role("button", name=phrase, exact=True).click()


def open_settings(visitor: Visitor, name: str) -> None:
    """From the page's bar; on a phone, where a table has no bar, from the table's menu."""
    if visitor.page.locator("header.slim").count():
        visitor.page.get_by_role("button", name=MENU).click()
        visitor.page.get_by_role("menuitem", name=name).click()
    else:
        visitor.page.locator("header").get_by_title(name).click()


@pytest.mark.parametrize(("mode", "size"), [("nova-luna-2p", DESK), ("luna-2p", SMALL_PHONE)])
def test_a_phrase_is_read_in_the_readers_language_and_can_be_muted(
    visit: Visit, mode: str, size: ViewportSize
) -> None:
    ana, ben = visit(None, name="Ana", viewport=size), visit(None, name="Ben", locale="de-DE", viewport=size)
    made = ana.set_table(mode, [ME, OPEN])
    table, invitation = made["snapshot"]["table"]["id"], made["invitations"][0]
    ben.ask("POST", f"/tables/{table}/seats/{invitation['seat']}/claim", {"secret": invitation["secret"]})
    for visitor in (ana, ben):
        visitor.page.clock.install()
        visitor.open_table(table)
        hold_time(visitor)
    seat = 1 - invitation["seat"]

    say(ana, "Say something", "Well played!")
    for visitor, text in ((ana, "Well played!"), (ben, "Gut gespielt!")):
        bubble = visitor.page.locator(f'[data-saying="{seat}"]')
        expect(bubble).to_contain_text(text)
        expect(bubble).to_be_in_viewport(ratio=1)
        visitor.page.clock.run_for(500)
        expect(visitor.page.locator("[aria-live=polite]")).to_contain_text(f"Ana: {text}")

    open_settings(ben, "Du und deine Einstellungen")
    ben.page.get_by_role("switch", name="Die anderen stummschalten").check()
    ben.page.keyboard.press("Escape")
    for visitor in (ana, ben):
        visitor.page.clock.run_for(20_000)
        expect(visitor.page.locator("[data-saying]")).to_have_count(0)
    say(ana, "Say something", "Again?")
    expect(ana.page.locator(f'[data-saying="{seat}"]')).to_contain_text("Again?")
    say(ben, "Etwas sagen", "Hallo!")
    expect(ana.page.locator(f'[data-saying="{1 - seat}"]')).to_contain_text("Hello!")
    expect(ben.page.locator(f'[data-saying="{1 - seat}"]')).to_contain_text("Hallo!")
    expect(ben.page.locator(f'[data-saying="{seat}"]')).to_have_count(0)


def test_watchers_have_no_phrases(visit: Visit) -> None:
    ana, _ = seat_friends(visit)
    cleo = visit(f"/t/{ana.table}")
    cleo.wait_for_board()
    cleo.button("Table menu").click()
    cleo.page.get_by_role("menuitem", name="Seats").wait_for()
    expect(cleo.page.get_by_role("menuitem", name="Say something")).to_have_count(0)


NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"  # as over plain http
SELECTED = "({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd)"


def read_code(code: Locator) -> str:
    """What a camera would read."""
    pixels = json.dumps(code.evaluate(PAINT))
    told = subprocess.run(  # noqa: S603
        [Path(sys.executable).with_name("node"), "--input-type=module", "-e", READ],
        cwd=UI, input=pixels, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return told.stdout


def test_a_name_is_asked_once_and_links_come_as_qr_code_and_by_the_share_sheet(visit: Visit) -> None:
    ana = visit(None, viewport=PHONE, has_touch=True)
    ana.page.add_init_script("navigator.share = async (what) => { (window.shared ??= []).push(what); }")
    ana.page.add_init_script(NO_CLIPBOARD)
    ana.page.goto("/")
    opener = ana.page.get_by_role("article", name="Nova Luna").get_by_role("button", name="With friends")
    friends = ana.dialog("Nova Luna with friends")
    opener.click()
    field = friends.get_by_role("textbox", name="Your name")
    expect(field).not_to_have_value("")
    field.fill(" ")
    friends.get_by_role("button", name="Create table").click()
    expect(friends).to_contain_text("Write a name that the others can see.")
    field.fill("Ana Maria")
    friends.get_by_role("button", name="Create table").click()

    link = friends.get_by_role("textbox", name="Link for seat 2").input_value()
    friends.get_by_role("button", name="Share").click()
    [shared] = ana.page.evaluate("window.shared")
    assert (shared["url"], shared["title"]) == (link, "Lunarium")
    friends.get_by_role("button", name="Copy").click()
    by_hand = ana.dialog("Copy by hand")
    expect(by_hand.get_by_role("textbox")).to_be_focused()
    assert by_hand.get_by_role("textbox").evaluate(SELECTED) == link
    ana.page.keyboard.press("Escape")
    expect(friends.get_by_role("textbox", name="Link for seat 2")).to_be_visible()
    friends.get_by_role("button", name="QR code").click()
    code = friends.get_by_role("img", name=re.compile("QR code"))
    code.wait_for()
    assert read_code(code) == link

    friends.get_by_role("button", name="To the table").click()
    ana.wait_for_board()
    assert ana.look()["table"]["seats"][0]["name"] == "Ana Maria"
    ana.choose_from_menu("Seats")
    seats = ana.dialog("Seats")
    ana.page.set_viewport_size({"width": 390, "height": 664})
    seats.get_by_role("button", name="QR code").click()
    code = seats.get_by_role("img", name=re.compile("QR code"))
    expect(code).to_be_in_viewport(ratio=1)
    assert read_code(code) == link
    ana.go("/")
    opener.click()
    friends.get_by_role("button", name="Create table").wait_for()
    expect(field).to_have_count(0)


def test_a_shuffle_after_a_take_back_is_told_at_once(visit: Visit) -> None:
    """A refill turned tiles over; taken back, they are shuffled again, and everybody is told so."""
    ana = visit(None, name="Ana")
    made = ana.set_table("nova-luna-2p", [ME, ME])
    ana.open_table(made["snapshot"]["table"]["id"])
    shown = ana.look()
    while not shown["shuffles"]:
        moves = [move["text"] for move in shown["legal"]]
        shown = ana.send("refill" if "refill" in moves else moves[0])
        if shown["log"][-1]["move"]["text"] == "refill":
            shown = ana.ask("POST", f"/tables/{ana.table}/take-back", {})
            assert shown["shuffles"]
    ana.page.get_by_text("What was face down is shuffled again").wait_for()
