"""Waiting until a page stands still."""

from playwright.sync_api import Page

# The fonts are there, what ends by itself has ended, and the frame that shows it is painted.
REST = """() => document.fonts.ready.then(() => Promise.all(
    document.getAnimations()
        .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
        .map((one) => one.finished.catch(() => {})),
)).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""


def wait_for_rest(page: Page) -> None:
    """Until fonts and motion have arrived and are painted."""
    page.evaluate(REST)
