"""Pouring: saying more and more over one connection, to see where a server stops taking it."""

import socket
import ssl

import orjson

FAR_TOO_MUCH = 64 << 20  # bytes; a server that takes them all has no bound
PIECE = 64 << 10
GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
CHUNKED = (
    b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
KEY = b"Sec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA==\r\nSec-WebSocket-Version: 13\r\n"
PING = b"\x89\xfd" + bytes(4) + b"x" * 125
MESSAGE_GOES_ON, IT_STILL_DOES = b"\x01\x81" + bytes(4) + b"x", b"\x00\x80" + bytes(4)

ENDLESS = {  # how a request begins, and what it goes on with
    "fields": (GET, b"a:\r\n"),
    "a value": (GET + b"X-Long: ", b"x"),
    "a name": (GET, b"x"),
    "an address": (b"GET /", b"x"),
    "trailers": (CHUNKED + b"0\r\n", b"a:\r\n"),
    "a trailer": (CHUNKED + b"0\r\nX-Long: ", b"x"),
    "a chunk's extension": (CHUNKED + b"1;", b"x"),
}


def told(connection: socket.socket) -> tuple[int, str]:
    """The status and the code with which a connection is ended."""
    received = b""
    try:
        while piece := connection.recv(4096):
            received += piece
    except ConnectionResetError:
        pass  # we were still speaking
    head, _, body = received.rpartition(b"HTTP/1.1 ")[2].partition(b"\r\n\r\n")
    return int(head.split(b" ")[0]), str(orjson.loads(body)["code"])


def pour(connection: socket.socket, said: bytes) -> int:
    """How many bytes the other side took of something that is said again and again."""
    piece, sent = said * (PIECE // len(said)), 0
    try:
        while sent < FAR_TOO_MUCH:
            connection.sendall(piece)
            sent += len(piece)
    except (ConnectionError, ssl.SSLError):
        pass
    return sent


def watch(connection: socket.socket, table: str, host: str = "x") -> None:
    """Make a live table of a connection, which nobody reads from now on."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    connection.sendall(head.encode() + b"Connection: Upgrade\r\n" + KEY + b"\r\n")
    if connection.recv(12) != b"HTTP/1.1 101":
        raise ConnectionError("the table is not shown")
