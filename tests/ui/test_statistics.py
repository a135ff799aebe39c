"""One's own games on the page: nothing yet, ten games, many; in pictures and tables, on paper, as files."""

import re

from fastapi import FastAPI
from playwright.sync_api import Locator, expect

from lunarium.tables.database import now
from tests.support.finished_games import play_games, solve_puzzles
from tests.support.ui.layout import WHOLE_PAGES, list_faults, sweep
from tests.support.ui.visitor import Visit, Visitor

MISSED = "bribery"  # a theme of puzzles


def come_back(visit: Visit, app: FastAPI, games: int) -> Visitor:
    """Somebody who has played so many games, the last one today."""
    ana = visit(None, name="Ana", bypass_csp=True)
    database, person = app.state.house.database, ana.ask("GET", "/me")["id"]
    play_games(database, person, games, last=now())
    solve_puzzles(database, person, {("luna", MISSED): "-+-", ("nova-luna", "end"): "++"})
    return ana


def panel(ana: Visitor, name: str) -> Locator:
    return ana.page.get_by_role("region", name=name)


def test_statistics_after_ten_games(visit: Visit, app: FastAPI) -> None:
    """Found from the first page; what is looked at is chosen by keys; as tables, and to take home."""
    ana = come_back(visit, app, 10)
    found = ana.ask("GET", "/me/statistics")
    ana.go("/")
    ana.page.get_by_role("link", name="Your results").click()
    expect(ana.page).to_have_title("Your games · Lunarium")
    expect(ana.page.get_by_text("10 games since")).to_contain_text("7 with others, 3 alone")
    rows = panel(ana, "All results").locator("tbody tr")
    expect(rows).to_have_count(len(found["tallies"]) - _split_months(found))
    panel(ana, "Nova Luna, solo").locator("svg").wait_for()
    expect(panel(ana, "Won against each level").get_by_role("row", name="Half moon").first).to_be_attached()

    ana.tab_to(ana.page.get_by_role("radio", name="All games"))
    for game in ("Nova Luna", "Luna"):
        ana.page.keyboard.press("ArrowRight")
        expect(ana.page.get_by_role("radio", name=game, exact=True)).to_be_checked()
    expect(panel(ana, "Nova Luna, solo")).to_have_count(0)
    expect(rows.filter(has_text="Nova Luna")).to_have_count(0)
    ana.page.get_by_role("combobox", name="Against", exact=True).select_option(label="Crescent")
    expect(rows).to_have_count(1)
    luna = [
        result for result in found["recent"] if (result["game"], result["opponents"]) == ("luna", "level-2")
    ]
    best = max(result["score"] for result in luna)
    expect(rows.first).to_contain_text(str(best))

    ideas = panel(ana, "Ideas you miss most")
    expect(ideas.get_by_role("listitem")).to_have_count(1)
    expect(ideas.get_by_role("link")).to_have_attribute("href", f"/puzzles/luna?theme={MISSED}")

    ana.button("As tables").click()
    sources = panel(ana, "Luna: where your points come from")
    sources.get_by_role("row", name="Moon Priestess").wait_for()
    sources.get_by_role("columnheader", name="Strong").wait_for()
    ana.button("Save or print").click()
    with ana.page.expect_download() as downloading:
        ana.page.get_by_role("menuitem", name="Results as a table (CSV)").click()
    assert downloading.value.suggested_filename == "lunarium-results.csv"
    ana.button("Save or print").click()
    ana.page.get_by_role("menuitem", name="Solo score sheet").click()
    expect(ana.page).to_have_url(re.compile("/rules/nova-luna/solo$"))


def test_empty_statistics_invite_to_a_game(visit: Visit) -> None:
    stranger = visit("/statistics")
    stranger.page.get_by_role("heading", name="Your first finished game appears here").wait_for()
    stranger.page.get_by_role("link", name="Choose a game").click()
    stranger.page.get_by_role("article", name="Nova Luna").wait_for()


def test_many_games_have_their_place(visit: Visit, app: FastAPI) -> None:
    """At every width in every language, by night and by day; on paper without what only a screen needs."""
    ana = come_back(visit, app, 60)

    def look(ana: Visitor) -> None:
        ana.go("/statistics")
        panel(ana, "All results").wait_for()

    faults = list_faults(sweep(ana, {"statistics": look}, sizes=WHOLE_PAGES, looks=2))
    assert not faults, "\n" + "\n".join(faults)
    look(ana)
    ana.page.emulate_media(media="print")
    expect(ana.button("As tables")).to_be_hidden()
    panel(ana, "All results").wait_for()


def _split_months(found: dict[str, list[dict[str, str]]]) -> int:
    """How many sums are of the same kind as another one, of another month."""
    kinds = [(one["game"], one["mode"], one["opponents"]) for one in found["tallies"]]
    return len(kinds) - len(set(kinds))
