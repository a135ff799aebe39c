"""What all tests of the page rest on: faults are heard."""

from playwright.sync_api import Browser

from tests.support.ui.axe import find_faults
from tests.support.ui.visitor import Visit, watch

UNREADABLE = """() => {
    const line = document.createElement("p");
    line.textContent = "Grey on grey";
    line.style = "color: #777; background: #888";
    document.querySelector("main").prepend(line);
}"""


def test_a_request_that_would_leave_the_host_is_heard(browser: Browser, address: str) -> None:
    faults: list[str] = []
    page = browser.new_page()
    watch(page, faults)
    page.goto(address)
    assert faults == []
    page.evaluate("() => fetch('http://127.0.0.1:9/').catch(() => {})")
    page.context.close()
    assert "connect-src 'self'" in faults[0]


def test_axe_sees_colours_although_nothing_is_painted(visit: Visit) -> None:
    ana = visit("/", bypass_csp=True)
    ana.page.get_by_role("heading", level=1).wait_for()
    ana.page.evaluate(UNREADABLE)
    [fault] = find_faults(ana)
    assert fault.startswith("color-contrast")
