"""Addresses: whom a network address stands for, and which of them are our own proxies."""

from __future__ import annotations

import ipaddress

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
