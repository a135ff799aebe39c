"""Connections: whoever speaks too slowly goes, nobody holds too many, and a newcomer always gets in."""

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from lunarium.server import doors
from lunarium.server.settings import Settings
from lunarium.server.wire.model import Problem
from tests.support.databases import fresh_url
from tests.support.server.serving import Guest, Guests, Serving
from tests.support.server.transport import NO_TLS
from tests.support.waiting import PATIENCE_SECONDS, await_true

MOST, MOST_EACH, SOCKETS_EACH = 40, 25, 5
ATTACKERS = ("127.0.0.2", "127.0.0.3", "127.0.0.4")
HALF_A_HEAD = b"POST /api/people HTTP/1.1\r\nHost: x\r\nX-Slow: "
HEAD = (
    b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
)

Call = Callable[..., socket.socket]


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """A server with few places, on which attackers come from other addresses of this machine."""
    with fresh_url("sqlite", tmp_path) as url:
        settings = Settings(
            database_url=url,
            rate=0,
            thinkers=1,
            proxies="",
            connections=MOST,
            connections_each=MOST_EACH,
            sockets_each=SOCKETS_EACH,
        )
        with Serving(settings) as found:
            yield found


@pytest.fixture
def call(serving: Serving) -> Iterator[Call]:
    """Connections from an address of this machine, which stay open until the test is over."""
    port = int(serving.address.rpartition(":")[2])
    with ExitStack() as stack:

        def connect(source: str = "127.0.0.2", said: bytes = b"") -> socket.socket:
            made = socket.create_connection(("127.0.0.1", port), PATIENCE_SECONDS, (source, 0))
            stack.callback(made.close)
            made.sendall(said)
            return made

        yield connect


def told(connection: socket.socket) -> tuple[int, str]:
    """The status and the code with which a connection is ended."""
    received = b""
    while piece := connection.recv(4096):
        received += piece
    head, _, body = received.partition(b"\r\n\r\n")
    problem = json.loads(body)
    assert problem.keys() == Problem.__annotations__.keys()
    return int(head.split(b" ", 2)[1]), str(problem["code"])


def is_served(serving: Serving) -> bool:
    """Whether somebody who comes now is answered."""
    with httpx.Client(verify=NO_TLS, trust_env=False, timeout=PATIENCE_SECONDS) as newcomer:
        return newcomer.get(f"{serving.address}/healthz").status_code == 200


@pytest.mark.parametrize(
    ("said", "phase"),
    [(b"", "HEAD"), (HALF_A_HEAD, "HEAD"), (HEAD, "BODY"), (HEAD + b"{", "BODY")],
    ids=["nothing", "half a head", "no body", "half a body"],
)
def test_slow_requests_get_408(
    serving: Serving, call: Call, said: bytes, phase: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, f"{phase}_SECONDS", 0.05)
    assert told(call(said=said)) == (408, "too-slow")
    monkeypatch.undo()  # others are slow, too, on a busy machine
    assert is_served(serving)


def test_bytes_that_begin_nothing_do_not_stop_the_clock(
    serving: Serving, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = call(said=b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    assert hear_alive(connection, 1).startswith(b"HTTP/1.1 200")
    monkeypatch.setattr(doors, "HEAD_SECONDS", 0.05)
    connection.sendall(b"\r\n")
    assert told(connection) == (408, "too-slow")


def test_a_connection_serves_many_requests(serving: Serving, call: Call) -> None:
    connection = call()
    for _ in range(5):
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert hear_alive(connection, 1).startswith(b"HTTP/1.1 200")
    connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 2)  # without waiting for the first
    hear_alive(connection, 2)


def hear_alive(connection: socket.socket, times: int) -> bytes:
    """Whole answers, in however many pieces they come."""
    received = b""
    while received.count(b'"alive"}') < times:
        piece = connection.recv(4096)
        assert piece, received
        received += piece
    return received


def test_one_address_has_only_so_many(serving: Serving, call: Call) -> None:
    held = [call() for _ in range(MOST_EACH)]
    assert told(call()) == (503, "too-many-connections")
    assert is_served(serving)
    held[0].close()
    await_true(lambda: serving.doors._each["127.0.0.2"] < MOST_EACH)
    call(said=b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").recv(4096).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("said", [b"", HALF_A_HEAD, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"])
def test_when_all_is_full_the_idle_make_room_for_newcomers(serving: Serving, call: Call, said: bytes) -> None:
    for source in ATTACKERS:
        for _ in range(MOST_EACH):
            call(source, said)
    for _ in range(MOST):
        assert is_served(serving)
    assert serving.doors._open <= MOST


def test_active_connections_are_not_closed_for_new_ones(serving: Serving, call: Call) -> None:
    asking = [call(source, HEAD) for source in ATTACKERS for _ in range(MOST_EACH - 10)]
    assert len(asking) > MOST
    await_true(lambda: not serving.doors._idle)
    assert told(call("127.0.0.9")) == (503, "too-many-connections")


def test_a_proxy_of_ours_may_have_more(tmp_path: Path) -> None:
    with fresh_url("sqlite", tmp_path) as url:
        settings = Settings(database_url=url, rate=0, thinkers=1, proxies="127.0.0.0/8", connections_each=2)
        with Serving(settings) as serving, ExitStack() as stack:
            port = int(serving.address.rpartition(":")[2])
            for _ in range(5):
                stack.enter_context(socket.create_connection(("127.0.0.1", port)))
            assert is_served(serving)


def test_live_tables_have_bounds(serving: Serving, guests: Guests) -> None:
    ana = guests(serving.address, "Ana")
    table = ana.table("luna-2p")
    with ExitStack() as stack:
        for _ in range(SOCKETS_EACH):
            stack.enter_context(ana.watch(table)).recv(timeout=PATIENCE_SECONDS)
        with ana.watch(table) as one_too_many, pytest.raises(ConnectionClosed) as caught:
            one_too_many.recv(timeout=PATIENCE_SECONDS)
        assert (caught.value.rcvd.code, caught.value.rcvd.reason) == (1008, "too-many-sockets")  # type: ignore[union-attr]
        poll: dict[str, Any] = {"wait": 25, "after": 0, "line": 0}
        assert ana.refusal("GET", f"/api/tables/{table}", **poll) == (503, "too-many-sockets")
        assert ana.look(table)["ply"] == 0
    live = serving.app.state.live
    await_true(lambda: live._places.total() == 0)
    await_true(lambda: serving.doors._open <= 1)
    with ana.watch(table) as watching:
        watching.recv(timeout=PATIENCE_SECONDS)


def test_refusals_are_counted(serving: Serving, call: Call) -> None:
    for _ in range(MOST_EACH):
        call()
    assert told(call()) == (503, "too-many-connections")
    with Guest(serving.address, None) as guest:
        numbers = guest.get("/metrics").text
    assert 'lunarium_refused_connections_total{why="address"}' in numbers
    assert "lunarium_connections " in numbers


def test_a_live_table_has_no_clock(serving: Serving, guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    became: list[doors.Connection] = []

    class Seen(doors.Socket):
        def __init__(self, connection: doors.Connection, **given: Any) -> None:
            super().__init__(connection, **given)
            became.append(connection)

    monkeypatch.setattr(doors, "Socket", Seen)
    ana = guests(serving.address, "Ana")
    table = ana.table("luna-2p")
    with ana.watch(table) as watching:
        watching.recv(timeout=PATIENCE_SECONDS)
        assert [connection._clock for connection in became] == [None]
        ana.move(table)
        assert '"ply":1' in str(watching.recv(timeout=PATIENCE_SECONDS))
        assert [connection._clock for connection in became] == [None]
