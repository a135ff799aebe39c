"""Browsers that outlive a test: what was fetched, compiled and opened for one visitor serves the next."""

from __future__ import annotations

from typing import Any, Never

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

MOST_IDLE = 6  # each keeps a process
QUIET_PATH = "/healthz"  # says little, and costs nothing to show
# Whoever turned the clock of a page turned that of its whole context, for good.
CLEAN = """() => {
    localStorage.clear();
    sessionStorage.clear();
    return [Date, setTimeout].every((one) => String(one).includes("[native code]"));
}"""
NOWHERE = (-1, -1)  # where a mouse touches nothing of the next page
LASTING = ("add_init_script", "emulate_media", "on", "route")  # what a tab would do for the next visitor, too


class Contexts:
    """What somebody leaves is cleaned, and taken by the next who wants the same settings."""

    def __init__(self, browser: Browser) -> None:
        self.faults: list[str] = []  # of all pages, since somebody emptied it
        self._browser = browser
        self._tabs: dict[BrowserContext, Page] = {}
        self._keys: dict[BrowserContext, str] = {}
        self._idle: list[BrowserContext] = []

    def take(self, settings: dict[str, Any], *scripts: str) -> BrowserContext:
        """One with these settings and scripts in which nothing was left but what the host sent."""
        key = repr((sorted(settings.items()), scripts))
        for context in self._idle:
            if self._keys[context] == key:
                self._idle.remove(context)
                return context
        context = self.make(settings, *scripts)
        tab = self.open_tab(context)  # while it is open, its process serves all pages of the context
        tab.goto(QUIET_PATH)
        for name in LASTING:
            setattr(tab, name, _refuse)
        self._tabs[context], self._keys[context] = tab, key
        return context

    def make(self, settings: dict[str, Any], *scripts: str) -> BrowserContext:
        """One that is all new and serves nobody else."""
        context = self._browser.new_context(**settings)
        for script in scripts:
            context.add_init_script(script)
        return context

    def open_tab(self, context: BrowserContext, is_new: bool = False) -> Page:
        """The tab that is kept with it, which is a quarter of a visit's work, or a new one."""
        kept = self._tabs.get(context)
        if kept and not is_new:
            return kept
        tab = context.new_page()
        watch(tab, self.faults)
        return tab

    def give_back(self, context: BrowserContext) -> None:
        """Clean it for the next, or close it where it cannot be as new."""
        tab = self._tabs.get(context)
        for page in context.pages:
            if page is not tab:
                page.close()
        if not tab or tab.is_closed() or not self._clean(context, tab):
            self._close(context)
            return
        self._idle.append(context)
        if len(self._idle) > MOST_IDLE:
            self._close(self._idle.pop(0))

    def _clean(self, context: BrowserContext, tab: Page) -> bool:
        """Leave nothing behind; whether that can be done."""
        context.set_offline(False)
        tab.mouse.move(*NOWHERE)
        tab.goto(QUIET_PATH)
        context.clear_cookies()
        context.clear_permissions()
        return bool(tab.evaluate(CLEAN))

    def _close(self, context: BrowserContext) -> None:
        self._tabs.pop(context, None)
        self._keys.pop(context, None)
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
