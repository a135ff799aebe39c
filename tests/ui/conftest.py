"""A server and a browser for each test process, a fresh visitor for each test."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from fastapi import FastAPI
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from tests.ui.browser import FLAGS, find_chromium
from tests.ui.house import serve
from tests.ui.scrolling import find_nameless
from tests.ui.visitor import Visitor

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
FONTS_BLOCKED = os.environ.get("LUNARIUM_UI_FONTS") == "blocked"  # as where they cannot be had
# The widest fonts around instead of the page's own, without the measures that make up for it.
WIDE = """const wide = new CSSStyleSheet();
wide.replaceSync(`:root {
    --font-text: "DejaVu Sans", Verdana, sans-serif !important;
    --font-display: "DejaVu Serif", Georgia, serif !important;
}`);
document.adoptedStyleSheets.push(wide);"""
PATIENCE = 60_000  # milliseconds until a test gives up; nothing takes that long
Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, FastAPI]]:
    """Where the page is, and what serves it."""
    with serve(tmp_path_factory.mktemp("page")) as served:
        yield served


@pytest.fixture(scope="session")
def address(served: tuple[str, FastAPI]) -> str:
    """Where the page is."""
    return served[0]


@pytest.fixture(scope="session")
def app(served: tuple[str, FastAPI]) -> FastAPI:
    """What serves the page."""
    return served[1]


@pytest.fixture(scope="session")
def launched() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """A real Chromium, and the loop in which it is driven."""
    with sync_playwright() as playwright:
        loop = asyncio.get_running_loop()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture
def browser(launched: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """The Chromium; its loop counts as running during the test only, so that others have theirs."""
    browser, loop = launched
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Somebody with a browser of their own comes along; what goes wrong in their page fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(path: str | None = "/", name: str | None = None, **settings: Any) -> Visitor:
        """By this path, or without opening anything yet; a name introduces them before."""
        usual = {"base_url": address, "viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"}
        settings = usual | settings
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if FONTS_BLOCKED:
            widen(context)
        page = context.new_page()
        watch(page, settings["base_url"], faults)
        visitor = Visitor(page)
        if name:
            visitor.introduce(name)
        if path:
            page.goto(path)
        return visitor

    yield come
    for context in contexts:
        faults += [fault for page in context.pages for fault in find_nameless(page)]
        context.close()
    assert faults == []


def widen(context: BrowserContext) -> None:
    """From the next page on, the widest fonts instead of the page's own."""
    context.route("**/*.woff2", lambda route: route.abort())
    context.add_init_script(WIDE)


def watch(page: Page, address: str, faults: list[str]) -> None:
    """Note errors of the page, breaches of its policy, and requests that leave the host."""
    own = (address, address.replace("http", "ws"), "data:", "blob:")

    def hear(line: ConsoleMessage) -> None:
        if "Content Security" in line.text:
            faults.append(line.text)

    def see(sent: Request) -> None:
        if not sent.url.startswith(own):
            faults.append(f"left the host: {sent.url}")

    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", hear)
    page.on("request", see)
