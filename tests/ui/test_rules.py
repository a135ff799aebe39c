"""The rules in the page: from a reason there and back, search, addresses for all numbers, sheets to print."""

import re
from itertools import product

import pytest
from playwright.sync_api import Locator, expect

from lunarium.games import GAMES
from lunarium.texts import rulebook, say
from tests.support.legal_moves import legal_texts
from tests.support.modes import random_record
from tests.support.ui import luna
from tests.support.ui.layout import THOROUGH
from tests.support.ui.sizes import PHONE, SMALL_PHONE
from tests.support.ui.visitor import ME, Visit, Visitor

LOCALES = {"en": "en-GB", "de": "de-DE", "pt": "pt-BR"}
LONGEST = "de"  # its words need most room
BOOKS = [("luna", "de"), ("luna", "en"), ("nova-luna", "pt")]  # a thorough look reads all six
BACK = "Back to the game"


def open_luna(visit: Visit, moves: int = 0) -> Visitor:
    """Ana at both seats of a game of Luna."""
    ana = visit(None, name="Ana")
    ana.open_table(ana.bring(random_record("luna-2p-preselected", 1, moves=moves), [ME, ME]))
    return ana


def find_refused(ana: Visitor) -> tuple[Locator, str]:
    """The button of an action that cannot be used now, and the rule that stands against it."""
    actions = ana.insight()["actions"]
    kind = next(kind for kind in ("sanctify", "shrine", "book", "herbs") if actions[kind]["reasons"])
    return luna.action(ana, kind), str(actions[kind]["reasons"][0]["rule"])


def ask_about(ana: Visitor, move: str) -> None:
    """While one asks: why a typed move cannot be played, and the first rule of the answer."""
    ana.button("Ask about a typed move").click()
    ana.dialog("Why not?").get_by_role("combobox").fill(move)
    ana.dialog("Why not?").get_by_role("link", name=re.compile("^Rule ")).first.click()


def note_link(ana: Visitor) -> Locator:
    """The number of the rule on the note beside what cannot be used."""
    return ana.page.locator(":popover-open").get_by_role("link", name=re.compile("^Rule ")).first


def rule_dialog(ana: Visitor) -> Locator:
    return ana.dialog(re.compile("^Rule "))


def test_a_rule_opens_over_the_table_and_nothing_there_is_lost(visit: Visit) -> None:
    """A move is chosen; the rule of a refusal is read; the chosen move is still there and is played."""
    ana = open_luna(visit)
    move = next(move for move in legal_texts(ana.look()) if luna.kind_of(move) == "council")
    luna.point(ana, move)
    expect(luna.confirm(ana)).to_have_attribute("aria-disabled", "false")
    before = ana.look()["ply"]

    ana.button("Why?").click()
    ask_about(ana, "sail tide>tide 1")
    sheet = rule_dialog(ana)
    expect(sheet.locator("table")).to_contain_text("1 or 2 own active novices of one isle")
    sheet.get_by_role("button", name=BACK).click()

    expect(sheet).to_have_count(0)
    expect(luna.confirm(ana)).to_have_attribute("aria-disabled", "false")
    assert ana.look()["ply"] == before
    luna.confirm(ana).click()
    ana.wait_for_move(before)
    assert ana.own_moves()[-1] == move


def test_from_a_refusal_to_the_whole_rulebook_and_back_to_the_same_position(visit: Visit) -> None:
    ana = open_luna(visit, moves=12)
    address, before = ana.page.url, ana.look()
    button, rule = find_refused(ana)
    button.click(force=True)
    note_link(ana).click()
    place = rulebook.anchor_of(rule)
    rule_dialog(ana).locator(f"tr#{place}").wait_for()
    rule_dialog(ana).get_by_role("link", name="All rules").click()

    expect(ana.page).to_have_url(re.compile(rf"/rules/luna\?back=.*#{place}$"))
    expect(ana.page.locator(f"article tr#{place}")).to_be_in_viewport()
    ana.page.get_by_role("link", name=BACK).click()
    ana.wait_for_board()
    assert ana.page.url == address
    after = ana.look()
    assert (after["ply"], after["line"], after["view"]) == (before["ply"], before["line"], before["view"])


