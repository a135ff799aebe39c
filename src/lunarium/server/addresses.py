"""Addresses: whom a network address stands for, and which of them are our own proxies."""

import ipaddress

from starlette.requests import HTTPConnection

HOME_BITS = 64  # an IPv6 subscriber has at least so much to choose addresses from

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def household_of(host: str) -> str:
    """One caller as far as limits go: an IPv4 address, or the network of an IPv6 address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, HOME_BITS), strict=False))
    return str(address)


def is_near(host: str) -> bool:
    """Whether this is an address of this machine or of a network inside."""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return False


def forwarded_for(connection: HTTPConnection) -> list[str]:
    """Whom the proxies before us name as their callers, the nearest last."""
    named = ",".join(connection.headers.getlist("x-forwarded-for")).split(",")
    return [name.strip() for name in named if name.strip()]


def is_behind_stranger(connection: HTTPConnection) -> bool:
    """Whether a proxy speaks for others whom the host has not told us to believe."""
    named = forwarded_for(connection)
    client = connection.client
    return bool(named) and client is not None and _plain(client.host) not in map(_plain, named)


def caller_of(connection: HTTPConnection) -> str:
    """Whose limits count: those of the household, for names are free.

    An unknown proxy puts everybody into one household, also where it has a private address: who merely sits
    in a network of ours would else choose whose limits count. The log says what to set.
    """
    client = connection.client
    return "nowhere" if client is None else household_of(client.host)


def _plain(name: str) -> str:
    """An address as others write it, too: without brackets, port and zone."""
    host = name.partition("]")[0].removeprefix("[") if name.startswith("[") else name
    host = host.partition(":")[0] if host.count(":") == 1 else host
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return str(mapped or address)


class Proxies:
    """Addresses and networks whose word about their callers is believed; `*` is everybody."""

    def __init__(self, text: str) -> None:
        words = [word.strip() for word in text.split(",") if word.strip()]
        self._is_everybody = "*" in words
        self._networks: list[Network] = []
        for word in words:
            try:
                self._networks.append(ipaddress.ip_network(word, strict=False))
            except ValueError:
                continue  # the name of a socket file, or everybody

    def __contains__(self, host: str) -> bool:
        if self._is_everybody:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)
