"""A game that brings no board is still played on the page; without the native engine the page says so."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from lunarium.texts import say
from tests.support.durability.program import Program
from tests.support.example_game import installed, program
from tests.support.ui.sizes import PHONE
from tests.support.ui.visitor import ME, Visit, Visitor

__all__ = ["installed", "program"]  # the example game, and a server that has found it


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server without the native engine."""
    database = f"sqlite:///{tmp_path_factory.mktemp('pure')}/tables.sqlite"
    with Program(database, LUNARIUM_PURE="1") as program:
        yield program


def drop(visitor: Visitor, column: int) -> None:
    """A move by its button."""
    ply = visitor.look()["ply"]
    visitor.button(f"Column {column}").click()
    visitor.button("Confirm").click()
    visitor.wait_for_move(ply)


def test_a_game_without_a_board_from_the_first_page_to_the_result(visit: Visit, program: Program) -> None:
    """Its card, its drawing, its moves as buttons; story, take-back, result and replay are the frame's."""
    ana = visit("/", base_url=program.address)
    card = ana.page.get_by_role("article", name="Connect Four")
    expect(card).to_contain_text("2 players")
    expect(card.get_by_role("button", name="Solo")).to_have_count(0)
    expect(card.get_by_role("link", name="Learn")).to_have_count(0)
    card.get_by_role("button", name="Play now").click()
    ana.wait_for_board()

    assert ana.wait_for_turn()
    board = ana.page.get_by_role("region", name="The board")
    before = board.inner_text()
    ana.page.get_by_role("heading", name="Drop a disc").wait_for()
    expect(ana.button("Hint", exact=False)).to_have_count(0)
    ana.button("Table menu").click()
    ana.page.get_by_role("menuitem", name="About this table").wait_for()
    expect(ana.page.get_by_role("menuitem", name="Rules")).to_have_count(0)
    ana.page.keyboard.press("Escape")
    drop(ana, 4)
    expect(ana.page.get_by_role("region", name="Story", exact=True)).to_contain_text("into column 4")
    assert ana.wait_for_turn()
    assert board.inner_text() != before
    ana.button("Take back").click()
    expect(board).to_have_text(before, use_inner_text=True)

    while ana.wait_for_turn():
        drop(ana, ana.look()["legal"][0]["parts"]["column"])
    sheet = ana.dialog(re.compile("win"))
    expect(sheet.get_by_role("list", name="Ranking").get_by_role("listitem")).to_have_count(2)
    expect(sheet.get_by_role("button", name="Print the result")).to_have_count(0)
    sheet.get_by_role("button", name="Replay").click()
    expect(ana.page.get_by_role("slider", name="Replay")).to_have_value("0")
    ana.go("/rules/connect-four")
    ana.page.get_by_role("heading", name=say("page-missing")).wait_for()


def test_its_own_texts_come_in_the_viewers_language(visit: Visit, program: Program) -> None:
    ana = visit("/new/connect-four", base_url=program.address, locale="de-DE", viewport=PHONE)
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("Vier gewinnt")
    ana.button("Tisch eröffnen").click()
    ana.wait_for_board()
    ana.page.get_by_role("region", name="Das Spielbrett").wait_for()


def test_without_the_engine_the_page_says_so_and_offers_what_is_there(visit: Visit, pure: Program) -> None:
    """No level that would be refused, no hint that would fail."""
    ana = visit("/", base_url=pure.address)
    notice = ana.page.get_by_role("complementary", name="Computer levels are not available")
    expect(notice).to_contain_text("make install")
    ana.go("/new/nova-luna")
    notice.wait_for()
    level = ana.page.get_by_role("combobox", name="Strength of the computer at seat 2")
    assert [option.get_attribute("value") for option in level.get_by_role("option").all()] == ["greedy"]
    ana.button("Create table").click()
    ana.wait_for_board()
    ana.button("Take back").wait_for()
    expect(ana.button("Hint", exact=False)).to_have_count(0)


def test_a_watcher_asks_for_no_insight_until_something_is_inspected(visit: Visit) -> None:
    """What moves would bring goes to the one to move alone."""
    ana, ben = visit(None, name="Ana"), visit(None, name="Ben")
    made = ana.set_table("nova-luna-2p", [ME, ME], deal=3)
    asked: list[str] = []
    ben.page.on("request", lambda sent: asked.append(sent.url) if "/ask/insight" in sent.url else None)
    ana.open_table(made["snapshot"]["table"]["id"])
    ben.open_table(made["snapshot"]["table"]["id"])
    for ply in range(3):
        ana.send()
        ben.wait_for_move(ply)
    assert asked == []
