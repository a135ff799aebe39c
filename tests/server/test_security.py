"""Security: headers on every answer, cookies, foreign sites, sizes, and what stands in the database."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from lunarium.server import page
from lunarium.server.middleware import LARGEST_BODY, SECURITY
from lunarium.server.origins import is_foreign
from lunarium.server.settings import Settings
from tests.support.databases import fresh_url
from tests.support.server.serving import Guest, Guests, Serving
from tests.support.waiting import PATIENCE_SECONDS

PATHS = [
    ("GET", "/"),
    ("GET", "/healthz"),
    ("GET", "/metrics"),
    ("GET", "/api/docs"),
    ("GET", "/api/openapi.json"),
    ("GET", "/api/games"),
    ("GET", "/api/me"),
    ("POST", "/api/people"),
    ("GET", "/api/tables/22222222222222"),
    ("DELETE", "/api/tables"),
    ("GET", "/nowhere"),
    ("GET", "/assets/nothing.js"),
]


@pytest.fixture
def guest(lone_serving: Serving, guests: Guests) -> Guest:
    return guests(lone_serving.address, "Ana")


@pytest.mark.parametrize(("method", "path"), PATHS)
def test_every_answer_has_its_headers(guest: Guest, method: str, path: str) -> None:
    answer = guest.request(method, path)
    for name, value in SECURITY.items():
        assert answer.headers[name] == value
    assert len(answer.headers["X-Request-Id"]) >= 8
    assert "Server" not in answer.headers
    assert "Strict-Transport-Security" not in answer.headers
    if path.startswith("/api/"):
        is_everybodys = path in ("/api/docs", "/api/openapi.json", "/api/games")
        assert answer.headers["Cache-Control"] == ("no-cache" if is_everybodys else "no-store")


def test_the_policy_allows_nothing_from_elsewhere_and_nothing_inline() -> None:
    policy = dict(part.split(" ", 1) for part in SECURITY["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in str(policy)
    assert "http" not in str(policy)


@pytest.fixture
def public(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A server behind a proxy that speaks https."""
    monkeypatch.setattr(page, "find_page", lambda: None)
    with fresh_url("sqlite", tmp_path) as url:
        settings = Settings(database_url=url, rate=0, thinkers=1, public_url="https://moon.example.org")
        with Serving(settings) as serving:
            yield serving


