"""Hands that play Nova Luna on the page: by mouse or touch, and by keys alone."""

from playwright.sync_api import Locator, expect

from tests.support.legal_moves import legal_texts
from tests.support.ui.visitor import Json, Visitor


def choose_move(visitor: Visitor) -> str:
    """The move that covers most tasks; without one, a refill or the end of the phase."""
    gains: Json = visitor.insight()["moves"]
    legal = legal_texts(visitor.look())
    return str(max(legal, key=lambda move: gains.get(move, {}).get("tokens", 0)))


def point(visitor: Visitor, move: str, touch: bool = False) -> None:
    """Point at everything that makes this move, and leave it to be confirmed."""
    page = visitor.page

    def hit(target: Locator) -> None:
        target.tap() if touch else target.click()

    if move in ("refill", "end-phase"):
        hit(visitor.button("Refill" if move == "refill" else "End phase"))
        return
    tile, place = move.split("@")
    # On the wheel, or among the three that stand in its place where there is little room.
    wanted = page.locator(f'[data-wheel="{tile}"], button[data-about="tile:{tile}"]').first
    if wanted.get_attribute("aria-pressed") != "true":
        hit(wanted)
    cell = page.locator(f'button.cell[data-cell="{place}"]')
    cell.wait_for(state="attached")
    if cell.get_attribute("aria-pressed") == "true":
        return  # the only place there is
    if not _is_on_felt(visitor, place):
        hit(visitor.button("Show the whole display"))
    hit(cell)
    expect(cell).to_have_attribute("aria-pressed", "true")


def play(visitor: Visitor, move: str | None = None) -> str:
    """Choose a move, make it by pointing, confirm it."""
    ply = visitor.look()["ply"]
    move = move or choose_move(visitor)
    point(visitor, move)
    visitor.button("Confirm").click()
    visitor.wait_for_move(ply)
    return move


def play_by_keys(visitor: Visitor) -> None:
    """Take a tile by its number, put it on the best place, confirm."""
    keyboard, seen = visitor.page.keyboard, visitor.look()
    move = choose_move(visitor)
    if move in ("refill", "end-phase"):
        keyboard.press("r" if move == "refill" else "e")
    else:
        tile, place = move.split("@")
        # A move of one's own may be told before it is acknowledged; until then nothing can be taken.
        visitor.page.locator(f'[data-wheel="{tile}"][aria-disabled="false"]').wait_for()
        keyboard.press(str(seen["view"]["reach"].index(int(tile)) + 1))
        walk_to(visitor, place)
    keyboard.press("Enter")
    visitor.wait_for_move(seen["ply"])


def walk_to(visitor: Visitor, place: str) -> None:
    """With arrows to this place, and propose it."""
    page = visitor.page
    focused = page.locator("button.cell:focus")
    focused.wait_for()
    x, y = map(int, place.split(","))
    been: set[str] = set()
    for _ in range(60):
        here = focused.get_attribute("data-cell") or ""
        if here == place:
            break
        at_x, at_y = map(int, here.split(","))
        across, down = x - at_x, y - at_y
        sideways, upright = (
            "ArrowRight" if across > 0 else "ArrowLeft",
            "ArrowDown" if down > 0 else "ArrowUp",
        )
        goes_sideways = abs(across) >= abs(down)
        if here in been and across and down:
            goes_sideways = not goes_sideways  # that way it only goes to and fro
        been.add(here)
        page.keyboard.press(sideways if goes_sideways else upright)
    if focused.get_attribute("aria-pressed") != "true":
        page.keyboard.press("Enter")


def _is_on_felt(visitor: Visitor, place: str) -> bool:
    """Whether the middle of this place can be hit: the felt may be moved."""
    script = """cell => {
        const box = cell.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return hit !== null && (cell === hit || cell.contains(hit));
    }"""
    return bool(visitor.page.locator(f'button.cell[data-cell="{place}"]').evaluate(script))
