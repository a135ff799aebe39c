"""Both games with a thumb, and with and without motion."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.support.legal_moves import legal_texts
from tests.support.records import read
from tests.support.ui import luna, nova_luna
from tests.support.ui.sizes import THUMB
from tests.support.ui.visitor import CHILD, ME, Visit, Visitor


def sit_down(visit: Visit, mode: str, **settings: object) -> Visitor:
    """Ana at a table with one gentle computer; she begins."""
    ana = visit(None, name="Ana", **settings)
    made = ana.set_table(mode, [ME, CHILD], starts=0, deal=9)
    ana.open_table(made["snapshot"]["table"]["id"])
    return ana


def is_narrow(visitor: Visitor) -> bool:
    """Whether nothing scrolls sideways."""
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_nova_luna_with_a_thumb(visit: Visit) -> None:
    """Three turns: a tile, a place, the button; the story is a tap away."""
    ana = sit_down(visit, "nova-luna-2p", **THUMB)
    for _ in range(3):
        assert ana.wait_for_turn()
        ply, move = ana.look()["ply"], nova_luna.choose_move(ana)
        nova_luna.point(ana, move, touch=True)
        expect(ana.button("Confirm")).to_be_in_viewport(ratio=1)
        assert is_narrow(ana)
        ana.button("Confirm").tap()
        expect(ana.button("Confirm")).to_have_count(0)  # a new position begins with empty hands
        assert ana.look()["ply"] > ply
    assert ana.wait_for_turn()
    last = ana.page.get_by_role("group", name="Actions").get_by_role("button").last
    expect(last).to_have_accessible_name(re.compile(r"\w+ .*\."))
    last.tap()
    story = ana.dialog("Players and story")
    expect(story.get_by_role("region", name="Story", exact=True)).to_be_in_viewport()
    expect(story.locator("li[data-ply]").last).to_be_in_viewport()


def test_luna_with_a_thumb(visit: Visit) -> None:
    """Actions and places are buttons below the sea; a journey is composed with them."""
    ana = sit_down(visit, "luna-2p-preselected", **THUMB)
    own = ana.page.locator("[data-seat]").filter(has_text="You")
    expect(own.get_by_text("You", exact=True)).to_be_in_viewport(ratio=1)
    expect(own.get_by_text("now", exact=True)).to_be_in_viewport(ratio=1)
    wanted = {"journey", "council", "favour"}
    while wanted:
        assert ana.wait_for_turn()
        seen = ana.look()
        kinds = {luna.kind_of(move): move for move in reversed(legal_texts(seen))}
        kind = min(wanted & kinds.keys(), default="meditate" if "meditate" in kinds else "end-round")
        luna.tap(ana, kinds[kind])
        wanted.discard(kind)
        assert is_narrow(ana)
        assert ana.look()["ply"] > seen["ply"]
    ana.page.locator("[data-seat]").first.tap()
    story = ana.dialog("Players and story").get_by_role("region", name="Story", exact=True)
    story.wait_for()


@pytest.mark.parametrize("mode", ["nova-luna-2p", "luna-2p-preselected"])
@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_moves_with_and_without_motion(visit: Visit, mode: str, wish: str) -> None:
    """Whoever wants calm gets it; with motion everything arrives where it belongs all the same."""
    ana = sit_down(visit, mode, reduced_motion=wish)
    html = ana.page.locator("html")
    expect(html).to_have_attribute("data-motion", "on" if wish == "no-preference" else "off")
    script = """() => {
        window.moved = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...given) {
            window.moved += 1;
            return animate.apply(this, given);
        };
    }"""
    ana.page.evaluate(script)
    assert ana.wait_for_turn()
    if mode.startswith("nova"):
        nova_luna.play(ana)
    else:
        luna.play(ana, luna.choose_move(ana, Counter()))
    assert ana.wait_for_turn()
    moved = ana.page.evaluate("window.moved")
    assert (moved > 0) == (wish == "no-preference"), moved
    ana.page.locator("[data-table]").wait_for()


@pytest.mark.parametrize("record", ["nova-luna/win-tie-by-tower", "luna/ends-with-three"])
def test_the_widest_names_leave_a_table_as_it_is(visit: Visit, record: str) -> None:
    """A word without a break, one letter as wide as many, and marks upon marks."""
    ana = visit(None, name="Ana", viewport={"width": 390, "height": 664})
    names = ["W" * 40, "\ufdfd" * 40, "m" + "\u0300" * 39, "\u6708" * 40]
    played = read(record)
    told = {"names": names[: played.options["players"]]}
    made = ana.ask("POST", "/records", {"record": played.as_json() | told})
    table = made["snapshot"]["table"]["id"]
    ana.open_table(table)
    ana.page.get_by_role("dialog").first.wait_for()
    assert is_narrow(ana)
    ana.page.keyboard.press("Escape")
    assert is_narrow(ana)
    for path in (f"/t/{table}/sheet", f"/t/{table}/review"):
        ana.go(path)
        ana.page.locator("main").wait_for()
        ana.page.wait_for_load_state("networkidle")
        assert is_narrow(ana), path
    ana.go("/")
    ana.page.locator(f"a[href='/t/{table}']").first.wait_for()
    assert is_narrow(ana)
