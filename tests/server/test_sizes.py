"""Sizes: what one connection says, and what it does not read, takes no more than a few kB of the server."""

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import orjson
import pytest

from lunarium.server import doors
from lunarium.server.settings import Settings
from tests.support.databases import fresh_url
from tests.support.server.pouring import (
    CHUNKED,
    ENDLESS,
    FAR_TOO_MUCH,
    GET,
    IT_STILL_DOES,
    MESSAGE_GOES_ON,
    PIECE,
    PING,
    pour,
    told,
    watch,
)
from tests.support.server.serving import Guests, Serving
from tests.support.waiting import PATIENCE_SECONDS, await_true

Call = Callable[[], socket.socket]


@pytest.fixture
def call(lone_serving: Serving) -> Iterator[Call]:
    with ExitStack() as stack:

        def connect() -> socket.socket:
            address = "127.0.0.1", int(lone_serving.address.rpartition(":")[2])
            return stack.enter_context(socket.create_connection(address, PATIENCE_SECONDS))

        yield connect


@pytest.mark.parametrize(("begin", "more"), ENDLESS.values(), ids=ENDLESS)
def test_an_endless_head_or_trailer_is_refused(call: Call, begin: bytes, more: bytes) -> None:
    connection = call()
    connection.sendall(begin)
    assert pour(connection, more) < FAR_TOO_MUCH
    assert told(connection) == (431, "head-too-large")


def test_a_head_has_the_size_that_was_said(call: Call) -> None:
    """However it is cut into pieces: what fits is answered, what does not is refused."""
    room = doors.LARGEST_HEAD - doors.HEAD_COST - 3 * doors.FIELD_COST - 200
    for size, status in ((room, b"200"), (doors.LARGEST_HEAD, b"431")):
        connection = call()
        connection.sendall(GET + b"X-Long: " + b"x" * size + b"\r\nConnection: close\r\n\r\n")
        assert connection.recv(12) == b"HTTP/1.1 " + status


def test_fields_that_are_small_and_many_weigh_what_they_cost(call: Call) -> None:
    connection = call()
    connection.sendall(GET + b"a:\r\n" * 2000 + b"\r\n")
    assert told(connection) == (431, "head-too-large")


def test_requests_that_wait_for_the_one_before_weigh_together(call: Call) -> None:
    connection = call()
    connection.sendall((GET + b"\r\n") * 1000)
    assert told(connection) == (431, "head-too-large")
    connection = call()
    for _ in range(300):  # one after the other they may be as many as one likes
        connection.sendall(GET + b"\r\n")
        assert connection.recv(12) == b"HTTP/1.1 200"
        while not connection.recv(4096).endswith(b"}"):
            pass


def test_trailers_are_no_part_of_the_head(lone_serving: Serving, guests: Guests, call: Call) -> None:
    """A proxy has judged the head alone."""
    ana = guests(lone_serving.address, "Ana", cookie=False)
    connection = call()
    body = orjson.dumps({"game": "nova-luna", "seats": [{"holder": "me"}] * 2})
    trailer = f"Authorization: {ana.headers['Authorization']}\r\n\r\n".encode()
    connection.sendall(
        CHUNKED.replace(b"people", b"tables") + b"%x\r\n%s\r\n0\r\n" % (len(body), body) + trailer
    )
    assert connection.recv(12) == b"HTTP/1.1 401"


@pytest.mark.parametrize(
    "hosts", [b"", b"Host: x\r\nHost: y\r\n", b"Host: x\r\nhost: x\r\n"], ids=["none", "two", "the same"]
)
def test_a_request_has_one_host(call: Call, hosts: bytes) -> None:
    connection = call()
    connection.sendall(b"GET /healthz HTTP/1.1\r\n" + hosts + b"\r\n")
    assert told(connection) == (400, "bad-request-form")


def test_rubbish_is_refused_in_the_form_that_every_refusal_has(call: Call) -> None:
    connection = call()
    connection.sendall(b"\x16\x03\x01 this is no HTTP\r\n\r\n")
    assert told(connection) == (400, "bad-request-form")


def test_an_answer_that_is_not_read_is_thrown_away(
    lone_serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "LINGER_SECONDS", 0.05)
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", int(lone_serving.address.rpartition(":")[2])))
        connection.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 60)
        await_true(lambda: any(one.flow.write_paused for one in connections(lone_serving)))
        (full,) = (one for one in connections(lone_serving) if one.flow.write_paused)
        full.loop.call_soon_threadsafe(full._expire, "slow-reader")
        await_true(lambda: full not in connections(lone_serving))


def connections(serving: Serving) -> list[doors.Connection]:
    """Who is connected, and no websocket."""
    known = list(serving.web.server_state.connections)
    return [one for one in known if isinstance(one, doors.Connection)]


@pytest.fixture
def unread(lone_serving: Serving, guests: Guests, call: Call) -> socket.socket:
    """A live table over a socket that nobody reads."""
    connection = call()
    watch(connection, guests(lone_serving.address, "Ana").table("luna-2p"))
    return connection


def test_pings_whose_answers_are_not_read_end_a_live_table(unread: socket.socket) -> None:
    assert pour(unread, PING) < FAR_TOO_MUCH


def test_a_message_in_endlessly_many_pieces_ends_a_live_table(unread: socket.socket) -> None:
    unread.sendall(MESSAGE_GOES_ON)
    assert pour(unread, IT_STILL_DOES) < FAR_TOO_MUCH
    received = b""
    try:
        while piece := unread.recv(PIECE):
            received += piece
    except ConnectionResetError:
        pass
    assert b"\x03\xf1too many fragments" in received  # 1009


@pytest.mark.parametrize("said", [CHUNKED, CHUNKED + b"5\r\n{", GET], ids=["no body", "half", "a head"])
def test_requests_that_are_still_being_said_do_not_delay_the_end(tmp_path: Path, said: bytes) -> None:
    with fresh_url("sqlite", tmp_path) as url, Serving(Settings(database_url=url, thinkers=1)) as serving:
        address = "127.0.0.1", int(serving.address.rpartition(":")[2])
        with socket.create_connection(address, PATIENCE_SECONDS) as connection:
            connection.sendall(said)
            ours = connection.getsockname()
            await_true(lambda: [one.client for one in connections(serving)] == [ours])
            await_true(lambda: said == GET or connections(serving)[0].cycle is not None)
            serving.web.should_exit = True
            if said == GET:
                assert connection.recv(100) == b""
            else:
                assert told(connection) == (503, "server-ending")
    assert "Traceback" not in serving.log.getvalue()
    assert "unexpected" not in serving.log.getvalue()
