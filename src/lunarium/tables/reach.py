"""Reach: a request to an address that a stranger wrote, which goes to one public machine and nowhere else.

A name is looked up once, and the address that was judged is the one that is called: a name which leads
elsewhere a moment later leads nowhere. A redirect is an answer like any other; no proxy stands between.
"""

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Iterator
from contextlib import suppress
from threading import Timer
from urllib.parse import urlsplit

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

PORT = 443
SECONDS = 10.0  # for the whole request, however slowly the other side answers
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # IPv4 behind a translator


class OutOfReach(ConnectionError):
    """An address that is not called."""


def post(
    url: str, body: bytes, kind: str, *, wherever: bool = False, trust: ssl.SSLContext | None = None
) -> int:
    """The status of the answer; `wherever` calls machines of the host's own network, too."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or PORT
    pinned = _Pinned(host, port, find(host, port, wherever=wherever), trust or ssl.create_default_context())
    ending = Timer(SECONDS, pinned.hang_up)
    ending.start()
    try:
        path = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
        pinned.request("POST", path, body, {"Content-Type": kind, "User-Agent": "Lunarium"})
        return pinned.getresponse().status
    finally:
        ending.cancel()
        pinned.close()


def find(host: str, port: int, *, wherever: bool = False) -> str:
    """The network address of a name; refused where any of those that it has is not public."""
    try:
        found = [str(place[0]) for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except UnicodeError as error:
        raise OutOfReach(host) from error
    if not found or not (wherever or all(map(is_public, found))):
        raise OutOfReach(host)
    return found[0]


def is_public(host: str) -> bool:
    """Whether this is the address of a machine out in the world; names are none."""
    address = _read(host)
    if address is None or address.is_multicast or not address.is_global:
        return False
    return all(inner.is_global for inner in _inside(address))


class _Pinned(http.client.HTTPSConnection):
    """A connection to one network address, whose certificate must be that of the name."""

    def __init__(self, host: str, port: int, address: str, trust: ssl.SSLContext) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self._address, self._trust = address, trust

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), SECONDS)
        self.sock = self._trust.wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
        self.sock.do_handshake()

    def hang_up(self) -> None:
        """End whatever is under way, from another thread."""
        with suppress(OSError, AttributeError):
            self.sock.shutdown(socket.SHUT_RDWR)


def _inside(address: Address) -> Iterator[ipaddress.IPv4Address]:
    """The IPv4 addresses that an IPv6 address leads to."""
    if isinstance(address, ipaddress.IPv4Address):
        return
    for inner in (address.ipv4_mapped, address.sixtofour, *(address.teredo or ())):
        if inner is not None:
            yield inner
    if address in TRANSLATED:
        yield ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)


def _read(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
