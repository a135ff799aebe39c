"""Reach: where a call into the network may go, checked at the moment at which it really connects.

What an address says is not where a call goes: names are resolved, twice if need be and differently each time,
services send their callers elsewhere, and some take a host where one expects a name. So the check hangs on
Python's audit hooks, which see each connection of each library with the address that the system is asked for.
"""

import ipaddress
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache
from typing import Any

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

CONNECTIONS = ("socket.connect", "socket.sendto", "socket.sendmsg")
FORBIDDEN = (  # what a call needs only to get round this, or to speak to this machine alone
    "_thread.start_new_thread",
    "os.exec",
    "os.posix_spawn",
    "os.system",
    "socket.bind",
    "subprocess.Popen",
    "syslog.openlog",
    "syslog.syslog",
)
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # IPv4 behind a translator


class OutOfReach(ConnectionError):
    """A connection that is not allowed; libraries take it for a network that fails."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The public network and listed hosts wherever they are; or nowhere, to see where a call would go."""

    listed: frozenset[str] = frozenset()  # host or host:port
    is_rehearsal: bool = False
    destinations: list[tuple[str, int | None]] = field(default_factory=list)

    def see_name(self, host: Any, port: Any) -> None:
        """A name is about to be looked up."""
        if host is None or not self.is_rehearsal:
            return
        text = host.decode("ascii", "replace") if isinstance(host, bytes) else str(host)
        self.destinations.append((text.lower(), port if isinstance(port, int) else None))
        raise OutOfReach(text)

    def see_connection(self, address: Any) -> None:
        """Somebody is about to connect to this address."""
        if not isinstance(address, tuple) or len(address) < 2:
            raise OutOfReach(str(address))  # a file of this machine
        host, port = str(address[0]), int(address[1])
        if self.is_rehearsal:
            self.destinations.append((host, port))
            raise OutOfReach(host)
        if not (is_public(host) or self._is_listed(host, port)):
            raise OutOfReach(host)

    def admits(self, host: str, port: int | None) -> bool:
        """Whether a call to this host would be let through, as far as its name tells now."""
        if self._is_listed_name(host, port):
            return True
        try:
            found = socket.getaddrinfo(host, port or None, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            return True  # it goes nowhere now; what it says later is checked then
        return all(is_public(str(address[0])) for *_, address in found)

    def _is_listed_name(self, host: str, port: int | None) -> bool:
        return host in self.listed or f"{host}:{port}" in self.listed

    def _is_listed(self, address: str, port: int) -> bool:
        """Whether a listed host has this address."""
        wanted = _read(address)
        for entry in self.listed:
            host, named_port = _split(entry)
            if named_port not in (None, port):
                continue
            try:
                found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            except (OSError, UnicodeError):
                continue
            if any(_read(str(place[0])) == wanted for *_, place in found):
                return True
        return False


_reach: ContextVar[Reach | None] = ContextVar("reach", default=None)


@contextmanager
def within(reach: Reach) -> Iterator[None]:
    """Whatever is called inside connects within this reach, or not at all."""
    _install()
    token = _reach.set(reach)
    try:
        yield
    finally:
        _reach.reset(token)


def is_public(host: str) -> bool:
    """Whether this is the address of a machine out in the world; names are none."""
    address = _read(host)
    if address is None or address.is_multicast or not address.is_global:
        return False
    return all(inner.is_global for inner in _inside(address))


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


def _split(entry: str) -> tuple[str, int | None]:
    host, found, port = entry.rpartition(":")
    return (host, int(port)) if found and port.isdecimal() else (entry, None)


@cache
def _install() -> None:
    """Once for this process: a hook cannot be taken away again."""
    sys.addaudithook(_hear)


def _hear(event: str, args: tuple[Any, ...]) -> None:
    reach = _reach.get()
    if reach is None:
        return
    if event == "socket.getaddrinfo":
        reach.see_name(args[0], args[1])
    elif event in ("socket.gethostbyname", "socket.gethostbyname_ex"):
        reach.see_name(args[0], None)
    elif event in CONNECTIONS:
        reach.see_connection(args[1])
    elif event in FORBIDDEN:
        raise OutOfReach(event)
