"""Languages: the query's wish, else the browser's, else English."""

import pytest

from lunarium.texts import say
from tests.support.server.serving import Guest, Guests, Serving

PATH = "/api/tables/22222222222222"


@pytest.fixture
def guest(lone_serving: Serving, guests: Guests) -> Guest:
    return guests(lone_serving.address, None)


@pytest.mark.parametrize(
    ("query", "header", "language"),
    [
        (None, None, "en"),
        ("de", None, "de"),
        ("pt-BR", None, "pt"),
        ("DE", "pt", "de"),
        ("xx", "pt", "pt"),
        (None, "de-AT,de;q=0.9,en;q=0.8", "de"),
        (None, "en;q=0.5, pt-BR;q=0.9", "pt"),
        (None, "fr, it;q=0.9", "en"),
        (None, "fr, de;q=0.1", "de"),
        (None, "de;q=0, pt;q=0.1", "pt"),
        (None, "de;q=nonsense, pt;q=0.1", "pt"),
        (None, "*", "en"),
        (None, ",;=," * 300, "en"),
        ("", "", "en"),
    ],
)
def test_an_error_in_the_callers_language(
    guest: Guest, query: str | None, header: str | None, language: str
) -> None:
    headers = {} if header is None else {"Accept-Language": header}
    params = {} if query is None else {"lang": query}
    problem = guest.get(PATH, headers=headers, params=params).json()
    assert problem == {
        "code": "no-such-table",
        "message": say("no-such-table", language),
        "params": {},
        "reasons": [],
    }


@pytest.mark.parametrize("language", ["en", "de", "pt"])
def test_refusals_of_form_too(guest: Guest, language: str) -> None:
    said = guest.post("/api/people", params={"lang": language}, json={"name": "\u202e"}).json()
    assert said["message"] == say("empty-name", language)
    said = guest.get("/nowhere", params={"lang": language}).json()
    assert said["message"] == say("no-such-address", language)
    said = guest.put("/api/people", params={"lang": language}).json()
    assert said["message"] == say("no-such-method", language)
