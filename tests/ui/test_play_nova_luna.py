"""Games of Nova Luna on the page."""

from playwright.sync_api import expect

from tests.support.ui import nova_luna
from tests.support.ui.visitor import CHILD, ME, Visit


def test_a_game_by_mouse_from_the_first_page(visit: Visit) -> None:
    """A gentle opponent is chosen once, then one click opens a table and everything is pointed at."""
    ana = visit("/new/nova-luna")
    level = ana.page.get_by_role("combobox", name="Strength of the computer at seat 2")
    level.select_option("level-1")
    ana.button("Create table").click()
    ana.wait_for_board()
    ana.page.get_by_role("link", name="Lunarium, home").click()
    card = ana.page.get_by_role("article", name="Nova Luna")
    expect(card).to_contain_text("against Child’s play")
    card.get_by_role("button", name="Play now").click()
    ana.wait_for_board()

    played = []
    for _ in range(4):
        assert ana.wait_for_turn()
        played.append(nova_luna.play(ana))
    assert ana.own_moves() == played


def test_a_game_by_mouse_to_the_result(visit: Visit) -> None:
    """The last moves, and then who has won and how it went."""
    ana = visit(None, name="Ana")
    ana.open_end("nova-luna-2p", 1, 10, [ME, CHILD])
    before, played = ana.own_moves(), []
    while ana.wait_for_turn():
        played.append(nova_luna.play(ana))

    assert played
    sheet = ana.dialog("You win!").or_(ana.dialog("Child’s play wins"))
    expect(sheet.get_by_role("list", name="Ranking").get_by_role("listitem")).to_have_count(2)
    sheet.get_by_role("slider", name="Course of the game").wait_for()
    assert ana.own_moves() == before + played
