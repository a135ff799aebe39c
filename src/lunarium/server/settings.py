"""Settings: what a host chooses, from the command line or the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Self

PREFIX = "LUNARIUM_"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a host may set; the environment holds it for all worker processes."""

    database_url: str = ""  # empty: one SQLite file in the user's data folder
    public_url: str = ""  # how people reach this host from outside: https://moon.example.org
    notify: str = ""  # services that turn notifications may use: "ntfy://ntfy.sh discord"; empty: none
    rate: float = 1.0  # multiplies all rate limits; 0 switches them off
    thinkers: int = 0  # threads for long thoughts; 0: one less than there are cores
    pace_seconds: float = 1.0  # between two moves where computers play among themselves
    busy_seconds: float = 10.0  # how long a request waits for a database that others use
    lease_seconds: float = 60.0  # after so long another worker takes up the thoughts of one that died
    cluster: str = ""  # the address of a Ray cluster that computes reviews; empty: the idle cores here do
    proxies: str = "127.0.0.1"  # addresses and networks whose X-Forwarded-* headers are believed
    connections: int = 4096  # open at once in each worker; fewer where the system allows fewer files
    connections_each: int = 256  # of one address that is no proxy of ours
    sockets_each: int = 60  # live tables and long polls of one address
    metrics: str = "local"  # or "public": who may read /metrics
    components: str = ""  # files with own component data, separated as in PATH
    log: str = "info"  # debug, info, warning, error

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The settings of the LUNARIUM_* environment variables."""
        default, found = cls(), {}
        for field in fields(cls):
            text = environment.get(PREFIX + field.name.upper())
            if text is not None:
                found[field.name] = type(getattr(default, field.name))(text)
        return cls(**found)

    def as_environment(self) -> dict[str, str]:
        """The same, for worker processes."""
        return {PREFIX + field.name.upper(): str(getattr(self, field.name)) for field in fields(self)}
