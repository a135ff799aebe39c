"""`python -m tests.support.ui.browser`: finds a real Chromium, or gets one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = (
    "chromium-headless-shell",  # the same engine without a window's interface: a third quicker
    "chromium",
    "chromium-browser",
    "google-chrome",
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_chromium() -> str | None:
    """A Chromium of this system, or the one that Playwright brought."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if named:
        return named
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def main() -> None:
    """Find a Chromium; else install Debian's where we may, else Playwright's own."""
    if find_chromium():
        return
    print("Getting a Chromium (once) ...", flush=True)  # noqa: T201
    if os.geteuid() == 0 and shutil.which("apt-get"):
        _run_apt("update")
        for package in NAMES[:2]:  # older systems have the second only
            if not find_chromium():
                _run_apt("install", "-y", "--no-install-recommends", package, "fonts-dejavu-core")
    if not find_chromium():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if not find_chromium():
        sys.exit("No Chromium found. Install one, or set CHROMIUM to its path.")


def _run_apt(*words: str) -> None:
    subprocess.run(  # noqa: S603
        ["apt-get", "-qq", *words],  # noqa: S607
        check=False,
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        stdout=subprocess.DEVNULL,
    )


if __name__ == "__main__":
    main()
