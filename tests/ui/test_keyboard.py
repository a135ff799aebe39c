"""Games by keys alone: no mouse is used from the first page on."""

import re
from collections import Counter

from playwright.sync_api import expect

from tests.support.legal_moves import legal_texts
from tests.support.ui import luna, nova_luna
from tests.support.ui.visitor import CHILD, ME, Visit, Visitor


def test_nova_luna_by_keys_from_the_first_page(visit: Visit) -> None:
    """Tab to the game and its opponent, numbers take tiles, arrows walk, Enter decides.

    Whoever thinks for a while is shown the card of what has the focus, and plays on all the same.
    """
    ana = visit("/")
    card = ana.page.get_by_role("article", name="Nova Luna")
    ana.tab_to(card.get_by_role("link", name="Change"))
    ana.page.keyboard.press("Enter")
    ana.tab_to(ana.page.get_by_role("combobox", name="Strength of the computer at seat 2"))
    ana.page.keyboard.press("Home")
    ana.tab_to(ana.button("Create table"))
    ana.page.keyboard.press("Enter")
    ana.wait_for_board()
    assert ana.wait_for_turn()
    walk_round_the_wheel(ana)
    nova_luna.play_by_keys(ana)
    for _ in range(3):
        assert ana.wait_for_turn()
        ana.page.locator("#thing-card").wait_for()
        nova_luna.play_by_keys(ana)


def walk_round_the_wheel(ana: Visitor) -> None:
    """Tab finds one tile, right the others that may be taken, down all."""
    entry = ana.page.locator("[data-wheel][tabindex='0']")
    ana.tab_to(entry)
    for key, wanted in (("ArrowRight", "[aria-disabled=false]"), ("ArrowDown", "")):
        tiles = ana.page.locator(f"[data-wheel]{wanted}").count()
        met = set()
        for _ in range(tiles):
            ana.page.keyboard.press(key)
            expect(entry).to_be_focused()
            met.add(entry.get_attribute("data-wheel"))
        assert len(met) == tiles


def test_nova_luna_by_keys_to_the_result(visit: Visit) -> None:
    """The last moves, the result, and once more."""
    ana = visit(None, name="Ana")
    ana.open_end("nova-luna-2p", 2, 10, [ME, CHILD])
    while ana.wait_for_turn():
        nova_luna.play_by_keys(ana)
    sheet = ana.dialog(re.compile("^(You win!|Child’s play wins)$"))
    sheet.wait_for()
    ana.tab_to(sheet.get_by_role("button", name="Play again"))
    before = ana.table
    ana.page.keyboard.press("Enter")
    expect(ana.page).not_to_have_url(re.compile(before))


def test_luna_by_keys(visit: Visit) -> None:
    """Letters choose actions, Tab and arrows places, numbers variants, D ends a journey; six kinds."""
    ana = visit(None, name="Ana")
    made = ana.set_table("luna-2p", [ME, CHILD], deal=11, starts=0)
    ana.open_table(made["snapshot"]["table"]["id"])
    done: Counter[str] = Counter()
    while len(done) < 6 or not done["journey"]:
        assert ana.wait_for_turn()
        assert ana.look()["view"]["round"] < 3, done
        move = luna.choose_move(ana, done)
        luna.play_by_keys(ana, move)
        done[luna.kind_of(move)] += 1


def test_the_end_of_luna_by_typed_moves(visit: Visit) -> None:
    """Completion by Tab and arrows, Enter on the board, the result sheet."""
    ana = visit(None, name="Ana")
    ana.open_end("luna-2p", 3, 6, [ME, ME])
    while ana.wait_for_turn():
        seen = ana.look()
        move = next(
            (move for move in legal_texts(seen) if move in ("meditate", "done")), legal_texts(seen)[0]
        )
        ana.page.keyboard.press("/")
        field = ana.dialog("Type a move").get_by_role("combobox", name="Move")
        expect(field).to_be_focused()
        if len([other for other in legal_texts(seen) if other.startswith(move[:4])]) == 1:
            ana.page.keyboard.type(move[:4])
            ana.page.keyboard.press("Tab")
            expect(field).to_have_value(move)
        else:
            ana.page.keyboard.type(move)
        ana.page.keyboard.press("Enter")
        expect(ana.dialog("Type a move")).to_have_count(0)
        expect(ana.button("Confirm")).to_have_attribute("aria-disabled", "false")
        ana.page.keyboard.press("Enter")
        ana.wait_for_move(seen["ply"])
    ana.dialog(re.compile("wins$")).wait_for()
    ana.page.keyboard.press("Escape")
    expect(ana.dialog(re.compile("wins$"))).to_have_count(0)
