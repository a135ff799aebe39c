"""`make look BASE=commit`: pictures of the page before and after a change, and those that differ.

Each view is taken by day on a desk and by night on a phone, in one language after the other. The base is
built in a tree of its own below build/look; build/look/index.html shows what differs side by side.
"""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Error, sync_playwright
from tests.support.ui.browser import FLAGS, find_chromium
from tests.support.ui.layout import SPEAK
from tests.support.ui.places import EVERYTHING
from tests.support.ui.visitor import Visitor

PROJECT = Path(__file__).parents[1]
FOLDER = PROJECT / "build" / "look"
LANGUAGES = ("en", "de", "pt")
NOW = "2026-06-21T12:00:00Z"  # dates on the page are the same in both
PATIENCE = 20_000  # milliseconds until a view counts as not there
STARTS_WITHIN_SECONDS = 180  # a tree that was just built compiles everything first
FAINT = 8  # a difference of colour that no eye sees
DEVICES: dict[str, dict[str, object]] = {
    "desk-day": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    "phone-night": {
        "viewport": {"width": 390, "height": 664},
        "color_scheme": "dark",
        "has_touch": True,
        "device_scale_factor": 2,
    },
}
STYLE = "body { font-family: sans-serif } img { max-width: 48vw; vertical-align: top; border: 1px solid }"


def main(base: str, wanted: Sequence[str]) -> int:
    """Build the base, take both sets of pictures, show what differs; 1 where something does."""
    tree = _build(base)
    for folder, root in (("before", tree), ("after", PROJECT)):
        _say(f"Taking pictures {folder} the change ...")
        (FOLDER / folder).mkdir(exist_ok=True)
        for old in (FOLDER / folder).glob("*.png"):
            old.unlink()
        with _serve(root) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
            for device in DEVICES:
                _take_pictures(browser, address, device, FOLDER / folder, wanted)
            browser.close()
    changed = [name for name in _list_names() if _differs(name)]
    (FOLDER / "index.html").write_text(_describe(base, changed))
    for name in changed:
        _say(f"  differs: {name}")
    _say(f"{len(changed)} of {len(_list_names())} views differ: {FOLDER / 'index.html'}")
    return 1 if changed else 0


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


def _build(base: str) -> Path:
    """A tree of the base commit with its own environment and page; kept for the next time."""
    commit = _run("git", "rev-parse", "--short=12", f"{base}^{{commit}}").strip()
    tree = FOLDER / commit
    if not tree.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        _run("git", "clone", "--quiet", "--shared", "--no-checkout", str(PROJECT), str(tree))
        _run("git", "-C", str(tree), "checkout", "--quiet", commit)
    _say(f"Building {base} ({commit}) ...")
    _run("make", "--silent", "-C", str(tree), "install", "page")
    return tree


def _run(*words: str) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(  # noqa: S603
        words, cwd=PROJECT, env=clean, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


@contextmanager
def _serve(root: Path) -> Iterator[str]:
    """The address of this tree's server on an empty database."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with TemporaryDirectory() as data:
        python, program = root / ".venv/bin/python", Path(__file__).with_name("seeded_server.py")
        server = subprocess.Popen(  # noqa: S603
            [str(python), str(program), f"{data}/look.sqlite", str(port)],
            cwd=root,
            env=os.environ | {"LUNARIUM_RATE": "0"},
            stdout=subprocess.DEVNULL,
        )
        try:
            _wait_until_ready(f"http://127.0.0.1:{port}/readyz")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def _wait_until_ready(address: str) -> None:
    until = time.monotonic() + STARTS_WITHIN_SECONDS
    while True:
        try:
            urlopen(address, timeout=5).close()  # noqa: S310
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
        else:
            return


def _take_pictures(browser: Browser, address: str, device: str, folder: Path, wanted: Sequence[str]) -> None:
    """All views on one device; a view that cannot be opened has no picture."""
    context = browser.new_context(
        base_url=address,
        reduced_motion="reduce",
        locale="en-GB",
        **DEVICES[device],  # type: ignore[arg-type]
    )
    context.set_default_timeout(PATIENCE)
    context.clock.set_fixed_time(NOW)
    visitor = Visitor(context.new_page())
    visitor.introduce("Ana")
    for turn, (name, open_it) in enumerate(EVERYTHING.items()):
        if wanted and not name.startswith(tuple(wanted)):
            continue
        language = LANGUAGES[turn % len(LANGUAGES)]
        try:
            open_it(visitor)
            if name.endswith("-review"):
                _wait_for_review(visitor)
            visitor.page.evaluate(SPEAK, language)
            visitor.page.wait_for_load_state("networkidle")
        except (Error, AssertionError) as fault:
            _say(f"  {name} ({device}) cannot be opened: {str(fault).splitlines()[0]}")
            continue
        finally:
            visitor.page.mouse.move(0, 0)
        file = folder / f"{name}-{device}-{language}.png"
        visitor.page.screenshot(path=file, animations="disabled", caret="hide")
        visitor.page.evaluate(SPEAK, "en")
    context.close()


def _wait_for_review(visitor: Visitor) -> None:
    """Until every move is judged: what is shown before depends on how far the computer has come."""
    while visitor.ask("GET", f"/tables/{visitor.table}/review")["status"] != "done":
        visitor.page.wait_for_timeout(500)
    visitor.page.reload()
    visitor.page.get_by_role("region", name="This move").wait_for()


def _list_names() -> list[str]:
    return sorted({file.name for side in ("before", "after") for file in (FOLDER / side).glob("*.png")})


def _differs(name: str) -> bool:
    """Whether a picture is missing on one side or shows something else."""
    before, after = FOLDER / "before" / name, FOLDER / "after" / name
    if not (before.exists() and after.exists()):
        return True
    with Image.open(before) as one, Image.open(after) as other:
        if one.size != other.size:
            return True
        difference = ImageChops.difference(one.convert("L"), other.convert("L"))
        return any(difference.histogram()[FAINT:])


def _describe(base: str, changed: Sequence[str]) -> str:
    """A page with both pictures of each view that differs."""
    rows = "".join(
        f'<h2>{escape(name)}</h2><img src="before/{escape(name)}" alt="before"> '
        f'<img src="after/{escape(name)}" alt="after">'
        for name in changed
    )
    title = f"{len(changed)} views differ from {escape(base)}"
    head = f'<!doctype html><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    return f"{head}<h1>{title}</h1>{rows}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
