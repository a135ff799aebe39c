"""What can scroll on a page: keys must reach it, and it must say what it is."""

from playwright.sync_api import Page

# Whether an element scrolls depends on the size of its text; whether it can does not.
NAMELESS = """() => {
    const named = "section, dialog, form, textarea, select, [role]";
    const nameOf = (one) => [
        one.getAttribute("aria-label"),
        ...(one.getAttribute("aria-labelledby") ?? "")
            .split(" ")
            .map((id) => document.getElementById(id)?.textContent),
        ...[...(one.labels ?? [])].map((label) => label.textContent),
    ].join("").trim();
    const canScroll = (one) => {
        const style = getComputedStyle(one);
        return [style.overflowX, style.overflowY].some((way) => way === "auto" || way === "scroll");
    };
    return [...document.body.querySelectorAll(":not(svg *)")] // what is drawn does not scroll
        .filter(canScroll)
        .filter((one) => one.tabIndex < 0 || !one.matches(named) || !nameOf(one))
        .map((one) => one.cloneNode(false).outerHTML);
}"""


def find_nameless(page: Page) -> list[str]:
    """Every element that can scroll and that keys do not reach, or that has no name."""
    found: list[str] = page.evaluate(NAMELESS)
    return [f"can scroll, but has no place in the order of Tab or no name: {element}" for element in found]
