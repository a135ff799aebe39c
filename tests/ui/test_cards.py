"""Everything says what it is: by mouse, keys, a finger and by pointing; hints are played through."""

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from lunarium.core.record import Record
from lunarium.games import load
from tests.support.markers import needs_search
from tests.support.modes import random_record
from tests.support.ui import luna as hands
from tests.support.ui.rest import wait_for_rest
from tests.support.ui.sizes import DESK, PHONE, PHONE_WITH_BARS
from tests.support.ui.visitor import CHILD, ME, Json, Visit, Visitor, middle, rest

MODES = {"luna": ("luna-2p", 40), "nova-luna": ("nova-luna-2p", 18)}
THINGS = {"luna": '[data-about="action:shrine"]', "nova-luna": "[data-moon]"}
TITLES = {"luna": "Shrine", "nova-luna": "Moon figure"}
games = pytest.mark.parametrize("game", sorted(MODES))


def sit_down(visitor: Visitor, game: str) -> None:
    """In the middle of a game, all seats one's own: it is always somebody's turn here."""
    mode, moves = MODES[game]
    visitor.open_table(visitor.bring(random_record(mode, 3, moves=moves), [ME, ME]))


def card(visitor: Visitor) -> Locator:
    return visitor.page.locator("#thing-card")


@games
def test_a_resting_mouse_gets_the_card_and_a_leaving_one_closes_it(visit: Visit, game: str) -> None:
    visitor = visit(None, "Ana")
    sit_down(visitor, game)
    rest(visitor, visitor.page.locator(THINGS[game]).first)
    card(visitor).get_by_role("heading").wait_for()
    expect(card(visitor).get_by_role("heading")).to_have_text(TITLES[game])
    link = card(visitor).get_by_role("link").first.get_attribute("href")
    assert link
    assert link.startswith(f"/rules/{game}")
    visitor.page.mouse.move(2, 2)
    expect(card(visitor)).to_have_count(0)


READ = """elements => elements.map(element => {
    const {about, place, wheel, placed, thumb, cell, token, moon} = element.dataset;
    const tile = wheel ?? placed ?? thumb;
    return about ?? place ?? (tile ? `tile:${tile}` : cell ? `cell:${cell.replace(",", ":")}`
        : token ? `token:${token}` : moon === undefined ? null : "moon");
})"""
NAMES = ("about", "place", "wheel", "placed", "thumb", "cell", "token", "moon")


def list_things(visitor: Visitor) -> set[str]:
    """The addresses of everything that is drawn now."""
    selector = ", ".join(f"[data-{name}]" for name in NAMES)
    return set(visitor.page.locator(selector).evaluate_all(READ)) - {None}


def find_things(visitor: Visitor) -> set[str]:
    """The same, with what lies behind a player, behind all actions, and around a tile in hand."""
    found = list_things(visitor)
    doors = [*visitor.page.locator("button[data-seat]").all(), *visitor.button("All 13").all()]
    for door in doors:
        door.click()
        visitor.page.locator("dialog:modal").wait_for()
        found |= list_things(visitor)
        visitor.page.keyboard.press("Escape")
        visitor.page.locator("dialog:modal").wait_for(state="detached")
        visitor.page.mouse.move(2, 2)  # where it rests a card would come, over the next door
        expect(card(visitor)).to_have_count(0)
    for tile in visitor.page.locator('[data-wheel][aria-disabled="false"]').all()[:1]:
        tile.click()
        visitor.page.locator("button.cell").first.wait_for()
        found |= list_things(visitor)
    return found


def find_rest(mode: str, moves: int) -> Record:
    """A random game after about so many moves, between two actions."""
    record = random_record(mode, 3, moves=moves)
    game = load(record.game)
    return find_rest(mode, moves + 1) if game.is_midway(record.replay(game)) else record


