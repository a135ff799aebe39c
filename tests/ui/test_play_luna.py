"""Games of Luna on the page."""

from collections import Counter

from playwright.sync_api import expect

from tests.support.ui import luna
from tests.support.ui.visitor import CHILD, ME, Visit


def test_a_round_by_mouse(visit: Visit) -> None:
    """A preliminary round and a round of many actions with a journey."""
    ana = visit(None, name="Ana")
    made = ana.set_table("luna-2p", [ME, CHILD], deal=7, starts=0)
    ana.open_table(made["snapshot"]["table"]["id"])

    done: Counter[str] = Counter()
    played = []
    while ana.wait_for_turn() and ana.look()["view"]["round"] < 2:
        move = luna.choose_move(ana, done)
        luna.play(ana, move)
        done[luna.kind_of(move)] += 1
        played.append(move)

    assert done["journey"] > 0
    assert len(done) > 5, done
    assert [move for move in ana.own_moves() if move != "done"] == played


def test_a_game_by_mouse_to_the_result(visit: Visit) -> None:
    """The last moves of the sixth round, and then who has won and with what."""
    ana = visit(None, name="Ana")
    ana.open_end("luna-2p", 1, 8, [ME, CHILD])
    done: Counter[str] = Counter()
    while ana.wait_for_turn():
        move = luna.choose_move(ana, done)
        luna.play(ana, move)
        done[luna.kind_of(move)] += 1
    assert done["meditate"] > 0
    sheet = ana.dialog("You win!").or_(ana.dialog("Child’s play wins"))
    expect(sheet.get_by_role("list", name="Ranking").get_by_role("listitem")).to_have_count(2)
    points = sheet.get_by_role("region", name="Where the points come from")
    points.wait_for()
    expect(points).to_contain_text("Shrines")


def test_a_journey_is_composed_in_any_order(visit: Visit) -> None:
    """By clicks, also on an isle where own novices stand, and by dragging; a step is taken back."""
    ana = visit(None, name="Ana")
    made = ana.set_table("luna-2p-preselected", [ME, CHILD], deal=7, starts=0)
    ana.open_table(made["snapshot"]["table"]["id"])
    assert ana.wait_for_turn()
    seen = ana.look()
    seat = seen["to_move"]
    own = [isle["isle"] for isle in seen["view"]["isles"] if isle["active"][seat] > 0]
    first, second = own[-1], own[0]  # in the notation they come the other way round
    luna.action(ana, "journey").click()
    luna.place(ana, f"isle:{first}").click()
    luna.place(ana, f"isle:{second}").click()
    composer = ana.page.get_by_role("region", name="Journey", exact=True)
    steps = composer.get_by_role("listitem")
    expect(steps).to_have_count(1)
    ana.page.keyboard.press("Escape")  # puts down the next novice, which was in hand already
    ana.page.keyboard.press("Backspace")
    expect(steps).to_have_count(0)

    novice = luna.place(ana, f"isle:{first}").locator(".grab").first
    goal = luna.place(ana, f"isle:{second}")
    novice.hover()
    ana.page.mouse.down()
    goal.hover(force=True)
    goal.hover(force=True, position={"x": 40, "y": 40})
    ana.page.mouse.up()
    expect(steps).to_have_count(1)
    luna.place(ana, f"isle:{second}").click()
    luna.place(ana, f"isle:{first}").click()
    expect(steps).to_have_count(2)
    ana.button("Done: 2 novices", exact=False).click()
    ana.wait_for_move(2)
    assert ana.own_moves()[:3] == [f"journey {second}>{first}", f"{first}>{second}", "done"]
