"""The page's own fonts: they draw every word, they are light, and nothing moves when they arrive."""

from pathlib import Path

import pytest
from playwright.sync_api import Response, Route

import lunarium.texts
from tests.support.ui.rest import wait_for_rest
from tests.support.ui.sizes import PHONE
from tests.support.ui.visitor import FONTS_BLOCKED, Visit

pytestmark = pytest.mark.skipif(FONTS_BLOCKED, reason="the fonts are blocked")
MOST = 90_000  # bytes on the first page, as they travel
SHIFT = 0.005  # of the window
TERMINAL = "terminal.ftl"
# How much of the window has moved since, by the browser's own account.
WATCH = """() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: "layout-shift" });
}"""
# For each family: whether the system has one of the fonts that stand in for it.
STAND_INS = """() => Promise.all(["Figtree as ", "Fraunces as "].map((family) =>
    Promise.any([...document.fonts].filter((face) => face.family.includes(family)).map((face) => face.load()))
        .then(() => true, () => false)))"""


def test_fonts_are_light_and_bring_their_licences(visit: Visit) -> None:
    """Both families in one request each, from the host itself."""
    ana = visit(None)
    answers: list[Response] = []
    ana.page.on("response", lambda answer: answers.append(answer))
    ana.page.goto("/")
    wait_for_rest(ana.page)
    sizes = {answer.url: len(answer.body()) for answer in answers if answer.url.endswith(".woff2")}
    assert len(sizes) == 2
    assert sum(sizes.values()) < MOST, sizes
    for font in ("figtree", "fraunces"):
        assert "SIL OPEN FONT LICENSE" in ana.page.request.get(f"/fonts/{font}-OFL.txt").text()


def test_every_word_is_drawn_with_them(visit: Visit) -> None:
    """Every sign of the catalogue, in all languages and in both families."""
    folder = Path(lunarium.texts.__file__).parent
    files = [file for file in folder.glob("*/*.ftl") if file.name != TERMINAL]
    signs = "".join(sorted(set("".join(file.read_text(encoding="utf-8") for file in files))))
    ana = visit("/")
    script = """signs => {
        for (const family of ["text", "display"]) {
            const line = document.body.appendChild(document.createElement("p"));
            line.id = family;
            line.textContent = signs;
            line.style.fontFamily = `var(--font-${family})`;
        }
    }"""
    ana.page.evaluate(script, signs)
    wait_for_rest(ana.page)
    session = ana.page.context.new_cdp_session(ana.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    for line, family in (("text", "Figtree"), ("display", "Fraunces")):
        node = session.send("DOM.querySelector", {"nodeId": root, "selector": f"#{line}"})["nodeId"]
        used = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        assert [(font["familyName"].split()[0], font["isCustomFont"]) for font in used] == [(family, True)]


def test_late_fonts_move_no_text(visit: Visit) -> None:
    """Until then the system's fonts stand in, in the same measures; long German words on a phone show it."""
    ana = visit(None, locale="de-DE", viewport=PHONE)
    waiting: list[Route] = []
    ana.page.route("**/*.woff2", lambda route: waiting.append(route))
    ana.page.goto("/", wait_until="commit")
    ana.page.get_by_role("article", name="Nova Luna").get_by_role("button", name="Solo").wait_for()
    if not all(ana.page.evaluate(STAND_INS)):
        pytest.skip("this system has none of the fonts that stand in")
    ana.page.evaluate(WATCH)
    for request in waiting:
        request.continue_()
    wait_for_rest(ana.page)
    assert len(waiting) == 2
    assert ana.page.evaluate("window.shift") < SHIFT
