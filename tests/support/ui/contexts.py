"""Browsers that outlive a test: the page that was opened for one visitor serves the next."""

from __future__ import annotations

from typing import Any, NamedTuple, Never

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.support.ui.sizes import DESK

MOST_IDLE = 6  # each keeps a process
QUIET_PATH = "/nowhere"  # least is to be seen there
FOLLOW = "(href) => { history.pushState(null, '', href); dispatchEvent(new PopStateEvent('popstate')); }"
# All that a visitor could notice, and what scripts have added to the window.
LOOK = """JSON.stringify([
    location.pathname, document.title, document.adoptedStyleSheets.length, Object.keys(window).sort(),
    document.querySelectorAll(":popover-open").length,
    ...Array.from(document.documentElement.attributes, ({ name, value }) => name + value),
    // The drawings of a game stay with its script.
    ...Array.from(document.querySelectorAll("body > :not(svg.symbols)"), (one) => one.outerHTML),
])"""
# As if another window had forgotten everything: the page begins again like one that was loaded.
FORGET = """async (fresh) => {
    localStorage.clear();
    sessionStorage.clear();
    if (![Date, setTimeout, fetch].every((one) => String(one).includes("[native code]"))) return false;
    if (!fresh.includes(JSON.stringify(Object.keys(window).sort()))) return false;
    document.activeElement?.blur();
    document.querySelectorAll(".toast button").forEach((close) => close.click()); // it would stay for seconds
    dispatchEvent(new StorageEvent("storage"));
    for (let looks = 0; looks < 50; looks++) {
        if (LOOK === fresh) return true;
        await new Promise((done) => setTimeout(done, 10));
    }
    return false;
}""".replace("LOOK", LOOK)
NOWHERE = (-1, -1)  # where a mouse touches nothing of the next page
LASTING = ("add_init_script", "emulate_media", "on", "route")  # what a tab would do for the next visitor, too


class Kept(NamedTuple):
    """A context that serves one visitor after the other."""

    key: str  # its settings and scripts
    tab: Page
    fresh: str  # how its page looks when nobody has been there


class Contexts:
    """What somebody leaves is cleaned, and taken by the next who wants the same settings."""

    def __init__(self, browser: Browser) -> None:
        self.faults: list[str] = []  # of all pages, since somebody emptied it
        self._browser = browser
        self._kept: dict[BrowserContext, Kept] = {}
        self._idle: list[BrowserContext] = []

    def take(self, settings: dict[str, Any], *scripts: str) -> BrowserContext:
        """One with these settings and scripts in which nothing was left but what the host sent."""
        key = repr((sorted(settings.items()), scripts))
        for context in self._idle:
            if self._kept[context].key == key:
                self._idle.remove(context)
                return context
        context = self.make(settings, *scripts)
        tab = self.open_tab(context)  # while it is open, its process serves all pages of the context
        self._kept[context] = Kept(key, tab, fresh=self._load(tab))
        for name in LASTING:
            setattr(tab, name, _refuse)
        return context

    def make(self, settings: dict[str, Any], *scripts: str) -> BrowserContext:
        """One that is all new and serves nobody else."""
        context = self._browser.new_context(**settings)
        for script in scripts:
            context.add_init_script(script)
        return context

    def open_tab(self, context: BrowserContext, is_new: bool = False) -> Page:
        """The tab that is kept with it, in which the page is open already, or a new one."""
        kept = self._kept.get(context)
        if kept and not is_new:
            return kept.tab
        tab = context.new_page()
        watch(tab, self.faults)
        return tab

    def give_back(self, context: BrowserContext) -> None:
        """Clean it for the next, or close it where it cannot be as new."""
        kept = self._kept.get(context)
        for page in context.pages:
            if not kept or page is not kept.tab:
                page.close()
        if not kept or kept.tab.is_closed() or not self._clean(context, kept):
            self._close(context)
            return
        self._idle.append(context)
        if len(self._idle) > MOST_IDLE:
            self._close(self._idle.pop(0))

    def _clean(self, context: BrowserContext, kept: Kept) -> bool:
        """Leave nothing behind, if need be by loading the page anew; whether that can be done."""
        context.set_offline(False)
        context.clear_cookies()
        context.clear_permissions()
        tab = kept.tab
        tab.evaluate(FOLLOW, QUIET_PATH)  # first: a board would follow the mouse and be drawn for a desk
        tab.mouse.move(*NOWHERE)
        if tab.viewport_size != DESK:
            tab.set_viewport_size(DESK)
        return bool(tab.evaluate(FORGET, kept.fresh)) or self._load(tab) == kept.fresh

    def _load(self, tab: Page) -> str:
        """How the page looks when it was loaded."""
        tab.set_viewport_size(DESK)
        tab.goto(QUIET_PATH)
        tab.get_by_role("heading", level=1).wait_for()
        return str(tab.evaluate(LOOK))

    def _close(self, context: BrowserContext) -> None:
        self._kept.pop(context, None)
        context.close()


def watch(page: Page, faults: list[str]) -> None:
    """Note errors of the page and breaches of its policy, which lets nothing leave the host."""

    def hear(line: ConsoleMessage) -> None:
        if "Content Security" in line.text:
            faults.append(line.text)

    page.on("pageerror", lambda error: faults.append(str(error.stack)))
    page.on("console", hear)


def _refuse(*_given: object, **_named: object) -> Never:
    raise RuntimeError("the next visitor would get it, too: visit(..., is_new_tab=True)")
