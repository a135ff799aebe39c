"""Hands that play Luna on the page: by pointing, and by keys alone."""

import re
from collections import Counter

from playwright.sync_api import Locator, expect

from lunarium.games.luna.state import ACTION_PHASE
from tests.support.legal_moves import legal_texts
from tests.support.ui.visitor import Json, Visitor

KEYS = {
    "favour": "F",
    "recruit": "R",
    "shrine": "S",
    "herbs": "L",
    "journey": "J",
    "tide": "T",
    "sail": "B",
    "promote": "P",
    "sanctify": "X",
    "book": "K",
    "council": "C",
    "expel": "E",
    "meditate": "M",
    "end-round": "M",
}
GIVEN = ("place-shrine", "place-pair", "deactivate")  # without a button: the round asks for them
VOYAGES = ("journey", "tide")


def kind_of(move: str) -> str:
    """Its first word, without marks."""
    return move.split(" ")[0].rstrip("*$")


def choose_move(visitor: Visitor, done: Counter[str], busy_rounds: int = 1) -> str:
    """A move of the kind that was played least; in later rounds the time is let run out."""
    seen = visitor.look()
    view, legal = seen["view"], legal_texts(seen)
    rest = [move for move in legal if kind_of(move) in ("meditate", "end-round")]
    busy = view["phase"] != ACTION_PHASE or view["round"] <= busy_rounds
    choice = [move for move in legal if move not in rest] if busy else rest
    return str(min(choice or legal, key=lambda move: done[kind_of(move)]))


def places_of(view: Json, move: str) -> list[str]:
    """What is pointed at one after the other for this move."""
    kind, *words = re.sub(r"[*$]", "", move).split(" ")
    if kind in ("meditate", "end-round"):
        return []
    if kind == "shrine":
        return [f"isle:{view['figures']['master_builder']}"]
    if kind == "expel":
        ring = [isle["isle"] for isle in view["isles"]]
        return [f"isle:{ring[(ring.index(view['figures']['apostate']) + int(words[0])) % 7]}"]
    if kind in ("promote", "sanctify"):
        return [f"path:{words[0]}"]
    if kind == "book":
        return [f"space:{tile}" for tile in words[0].split(">")]
    if kind in (*VOYAGES, "sail"):
        return [
            place if place == "stage" else f"isle:{place}" for place in words[0].replace("->", ">").split(">")
        ]
    return ["council"] if words[0] == "1" else [f"isle:{words[0]}"]


def place(visitor: Visitor, name: str) -> Locator:
    """A piece or place of the board."""
    return visitor.page.locator(f'[data-place="{name}"]')


def action(visitor: Visitor, kind: str) -> Locator:
    """The button of an action."""
    bar = visitor.page.get_by_role("toolbar", name="Actions")
    return bar.locator(f'[aria-keyshortcuts="{KEYS[kind]}"]')


def confirm(visitor: Visitor) -> Locator:
    """The button that plays the chosen move."""
    return visitor.button("Confirm")


def point(visitor: Visitor, move: str) -> None:
    """Point at everything that makes this move, and leave it to be confirmed; a voyage is composed."""
    seen, kind = visitor.look(), kind_of(move)
    goals = places_of(seen["view"], move)
    if kind not in GIVEN:
        action(visitor, kind).click()
        expect(action(visitor, kind)).to_have_attribute("aria-pressed", "true")
    for step, goal in enumerate(goals):
        if _is_open(seen, move, step) or kind in VOYAGES:
            place(visitor, goal).click()
    if kind in VOYAGES:
        return
    twins = [other for other in legal_texts(seen) if _outline(other) == _outline(move)]
    if len(twins) > 1:
        ways = visitor.page.get_by_role("group", name="How?")
        ways.get_by_role("button").nth(twins.index(move)).click()


def play(visitor: Visitor, move: str) -> None:
    """Make this move by pointing, and play it."""
    ply = visitor.look()["ply"]
    point(visitor, move)
    if kind_of(move) in VOYAGES:
        visitor.page.get_by_role("button", name=re.compile(r"^Done: 1 novice")).click()
        ply += 1
    else:
        expect(confirm(visitor)).to_have_attribute("aria-disabled", "false")
        confirm(visitor).click()
    visitor.wait_for_move(ply)


def _outline(move: str) -> str:
    """The move without what is decided after pointing: numbers of novices and marks."""
    bare = re.sub(r"[*$]", "", move)
    return re.sub(r" \d$", "", bare) if kind_of(move) in ("herbs", "sail", "council") else bare


def _is_open(seen: Json, move: str, step: int) -> bool:
    """Whether there is a choice of places at this step: the page takes the only one by itself."""
    kind, before = kind_of(move), places_of(seen["view"], move)[:step]
    ways = [places_of(seen["view"], other) for other in legal_texts(seen) if kind_of(other) == kind]
    return len({tuple(way[: step + 1]) for way in ways if way[:step] == before and len(way) > step}) > 1


def play_by_keys(visitor: Visitor, move: str) -> None:
    """Make this move by keys alone: its letter, the places one after the other, the variant, Enter."""
    page, seen, kind = visitor.page, visitor.look(), kind_of(move)
    ply = seen["ply"]
    if kind not in GIVEN:
        expect(action(visitor, kind).first).to_have_attribute("aria-disabled", "false")
        page.keyboard.press(KEYS[kind].lower())
    for step, goal in enumerate(places_of(seen["view"], move)):
        if _is_open(seen, move, step) or kind in VOYAGES:
            visitor.tab_to(place(visitor, goal))
            page.keyboard.press("Enter")
    if kind in VOYAGES:
        expect(page.get_by_role("button", name=re.compile(r"^Done: 1 novice"))).to_be_enabled()
        page.keyboard.press("d")
        visitor.wait_for_move(ply + 1)
        return
    twins = [other for other in legal_texts(seen) if _outline(other) == _outline(move)]
    if len(twins) > 1:
        page.get_by_role("group", name="How?").wait_for()
        page.keyboard.press(str(twins.index(move) + 1))
    expect(confirm(visitor)).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")
    visitor.wait_for_move(ply)


def tap(visitor: Visitor, move: str) -> None:
    """Make this move with a thumb: actions, places and variants are buttons below the sea."""
    page, seen, kind = visitor.page, visitor.look(), kind_of(move)
    if kind not in GIVEN:
        if action(visitor, kind).count() == 0:
            visitor.button("All 13").tap()
        action(visitor, kind).last.tap()
    panel = page.get_by_role("region", name=kind.title(), exact=True)
    for step, goal in enumerate(places_of(seen["view"], move)):
        if _is_open(seen, move, step) or kind in VOYAGES:
            name = re.compile(rf"^{goal.split(':')[-1].title()}\b")
            group = panel if kind in VOYAGES else page.get_by_role("group", name="Where?")
            group.get_by_role("button", name=name).first.tap()
    if kind in VOYAGES:
        page.get_by_role("button", name=re.compile(r"^Done: 1 novice")).tap()
        expect(panel).to_have_count(0)
        return
    twins = [other for other in legal_texts(seen) if _outline(other) == _outline(move)]
    if len(twins) > 1:
        page.get_by_role("group", name="How?").get_by_role("button").nth(twins.index(move)).tap()
    expect(confirm(visitor)).to_have_attribute("aria-disabled", "false")
    expect(confirm(visitor)).to_be_in_viewport(ratio=1)
    confirm(visitor).tap()
    expect(confirm(visitor)).to_have_count(0)