@pytest.mark.parametrize("mode", ["luna-2p", "luna-solo-level-1", "nova-luna-2p", "nova-luna-solo"])
def test_all_things_with_a_card_can_be_pointed_at(visit: Visit, mode: str) -> None:
    """What the rules have a card for is drawn somewhere; actions without a button and past guards apart."""
    visitor = visit(None, "Ana")
    record = find_rest(mode, 14 if "solo" in mode else 30)
    game = load(record.game)
    state = record.replay(game)
    visitor.open_table(visitor.bring(record, [ME] * int(record.options["players"])))
    visitor.wait_for_board()
    legal = {game.kind(move) for move in game.legal_moves(state)}
    offered = set(hands.KEYS) - {"meditate", "end-round"} if game.key == "luna" else set()
    unseen = {f"action:{kind}" for kind in game.kinds if kind not in legal | offered}
    unseen |= {f"guard:{number}" for number in range(1, game.view(state, None).get("round", 0))}
    for size in (DESK, PHONE_WITH_BARS):
        visitor.page.keyboard.press("Escape")  # what was taken in hand
        visitor.page.set_viewport_size(size)
        wait_for_rest(visitor.page)
        missing = set(game.showing.things(state)) - find_things(visitor) - unseen
        assert not missing, (size, sorted(missing))


@games
def test_focus_gets_the_same_card(visit: Visit, game: str) -> None:
    visitor = visit(None, "Ana")
    sit_down(visitor, game)
    first = visitor.page.locator("[data-place], [data-wheel]").first
    visitor.tab_to(visitor.page.locator("[data-place][tabindex='0'], [data-wheel][tabindex='0']").first)
    card(visitor).wait_for()
    expect(visitor.page.locator("[data-asked]")).to_have_count(1)
    visitor.page.keyboard.press("Escape")
    expect(card(visitor)).to_have_count(0)
    assert first.count()


@games
def test_a_resting_finger_gets_a_sheet_that_closes_three_ways(visit: Visit, game: str) -> None:
    visitor = visit(None, "Ana", viewport=PHONE, has_touch=True)
    sit_down(visitor, game)
    thing = visitor.page.locator('[data-about="action:recruit"], [data-wheel]').first
    ply = visitor.look()["ply"]

    def hold() -> None:
        x, y = middle(thing)
        touch = visitor.page.context.new_cdp_session(visitor.page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        card(visitor).wait_for()
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        card(visitor).wait_for()

    hold()
    box = card(visitor).bounding_box()
    assert box
    assert box["x"] == 0
    assert box["width"] == PHONE["width"]
    assert box["y"] + box["height"] == pytest.approx(PHONE["height"], abs=1)
    card(visitor).get_by_role("button", name="Close").tap()
    expect(card(visitor)).to_have_count(0)
    hold()
    visitor.page.keyboard.press("Escape")
    expect(card(visitor)).to_have_count(0)
    hold()
    x, y = middle(card(visitor).locator(".grip"))
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    visitor.page.mouse.move(x, y + 120, steps=4)
    visitor.page.mouse.up()
    expect(card(visitor)).to_have_count(0)
    assert visitor.look()["ply"] == ply, "a question plays nothing"


def test_cards_open_above_the_drawer(visit: Visit) -> None:
    """The card can be read and closed; the drawer stays."""
    visitor = visit(None, "Ana", viewport=PHONE_WITH_BARS)
    sit_down(visitor, "luna")
    visitor.page.locator("button[data-seat]").first.click()
    drawer = visitor.dialog("Players and story")
    rest(visitor, drawer.locator('[data-about="supply:0"]'))
    card(visitor).wait_for()
    card(visitor).get_by_role("button", name="Close").click()
    expect(card(visitor)).to_have_count(0)
    drawer.wait_for()


# Things under what says that a click asks now.
LIST_COVERED = """() => {
    const note = document.querySelector("aside.asking").getBoundingClientRect();
    return [...document.querySelectorAll("[data-about], [data-wheel], [data-placed]")]
        .filter((thing) => {
            const box = thing.getBoundingClientRect();
            const across = Math.min(box.right, note.right) - Math.max(box.left, note.left);
            const down = Math.min(box.bottom, note.bottom) - Math.max(box.top, note.top);
            return box.width > 0 && across > 1 && down > 1;
        })
        .map((thing) => thing.dataset.about ?? thing.dataset.wheel ?? thing.dataset.placed);
}"""


@games
@pytest.mark.parametrize("size", [DESK, PHONE_WITH_BARS], ids=["desk", "phone"])
def test_pointing_at_anything_asks_instead_of_playing(visit: Visit, game: str, size: ViewportSize) -> None:
    visitor = visit(None, "Ana", viewport=size)
    sit_down(visitor, game)
    visitor.button("Why?").click()
    visitor.page.get_by_text("Point at anything: tap or click it.").first.wait_for()
    assert visitor.page.evaluate(LIST_COVERED) == [], "everything can be pointed at"
    thing = visitor.page.locator('[data-place="isle:tide"], [data-wheel]').first
    x, y = middle(thing)
    visitor.page.mouse.click(x, y)
    card(visitor).wait_for()
    assert visitor.page.locator("[aria-pressed='true'][data-wheel], .target").count() == 0, (
        "nothing is chosen"
    )
    visitor.page.keyboard.press("Escape")
    expect(card(visitor)).to_have_count(0)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("complementary", name="What is this?")).to_have_count(0)


