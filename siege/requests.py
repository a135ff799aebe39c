"""Requests: thousands that fit the description or do not, and hundreds that fit nothing."""

import json
import os
import socket
from pathlib import Path
from random import Random
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from load.client import Connection
from load.report import Row
from load.servers import Server, lunarium
from schemathesis.core.result import Ok

from lunarium.server.schema import describe

SERVER_ERROR = 500
PATIENCE_SECONDS = 1.0  # for an answer to what is not a whole request
PATHS = ("/api/tables", "/api/people", "/api/records", "/api/me", "/api/tables/{table}/moves", "/t/{table}")
TEXTS = (
    *("\x00", "\u202e" * 50, "\ud83c\udf19", "💫" * 60, "%00", "../../etc/passwd", "' OR 1=1 --", "${7*7}"),
    *("17@0,0", "refill", "-1", "1e309", "NaN", "null", "[]", "x" * 5_000, "\uffff", "\u0000a"),
)
VALUES: tuple[Any, ...] = (None, True, -1, 2**70, 1.5, [], {}, [[[[]]]], {"a": {"b": []}}, *TEXTS)
FIELDS = ("name", "move", "ply", "line", "game", "seats", "options", "deal", "record", "visibility", "to_ply")
RAW = (
    b"\x00\x01\x02\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"GET //evil HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /api/people HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"GET /%ff%fe%00 HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /api/tables?cursor=%F0 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"a=b; " * 2_000 + b"\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", b"GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
)  # fmt: skip


def besiege_by_requests(folder: Path, generated: int, hostile: int) -> list[Row]:
    """How many of them the server could not answer for."""
    with lunarium(f"sqlite:///{folder}/requests.sqlite") as server:
        asked, failed = _generate(server, generated)
        refused = sum(_attack(server, Random(f"hostile {number}")) for number in range(hostile))
        with Connection(server.port) as connection:
            status = connection.ask("GET", "/readyz")[0]
    return [
        Row("Generated requests", asked, expected=(">=", generated)),
        Row("… that met a server error", failed, expected=("<=", 0)),
        Row("Hostile requests", hostile),
        Row("… that met a server error", refused, expected=("<=", 0)),
        Row("Not ready afterwards", 0 if status == 200 else 1, expected=("<=", 0)),
    ]


def _generate(server: Server, wanted: int) -> tuple[int, int]:
    """Requests of every kind in the description, right and wrong, by somebody at a table."""
    with Connection(server.port) as connection:
        connection.introduce()
        token, table = connection.token, _make_table(connection)
    found = schemathesis.openapi.from_dict(describe()).get_all_operations()
    operations = [one.ok() for one in found if isinstance(one, Ok)]
    asked = failed = 0

    def ask(case: schemathesis.Case[Any]) -> None:
        nonlocal asked, failed
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        case.query.pop("wait", None)  # nobody else would end the waiting
        headers = {"Authorization": f"Bearer {token}"}
        answer = case.call(base_url=f"http://127.0.0.1:{server.port}", headers=headers)
        asked += 1
        failed += answer.status_code >= SERVER_ERROR

    examples = -(-wanted // len(operations)) + 1
    careful = settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    while asked < wanted:
        for operation in operations:
            if operation.path.endswith("/renew") or asked >= wanted:
                continue  # it would lock us out, or is enough
            careful(given(case=operation.as_strategy())(ask))()
    return asked, failed


def _attack(server: Server, chance: Random) -> bool:
    """Whether something that nobody sane sends met a server error."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_SECONDS) as connection:
        connection.sendall(_write(chance))
        connection.shutdown(socket.SHUT_WR)
        answer = b""
        try:
            while piece := connection.recv(4096):
                answer += piece
        except OSError:
            return False  # hung up on, or half a request that the server waits for a while
    return answer[9:10] == b"5" and not answer.startswith(b"HTTP/1.1 503")


def _write(chance: Random) -> bytes:
    if chance.random() < 0.4:
        return chance.choice(RAW)
    path = chance.choice(PATHS).format(table="2" * 14)
    body: Any = {chance.choice(FIELDS): chance.choice(VALUES) for _ in range(chance.randrange(6))}
    content = json.dumps(body).encode()
    if chance.random() < 0.3:
        content = bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
    elif chance.random() < 0.1:
        content = b"[" * 100_000
    method = chance.choice(("GET", "POST", "PUT", "PATCH", "DELETE", "BREW"))
    token = os.urandom(8).hex() if chance.random() < 0.5 else "\u00ff"
    head = [
        f"{method} {path} HTTP/1.1",
        "Host: x",
        f"Content-Length: {len(content)}",
        f"Authorization: Bearer {token}",
        "Content-Type: application/json",
        "Connection: close",
    ]
    return "\r\n".join(head).encode("latin-1") + b"\r\n\r\n" + content


def _make_table(connection: Connection) -> str:
    seats = [{"holder": "me"}, {"holder": "open"}, {"holder": "open"}]
    body = {"game": "luna", "seats": seats, "visibility": "public"}
    return str(connection.ask("POST", "/api/tables", body)[1]["snapshot"]["table"]["id"])
