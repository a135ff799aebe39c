"""Problems: every error has a code, a sentence and its reasons, also those that nobody expects."""

import re
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from lunarium.tables.door import Tables
from lunarium.texts import LANGUAGES, say
from tests.support.server.serving import ME, Guest, Guests, Serving, at

ROOT = Path(__file__).parents[2]
SOURCES = [
    path
    for folder in ("tables", "server")
    for path in ROOT.glob(f"src/lunarium/{folder}/**/*.py")
    if path.name not in ("archive.py", "backup.py")  # those are seen by people, not by callers
]
RAISED = re.compile(
    r'(?:Conflict|Forbidden|NotFound|Refused|Unavailable|BadOption|LunariumError)\(\s*"([a-z-]+)"'
)


@pytest.fixture
def guest(lone_serving: Serving, guests: Guests) -> Guest:
    return guests(lone_serving.address, "Ana")


def codes() -> list[str]:
    """Every code that the tables and the server raise."""
    return sorted({code for path in SOURCES for code in RAISED.findall(path.read_text(encoding="utf-8"))})


@pytest.mark.parametrize("code", codes())
def test_every_refusal_has_a_sentence_in_each_language_and_a_test(code: str) -> None:
    said = {say(code, language) for language in LANGUAGES}
    assert code not in said
    assert len(said) == 3 or code == "bad-request"  # which only points at a field
    tests = [path for path in ROOT.glob("tests/**/*.py") if path.name != "test_problems.py"]
    assert any(f'"{code}"' in path.read_text(encoding="utf-8") for path in tests), "no test names it"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 422, "bad-request"),
        (b"{", 400, "bad-request-form"),
        (b"\xff\xfe", 400, "bad-request-form"),
        (b'{"name": "\\ud800"}', 400, "bad-request-form"),
        (b'{"\\ud800": 1}', 400, "bad-request-form"),
        (b'{"name": NaN}', 400, "bad-request-form"),
        (b'{"name": Infinity}', 400, "bad-request-form"),
        (b"[" * 100_000, 400, "bad-request-form"),
        (b"null", 422, "bad-request"),
        (b'{"name": 1e400}', 400, "bad-request-form"),
        (b'{"name": "Ana", "name": 3}', 422, "bad-request"),
        (b'{"name": "A", "\\u0000": 1}', 422, "bad-request"),
    ],
)
def test_bodies_that_make_no_sense(guest: Guest, body: bytes, status: int, code: str) -> None:
    answer = guest.post("/api/people", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"]
)
def test_bodies_of_another_kind(guest: Guest, kind: str) -> None:
    """A form of another site could send these kinds without asking."""
    answer = guest.post("/api/people", content=b'{"name": "Ana"}', headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/tables", "GET, POST"),
        ("OPTIONS", "/api/tables", "GET, POST"),
        ("POST", "/api/me", "DELETE, GET, PATCH"),
        ("GET", "/api/people", "POST"),
        ("PATCH", "/api/tables/22222222222222/seats/0/notification", "DELETE, GET, PUT"),
        ("POST", "/healthz", "GET"),
        ("PUT", "/", "GET, HEAD"),
    ],
)
def test_methods_that_are_not_understood(
    guest: Guest, lone_serving: Serving, monkeypatch: pytest.MonkeyPatch, method: str, path: str, allowed: str
) -> None:
    """And to say so costs nothing: the description of the interface takes a second of everybody's time."""
    monkeypatch.setattr(lone_serving.app, "openapi", None)
    assert guest.refusal(method, path) == (405, "no-such-method")
    assert set(guest.request(method, path).headers["Allow"].split(", ")) == set(allowed.split(", "))


@pytest.mark.parametrize(
    "path", ["/nowhere", "/api", "/api/", "/api/nothing", "/api/tables/", "/assets/../x", "/%00"]
)
def test_addresses_that_are_not(guest: Guest, path: str) -> None:
    assert guest.refusal("GET", path) == (404, "no-such-address")


@pytest.mark.parametrize("name", ["x", "%00", "..%2F..", "2" * 15, "L" * 14, "%F0%9F%8C%99", "%ff"])
def test_tables_that_are_not(guest: Guest, name: str) -> None:
    for look in ("", "/record", "/history", "/course"):
        assert guest.refusal("GET", f"/api/tables/{name}{look}")[0] == 404
    assert guest.refusal("POST", "/api/ask/insight", {"source": {"table": name}})[0] == 404
    assert guest.refusal("POST", f"/api/tables/{name}/moves", {"move": "x", "ply": 0})[0] == 404
    assert guest.refusal("POST", f"/api/tables/{name}/fork", {"ply": 0, "seats": [ME]})[0] == 404


def test_our_own_mistakes_say_nothing_about_us(
    lone_serving: Serving, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: object) -> None:
        raise ZeroDivisionError("the secret is 4711")

    monkeypatch.setattr(Tables, "load", fail)
    answer = guest.get("/api/tables/22222222222222")
    assert (answer.status_code, answer.json()["code"]) == (500, "server-error")
    assert "4711" not in answer.text
    assert "Content-Security-Policy" in answer.headers
    assert "ZeroDivisionError" in lone_serving.log.getvalue()
    assert answer.headers["X-Request-Id"] in lone_serving.log.getvalue()


def test_a_database_that_is_away_is_said_so(
    lone_serving: Serving, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: object) -> None:
        raise OperationalError("SELECT", {}, Exception("connection refused"))

    engine = lone_serving.house.database._plain
    monkeypatch.setattr(type(engine), "connect", fail)
    assert guest.refusal("GET", "/api/tables", list="public") == (503, "database-unavailable")
    assert guest.get("/readyz").status_code == 503
    monkeypatch.undo()
    assert guest.get("/readyz").status_code == 200


def test_a_whole_number_is_one_however_it_is_written(guest: Guest) -> None:
    """JSON knows one kind of number; beyond 64 bits, nobody could say it again."""
    table = guest.table("nova-luna-2p", deal=3.0)

    def ask(number: float) -> int:
        move = {"kind": "take", "parts": {"tile": number, "x": 0.0, "y": 0}}
        return guest.post("/api/ask/why", json=at(table, move=move)).status_code

    assert ask(16) == ask(16.0) == 200
    assert ask(16.5) == ask(2**64) == ask(-(2**63) - 1) == 422
