"""Operations: alive, ready, measured, documented, and the page at all of its addresses."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from lunarium.games import GAMES
from lunarium.server import logs, page
from lunarium.server.routes import operations
from lunarium.server.settings import Settings
from tests.support.databases import fresh_url
from tests.support.server.serving import Guest, Guests, Serving
from tests.support.waiting import await_true


@pytest.fixture
def guest(lone_serving: Serving, guests: Guests) -> Guest:
    return guests(lone_serving.address, "Ana")


def test_alive_and_ready(ana: Guest) -> None:
    assert ana.ask("GET", "/healthz") == {"status": "alive"}
    await_true(lambda: ana.get("/readyz").is_success)  # it listens to the others a moment after it answers
    assert ana.ask("GET", "/readyz") == {"status": "ready"}


def test_not_ready_without_news(lone_serving: Serving, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lone_serving.house.bulletin, "is_connected", False)
    assert guest.get("/readyz").status_code == 503
    assert guest.get("/healthz").status_code == 200


def test_numbers_for_those_nearby(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    guest.move(guest.table("luna-2p"))
    text = guest.get("/metrics").text
    assert re.search(r'lunarium_moves_total\{by="person",game="luna"\} [1-9]', text)
    assert 'route="/api/tables/{table_id}/moves"' in text
    assert "lunarium_watchers" in text
    monkeypatch.setattr(operations, "is_near", lambda host: False)
    assert guest.refusal("GET", "/metrics") == (404, "no-such-address")


def test_metrics_name_routes_and_no_tables(guest: Guest) -> None:
    table = guest.table("luna-2p")
    guest.get(f"/api/tables/{table}")
    guest.get("/some/address/of/a/stranger")
    text = guest.get("/metrics").text
    assert table not in text
    assert "stranger" not in text


def test_games_and_what_is_in_their_boxes(guest: Guest) -> None:
    games = guest.ask("GET", "/api/games")
    assert [game["key"] for game in games] == ["nova-luna", "luna"]
    assert len(guest.ask("GET", "/api/games/nova-luna/components")["components"]["tiles"]) == 68
    assert guest.ask("GET", "/api/games/luna/components")["components"]["council_seats"]
    assert guest.refusal("GET", "/api/games/chess/components") == (422, "unknown-game")
    rules = guest.ask("GET", "/api/games/luna/rules/de")
    numbers = [section["clauses"][0]["number"] for section in rules["sections"][1:3]]
    assert numbers == ["0.1", "1.1"]  # "in one minute" comes first
    assert guest.refusal("GET", "/api/games/luna/rules/fr") == (404, "no-such-address")
    assert guest.refusal("GET", "/api/games/chess/rules/en") == (422, "unknown-game")
    for language, word in (("en", "Red"), ("de", "Rot"), ("pt", "Vermelh")):
        assert word in guest.get(f"/api/games/nova-luna/texts/{language}").text
    assert guest.refusal("GET", "/api/games/luna/texts/fr") == (404, "no-such-address")


@pytest.mark.skipif(GAMES["luna"].thinking.engine != "native", reason="LUNARIUM_PURE=1: there are no levels")
def test_a_game_offers_what_is_there(guest: Guest) -> None:
    for game in guest.ask("GET", "/api/games"):
        assert game["levels"] == [f"level-{level}" for level in range(1, 6)]
        assert (game["usual_level"], game["engine"], game["needs_engine"]) == ("level-3", "native", False)
        assert [game[name] for name in ("hints", "analysis", "daily", "solo")] == [True] * 4


def test_the_documentation_names_every_route_and_loads_nothing_from_elsewhere(guest: Guest) -> None:
    schema = guest.ask("GET", "/api/openapi.json")
    answer = guest.get("/api/docs")
    assert answer.headers["Content-Type"].startswith("text/html")
    for path in schema["paths"]:
        assert path in answer.text
    assert not re.search(r"<script|https?://|style=", answer.text)
    assert guest.get("/api/docs.css").headers["Content-Type"].startswith("text/css")


def test_the_description_is_exact(guest: Guest) -> None:
    schema = guest.ask("GET", "/api/openapi.json")
    assert set(schema["components"]["securitySchemes"]) == {"token", "cookie"}
    assert "HTTPValidationError" not in str(schema)
    for path, operations_there in schema["paths"].items():
        for method, operation in operations_there.items():
            refusals = [status for status in operation["responses"] if not status.startswith("2")]
            assert "503" in refusals
            assert ("400" in refusals) == ("requestBody" in operation), (method, path)
            must_be_known = {} not in operation.get("security", [{}])
            assert ("401" in refusals) == must_be_known, (method, path)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A server with a page of its own."""
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>Lunarium</title>")
    (tmp_path / "page" / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "page" / "assets" / "main-1234.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("nothing for strangers")
    monkeypatch.setattr(page, "find_page", lambda: tmp_path / "page")
    with fresh_url("sqlite", tmp_path) as url, Serving(Settings(database_url=url, thinkers=1)) as serving:
        yield serving


def test_the_page_at_all_of_its_addresses(built: Serving, guests: Guests) -> None:
    guest = guests(built.address, None)
    for path in (
        "/",
        "/t/22222222222222",
        "/t/22222222222222?ply=3",
        "/new/luna",
        "/daily",
        "/learn/nova-luna",
    ):
        answer = guest.get(path)
        assert "Lunarium</title>" in answer.text
        assert answer.headers["Cache-Control"] == "no-cache"
    assert "immutable" in guest.get("/assets/main-1234.js").headers["Cache-Control"]
    assert guest.get("/icon.svg").headers["Content-Type"] == "image/svg+xml"
    for path in (
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
    ):
        assert "nothing for strangers" not in guest.get(path).text
        assert guest.get(path).status_code == 404


def test_built_files_are_compressed_for_whoever_takes_them_so(
    built: Serving, guests: Guests, tmp_path: Path
) -> None:
    guest = guests(built.address, None)
    text = "export const moon = 24;\n" * 200
    (tmp_path / "page" / "assets" / "large-1234.js").write_text(text)
    for encoding in ("gzip", "identity"):
        for _ in range(2):
            answer = guest.get("/assets/large-1234.js", headers={"Accept-Encoding": encoding})
            assert answer.text == text
            assert answer.headers.get("Content-Encoding", "identity") == encoding
            assert answer.headers["Vary"] == "Accept-Encoding"
            assert "immutable" in answer.headers["Cache-Control"]
            assert answer.headers["Content-Type"].startswith("text/javascript")
    small = guest.get("/assets/main-1234.js", headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in small.headers


def test_without_a_page_it_says_how_to_get_one(
    tmp_path: Path, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "find_page", lambda: None)
    with fresh_url("sqlite", tmp_path) as url, Serving(Settings(database_url=url, thinkers=1)) as serving:
        answer = guests(serving.address, None).get("/")
        assert answer.status_code == 503
        assert "make page" in answer.text


def test_settings_come_from_the_environment_and_go_back() -> None:
    settings = Settings(
        database_url="sqlite:///x", rate=2.5, thinkers=3, public_url="https://moon.example.org"
    )
    assert Settings.from_environment(settings.as_environment()) == settings
    assert Settings.from_environment({}) == Settings()


@pytest.mark.parametrize(
    "path",
    [
        "/api/openapi.json",
        "/api/docs",
        "/api/docs.css",
        "/api/games",
        "/api/games/luna/components",
        "/api/games/luna/texts/de",
        "/api/games/luna/rules/de",
    ],
)
def test_answers_of_a_version_are_sent_once(guest: Guest, path: str) -> None:
    first = guest.get(path)
    assert (first.status_code, first.headers["Cache-Control"]) == (200, "no-cache")
    mark = first.headers["ETag"]
    for known in (mark, f"W/{mark}", f'"other", {mark}', "*"):
        again = guest.get(path, headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", mark)
    assert guest.get(path, headers={"If-None-Match": '"other"'}).content == first.content


def test_the_death_of_a_worker_and_warnings_of_the_web_server_are_logged() -> None:
    logs.install("info")
    server = logging.getLogger("uvicorn.error")
    with capture_logs() as lines:
        server.info("Child process [4711] died")
        server.info("Application startup complete.")
        server.warning("Invalid HTTP request received.")
    assert [(line["event"], line["log_level"]) for line in lines] == [
        ("worker-died", "error"),
        ("web-server", "warning"),
    ]
    assert lines[0]["pid"] == 4711
