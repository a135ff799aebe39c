"""How much the first page costs."""

import gzip
import re

import pytest
from playwright.sync_api import Response, expect

from tests.support.ui.visitor import Visit

MOST = 200_000  # bytes of scripts and styles, compressed
MOST_FILES = 10  # scripts and styles: each costs a phone a way there and back
SMALL = 1_000  # bytes that are not worth compressing


def load(visit: Visit, table: str | None = None) -> list[Response]:
    """The scripts and styles of the first page or of a table."""
    ana = visit(None, name="Ana")
    answers: list[Response] = []
    ana.page.on("response", lambda answer: answers.append(answer))
    if table:
        made = ana.set_table(table)
        ana.open_table(made["snapshot"]["table"]["id"])
    else:
        ana.page.goto("/")
        ana.page.get_by_role("article", name="Nova Luna").wait_for()
    return [answer for answer in answers if answer.url.endswith((".js", ".css"))]


def test_the_first_page_is_light(visit: Visit) -> None:
    """Scripts and styles as they travel: compressed."""
    code = load(visit)
    sizes = {answer.url: len(gzip.compress(answer.body(), 6)) for answer in code}
    assert 0 < sum(sizes.values()) < MOST, sizes
    assert len(sizes) <= MOST_FILES, sizes
    for answer in code:
        is_packed = answer.header_value("content-encoding") == "gzip"
        assert is_packed or len(answer.body()) < SMALL, answer.url


@pytest.mark.parametrize(
    ("table", "boards"), [(None, []), ("nova-luna-2p", ["data-wheel"]), ("luna-2p", ["data-place"])]
)
def test_only_the_board_that_is_played_on_is_loaded(
    visit: Visit, table: str | None, boards: list[str]
) -> None:
    """Each board is known by an attribute of its pieces."""
    scripts = [answer.text() for answer in load(visit, table) if answer.url.endswith(".js")]
    found = [
        mark
        for mark in ("data-wheel", "data-place")
        if any(re.search(rf"{mark}\b", text) for text in scripts)
    ]
    assert found == boards


def test_until_the_language_has_come_there_are_words_and_a_table_is_on_its_way(visit: Visit) -> None:
    ana = visit(None, name="Ana")
    table = ana.set_table("nova-luna-2p")["snapshot"]["table"]["id"]
    ana.page.route("**/assets/en-*.js", lambda _: None)  # never answered
    with ana.page.expect_request("**/assets/TablePage-*.js"):
        ana.page.goto(f"/t/{table}")
    expect(ana.page.get_by_text("Lunarium is opening …")).to_be_visible()