def test_a_past_moment_is_where_one_comes_back_to(visit: Visit) -> None:
    ana = open_luna(visit, moves=12)
    ana.go(f"/t/{ana.table}?ply=5")
    ana.wait_for_board()
    ana.choose_from_menu("Rules")
    ana.page.get_by_role("link", name=BACK).click()
    expect(ana.page.get_by_role("slider", name="Replay")).to_have_value("5")


def test_the_link_of_a_note_is_reached_by_keys_and_by_a_slow_mouse(visit: Visit) -> None:
    """Tab leads into the note and on; a mouse may cross the gap."""
    ana = open_luna(visit)
    button, _ = find_refused(ana)
    ana.tab_to(button)
    ana.page.keyboard.press("Enter")
    note_link(ana).wait_for()
    ana.page.keyboard.press("Tab")
    expect(note_link(ana)).to_be_focused()
    ana.page.keyboard.press("Shift+Tab")
    expect(button).to_be_focused()
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Enter")
    rule_dialog(ana).wait_for()
    ana.page.keyboard.press("Escape")
    expect(rule_dialog(ana)).to_have_count(0)

    button.hover(force=True)
    note_link(ana).hover()
    note_link(ana).click()
    rule_dialog(ana).wait_for()


def test_numbers_in_a_rule_turn_the_page_of_the_sheet(visit: Visit) -> None:
    ana = open_luna(visit)
    ana.page.keyboard.press("w")
    ask_about(ana, "sanctify 28")
    rule_dialog(ana).get_by_role("link", name="4.8", exact=True).click()
    rule_dialog(ana).get_by_role("heading", name=re.compile("Displacement")).wait_for()
    assert "/t/" in ana.page.url


def test_search_leads_to_the_rules_of_the_other_game(visit: Visit) -> None:
    ana = visit("/rules/luna")
    ana.page.get_by_role("searchbox").fill("moon wheel")
    expect(ana.page.get_by_role("search")).to_contain_text("In the rules of Nova Luna:")
    ana.page.get_by_role("search").get_by_role("link").first.click()
    expect(ana.page).to_have_url(re.compile("/rules/nova-luna#"))


@pytest.mark.parametrize(
    ("language", "query", "number", "found"),
    [
        ("de", "verdrangung", "4.8", "Verdrängung"),
        ("pt", "maré", "4.6", "Jornada e Maré"),
        ("en", "l-7", "L-7", ""),
    ],
)
def test_search_finds_words_whatever_their_accents(
    visit: Visit, language: str, query: str, number: str, found: str
) -> None:
    ana = visit("/rules/luna", locale=LOCALES[language])
    ana.page.get_by_role("searchbox").wait_for()
    ana.page.keyboard.press("/")
    expect(ana.page.get_by_role("searchbox")).to_be_focused()
    ana.page.keyboard.type(query)
    hit = ana.page.get_by_role("search").get_by_role("link", name=re.compile(rf"^{number} .*{found}"))
    hit.first.click()
    expect(ana.page).to_have_url(re.compile(rf"#{number}$"))
    expect(ana.page.locator(f'article [id="{number}"]')).to_be_in_viewport()
    expect(ana.page.get_by_role("searchbox")).to_have_value("")


