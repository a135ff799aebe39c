"""What all tests of the page rest on: a clean browser for each visitor, and faults that are heard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, FilePayload, expect

from tests.support.ui.axe import find_faults
from tests.support.ui.contexts import QUIET_PATH, Contexts
from tests.support.ui.layout import SPEAK
from tests.support.ui.visitor import Visit, Visitor

LEFT = """() => ({
    stored: [localStorage.left ?? null, sessionStorage.left ?? null],  // the page keeps what it needs itself
    cookies: document.cookie,
    online: navigator.onLine,
})"""
CLEAN = {"stored": [None, None], "cookies": "", "online": True}
BROKEN: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": b"no record"}
UNREADABLE = """() => {
    const line = document.createElement("p");
    line.textContent = "Grey on grey";
    line.style = "color: #777; background: #888";
    document.querySelector("main").prepend(line);
}"""

SAY_SOMETHING = "document.body.insertAdjacentHTML('beforeend', '<p role=status aria-label=Left></p>')"


@pytest.fixture
def settings(address: str) -> dict[str, str]:
    """Of a visitor whom no other test invites."""
    return {"base_url": address, "locale": "en-IE"}


def test_the_next_visitor_finds_nothing_of_the_last(
    browser: Browser, contexts: Contexts, settings: dict[str, str]
) -> None:
    first = contexts.take(settings)
    page = contexts.open_tab(first)
    page.request.post("/api/people", data={"name": "Ana"})
    page.goto("/")
    page.evaluate("() => { localStorage.left = sessionStorage.left = 1; document.cookie = 'left=1'; }")
    first.new_page()
    first.grant_permissions(["clipboard-read"])
    first.set_offline(True)
    contexts.give_back(first)

    second = contexts.take(settings)
    assert second is first, "it is not made anew"
    assert second.pages == [page]
    assert page.url.endswith(QUIET_PATH)
    assert second.cookies() == []
    page.goto("/")
    assert page.evaluate(LEFT) == CLEAN
    allowed = "navigator.permissions.query({ name: 'clipboard-read' }).then(({ state }) => state)"
    assert page.evaluate(allowed) != "granted"
    contexts.give_back(second)


def test_the_page_forgets_a_visitor_without_being_loaded_again(
    browser: Browser, contexts: Contexts, settings: dict[str, str]
) -> None:
    context = contexts.take(settings)
    first = Visitor(contexts.open_tab(context))
    first.introduce("Ana")
    first.remember(theme="night", marks=True)
    first.go("/rules/luna")
    first.page.locator("article [id]").last.scroll_into_view_if_needed()
    first.page.evaluate(SPEAK, "de")
    first.go("/")
    first.page.locator("input[type=file]").first.set_input_files(BROKEN)
    expect(first.page.get_by_role("alert")).not_to_be_empty()
    first.page.evaluate("() => { document.left = 1; }")  # where nobody looks
    contexts.give_back(context)

    second = Visitor(contexts.open_tab(contexts.take(settings)))
    assert second.page.evaluate("document.left") == 1, "it was loaded again"
    expect(second.page.get_by_role("alert")).to_have_count(0)
    second.go("/")
    expect(second.page.locator("html")).to_have_attribute("data-theme", "day")
    expect(second.page.locator("header [data-given-name]")).to_have_text("Guest")
    expect(second.page.get_by_role("heading", level=1)).to_contain_text("Two games")
    assert second.page.evaluate("scrollY") == 0
    contexts.give_back(context)


@pytest.mark.parametrize("leave", [SAY_SOMETHING, "window.left = 1", "window.fetch = () => {}"])
def test_a_page_that_does_not_forget_is_loaded_again(
    browser: Browser, contexts: Contexts, settings: dict[str, str], leave: str
) -> None:
    context = contexts.take(settings)
    page = contexts.open_tab(context)
    page.evaluate(f"() => {{ document.left = 1; {leave}; }}")
    contexts.give_back(context)
    assert contexts.open_tab(contexts.take(settings)) is page
    assert page.evaluate("[document.left, window.left]") == [None, None]
    assert page.get_by_role("status", name="Left").count() == 0
    assert "native code" in page.evaluate("String(fetch)")
    contexts.give_back(context)


def test_lasting_changes_need_a_new_tab(
    browser: Browser, contexts: Contexts, settings: dict[str, str]
) -> None:
    context = contexts.take(settings)
    with pytest.raises(RuntimeError, match="is_new_tab"):
        contexts.open_tab(context).add_init_script("window.left = 1")
    contexts.open_tab(context, is_new=True).add_init_script("window.left = 1")
    contexts.give_back(context)
    assert len(context.pages) == 1
    assert contexts.open_tab(context).evaluate("'left' in window") is False


def test_a_browser_with_a_turned_clock_is_not_kept(
    browser: Browser, contexts: Contexts, settings: dict[str, str]
) -> None:
    first = contexts.take(settings)
    page = contexts.open_tab(first)
    page.clock.install()
    page.goto("/")
    contexts.give_back(first)
    second = contexts.take(settings)
    assert second is not first
    contexts.give_back(second)


def test_a_request_that_would_leave_the_host_is_heard(
    browser: Browser, contexts: Contexts, settings: dict[str, str]
) -> None:
    contexts.faults.clear()
    context = contexts.take(settings)
    page = contexts.open_tab(context)
    page.goto("/")
    assert contexts.faults == []
    page.evaluate("() => fetch('http://127.0.0.1:9/').catch(() => {})")
    contexts.give_back(context)
    assert "connect-src 'self'" in contexts.faults[0]


def test_axe_sees_colours_although_nothing_is_painted(visit: Visit) -> None:
    ana = visit("/", bypass_csp=True)
    ana.page.get_by_role("heading", level=1).wait_for()
    ana.page.evaluate(UNREADABLE)
    [fault] = find_faults(ana)
    assert fault.startswith("color-contrast")
