"""Addresses by somebody who wants a call into this machine: every service, a near host in every field."""

import re
from collections.abc import Iterator
from typing import Any

from apprise import Apprise

NEAR = ("127.0.0.1", "localhost")
FILLINGS = (  # among them something that each kind of field takes
    *("a" * 32, "1" * 10, "15551234567", "ab12" * 8, "x" * 40, "x" * 64, "a" * 20, "A" * 16, "1" * 12),
    *("a1b2c3d4-e5f6-7890-abcd-ef1234567890", "user@example.org", "example.org", "#room", "us-west-2"),
    *("T1234A", "B1234A12", "C1234A12312312312312312A", "AKIA" + "A" * 16),
)


def list_services() -> list[tuple[str, list[str]]]:
    """Every service that apprise knows: its name, and the schemes that lead to it."""
    return [(str(service["service_name"]), _schemes(service)) for service in Apprise().details()["schemas"]]


def write_attacks() -> Iterator[str]:
    """Each form of each service's address, with a near host in one field after the other and in all."""
    written: set[str] = set()
    for service in Apprise().details()["schemas"]:
        tokens = service["details"]["tokens"]
        for template in service["details"]["templates"]:
            for url in _attack(template, tokens, _schemes(service)[0]):
                if url not in written:
                    written.add(url)
                    yield url


def _attack(template: str, tokens: Any, scheme: str) -> Iterator[str]:
    names = [name for name in re.findall(r"{(\w+)}", template) if name != "schema"]
    plain = {name: _fill(name, tokens.get(name, {})) for name in names} | {"schema": scheme}
    for name in names:
        yield template.format(**plain | {name: NEAR[0]})
    for host in NEAR:
        yield template.format(**dict.fromkeys(names, host) | {"schema": scheme})


def _fill(name: str, token: Any) -> str:
    """Something that this field takes."""
    if token.get("values"):
        return str(next(iter(token["values"])))
    if name == "port":
        return "8080"
    pattern = token.get("regex", ("",))[0]
    return next((text for text in FILLINGS if re.match(pattern, text, re.IGNORECASE)), FILLINGS[0])


def _schemes(service: Any) -> list[str]:
    return [*(service["protocols"] or ()), *(service["secure_protocols"] or ())]
