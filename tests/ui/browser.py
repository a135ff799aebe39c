"""`python -m tests.ui.browser`: finds a real Chromium, or gets one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
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
        quiet = {"env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, "stdout": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)  # type: ignore[call-overload]  # noqa: S607
        subprocess.run(  # type: ignore[call-overload]
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"],  # noqa: S607
            check=False,
            **quiet,
        )
    if not find_chromium():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if not find_chromium():
        sys.exit("No Chromium found. Install one, or set CHROMIUM to its path.")


if __name__ == "__main__":
    main()
