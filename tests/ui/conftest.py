"""A server and a browser for each test process, a fresh visitor for each test."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI
from playwright.sync_api import (
    Browser,
    BrowserContext,
    expect,
    sync_playwright,
)

from tests.support.ui.browser import FLAGS, find_chromium
from tests.support.ui.scrolling import find_nameless
from tests.support.ui.server import serve
from tests.support.ui.sizes import DESK
from tests.support.ui.visitor import FONTS_BLOCKED, WELCOMED, Visit, Visitor, watch

# The widest fonts around instead of the page's own, without the measures that make up for it.
WIDE = """const wide = new CSSStyleSheet();
wide.replaceSync(`:root {
    --font-text: "DejaVu Sans", Verdana, sans-serif !important;
    --font-display: "DejaVu Serif", Georgia, serif !important;
}`);
document.adoptedStyleSheets.push(wide);"""
# Pixels are a third of the work, and nobody here looks at them: everything else, what is in the way of a
# click included, is the same. Who asks for colours takes it away for that long.
UNSEEN = """window.unseen = new CSSStyleSheet();
unseen.replaceSync(`
    :root { opacity: 0 !important }
    :root, body, ::backdrop { background: none !important; backdrop-filter: none !important }
`);
document.adoptedStyleSheets.push(unseen);"""
PATIENCE = 20_000  # milliseconds until a test gives up, on a busy machine, too

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

    def come(
        path: str | None = "/",
        name: str | None = None,
        *,
        is_newcomer: bool = False,
        is_wide: bool = FONTS_BLOCKED,
        **settings: Any,
    ) -> Visitor:
        """By this path, or without opening anything yet; named before; wide: in wide fonts.

        A newcomer was told of no game how it is won.
        """
        given: dict[str, Any] = {"base_url": address, "locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(**given | {"viewport": DESK} | settings)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        for script in (UNSEEN, *([WIDE] if is_wide else []), *([] if is_newcomer else [WELCOMED])):
            context.add_init_script(script)
        page = context.new_page()
        watch(page, faults)
        if is_wide:
            page.route("**/*.woff2", lambda route: route.abort())
        visitor = Visitor(page)
        if name:
            visitor.introduce(name)
        if path:
            visitor.go(path)
        return visitor

    yield come
    for context in contexts:
        faults += [fault for page in context.pages for fault in find_nameless(page)]
        context.close()
    assert faults == []
