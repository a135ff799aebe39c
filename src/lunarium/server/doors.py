"""Doors: who may hold a connection, how many, how long, and how much of the server's memory each may take."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from http import HTTPStatus
from typing import Any

import orjson
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame

from lunarium.server.addresses import Proxies, household_of
from lunarium.server.metrics import CONNECTIONS, REFUSED
from lunarium.texts import DEFAULT_LANGUAGE, say

if sys.platform != "win32":
    import resource

HEAD_SECONDS = 8.0  # from the connection, or the first byte, to the end of a request's head
BODY_SECONDS = 15.0  # from there to the end of its body
ANSWER_SECONDS = 120.0  # from there until the answer is taken: longer than any long poll
LINGER_SECONDS = 5.0  # from hanging up until what was not taken is thrown away
LARGEST_HEAD = 32 * 1024  # bytes of all heads that wait on one connection, with what follows a body in chunks
HEAD_COST, FIELD_COST = 256, 32  # what a request and each of its fields cost besides their bytes
LARGEST_BACKLOG = 32 * 1024  # bytes of pings that were answered and whose answers nobody reads
MOST_FRAGMENTS = 64  # of one message of a websocket
RETRY_SECONDS = 5
SPARE_DESCRIPTORS = 128  # for the database, files, and whoever comes when all is full
WANTED_DESCRIPTORS = 65_536


class Doors:
    """Makes the protocol of each connection, and knows all that are open in this process."""

    def __init__(self, most: int, most_each: int, proxies: str) -> None:
        self.most, self.most_each = min(most, _descriptors() - SPARE_DESCRIPTORS), most_each
        self._proxies = Proxies(proxies)
        self._each: Counter[str] = Counter()
        self._idle: dict[Connection, None] = {}  # those that have asked nothing yet, the oldest first
        self._open = 0

    def __call__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> asyncio.Protocol:
        """A protocol for one more connection, as uvicorn asks for it."""
        return Connection(self, config, server_state, app_state, _loop)

    def enter(self, connection: Connection, host: str) -> str | None:
        """Let it in, or tell why not; who has asked for nothing makes room for who comes."""
        household = household_of(host)
        if host not in self._proxies and self._each[household] >= self.most_each:
            return "address"
        if self._open >= self.most:
            if not self._idle:
                return "total"
            next(iter(self._idle)).give_way()
        self._each[household] += 1
        self._open += 1
        self._idle[connection] = None
        CONNECTIONS.set(self._open)
        return None

    def leave(self, connection: Connection, host: str) -> None:
        """It is closed."""
        self._idle.pop(connection, None)
        household = household_of(host)
        self._each[household] -= 1
        if self._each[household] <= 0:
            del self._each[household]
        self._open -= 1
        CONNECTIONS.set(self._open)

    def note_asking(self, connection: Connection) -> None:
        """It has asked for something: it is not closed for others."""
        self._idle.pop(connection, None)

    def note_idle(self, connection: Connection) -> None:
        """It was answered, or has only begun to speak."""
        self._idle.setdefault(connection)


class TooMuch(Exception):
    """Stops the parser; the connection knows what to answer."""


class Connection(HttpToolsProtocol):
    """A connection with a clock and a scale: what comes too slowly, or in too large a head, is refused."""

    def __init__(self, doors: Doors, *args: Any) -> None:
        super().__init__(*args)
        self._doors = doors
        self._host: str | None = None  # while it counts
        self._clock: asyncio.TimerHandle | None = None
        self._is_socket = False
        self._is_head = False  # fields are those of a head, not those after a body in chunks
        self._head = 0  # bytes of the heads that wait, as they are counted
        self._unknown = 0  # bytes that the parser has taken in and has not told what they are
        self._fault = (400, "bad-request-form", "malformed")
        self.ws_protocol_class = self._make_socket  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        why = self._doors.enter(self, host)
        if why is not None:
            self._refuse(503, "too-many-connections", why)
            return
        self._host = host
        self._wind(HEAD_SECONDS, "slow-head")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_clock()
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """Count no longer."""
        host, self._host = self._host, None
        if host is not None:
            self._doors.leave(self, host)

    def shutdown(self) -> None:
        """The server ends: a request that is still being said is not waited for."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.more_body and not cycle.response_started:
            self._refuse(503, "server-ending", "ending")
        else:
            super().shutdown()

    def give_way(self) -> None:
        """Go, for somebody else comes and this one has asked for nothing."""
        self.leave()
        self._refuse(503, "too-many-connections", "idle")

    def data_received(self, data: bytes) -> None:
        if self._host is None or self.transport.is_closing():
            return  # it was sent away
        self._unknown += len(data)
        super().data_received(data)
        if self._is_socket:
            return
        if self._unknown > LARGEST_HEAD:
            self._refuse(431, "head-too-large", "large-head")
        elif self._clock is None and self.timeout_keep_alive_task is None and self._is_between:
            self._wind(HEAD_SECONDS, "slow-head")  # bytes that begin nothing

    @property
    def _is_between(self) -> bool:
        """Whether no request is under way."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_head = True
        if self._is_between:
            self._head = 0
            self._wind(HEAD_SECONDS, "slow-head")
        self._weigh(HEAD_COST)

    def on_url(self, url: bytes) -> None:
        self._weigh(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._weigh(len(name) + len(value) + FIELD_COST)
        if self._is_head:  # what follows a body is not what the request was answered by
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_head = False
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (hosts == 0 and self.parser.get_http_version() == "1.1"):
            raise TooMuch  # two hosts are none: RFC 9112, 3.2
        self._doors.note_asking(self)
        self._wind(BODY_SECONDS, "slow-body")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unknown = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unknown = 0
        self._wind(ANSWER_SECONDS, "slow-reader")
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self._stop_clock()
            if self._host is not None and self._is_between:
                self._doors.note_idle(self)

    def send_400_response(self, msg: str) -> None:
        """What the parser refused, in the form that every refusal has."""
        self._refuse(*self._fault)

    def _weigh(self, size: int) -> None:
        """So much more of a head; what is too much never becomes a request."""
        self._unknown = 0
        self._head += size
        if self._head > LARGEST_HEAD:
            self._fault = (431, "head-too-large", "large-head")
            raise TooMuch

    def _make_socket(self, **given: Any) -> asyncio.Protocol:
        """The protocol that takes over when the connection becomes a websocket."""
        self._stop_clock()
        self._is_socket = True  # from now on it is not ours to write to
        return Socket(self, **given)

    def _wind(self, seconds: float, why: str) -> None:
        self._stop_clock()
        if self._host is not None and not self._is_socket:
            self._clock = self.loop.call_later(seconds, self._expire, why)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _expire(self, why: str) -> None:
        self._clock = None
        self._refuse(408, "too-slow", why)

    def _refuse(self, status: int, code: str, why: str) -> None:
        """Say why, where nothing was answered yet, and hang up."""
        REFUSED.labels(why).inc()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)  # who does not read would stay for ever
        if self.transport.is_closing():
            return
        if self._is_between or not self.cycle.response_started:
            self.transport.write(_refusal(status, code))
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A websocket that still counts as the connection that it was, and whose reader reads."""

    def __init__(self, connection: Connection, **given: Any) -> None:
        super().__init__(**given)
        self._connection = connection
        self._unread = 0  # bytes of answers to pings since the reader fell behind
        self._clock: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._connection.leave()
        self._stop_clock()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = 0
        self._clock = self.loop.call_later(ANSWER_SECONDS, self._give_up, "slow-reader")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_clock()

    def handle_ping(self) -> None:
        before = self.transport.get_write_buffer_size()
        super().handle_ping()
        if not self.writable.is_set():
            self._unread += self.transport.get_write_buffer_size() - before
            if self._unread > LARGEST_BACKLOG:
                self._give_up("unread-pings")

    def handle_cont(self, event: Frame) -> None:
        if self.close_sent:
            return
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
            return
        REFUSED.labels("fragments").inc()
        self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
        self.handle_parser_exception()

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _give_up(self, why: str) -> None:
        """Hang up on a reader who would not read why either."""
        REFUSED.labels(why).inc()
        self.transport.abort()


def raise_descriptor_limit() -> None:
    """As many open files as the system lets us have, within reason."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, WANTED_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _descriptors() -> int:
    if sys.platform == "win32":
        return WANTED_DESCRIPTORS
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return WANTED_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


def _refusal(status: int, code: str) -> bytes:
    """A whole answer, in the form that every refusal has."""
    body = orjson.dumps({"code": code, "message": say(code, DEFAULT_LANGUAGE), "params": {}, "reasons": []})
    again = f"retry-after: {RETRY_SECONDS}\r\n" if status in (408, 503) else ""
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        f"{again}connection: close\r\n\r\n"
    )
    return head.encode("ascii") + body
