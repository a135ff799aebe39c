"""Small things that once went wrong on the page."""

import re

from playwright.sync_api import Route, expect

from tests.support.legal_moves import legal_texts
from tests.support.ui import luna, nova_luna
from tests.support.ui.visitor import Visit, Visitor


def sit_down_at_luna(visit: Visit, **more: bool) -> Visitor:
    """Ana alone at a table of Luna in its first action phase, after one move."""
    ana = visit(None, name="Ana", **more)
    ana.open_table(ana.set_table("luna-2p-preselected")["snapshot"]["table"]["id"])
    ana.send("meditate")
    ana.wait_for_ply(1)
    return ana


def journeys_at(visitor: Visitor) -> list[str]:
    """The journeys that may begin now."""
    return [move for move in legal_texts(visitor.look()) if luna.kind_of(move) == "journey"]


def test_z_puts_the_tile_in_hand_back_before_it_takes_back_a_move(visit: Visit) -> None:
    """First the place, then the tile, then the move; the button says which."""
    ana = visit(None, name="Ana")
    ana.open_middle("nova-luna-2p", 4)
    move = next(move for move in legal_texts(ana.look()) if "@" in move)
    tile = ana.page.locator(f'[data-wheel="{move.split("@")[0]}"]')
    nova_luna.point(ana, move)
    ana.button("Put back").wait_for()
    ana.page.keyboard.press("z")
    expect(ana.button("Confirm")).to_have_attribute("aria-disabled", "true")
    expect(tile).to_have_attribute("aria-pressed", "true")
    ana.button("Put back").wait_for()
    ana.page.keyboard.press("z")
    expect(tile).to_have_attribute("aria-pressed", "false")
    assert (ana.look()["ply"], ana.look()["line"]) == (4, 0)
    ana.button("Take back").wait_for()


def test_after_a_take_back_the_hands_are_empty(visit: Visit) -> None:
    ana = visit(None, name="Ana")
    ana.open_middle("nova-luna-2p", 4)
    move = next(move for move in legal_texts(ana.look()) if "@" in move)
    nova_luna.play(ana, move)
    ana.button("Take back").click()
    ana.wait_for_ply(4)
    ana.page.locator('[data-wheel][aria-disabled="false"]').first.wait_for()
    expect(ana.page.locator('[data-wheel][aria-pressed="true"]')).to_have_count(0)
    expect(ana.button("Confirm")).to_have_attribute("aria-disabled", "true")


def test_z_takes_a_planned_novice_back_before_a_move(visit: Visit) -> None:
    """What a journey offers stands there once, on a phone and on a desk."""
    ana = sit_down_at_luna(visit)
    luna.point(ana, journeys_at(ana)[0])
    done, back = re.compile("^(Done|Confirm)"), re.compile("^(Put b|Take b|B)ack")
    for width, height in ((390, 664), (1440, 900)):
        ana.page.set_viewport_size({"width": width, "height": height})
        expect(ana.page.get_by_role("button", name=re.compile(r"^Done: 1 novice"))).to_be_enabled()
        expect(ana.page.get_by_role("button", name=done), "one way to end it").to_have_count(1)
        expect(ana.page.get_by_role("button", name=back), "and one to go back").to_have_count(1)
    for _ in range(2):  # the next novice from there may be in hand already
        ana.page.keyboard.press("z")
    expect(ana.page.get_by_role("button", name=re.compile(r"^Done: "))).to_have_count(0)
    assert (ana.look()["ply"], ana.look()["line"]) == (1, 0)


def test_a_refused_step_ends_the_sending_of_a_journey(visit: Visit) -> None:
    """What was not sent stays planned, and the end of the journey is not sent either."""
    ana = sit_down_at_luna(visit)
    ways = {move.split(">")[0]: luna.places_of(ana.look()["view"], move) for move in journeys_at(ana)}
    sent: list[str] = []

    def refuse_second(route: Route) -> None:
        sent.append(route.request.post_data or "")
        problem = {"code": "illegal-move", "message": "Not now.", "params": {}, "reasons": []}
        if len(sent) == 2:
            route.fulfill(status=422, json=problem)
        else:
            route.continue_()

    ana.page.route(re.compile(r"/moves\b"), refuse_second)
    luna.action(ana, "journey").click()
    for origin, goal in list(ways.values())[:2]:
        luna.place(ana, origin).click()
        luna.place(ana, goal).click()
        ana.page.keyboard.press("Escape")  # the next novice from there stays where it is
    ana.page.get_by_role("button", name=re.compile(r"^Done: 2 novices")).click()
    ana.page.get_by_text("Not now.").wait_for()
    expect(ana.page.get_by_role("button", name=re.compile(r"^Done: 1 novice"))).to_be_enabled()
    assert len(sent) == 2
    assert ana.look()["ply"] == 2


def test_seats_at_one_screen_have_names_of_their_own(visit: Visit) -> None:
    ana = visit("/new/nova-luna", name="Ana")
    page = ana.page
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Here").check(force=True)
    starts = page.get_by_role("group", name="Who starts?")
    expect(starts.get_by_role("radio", name="Me", exact=True)).to_have_count(1)
    expect(starts.get_by_role("radio", name="Seat 2", exact=True)).to_have_count(1)
    page.get_by_role("textbox", name="Name at seat 2").fill("Ben")
    expect(starts.get_by_role("radio", name="Ben", exact=True)).to_have_count(1)
    page.get_by_role("button", name="Create table").click()
    ana.wait_for_board()
    ana.go("/")
    page.get_by_role("link", name=re.compile("Ana and Ben")).wait_for()
