"""The cheapest HTTP there is: one socket that stays open, requests as bytes."""

import json
import socket
from typing import Any, Self

PIECE = 1 << 16


class Connection:
    """A connection that is asked one thing after another."""

    def __init__(self, port: int, token: str = "", source: str = "") -> None:
        """Without a token nobody; `source` is another address of this machine to come from."""
        self.socket = socket.create_connection(("127.0.0.1", port), 30, (source, 0) if source else None)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.token = token

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def introduce(self) -> None:
        """Be somebody from now on."""
        self.token = self.ask("POST", "/api/people", {"name": "Load", "cookie": False})[1]["token"]

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """The status and the JSON of the answer."""
        self.socket.sendall(request(method, path, body, self.token))
        return self.receive()

    def receive(self) -> tuple[int, Any]:
        """The answer to what was sent before."""
        received = b""
        while (end := answer_end(received)) is None:
            piece = self.socket.recv(PIECE)
            if not piece:
                raise ConnectionError("the server hung up")
            received += piece
        text = received[:end].partition(b"\r\n\r\n")[2]
        return int(received[9:12]), json.loads(text) if text[:1] in (b"{", b"[") else None


def request(method: str, path: str, body: object = None, token: str = "") -> bytes:
    """A whole request."""
    content = b"" if body is None else json.dumps(body).encode()
    head = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(content)}"]
    if content:
        head.append("Content-Type: application/json")
    if token:
        head.append(f"Authorization: Bearer {token}")
    return "\r\n".join(head).encode() + b"\r\n\r\n" + content


def answer_end(received: bytes | bytearray) -> int | None:
    """Where the answer ends, if all of it is here."""
    head = received.find(b"\r\n\r\n")
    if head < 0:
        return None
    begin = received.index(b"content-length:", 0, head) + 15  # uvicorn writes it so
    end = head + 4 + int(received[begin : received.index(b"\r", begin)])
    return end if len(received) >= end else None
