"""`python -m tools.trace_page`: what a full board costs from the server's word to the screen. No test.

Chromium's own trace tells it. For each update: the processor time of the page's main thread by kind of work,
from the socket's message until the next frame is handed to the compositor (`now`: in all) and from there on
until the next move (`later`: insight, the flights' landing); and by the clock, when the first piece moves.
"""

import json
from bisect import bisect
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.support.legal_moves import legal_texts
from tests.support.modes import random_record
from tests.support.ui.browser import FLAGS, find_chromium
from tests.support.ui.server import serve
from tests.support.ui.visitor import CHILD, ME, WELCOMED, Json, Visitor

FULL = {"luna-4p": 110, "nova-luna-4p": 50}  # moves until a board is crowded
MOVES = 20
OTHERS = {"among computers": CHILD, "at one screen": ME}  # there another display comes to the front each time
PAUSE = 600  # milliseconds between two moves: what belongs to one is over before the next
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "v8"]
KINDS = {
    "script": (
        "EventDispatch",
        "FireAnimationFrame",
        "FunctionCall",
        "MajorGC",
        "MinorGC",
        "v8.callFunction",
    ),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("Commit", "Layerize", "Paint", "PrePaint"),
    "other": ("RunTask",),
}
KIND_OF = {name: kind for kind, names in KINDS.items() for name in names}
ROWS = (*KINDS, "now", "later", "motion")
# The page marks in the trace when a position arrives and when a piece sets out.
MARKS = """
let waiting = false;
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", (event) => {
            if (!String(event.data).includes('"snapshot"')) return;
            waiting = true;
            performance.mark("update");
        });
    }
};
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
    if (waiting) performance.mark("motion");
    waiting = false;
    return animate.apply(this, given);
};
"""


def main() -> None:
    """Both games, with others and alone, with and without motion."""
    with TemporaryDirectory() as folder, serve(Path(folder)) as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        for mode, (others, other), wish in product(FULL, OTHERS.items(), ("reduce", "no-preference")):
            events = record(browser, address, mode, other, wish)
            report(f"{mode} {others}, motion: {wish}", list(measure(events)))
        browser.close()


def record(browser: Browser, address: str, mode: str, other: Json, wish: str) -> list[Json]:
    """The trace of some moves on a crowded board."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": 1440, "height": 900},
        reduced_motion=wish,  # type: ignore[arg-type]
    )
    ana = Visitor(context.new_page())
    ana.introduce("Ana")
    ana.page.add_init_script(MARKS)
    ana.page.add_init_script(WELCOMED)
    game = random_record(mode, 1, moves=FULL[mode])
    ana.open_table(ana.bring(game, [ME, *[other] * (int(game.options["players"]) - 1)]))
    ana.page.wait_for_timeout(PAUSE)
    browser.start_tracing(page=ana.page, categories=CATEGORIES)
    for _ in range(MOVES):
        if legal := legal_texts(ana.look()):
            ana.send(legal[len(legal) // 2])
        ana.page.wait_for_timeout(PAUSE)
    events: list[Json] = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return sorted(events, key=lambda event: (event.get("ts", 0), -event.get("dur", 0)))


def measure(events: list[Json]) -> Iterator[dict[str, float]]:
    """What each update took, in milliseconds."""
    page = next((event["pid"], event["tid"]) for event in events if event["name"] == "update")
    own = [event for event in events if (event["pid"], event["tid"]) == page]
    slices = list(cut(own))
    tasks, updates, motions = (
        [event["ts"] for event in own if event["name"] == name] for name in ("RunTask", "update", "motion")
    )
    begins = [tasks[bisect(tasks, update) - 1] for update in updates]
    commits = [event["ts"] + event.get("dur", 0) for event in own if event["name"] == "Commit"]
    for begin, end in pairwise([*begins, float("inf")]):
        shown = next((commit for commit in commits if begin < commit < end), end)
        spent: Counter[str] = Counter()
        for start, kind, duration in slices[bisect(slices, (begin,)) : bisect(slices, (end,))]:
            spent[kind if start < shown else "later"] += duration
        motion = next((start - begin for start in motions if begin < start < end), None)
        now = sum(spent[kind] for kind in KINDS)
        took = {**spent, "now": now} | ({} if motion is None else {"motion": motion})
        yield {name: took[name] / 1000 for name in ROWS if name in took}


def cut(events: list[Json]) -> Iterator[tuple[Any, ...]]:
    """Begin, kind and own processor time of each piece of work: nested ones are their own."""
    stack: list[Json] = []
    for event in (event for event in events if event["name"] in KIND_OF and event["ph"] == "X"):
        while stack and stack[-1]["ts"] + stack[-1]["dur"] <= event["ts"]:
            stack.pop()
        if stack:
            yield event["ts"], KIND_OF[stack[-1]["name"]], -event.get("tdur", 0)
        yield event["ts"], KIND_OF[event["name"]], event.get("tdur", 0)
        stack.append(event)


def report(title: str, updates: list[dict[str, float]]) -> None:
    """Median and worst, in milliseconds."""
    print(f"{title} ({len(updates)} updates)")  # noqa: T201
    for name in ROWS:
        times = [update[name] for update in updates if name in update]
        if times:
            print(f"  {name:7} median {median(times):6.1f}   worst {max(times):6.1f}")  # noqa: T201


if __name__ == "__main__":
    main()
