"""Games of Nova Luna on the page."""

from playwright.sync_api import expect

from lunarium.games import load
from tests.support.modes import random_record
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


def test_a_long_name_stands_whole_in_the_middle_of_the_wheel(visit: Visit) -> None:
    """In German the gentlest computer has one; the moment before its move is looked at."""
    ana = visit(None, name="Ana", locale="de")
    record = random_record("nova-luna-2p", 1, moves=20)
    game = load(record.game)
    ply = next(ply for ply, state in enumerate(record.states(game)) if game.to_move(state) == 1)
    ana.open_table(ana.bring(record, [ME, CHILD]), f"?ply={ply}")
    title = ana.page.locator("[data-says='hub.title']")
    expect(title).to_have_text("Kinderspiel")
    for width, height in ((1440, 900), (1366, 641), (1024, 768)):
        ana.page.set_viewport_size({"width": width, "height": height})
        assert title.evaluate("name => name.clientHeight < 1.5 * parseFloat(getComputedStyle(name).fontSize)")
