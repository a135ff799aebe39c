"""`python -m tools.screenshots`: pictures of every page and board, at two widths, in both themes."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright
from tests.support.ui.browser import FLAGS, find_chromium
from tests.support.ui.places import EVERYTHING
from tests.support.ui.server import serve
from tests.support.ui.visitor import WELCOMED, Visitor

FOLDER = Path(__file__).parents[1] / "screenshots"
WIDTHS = {"phone": (390, 844), "desk": (1440, 900)}
THEMES = {"night": "dark", "day": "light"}


def main(wanted: list[str]) -> None:
    """All of them, or those whose name begins like one of the wanted."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, serve(Path(folder)) as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        for width in WIDTHS:
            take(browser, address, width, wanted)
        browser.close()


def take(browser: Browser, address: str, width: str, wanted: list[str]) -> None:
    """The pictures of one width."""
    size = dict(zip(("width", "height"), WIDTHS[width], strict=True))
    settings = {"has_touch": True, "device_scale_factor": 2} if width == "phone" else {}
    context = browser.new_context(
        base_url=address,
        viewport=size,  # type: ignore[arg-type]
        reduced_motion="reduce",
        locale="en-GB",
        **settings,  # type: ignore[arg-type]
    )
    context.add_init_script(WELCOMED)
    visitor = Visitor(context.new_page())
    visitor.introduce("Ana")
    for name, open_it in EVERYTHING.items():
        if wanted and not name.startswith(tuple(wanted)):
            continue
        open_it(visitor)
        visitor.page.wait_for_load_state("networkidle")
        for theme, scheme in THEMES.items():
            visitor.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            visitor.page.locator(f"html[data-theme={theme}]").wait_for()
            file = FOLDER / f"{name}-{width}-{theme}.png"
            visitor.page.screenshot(path=file, full_page=True, animations="disabled")
            print(file)  # noqa: T201
    context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