def test_a_typed_move_can_still_be_asked_about(visit: Visit) -> None:
    visitor = visit(None, "Ana")
    sit_down(visitor, "luna")
    visitor.button("Why?").click()
    visitor.button("Ask about a typed move").click()
    visitor.dialog("Why not?").wait_for()


@games
def test_a_move_begins_from_its_card(visit: Visit, game: str) -> None:
    visitor = visit(None, "Ana")
    sit_down(visitor, game)
    seen = visitor.look()
    things = {
        "luna": "action:journey",
        "nova-luna": f"tile:{seen['view']['reach'][0] if game == 'nova-luna' else 0}",
    }
    selector = {
        "luna": f'[data-about="{things["luna"]}"]',
        "nova-luna": f'[data-wheel="{things["nova-luna"].split(":")[1]}"]',
    }[game]
    rest(visitor, visitor.page.locator(selector).first)
    card(visitor).locator(".can button").first.click()
    expect(card(visitor)).to_have_count(0)
    visitor.page.locator(f"{selector}[aria-pressed='true']").first.wait_for()
    assert visitor.look()["ply"] == seen["ply"]


def mark_of(move: Json) -> str:
    """What the board lights up for a move: the action, or the tile at its place."""
    if move["kind"] == "take":
        return 'button.cell[data-cell="{x},{y}"]'.format(**move["parts"])
    return f'[data-about="action:{move["kind"]}"]'


@needs_search
@games
def test_a_hint_shows_its_place_and_is_played_through_without_playing(visit: Visit, game: str) -> None:
    visitor = visit(None, "Ana")
    mode, moves = MODES[game]
    visitor.open_table(visitor.bring(random_record(mode, 3, moves=moves), [ME, CHILD]))
    visitor.wait_for_turn()
    ply = visitor.look()["ply"]
    with visitor.page.expect_response(re.compile("/ask/ideas")) as heard:
        visitor.button("Hint").click()
    hints = visitor.page.get_by_role("region", name="What a strong computer would play")
    ideas = hints.get_by_role("listitem")
    ideas.first.wait_for()
    expect(ideas.first).to_contain_text("%")
    hinted = [hint["move"] for hint in heard.value.json()["moves"]]
    assert hinted
    for idea, move in zip(ideas.all(), hinted, strict=True):
        idea.hover()
        expect(hints.locator(".looked")).to_have_text(idea.inner_text(), use_inner_text=True)
        expect(visitor.page.locator(mark_of(move))).to_have_attribute("aria-pressed", "true")
    through = hints.get_by_role("button", name="Play it through")
    if through.count():
        through.first.click()
        on = visitor.button("One move on")
        on.wait_for()
        before = visitor.page.get_by_role("group", name="The expected moves").inner_text()
        on.click(force=True)
        expect(visitor.page.get_by_role("group", name="The expected moves")).not_to_have_text(before)
        visitor.button("Back to the game").click()
        ideas.first.wait_for()
    ideas.first.get_by_role("button", name="Choose this").click()
    expect(hints).to_have_count(0)
    assert visitor.look()["ply"] == ply, "nothing is played before it is confirmed"
    visitor.button("Confirm").click()
    visitor.wait_for_move(ply)
