"""Contexts of a browser that outlive a test: what was fetched and compiled once serves the next, too."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

MOST_IDLE = 6  # each keeps a process
QUIET_PATH = "/healthz"  # says little, and costs nothing to show
# Whoever turned the clock of a page turned that of its whole context, for good.
IS_UNTOUCHED = "() => [Date, setTimeout].every((one) => String(one).includes('[native code]'))"


class Contexts:
    """What somebody leaves is cleaned, and taken by the next who wants the same settings."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._keepers: dict[BrowserContext, Page] = {}
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
        keeper = context.new_page()  # while it is open, its process serves all pages of the context
        keeper.goto(QUIET_PATH)
        self._keepers[context], self._keys[context] = keeper, key
        return context

    def make(self, settings: dict[str, Any], *scripts: str) -> BrowserContext:
        """One that is all new and serves nobody else."""
        context = self._browser.new_context(**settings)
        for script in scripts:
            context.add_init_script(script)
        return context

    def pages_of(self, context: BrowserContext) -> list[Page]:
        """What its visitor has open."""
        keeper = self._keepers.get(context)
        return [page for page in context.pages if page is not keeper]

    def give_back(self, context: BrowserContext) -> None:
        """Clean it for the next, or close it where it cannot be as new."""
        for page in self.pages_of(context):
            page.close()
        keeper = self._keepers.get(context)
        if not keeper or keeper.is_closed() or not keeper.evaluate(IS_UNTOUCHED):
            self._close(context)
            return
        keeper.evaluate("localStorage.clear()")
        context.clear_cookies()
        context.clear_permissions()
        context.set_offline(False)
        self._idle.append(context)
        if len(self._idle) > MOST_IDLE:
            self._close(self._idle.pop(0))

    def _close(self, context: BrowserContext) -> None:
        self._keepers.pop(context, None)
        self._keys.pop(context, None)
        context.close()
