"""`python -m tests.ui.trace`: how long a full board takes from the server's word to the screen. No test."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.modes import random_record
from tests.ui.browser import FLAGS, find_chromium
from tests.ui.house import serve
from tests.ui.visitor import ME, Visitor

FULL = {"luna-4p": 110, "nova-luna-4p": 50}  # moves until a board is crowded
MOVES = 20
# The page's own socket tells when a position arrives; what follows is timed from there.
WATCH = """
window.updates = [];
let update = null;
const Original = window.WebSocket;
window.WebSocket = class extends Original {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", (event) => {
            if (!String(event.data).includes('"snapshot"')) return;
            const begun = performance.now();
            const mine = (update = { script: null, paint: null, motion: null, long: 0 });
            setTimeout(() => (mine.script ??= performance.now() - begun));
            requestAnimationFrame(() => {
                const after = new MessageChannel();
                after.port1.onmessage = () => {
                    mine.paint = performance.now() - begun;
                    window.updates.push(mine);
                };
                after.port2.postMessage(null);
            });
            mine.begun = begun;
        });
    }
};
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
    if (update) update.motion ??= performance.now() - update.begun;
    return animate.apply(this, given);
};
new PerformanceObserver((list) => {
    for (const task of list.getEntries()) if (update) update.long = Math.max(update.long, task.duration);
}).observe({ type: "longtask" });
"""


def main() -> None:
    """Both games, with and without motion."""
    with TemporaryDirectory() as folder, serve(Path(folder)) as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        for mode in FULL:
            for wish in ("reduce", "no-preference"):
                report(f"{mode}, motion: {wish}", measure(browser, address, mode, wish))
        browser.close()


def measure(browser: Browser, address: str, mode: str, wish: str) -> list[dict[str, Any]]:
    """What each of some moves took, on a crowded board."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": 1440, "height": 900},
        reduced_motion=wish,  # type: ignore[arg-type]
    )
    ana = Visitor(context.new_page())
    ana.introduce("Ana")
    ana.page.add_init_script(WATCH)
    record = random_record(mode, 1, moves=FULL[mode])
    ana.open_table(ana.bring(record, [ME] * int(record.options["players"])))
    ana.wait_for_ply(FULL[mode])
    ana.page.evaluate("window.updates.length = 0")
    for ply in range(FULL[mode], FULL[mode] + MOVES):
        legal = ana.look()["legal"]
        ana.send(legal[len(legal) // 2])
        ana.wait_for_ply(ply + 1)
    updates: list[dict[str, Any]] = ana.page.evaluate("window.updates")
    context.close()
    return updates


def report(title: str, updates: list[dict[str, Any]]) -> None:
    """Median and worst, in milliseconds."""
    print(f"{title} ({len(updates)} updates)")  # noqa: T201
    for name in ("script", "paint", "motion", "long"):
        times = [update[name] for update in updates if update[name] is not None]
        if times:
            print(f"  {name:7} median {median(times):6.1f}   worst {max(times):6.1f}")  # noqa: T201


if __name__ == "__main__":
    main()
