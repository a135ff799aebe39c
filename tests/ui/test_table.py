"""What can be done at a table besides moving: taking back, asking why, looking back, reading, leaving."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from lunarium.texts import say
from tests.support.legal_moves import legal_texts
from tests.support.modes import random_record
from tests.support.ui import luna, nova_luna
from tests.support.ui.visitor import CHILD, ME, Visit, Visitor

MOMENT = re.compile(r"^\d+ of \d+$")


def open_game(visit: Visit, mode: str, moves: int, seed: int = 1) -> Visitor:
    """Ana at a table where so many moves have been played, all seats hers."""
    ana = visit(None, name="Ana")
    ana.open_middle(mode, moves, seed)
    return ana


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things in sight lie upon each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across > 0 and down > 0


def middle_of(thing: Locator) -> tuple[float, float]:
    """Where a mouse points at it."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_move_against_a_computer_is_taken_back_at_once(visit: Visit) -> None:
    """With the computer's answer, and the story keeps what was taken back."""
    ana = visit(None, name="Ana")
    made = ana.set_table("nova-luna-2p", [ME, CHILD], starts=0, deal=5)
    ana.open_table(made["snapshot"]["table"]["id"])
    nova_luna.play(ana)
    ana.wait_for_turn()
    ana.page.keyboard.press("z")
    ana.wait_for_ply(0)
    assert ana.look()["ply"] == 0
    ana.page.get_by_title("Show what was taken back").click()
    story = ana.page.get_by_role("region", name="Story", exact=True)
    expect(story.locator("s").first).to_have_text(re.compile(r"^You \w+ (red|blue|turquoise|yellow) \d"))
    expect(ana.button("Take back")).to_have_attribute("aria-disabled", "true")


def test_a_choice_is_put_back_before_it_is_played(visit: Visit) -> None:
    """Escape or the button; nothing reaches the server."""
    ana = open_game(visit, "nova-luna-2p", 4)
    nova_luna.point(ana, nova_luna.choose_move(ana))
    ana.button("Put back").click()
    expect(ana.button("Confirm")).to_have_attribute("aria-disabled", "true")
    nova_luna.point(ana, nova_luna.choose_move(ana))
    ana.page.keyboard.press("Escape")
    expect(ana.button("Confirm")).to_have_attribute("aria-disabled", "true")
    assert ana.look()["ply"] == 4


@pytest.mark.parametrize(
    ("mode", "move", "sentence"),
    [
        ("nova-luna-2p", "99@0,0", "Notation"),
        ("nova-luna-2p", "16@40,40", "Rule"),
        ("luna-2p-preselected", "sanctify 25", "Rule"),
    ],
)
def test_a_typed_move_is_refused_with_the_rule(visit: Visit, mode: str, move: str, sentence: str) -> None:
    """The sentence stands below the field and the move cannot be put on the board."""
    ana = open_game(visit, mode, 0)
    if "@40" in move:
        ana.send()
        ana.wait_for_ply(1)
        move = f"{ana.look()['view']['reach'][0]}@40,40"
    ana.page.keyboard.press("/")
    dialog = ana.dialog("Type a move")
    dialog.get_by_role("combobox", name="Move").fill(move)
    answer = dialog.get_by_role("status")
    answer.wait_for()
    expect(answer).to_contain_text(sentence)
    expect(dialog.get_by_role("button", name="Put it on the board")).to_be_disabled()
    ana.page.keyboard.press("Enter")
    dialog.wait_for()


def test_disabled_controls_say_why(visit: Visit) -> None:
    """The bar's buttons, an action without its favour, a tile out of reach."""
    ana = open_game(visit, "luna-2p-preselected", 0)
    ana.button("Confirm").hover()
    note = ana.page.locator(":popover-open", has_text="Choose a move first; then you can confirm it.")
    note.wait_for()
    for name in ("Take back", "Hint", "Why?"):
        assert not overlap(note, ana.button(name)), f"it lies over {name}"
    ana.page.mouse.move(*middle_of(note))
    expect(note).to_have_count(0)  # it lets the mouse pass
    ana.button("Confirm").click(force=True)
    note.wait_for()
    seen = ana.look()
    possible = {luna.kind_of(move) for move in legal_texts(seen)}
    off = next(kind for kind in ("sanctify", "shrine", "book") if kind not in possible)
    reason = ana.insight()["actions"][off]["reasons"][0]
    sentence = say(f"why-{reason['code']}", "en", reason["params"])
    button = luna.action(ana, off)
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    ana.page.locator(":popover-open").get_by_text(sentence).wait_for()
    ana.page.locator(":popover-open").get_by_text(re.compile("^Rule ")).wait_for()

    ben = open_game(visit, "nova-luna-2p", 0)
    far = ben.page.locator('[data-wheel][aria-disabled="true"]').first
    far.click(force=True)
    ben.page.locator(":popover-open").get_by_text(re.compile("^Rule ")).wait_for()


@pytest.mark.parametrize("mode", ["nova-luna-2p", "luna-2p"])
def test_looking_back(visit: Visit, mode: str) -> None:
    """By story, keys, slider and address, and back to now; the future is not to be seen."""
    ana = open_game(visit, mode, 12)
    page = ana.page
    page.locator('li[data-ply="5"] button').click()
    bar = page.get_by_role("group", name="Replay")
    slider = bar.get_by_role("slider", name="Replay")
    expect(slider).to_have_value("6")
    expect(page).to_have_url(re.compile(r"\?ply=6$"))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("5")
    page.locator('li[data-ply="4"] [aria-current="step"]').wait_for()
    slider.fill("2")
    page.get_by_text("2 of 12").first.wait_for()
    expect(page).to_have_url(re.compile(r"\?ply=2$"))
    page.reload()
    ana.wait_for_board()
    expect(slider).to_have_value("2")
    page.locator("body").press("Home")
    expect(slider).to_have_value("0")
    expect(bar.get_by_role("button", name="One move back")).to_be_disabled()
    bar.get_by_role("button", name="Back to now").click()
    expect(bar).to_have_count(0)
    ana.button("Confirm").wait_for()
    expect(page).not_to_have_url(re.compile("ply"))


