"""The page as crawlers and link previews see it: a head of its own at each address, without any script."""

import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lunarium.ai.puzzles.shelf import load_puzzles
from lunarium.games import GAMES
from lunarium.server.page import find_page
from lunarium.server.settings import Settings
from lunarium.texts import say
from tests.support.databases import fresh_url
from tests.support.server.serving import Guest, Guests, Serving

PATHS = [
    "/",
    "/daily",
    "/t/22222222222222",
    *(f"/{kind}/{key}" for key in GAMES for kind in ("new", "keep", "learn", "rules")),
]
LANGUAGES = ["en", "de", "pt"]

pytestmark = pytest.mark.skipif(find_page() is None, reason="the page is not built")


class Head(HTMLParser):
    """The title and what the meta elements say."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.title, self.language, self.said = "", "", dict[str, str]()
        self._in_title = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self._in_title = tag == "title"
        if tag == "html":
            self.language = given["lang"]
        if tag == "meta" and "content" in given:
            self.said[given.get("property") or given.get("name", "")] = given["content"]

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False

    def handle_data(self, data: str) -> None:
        self.title += data if self._in_title else ""


@pytest.fixture
def guest(lone_serving: Serving, guests: Guests) -> Guest:
    return guests(lone_serving.address, None)


@pytest.mark.parametrize("path", [*PATHS, "/icon.svg", "/preview.png"])
def test_asked_for_the_head_alone_it_answers(guest: Guest, path: str) -> None:
    whole, head = guest.get(path), guest.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["Content-Type"] == whole.headers["Content-Type"]
    assert head.headers["Content-Length"] == str(len(whole.content))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_has_a_title_a_description_and_a_picture(guest: Guest, language: str) -> None:
    titles, texts = set(), set()
    for path in PATHS:
        head = Head(guest.get(path, headers={"Accept-Language": language}).text)
        assert head.language == language
        assert head.title == head.said["og:title"]
        assert "Lunarium" in head.title
        assert 40 <= len(head.said["description"]) <= 160, head.said["description"]
        assert head.said["og:description"] == head.said["description"]
        assert head.said["og:url"] == str(guest.base_url.join(path))
        assert head.said["og:image"] == str(guest.base_url.join("/preview.png"))
        assert head.said["twitter:card"] == "summary_large_image"
        titles.add(head.title)
        texts.add(head.said["description"])
    assert len(titles) == len(texts) == len(PATHS), "each address says something of its own"


def test_a_puzzle_is_named_and_nothing_of_its_idea(guest: Guest) -> None:
    for key, game in GAMES.items():
        puzzle = load_puzzles(game)[0]
        head = Head(guest.get(f"/puzzles/{key}/{puzzle.key}", headers={"Accept-Language": "en"}).text)
        assert f"no. {puzzle.number}" in head.title
        assert puzzle.key not in head.title
        assert say(f"theme-{key}-{puzzle.theme}", "en") not in head.title + head.said["description"]
        other = Head(guest.get(f"/puzzles/{key}/nowhere", headers={"Accept-Language": "en"}).text)
        assert other.title == "Puzzles · Lunarium"


@pytest.mark.parametrize("language", LANGUAGES)
def test_until_the_page_has_come_there_are_words(guest: Guest, language: str) -> None:
    body = guest.get("/", headers={"Accept-Language": language}).text.partition("<body>")[2]
    assert f"<p>{say('preview-opening', language)}</p>" in body
    assert f"<noscript>{say('preview-no-script', language)}</noscript>" in body


def test_the_languages_differ(guest: Guest) -> None:
    found = {
        Head(guest.get("/", headers={"Accept-Language": one}).text).said["description"] for one in LANGUAGES
    }
    assert len(found) == len(LANGUAGES)


def test_the_picture_is_as_large_as_it_says(guest: Guest) -> None:
    answer = guest.get("/preview.png")
    assert answer.headers["Content-Type"] == "image/png"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    head = Head(guest.get("/").text)
    size = struct.unpack(">II", answer.content[16:24])
    assert size == (int(head.said["og:image:width"]), int(head.said["og:image:height"]))


def test_an_address_of_a_stranger_breaks_nothing(guest: Guest) -> None:
    for path in ('/t/"><script>', "/new/chess", "/learn/%22%3E", "/nowhere"):
        answer = guest.get(path, headers={"Accept": "text/html"})
        assert "<script>" not in answer.text
        assert '""' not in answer.text.split("</head>")[0].replace('crossorigin=""', "")


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Serving]:
    """A server that is known by another name."""
    settings = {"public_url": "https://moon.example.org/", "rate": 0.0, "thinkers": 1}
    with fresh_url("sqlite", tmp_path) as url, Serving(Settings(database_url=url, **settings)) as serving:  # type: ignore[arg-type]
        yield serving


def test_a_preview_names_the_host_as_it_is_known(public: Serving, guests: Guests) -> None:
    guest = guests(public.address, None)
    head = Head(guest.get("/daily", headers={"Host": "moon.example.org"}).text)
    assert head.said["og:url"] == "https://moon.example.org/daily"
    assert head.said["og:image"] == "https://moon.example.org/preview.png"
