"""Positions set up by hand: mistakes are told beside their places, mended, and the game goes on."""

import re

import pytest
from playwright.sync_api import Locator, expect

from lunarium.games import drafting_of, load
from tests.support.modes import random_record
from tests.support.ui.sizes import DESK, PHONE, SMALL_PHONE
from tests.support.ui.visitor import ME, Visit, Visitor

NOVA_LUNA = drafting_of(load("nova-luna")).example
# A tile is missing on the wheel, and in each display one lies apart.
THREE_MISTAKES = (
    NOVA_LUNA.replace(".51.", ".0.").replace("65e2", "65e4").replace("50n", "50n4")
)  # fmt: skip
LUNA = drafting_of(load("luna")).example
# A book is missing, and the Guard does not let anybody go as far as tile 18 in round 2.
TWO_MISTAKES = LUNA.replace("12yk", "12y").replace("a4.", "a2.").replace("17y", "18y")
LOCALES = ("en-GB", "de-DE", "pt-BR")
TOO_SMALL = """() => [...document.querySelectorAll('main button, main select, main input[type=number]')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.getAttribute('aria-label') || one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < 43.5)
  .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""


def open_position(visitor: Visitor, game: str, text: str = "") -> Locator:
    """The editor with this position; its answer is there."""
    visitor.page.goto(f"/position/{game}#{text}")
    editor = visitor.page.locator("[data-position]")
    editor.wait_for()
    return editor


def notes(visitor: Visitor) -> list[str]:
    """The faults that are told beside their places, each once."""
    return sorted(
        {str(note.get_attribute("data-fault")) for note in visitor.page.locator("[data-fault]").all()}
    )


def put(visitor: Visitor, tile: int) -> None:
    visitor.page.locator(f"[data-box='{tile}']").click()


def test_three_mistakes_are_mended_and_the_game_goes_on(visit: Visit) -> None:
    ana = visit(None, name="Ana")
    editor = open_position(ana, "nova-luna", THREE_MISTAKES)
    expect(editor).to_have_attribute("data-position", "faulty")
    editor.get_by_text("3 problems to fix.").wait_for()
    assert notes(ana) == ["nova-position-apart", "nova-position-seen"]

    ana.page.locator("[data-space='10']").click()
    ana.page.locator("[data-box='30']").click(force=True)  # it says why it cannot be taken
    ana.page.get_by_text("lies in a display already: Sun.").wait_for()
    put(ana, 51)
    editor.get_by_text("2 problems to fix.").wait_for()

    ana.page.locator("[data-placed='65']").click()
    ana.page.keyboard.press("Delete")
    expect(ana.page.locator("[data-placed='65']")).to_have_count(0)
    ana.page.locator("[data-cell='2,0']").click()
    put(ana, 65)
    editor.get_by_text("1 problem to fix.").wait_for()

    ana.page.get_by_role("radio", name="Star", exact=True).check()
    ana.page.locator("[data-placed='50']").click()
    ana.button("Take the tile away").click()
    expect(ana.page.locator("[data-placed='50']")).to_have_count(0)
    ana.page.locator("[data-cell='0,-1']").click()
    put(ana, 50)
    expect(editor).to_have_attribute("data-position", "possible")
    editor.get_by_text("Sun is to move.").wait_for()
    expect(ana.page).to_have_url(re.compile(f"#{re.escape(NOVA_LUNA)}$"))

    ana.page.reload()
    expect(editor).to_have_attribute("data-position", "possible")
    ana.page.get_by_role("heading", name=re.compile("moves are possible")).wait_for()
    ana.button("Keep score from here").click()
    ana.wait_for_board()
    assert (ana.look()["table"]["kept"], ana.look()["to_move"]) == (True, 0)
    ana.page.go_back()
    expect(editor).to_have_attribute("data-position", "possible")
    ana.button("Play on from here").click()
    ana.button("To the table").click()
    expect(ana.page).to_have_url(re.compile("/t/"))
    ana.page.locator("[data-wheel='51']").wait_for()


def test_luna_is_mended_on_a_phone_by_its_panels(visit: Visit) -> None:
    ana = visit(None, name="Ana", viewport=PHONE)
    editor = open_position(ana, "luna", TWO_MISTAKES)
    expect(editor).to_have_attribute("data-position", "faulty")
    expect(editor.locator(".verdict li")).to_have_count(2)

    ana.page.get_by_role("radio", name="Temple and path").check()
    assert notes(ana) == ["luna-position-beyond-guard", "luna-position-books"]
    ana.page.locator("[data-tile='12']").click()
    ana.page.get_by_role("switch", name="With a Book of Wisdom").click()
    expect(editor.locator(".verdict li")).to_have_count(1)
    ana.page.get_by_role("radio", name="Round", exact=True).check()
    ana.page.get_by_role("group", name="Round", exact=True).get_by_role("radio", name="5").check()
    expect(editor).to_have_attribute("data-position", "possible")

    ana.page.locator("[data-place='isle:tide']").click()
    ana.page.get_by_role("heading", name="Tide Isle").wait_for()
    ana.button("Take back").click()
    expect(editor).to_have_attribute("data-position", "faulty")


def test_a_position_of_a_game_is_taken_to_the_editor(visit: Visit) -> None:
    ana = visit(None, name="Ana")
    ana.open_table(ana.bring(random_record("nova-luna-2p", 1, moves=6), [ME, ME]))
    ana.choose_from_menu("Edit this position")
    editor = ana.page.locator("[data-position]")
    expect(editor).to_have_attribute("data-position", "possible")
    ana.button("From a text").click()
    ana.page.get_by_label("The text of a position").fill("nova-luna_9")
    ana.button("Show it").click()
    ana.page.get_by_text("does not say who plays").wait_for()
    ana.page.get_by_label("The text of a position").fill(
        f"https://example.org/position/nova-luna#{NOVA_LUNA}"
    )
    ana.button("Show it").click()
    expect(ana.page).to_have_url(re.compile(f"#{re.escape(NOVA_LUNA)}$"))


@pytest.mark.parametrize(("game", "text"), [("nova-luna", THREE_MISTAKES), ("luna", TWO_MISTAKES)])
def test_positions_fit_in_every_language(visit: Visit, game: str, text: str) -> None:
    for locale in LOCALES:
        ana = visit(None, locale=locale)
        open_position(ana, game, text)
        for size in (DESK, PHONE, SMALL_PHONE):
            ana.page.set_viewport_size(size)
            width = ana.page.evaluate("document.documentElement.scrollWidth")
            assert width <= size["width"], (locale, size)
            assert ana.page.evaluate(TOO_SMALL) == [], (locale, size)
