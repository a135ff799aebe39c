"""People over HTTP: introduced, known by cookie or token, renamed, locked out."""

from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.server.serving import ME, Guest, Guests, Serving, seat_two
from tests.support.waiting import PATIENCE_SECONDS


def test_a_browser_gets_a_cookie_that_no_script_can_read(serving: Serving, stranger: Guest) -> None:
    answer = stranger.post("/api/people", json={"name": " Ana\u202e "})
    assert (answer.status_code, answer.json()["name"], answer.json()["token"]) == (201, "Ana", None)
    cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie  # served over http, at home
    assert stranger.ask("GET", "/api/me") == answer.json()


def test_a_program_gets_a_token(serving: Serving, stranger: Guest) -> None:
    answer = stranger.post("/api/people", json={"name": "Bot", "cookie": False})
    token = answer.json()["token"]
    assert "Set-Cookie" not in answer.headers
    stranger.headers["Authorization"] = f"Bearer {token}"
    assert stranger.ask("GET", "/api/me") == answer.json() | {"token": None}
    stranger.headers["Authorization"] = f"bearer   {token}"
    assert stranger.ask("GET", "/api/me")["name"] == "Bot"


def test_a_newcomer_is_no_failure(ana: Guest, stranger: Guest) -> None:
    assert stranger.ask("GET", "/api/session") == {"person": None, "closed": False}
    me = ana.ask("GET", "/api/me")
    assert ana.ask("GET", "/api/session") == {"person": {"id": me["id"], "name": "Ana"}, "closed": False}
    stranger.headers["Cookie"] = "lunarium=x.y"
    assert stranger.ask("GET", "/api/session") == {"person": None, "closed": False}


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Authorization": "Bearer"},
        {"Authorization": "Bearer x.y"},
        {"Authorization": "Basic YTpi"},
        {"Authorization": "Bearer " + "2" * 14 + "." + "x" * 43},
        {"Cookie": "lunarium="},
        {"Cookie": 'lunarium="\\000\\000.x"'},
        {"Cookie": "lunarium=x.y; lunarium=z"},
        {"Cookie": "other=1"},
    ],
)
def test_unknown_tokens_are_refused(stranger: Guest, headers: dict[str, str]) -> None:
    stranger.headers.update(headers)
    assert stranger.refusal("GET", "/api/me") == (401, "unknown-person")
    assert stranger.refusal("PATCH", "/api/me", {"name": "Eve"}) == (401, "unknown-person")
    assert stranger.refusal("POST", "/api/me/renew") == (401, "unknown-person")
    assert stranger.refusal("POST", "/api/tables", {"game": "luna", "seats": [ME]}) == (401, "unknown-person")
    assert stranger.ask("GET", "/api/tables", list="mine") == {"tables": [], "next": None}


def test_a_new_name_stands_at_ones_tables(ana: Guest) -> None:
    table = ana.table("luna-2p")
    assert ana.ask("PATCH", "/api/me", {"name": "Anna"})["name"] == "Anna"
    assert ana.ask("GET", "/api/me")["name"] == "Anna"
    assert {seat["name"] for seat in ana.look(table)["table"]["seats"]} == {"Anna"}


@pytest.mark.parametrize("name", ["", "\u200b\u202e", "x" * 41, 7, None, ["Ana"]])
def test_a_name_that_is_none(ana: Guest, stranger: Guest, name: object) -> None:
    code = "empty-name" if name == "\u200b\u202e" else "bad-request"
    assert stranger.refusal("POST", "/api/people", {"name": name}) == (422, code)
    assert ana.refusal("PATCH", "/api/me", {"name": name}) == (422, code)


def test_html_in_a_name_is_text_in_json(ana: Guest) -> None:
    answer = ana.patch("/api/me", json={"name": "<script>alert(1)</script>"})
    assert answer.json()["name"] == "<script>alert(1)</script>"
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_new_cookie_voids_the_old_one(serving: Serving, ana: Guest, guests: Guests) -> None:
    thief = guests(serving.address, None)
    thief.cookies.update(dict(ana.cookies))
    assert thief.ask("GET", "/api/me")["name"] == "Ana"
    renewed = ana.post("/api/me/renew")
    assert renewed.json()["token"] is None
    assert "HttpOnly" in renewed.headers["Set-Cookie"]
    assert ana.ask("GET", "/api/me")["name"] == "Ana"
    assert thief.refusal("GET", "/api/me") == (401, "unknown-person")


def test_a_new_token_voids_the_old_one(ben: Guest) -> None:
    old = ben.headers["Authorization"]
    answer = ben.post("/api/me/renew")
    assert "Set-Cookie" not in answer.headers
    assert ben.refusal("GET", "/api/me") == (401, "unknown-person")
    ben.headers["Authorization"] = f"Bearer {answer.json()['token']}"
    assert ben.ask("GET", "/api/me")["name"] == "Ben"
    assert ben.headers["Authorization"] != old


def test_a_socket_ends_when_its_token_is_replaced(ana: Guest, ben: Guest) -> None:
    table = seat_two(ana, ben, "luna-2p")
    with ben.watch(table) as watching, ana.watch(table) as other:
        watching.recv(timeout=PATIENCE_SECONDS)
        ben.ask("PATCH", "/api/me", {"name": "Benjamin"})  # changes the person, not the token
        while "Benjamin" not in str(watching.recv(timeout=PATIENCE_SECONDS)):
            pass
        renewed = ben.ask("POST", "/api/me/renew")
        with pytest.raises(ConnectionClosed) as caught:
            list(iter(partial(watching.recv, timeout=PATIENCE_SECONDS), None))
        assert caught.value.rcvd is not None
        assert (caught.value.rcvd.code, caught.value.rcvd.reason) == (1008, "unknown-person")
        ben.headers["Authorization"] = f"Bearer {renewed['token']}"
        ana.move(table)
        while '"ply":1' not in str(other.recv(timeout=PATIENCE_SECONDS)):
            pass
