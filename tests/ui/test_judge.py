"""The judge of layouts names what is wrong, and nothing else: every fault planted by itself."""

from typing import NamedTuple

from tests.support.ui.layout import JUDGE
from tests.support.ui.visitor import Visit


class Plant(NamedTuple):
    """Something on a screen of 390 x 664 that fingers touch, and what there is to say about it."""

    document: str
    faults: tuple[str, ...] = ()


BIG = "position: fixed; left: 20px; width: 120px; height: 60px"
CUT = "width: 60px; overflow: hidden; white-space: nowrap"
SMALL = "width: 40px; height: 40px; padding: 0"
HEX = "position: absolute; left: 100px; top: 100px; width: 80px; height: 80px"
PLANTS = {
    "all is well": Plant(f'<button style="{BIG}; top: 20px">Confirm</button><p>Your turn</p>'),
    # (a) what can be used can be hit
    "a button is covered": Plant(
        f'<button style="{BIG}; top: 20px">Confirm</button>'
        f'<div class="banner" style="{BIG}; top: 10px"></div>',
        ("a button “Confirm” is covered by div.banner “”",),
    ),
    "a button is below the screen": Plant(
        f'<button style="{BIG}; top: 640px">Confirm</button>',
        ("a button “Confirm” is out of sight", "b button “Confirm” is cut off"),
    ),
    "what cannot be used yet may be covered": Plant(
        f'<button aria-disabled="true" style="{BIG}; top: 20px">Confirm</button>'
        f'<div style="{BIG}; top: 10px"></div>'
    ),
    "a page that is too long": Plant('<p style="height: 900px">Long</p>', ("a the page scrolls",)),
    # (b) nothing that is written is cut off
    "a text is cut off": Plant(f'<p style="{CUT}">Your turn, Ana</p>', ("b p “Your turn, Ana” is cut off",)),
    "a text is shortened with dots": Plant(
        f'<p style="{CUT}; text-overflow: ellipsis">Your turn, Ana</p>', ("b p “Your turn, Ana” is cut off",)
    ),
    "a text is shortened after a line": Plant(
        '<p style="width: 90px; overflow: hidden; display: -webkit-box;'
        ' -webkit-box-orient: vertical; -webkit-line-clamp: 1">Your turn, Ana</p>',
        ("b p “Your turn, Ana” is cut off",),
    ),
    "a text is wider than its button": Plant(
        '<button style="width: 60px; height: 60px; padding: 0; white-space: nowrap">Promotion</button>',
        ("b button “Promotion” is wider than its button",),
    ),
    "a name that somebody chose may be shortened": Plant(
        f'<p data-given-name style="{CUT}; text-overflow: ellipsis">Ana the Magnificent</p>'
    ),
    "what scrolls may be longer than its room": Plant(
        '<div style="height: 60px; overflow-y: auto"><p style="height: 200px">One</p><p>Two</p></div>'
    ),
    # (c) no label lies upon another
    "two labels overlap": Plant(
        f'<p style="{HEX}; margin: 0">Tide</p><p style="{HEX}; margin: 0; left: 110px">Favours</p>',
        ("c p “Favours” lies upon p “Tide”",),
    ),
    "a text lies upon a piece": Plant(
        f'<div data-label class="tile" style="{HEX}"></div><p style="{HEX}; margin: 0">Council</p>',
        ("c div.tile “” lies upon p “Council”",),
    ),
    "a text lies upon a hexagon": Plant(
        f'<div data-label="hexagon" class="tile" style="{HEX}"></div>'
        f'<p style="{HEX}; margin: 30px 0 0">Council</p>',
        ("c div.tile “” lies upon p “Council”",),
    ),
    "a text stands beside the point of a hexagon": Plant(
        f'<div data-label="hexagon" style="{HEX}"></div><p style="{HEX}; margin: 0; font-size: 12px">12</p>'
    ),
    "what lies above on purpose covers nothing": Plant(
        f'<p style="{HEX}; margin: 0">Tide</p><p data-layer style="{HEX}; margin: 0">Favours</p>'
    ),
    # (d) fingers can hit it
    "a target is too small": Plant(
        f'<button style="{SMALL}">?</button>', ("d button “?” is smaller than 44 px",)
    ),
    "a piece of a crowded board is too small": Plant(
        '<div data-zoomable style="overflow: hidden">'
        '<button style="width: 30px; height: 50px">1</button></div>',
        ("d button “1” is smaller than 32 px",),
    ),
    "a piece of a crowded board may be smaller than a button": Plant(
        f'<div data-zoomable style="overflow: hidden"><button style="{SMALL}">1</button></div>'
    ),
    "a small target that takes the touches around it": Plant(
        f'<label style="display: block; padding: 10px"><input type="checkbox" style="{SMALL}"> Sound</label>'
    ),
    # (e) nothing is wider than the screen
    "the page is too wide": Plant('<p style="width: 500px">Wide</p>', ("e the page scrolls sideways",)),
    # (g) one can play on the board
    "a board is too low": Plant(
        f'<div data-board="wheel" style="{BIG}; top: 20px"></div>',
        ("g div “data-board=wheel” is lower than 130 px: 60",),
    ),
    "a board is narrower than a phone": Plant(
        '<div data-board="sea" style="position: fixed; left: 20px; width: 120px; height: 200px"></div>',
        ("g div “data-board=sea” is narrower than the screen",),
    ),
    # (f) what is measured comes to an end
    "two measures go to and fro": Plant(
        '<button>Confirm</button><img src="" alt="" onerror="let n = 0; const button = this.previousSibling;'
        " (function move() { button.style.marginLeft = `${n++ % 97}px`;"
        ' if (button.isConnected) requestAnimationFrame(move) })()">',
        ("f the page does not come to rest",),
    ),
}


def test_the_judge_names_every_fault(visit: Visit) -> None:
    """One page: each plant replaces the one before."""
    page = visit(None, viewport={"width": 390, "height": 664}).page
    page.set_content("<!doctype html><html lang=en><body></body></html>")
    told = {}
    for plant, (document, _) in PLANTS.items():
        page.evaluate("html => { document.body.innerHTML = html }", document)
        told[plant] = tuple(page.evaluate(JUDGE, {"touch": True}))
    assert told == {plant: faults for plant, (_, faults) in PLANTS.items()}
