"""A server by invitation, and what it says of what it stores: coming in, taking one's data, leaving."""

from pathlib import Path

from playwright.sync_api import expect

from tests.support.ui.server import serve
from tests.support.ui.visitor import Visit


def test_a_newcomer_comes_in_with_the_code_and_leaves_for_good(visit: Visit, tmp_path: Path) -> None:
    with serve(tmp_path, invitation="waxing-crescent", forget_tables_days=90) as (address, _):
        ana = visit("/t/22222222222222", base_url=address)
        ana.page.get_by_label("Invitation code").fill("waning")
        ana.button("Come in").click()
        expect(ana.page.get_by_text("not the code of this server")).to_be_visible()
        ana.page.get_by_label("Invitation code").fill("waxing-crescent")
        ana.button("Come in").click()
        expect(ana.page.get_by_label("Invitation code")).to_have_count(0)
        ana.go("/privacy")
        expect(ana.page.get_by_text("for 90 days is removed")).to_be_visible()
        with ana.page.expect_download() as downloading:
            ana.page.get_by_role("link", name="Download everything about me").click()
        assert downloading.value.suggested_filename == "lunarium-my-data.json"
        ana.button("Delete everything about me").click()
        ana.dialog("Delete everything about me").get_by_role("button", name="Delete it all").click()
        expect(ana.page.get_by_label("Invitation code")).to_be_visible()
        assert ana.ask("GET", "/session")["person"] is None
