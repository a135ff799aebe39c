"""Games alone: on the page at the beginning and at the end, past it in between."""

import re
from collections import Counter

from playwright.sync_api import expect

from tests.support.legal_moves import legal_texts
from tests.support.ui import luna, nova_luna
from tests.support.ui.visitor import ME, Visit


def test_nova_luna_alone(visit: Visit) -> None:
    """One click, a few tiles, and the ledger is kept."""
    ana = visit("/")
    ana.page.get_by_role("article", name="Nova Luna").get_by_role("button", name="Solo").click()
    ana.wait_for_board()
    expect(ana.page.get_by_role("table", name="Score")).to_contain_text("Score of phase 1")
    for _ in range(8):
        nova_luna.play(ana)


def test_the_end_of_nova_luna_alone(visit: Visit) -> None:
    """The last tiles of the second phase, and the sheet with both notes."""
    ana = visit(None, name="Ana")
    ana.open_end("nova-luna-solo", 1, 3, [ME])
    while ana.wait_for_turn():
        nova_luna.play(ana)
    sheet = ana.dialog(re.compile(r"^Your score: \d+$"))
    score = ana.look()["view"]["outcome"]["result"]["solo_score"]
    points = sheet.get_by_role("region", name="Where the points come from")
    points.wait_for()
    expect(points).to_contain_text("Phase 2")
    expect(sheet).to_contain_text(f"{score} points: lower is better")


def test_luna_alone(visit: Visit) -> None:
    """The preliminary round and the first one against the priest."""
    ana = visit("/")
    ana.page.get_by_role("article", name="Luna", exact=True).get_by_role("button", name="Solo").click()
    ana.wait_for_board()
    ana.page.get_by_text("Preliminary round").first.wait_for()
    done: Counter[str] = Counter()
    while ana.wait_for_turn() and ana.look()["view"]["round"] < 2:
        over = sum(done.values()) > 12
        rest = "end-round" in legal_texts(ana.look())
        move = "end-round" if over and rest else luna.choose_move(ana, done)
        luna.play(ana, move)
        done[luna.kind_of(move)] += 1
    assert {"place-shrine", "place-pair", "end-round"} <= set(done), done


def test_the_end_of_luna_alone(visit: Visit) -> None:
    """The last moves of the sixth round, and the difference that counts."""
    ana = visit(None, name="Ana")
    ana.open_end("luna-solo-level-1", 1, 5, [ME])
    while ana.wait_for_turn():
        legal = legal_texts(ana.look())
        luna.play(ana, "end-round" if "end-round" in legal else legal[0])
    sheet = ana.dialog(re.compile(r"(You win by|The opponent is ahead by) \d+$"))
    influence = sheet.get_by_role("table", name="Final influence")
    influence.wait_for()
    expect(influence).to_contain_text("Difference")


def test_the_deal_of_the_day(visit: Visit) -> None:
    """Closed while it is played, no way back in it, open to whoever has finished."""
    ana = visit("/daily")
    deal = ana.page.get_by_role("article", name="Nova Luna")
    expect(deal).to_contain_text("The results open when you have finished.")
    deal.get_by_role("button", name="Play").click()
    ana.wait_for_board()
    nova_luna.play(ana)
    ana.button("Take back").click(force=True)
    expect(ana.page.locator(":popover-open")).to_contain_text("No take-backs in the daily challenge")
    ana.go("/daily")
    expect(deal).to_contain_text("The results open when you have finished.")
    deal.get_by_role("link", name="Continue").click()
    ana.wait_for_board()
    while legal_texts(ana.look()):
        ana.send()
    ana.go("/daily")
    results = deal.get_by_role("table", name="Results of")
    expect(results.get_by_role("row").filter(has_text="You")).to_have_count(1)  # others may have played
