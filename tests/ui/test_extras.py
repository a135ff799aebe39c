"""What makes a table comfortable: hints, records by drag and drop, being called to one's turn."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.support.markers import needs_search
from tests.support.modes import random_record
from tests.support.ui.server import serve
from tests.support.ui.sizes import DESK, SMALL_PHONE
from tests.support.ui.visitor import CHILD, ME, Visit

DROP = """(target, [name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name, { type: "application/json" }));
    for (const kind of ["dragenter", "dragover", "drop"])
        target.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


@needs_search
@pytest.mark.parametrize("size", [DESK, SMALL_PHONE])
def test_hints_lie_beside_the_isles_and_escape_closes_them(visit: Visit, size: ViewportSize) -> None:
    ana = visit(None, name="Ana", viewport=size, locale="de-DE")
    ana.open_table(ana.bring(random_record("luna-2p", 1, moves=14), [ME, ME]))
    ana.page.keyboard.press("h")
    hints = ana.page.get_by_role("region", name="Was ein starker Computer spielen würde")
    about = hints.get_by_text("Die Zahlen sind")
    expect(about).to_be_in_viewport(ratio=1)
    inside, last = hints.bounding_box(), about.bounding_box()
    assert inside
    assert last
    assert last["y"] + last["height"] <= inside["y"] + inside["height"]
    if size is DESK:
        isles = ana.page.locator('[data-place^="isle:"]')
        expect(isles).not_to_have_count(0)
        for box in filter(None, (isle.bounding_box() for isle in isles.all())):
            middle = box["x"] + box["width"] / 2
            assert not inside["x"] < middle < inside["x"] + inside["width"]
    ana.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)


def test_there_is_no_hint_against_people(visit: Visit) -> None:
    """The button says why."""
    ana, ben = visit(None, name="Ana"), visit(None, name="Ben")
    made = ana.set_table("nova-luna-2p", [ME, {"holder": "open"}], starts=0)
    [link] = made["invitations"]
    ben.page.goto(link["path"])
    ben.button("Sit down").click()
    ben.wait_for_board()
    ana.open_table(made["snapshot"]["table"]["id"])
    ana.wait_for_turn()
    ana.button("Hint").click(force=True)
    ana.page.get_by_text("Hints are available only when all your opponents are computers").wait_for()


def test_a_record_is_dropped_on_the_first_page(visit: Visit) -> None:
    """It opens as a replay; what is no record is refused and nothing opens."""
    ana = visit(name="Ana")
    zone = ana.page.get_by_label("Upload a game")
    zone.evaluate(DROP, ["moon.json", "no record"])
    expect(ana.page.get_by_role("alert")).to_contain_text("This file is not a record.")
    zone.evaluate(DROP, ["moon.json", json.dumps(random_record("luna-2p", 2).as_json())])
    ana.dialog(re.compile("wins$")).wait_for()


def test_a_service_is_called_only_where_the_host_allows(visit: Visit, tmp_path: Path) -> None:
    """An address elsewhere is refused with a sentence, an allowed one is kept and stopped."""
    with serve(tmp_path, notify="https://hooks.example.org") as (address, _):
        ana = visit(None, name="Ana", base_url=address)
        made = ana.set_table("nova-luna-2p", [ME, CHILD], starts=0)
        ana.open_table(made["snapshot"]["table"]["id"])
        ana.choose_from_menu("Notifications")
        dialog = ana.dialog("Notifications")
        expect(dialog).to_contain_text("This host allows: https://hooks.example.org")
        field = dialog.get_by_role("textbox", name="Address of the service")
        field.fill("https://127.0.0.1/secret")
        dialog.get_by_role("button", name="Save").click()
        expect(field).to_have_attribute("aria-invalid", "true")
        field.fill("https://hooks.example.org/moon")
        dialog.get_by_role("button", name="Save").click()
        expect(dialog).to_contain_text("You are notified there when it is your turn.")
        dialog.get_by_role("button", name="Stop").click()
        expect(dialog).to_contain_text("You are not notified there yet.")
        ana.page.context.close()