@pytest.mark.parametrize(
    ("game", "language"), [*product(("luna", "nova-luna"), LOCALES)] if THOROUGH else BOOKS
)
def test_every_place_of_the_rulebook_has_an_address_on_the_page(
    visit: Visit, game: str, language: str
) -> None:
    folder = GAMES[game].showing.rulebook
    assert folder is not None
    book = rulebook.load(folder, language)
    numbers = set(rulebook.list_numbers(book))
    number = "L-7" if game == "luna" else "NL-3"
    ana = visit(f"/rules/{game}#{number}", locale=LOCALES[language], viewport=SMALL_PHONE)
    expect(ana.page.locator(f'[id="{number}"]')).to_be_in_viewport()
    assert numbers <= set(ana.page.evaluate("[...document.querySelectorAll('article [id]')].map(e => e.id)"))
    for name in set(rulebook.list_places(book)) - numbers:  # by which reasons call a place without a number
        ana.page.evaluate("name => { location.hash = name; }", name)
        expect(ana.page.locator("article .here")).to_have_count(1)
        expect(ana.page.locator("article .here")).to_be_in_viewport()
    assert ana.page.locator("article figure").count() >= 5
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_names_lead_to_their_place_as_numbers_do(visit: Visit) -> None:
    ana = visit("/rules/nova-luna#nl-refilling")
    expect(ana.page.locator('[id="4.1"]')).to_be_in_viewport()
    ana.go("/rules/nova-luna#nl-3")
    expect(ana.page.locator('[id="NL-3"]')).to_be_in_viewport()


def test_there_are_no_rules_of_a_game_that_is_not_there(visit: Visit) -> None:
    ana = visit("/rules/chess")
    ana.page.get_by_role("heading", name=say("page-missing")).wait_for()
    ana.go("/rules/luna/nothing")
    ana.page.get_by_role("heading", name=say("page-missing")).wait_for()


def count_pages(ana: Visitor) -> int:
    """How many pages the browser prints."""
    printed = ana.page.pdf(prefer_css_page_size=True, print_background=True)
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", printed))


@pytest.mark.parametrize("language", LOCALES if THOROUGH else [LONGEST])
def test_the_thirteen_actions_fit_one_screen_and_one_page(visit: Visit, language: str) -> None:
    ana = visit("/rules/luna/actions", locale=LOCALES[language])
    expect(ana.page.locator("article")).to_have_count(13)
    for width, height in ((1440, 900), (1366, 768), (390, 664)):
        ana.page.set_viewport_size({"width": width, "height": height})
        for card in ana.page.locator("article").all():
            expect(card).to_be_in_viewport(ratio=1)
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert count_pages(ana) == 1
    ana.page.locator("article a").first.click()
    expect(ana.page.locator("tr#l-priest-s-favour")).to_be_in_viewport()


@pytest.mark.parametrize("mode", ["luna-4p", "luna-solo-level-1", "nova-luna-4p"])
def test_a_result_is_printed_on_one_page(visit: Visit, mode: str) -> None:
    """From the result dialogue; the sheet says what the dialogue said, and leads back to it."""
    ana = visit(None, name="Ana", color_scheme="dark")
    record = random_record(mode, 1)
    ana.open_table(ana.bring(record))
    table, result = ana.table, record.result or {}
    ana.button("Print the result").click()
    sheet = ana.page.get_by_role("table")
    for value in result["scores" if "scores" in result else "tokens_left"]:
        expect(sheet).to_contain_text(str(value))
    assert count_pages(ana) == 1
    ana.page.get_by_role("link", name=BACK).click()
    ana.wait_for_board()
    assert ana.table == table


def test_the_solo_score_sheet_holds_ones_own_games(visit: Visit) -> None:
    ana = visit(None, name="Ana")
    ana.open_end("nova-luna-solo", 1, 1, [ME])
    ana.send()
    result = ana.look()["view"]["outcome"]["result"]
    ana.go("/rules/nova-luna/solo")
    row = ana.page.get_by_role("row").filter(has_text=str(result["solo_score"])).first
    for note in result["notes"]:
        expect(row).to_contain_text(str(note))
    assert count_pages(ana) == 1
    ana.go("/rules/nova-luna/result")
    ana.page.get_by_role("table").wait_for()
    assert count_pages(ana) == 1


def test_the_first_page_loads_nothing_of_the_rules(visit: Visit) -> None:
    ana = visit(None, viewport=PHONE)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.page.goto("/")
    ana.page.get_by_role("article", name="Nova Luna").wait_for()
    assert asked
    assert not [url for url in asked if re.search(r"Rule|Sheet|/rules|pictures-|sheets-", url)]