def test_behind_https_cookies_are_secure_and_browsers_stay_there(public: Serving, guests: Guests) -> None:
    guest = guests(public.address, None)
    guest.headers["Host"] = "moon.example.org"
    answer = guest.post("/api/people", json={"name": "Ana"})
    assert "Secure" in answer.headers["Set-Cookie"]
    assert "HttpOnly" in answer.headers["Set-Cookie"]
    assert answer.headers["Strict-Transport-Security"].startswith("max-age=")
    own = guest.post("/api/people", json={"name": "Ana"}, headers={"Origin": "https://moon.example.org"})
    assert own.status_code == 201
    assert guest.get("/nowhere").headers["Strict-Transport-Security"]


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1:8000", "moon.example.org.evil.example", "[", ""])
def test_by_another_name_nobody_is_served(public: Serving, guests: Guests, host: str) -> None:
    guest = guests(public.address, None)
    guest.headers["Host"] = host
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/people")):
        answer = guest.request(method, path)
        assert (answer.status_code, answer.json()["code"]) == (421, "foreign-host")
    assert guest.get("/healthz").status_code == 200
    assert guest.get("/readyz").status_code == 200
    with pytest.raises(ConnectionClosed) as caught, guest.watch("22222222222222") as watching:
        watching.recv(timeout=PATIENCE_SECONDS)  # the client names the address that it calls
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.reason == "foreign-host"


@pytest.mark.parametrize("host", ["moon.example.org", "MOON.example.org", "moon.example.org:443"])
def test_by_our_own_name_everybody_is(public: Serving, guests: Guests, host: str) -> None:
    guest = guests(public.address, None)
    guest.headers["Host"] = host
    assert guest.get("/api/games").status_code == 200


def test_a_page_without_encryption_is_another_site(public: Serving, guests: Guests) -> None:
    guest = guests(public.address, None)
    guest.headers["Host"] = "moon.example.org"
    for origin in ("http://moon.example.org", public.address, "https://moon.example.org:8443"):
        answer = guest.post("/api/people", json={"name": "Eve"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "",
        "http://",
        "http://[",
        "//",
        "file://",
        "http://127.0.0.1.evil.example",
        "http://127.0.0.1:1",
        "http://evil.example@127.0.0.1",
    ],
)
def test_requests_from_another_site_are_refused(guest: Guest, origin: str) -> None:
    answer = guest.post("/api/people", json={"name": "Eve"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert "Set-Cookie" not in answer.headers
    assert guest.get("/api/games", headers={"Origin": origin}).status_code == 200
    assert "Access-Control-Allow-Origin" not in guest.get("/api/games", headers={"Origin": origin}).headers


def test_requests_from_the_own_site_are_granted(lone_serving: Serving, guest: Guest) -> None:
    answer = guest.post("/api/people", json={"name": "Ana"}, headers={"Origin": lone_serving.address})
    assert answer.status_code == 201


@pytest.mark.parametrize(
    ("origin", "host", "public", "foreign"),
    [
        (None, "", "", False),
        ("http://moon", "moon", "", False),
        ("https://MOON", "Moon", "", False),
        ("https://moon.example.org", "internal:8000", "https://moon.example.org/", False),
        ("https://moon.example.org:444", "internal:8000", "https://moon.example.org", True),
        ("https://moon.example.org:443", "internal:8000", "https://moon.example.org", False),
        ("http://moon.example.org", "moon.example.org", "https://moon.example.org", True),
        ("http://internal:8000", "internal:8000", "https://moon.example.org", True),
        ("https://evil@moon.example.org", "internal:8000", "https://moon.example.org", True),
        ("null", "", "", True),
        ("", "", "", True),
        ("http://sun", "", "", True),
    ],
)
def test_origins_are_compared_with_host_and_public_address(
    origin: str | None, host: str, public: str, foreign: bool
) -> None:
    assert is_foreign(origin, host, public) is foreign


def chunks(count: int) -> Iterator[bytes]:
    """A body without a length."""
    yield b'{"name": "'
    for _ in range(count):
        yield b"x" * 16 * 1024
    yield b'"}'


def test_a_body_that_is_too_large(guest: Guest) -> None:
    body = b'{"name": "' + b"x" * LARGEST_BODY + b'"}'
    answer = guest.post("/api/people", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_body_that_does_not_say_how_large_it_is(guest: Guest) -> None:
    headers = {"Content-Type": "application/json"}
    small = guest.post("/api/people", content=chunks(2), headers=headers)
    assert (small.status_code, small.json()["code"]) == (422, "bad-request")
    large = guest.post("/api/people", content=chunks(20), headers=headers)
    assert (large.status_code, large.json()["code"]) == (413, "too-large")
    assert large.headers["Content-Security-Policy"]


@pytest.mark.parametrize("length", ["-1", "9" * 5000, "1e3", "0x10", "\u00b2"])
def test_a_length_that_is_none(lone_serving: Serving, guest: Guest, length: str) -> None:
    host, _, port = lone_serving.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE_SECONDS) as connection:
        request = (
            f"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
        )
        connection.sendall(request.encode("latin-1"))
        status = connection.recv(4096).split(b" ", 2)[1]
    assert status in (b"400", b"413")
    assert guest.ask("GET", "/healthz")


def test_secrets_are_nowhere_in_the_database(guest: Guest, lone_serving: Serving) -> None:
    from tests.support.databases import dump

    made = guest.create("luna-2p", [{"holder": "me"}, {"holder": "open"}])
    kept = str(dump(lone_serving.house.database))
    assert made["invitations"][0]["secret"] not in kept
    assert guest.cookies["lunarium"].partition(".")[2] not in kept