@pytest.mark.parametrize("mode", ["nova-luna-2p", "luna-2p"])
def test_the_language_changes_in_the_middle_of_a_game(visit: Visit, mode: str) -> None:
    """Every text at once; the board stays; the next visit speaks it too."""
    ana = open_game(visit, mode, 14)
    pieces = ana.page.locator("[data-wheel], [data-place]")
    before, told = pieces.count(), ana.page.locator("li[data-ply]").first.inner_text()
    ana.button("Language: English", exact=False).click()
    ana.page.get_by_role("menuitemradio", name="Deutsch").click()
    expect(ana.page.locator("html")).to_have_attribute("lang", "de")
    ana.button("Bestätigen").wait_for()
    expect(ana.page.locator("li[data-ply]").first).not_to_contain_text(told)
    expect(pieces).to_have_count(before)
    ana.page.reload()
    ana.button("Bestätigen").wait_for()


def test_a_branch_from_a_past_moment(visit: Visit) -> None:
    """A new table stands where the old one stood then, with computers in the other seats."""
    ana = open_game(visit, "nova-luna-2p", 8)
    before = ana.table
    ana.page.locator('li[data-ply="3"] button').click()
    expect(ana.page.get_by_role("slider", name="Replay")).to_have_value("4")
    ana.choose_from_menu("Go on from here")
    branch = ana.dialog("Go on from here at a new table")
    expect(branch).to_contain_text("after move 4 of 8")
    branch.get_by_role("button", name="Open the table").click()
    expect(ana.page).not_to_have_url(re.compile(before))
    ana.wait_for_board()
    origin = ana.look()["table"]["origin"]
    assert origin == {"table": before, "ply": 4}
    ana.choose_from_menu("About this table")
    ana.page.get_by_role("link", name="from another table, after move 4").wait_for()


def test_a_record_goes_out_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    """A finished game as a file, replayed where it is dropped; one under way asks who goes on."""
    ana = visit(None, name="Ana")
    ana.open_table(ana.bring(random_record("luna-2p", 2)))
    with ana.page.expect_download() as download:
        ana.dialog(re.compile("wins$")).get_by_role("button", name="Download the game file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["moves"] == list(random_record("luna-2p", 2).moves)

    upload = ana.page.get_by_label("Upload a game")
    ana.go("/")
    upload.set_input_files(file)
    ana.dialog(re.compile("wins$")).wait_for()

    record["moves"], record["result"] = record["moves"][:20], None
    file.write_text(json.dumps(record), encoding="utf-8")
    ana.go("/")
    upload.set_input_files(file)
    asking = ana.dialog("Who goes on with this game?")
    asking.get_by_role("button", name="Continue").click()
    ana.wait_for_board()
    assert ana.look()["last"] >= 20

    ana.go("/")
    file.write_text("no record", encoding="utf-8")
    upload.set_input_files(file)
    note = ana.page.get_by_role("alert")
    expect(note).to_contain_text("This file is not a record.")
    note.get_by_role("button", name="Close").click()
    expect(ana.page.locator(":popover-open")).to_have_count(0)


@pytest.mark.parametrize(
    ("mode", "heading"), [("nova-luna-2p", "Your moves"), ("luna-2p-preselected", "Possible moves")]
)
def test_the_board_as_text(visit: Visit, mode: str, heading: str) -> None:
    """A key turns the board into words, from which a move is chosen and confirmed."""
    ana = open_game(visit, mode, 2)
    ana.page.keyboard.press("v")
    ana.page.get_by_text("Choose a move from the list.").wait_for()
    if mode.startswith("luna"):
        expect(ana.page.get_by_text(re.compile("^Tiles in the temple: "))).to_have_count(2)
    moves = ana.page.locator("section", has=ana.page.get_by_role("heading", name=heading))
    moves.get_by_role("button").first.click()
    ana.button("Confirm").click()
    ana.wait_for_move(2)
    ana.page.keyboard.press("v")
    expect(moves).to_have_count(0)


@pytest.mark.parametrize(
    ("mode", "heading", "rest"),
    [("nova-luna-2p", "Your moves", 8), ("luna-2p-preselected", "Possible moves", 12)],
)
def test_a_game_is_played_to_its_end_by_text(visit: Visit, mode: str, heading: str, rest: int) -> None:
    """Nothing is pointed at on a board: words, buttons by their names, and what is spoken of the others."""
    ana = visit(None, name="Ana")
    ana.open_end(mode, 3, rest, [ME, CHILD])
    spoken = ana.page.locator("[aria-live=polite]").first
    ana.page.keyboard.press("v")
    moves = ana.page.locator("section", has=ana.page.get_by_role("heading", name=heading))
    while ana.wait_for_turn():
        ply = ana.look()["ply"]
        moves.get_by_role("button").first.click()
        expect(ana.button("Confirm")).to_have_attribute("aria-disabled", "false")
        ana.page.keyboard.press("Enter")
        ana.wait_for_move(ply)
    ana.dialog(re.compile("(win|ahead)")).wait_for()
    expect(spoken).not_to_be_empty()
