"""Settings: what a host chooses, from the command line or the environment."""

import ipaddress
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from lunarium import texts
from lunarium.core.errors import LunariumError
from lunarium.tables.notifications import MailServer, Service, split

PREFIX = "LUNARIUM_"
LOG_LEVELS = ("debug", "info", "warning", "error")
METRICS = ("local", "public")
SHORTEST_CODE = 8  # letters; a shorter code can be guessed
ALIKE = 0.65  # how like a setting a name must be to be taken for a slip of the finger


@dataclass(frozen=True, slots=True)
class Fault:
    """A setting that cannot be used, and what it should be: `kind` names the text."""

    name: str  # of the environment variable
    value: str
    kind: str
    hint: str = ""

    def text(self, language: str = texts.DEFAULT_LANGUAGE) -> str:
        """The fault as a sentence."""
        params = {"name": self.name, "value": self.value[:80], "hint": self.hint}
        return texts.say(f"setting-{self.kind}", language, params)


class WrongSettings(LunariumError):
    """Some settings cannot be used; all of them are named at once."""

    code = "settings-wrong"

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__()
        self.faults = faults

    def message(self, language: str = texts.DEFAULT_LANGUAGE) -> str:
        """One line for each."""
        return "\n".join(
            [texts.say(self.code, language), *(f"  {fault.text(language)}" for fault in self.faults)]
        )


def _at_least(least: float) -> dict[str, Any]:
    return {"least": least}


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a host may set; the environment holds it for all worker processes."""

    database_url: str = ""  # empty: one SQLite file in the user's data folder
    public_url: str = ""  # how people reach this host from outside: https://moon.example.org
    notify: str = ""  # what may be called at a turn: "https", "https://hooks.example.org mailto:example.org"
    smtp: str = ""  # the server for e-mail: smtps://NAME:PASSWORD@mail.example.org?from=moon@example.org
    rate: float = field(default=1.0, metadata=_at_least(0))  # multiplies all rate limits; 0 switches them off
    thinkers: int = field(
        default=0, metadata=_at_least(0)
    )  # threads for long thoughts; 0: one less than cores
    # between two moves where computers play among themselves
    pace_seconds: float = field(default=1.0, metadata=_at_least(0))
    # how long a request waits for a database that others use
    busy_seconds: float = field(default=10.0, metadata=_at_least(0))
    # after so long another worker takes up the thoughts of one that died
    lease_seconds: float = field(default=60.0, metadata=_at_least(0.1))
    cluster: str = ""  # the address of a Ray cluster that computes reviews; empty: the idle cores here do
    proxies: str = "127.0.0.1"  # addresses and networks whose X-Forwarded-* headers are believed
    # open at once in each worker; fewer where the system allows fewer files
    connections: int = field(default=4096, metadata=_at_least(1))
    connections_each: int = field(
        default=256, metadata=_at_least(1)
    )  # of one address that is no proxy of ours
    sockets_each: int = field(default=60, metadata=_at_least(1))  # live tables and long polls of one address
    metrics: str = "local"  # or "public": who may read /metrics
    components: str = ""  # files with own component data, separated as in PATH
    invitation: str = ""  # a code that newcomers must give; empty: everybody may come in
    privacy: str = ""  # a text file that the page shows beside what it says of privacy itself
    # after so many days guests who did not come back and tables that nobody touched are removed; 0: never
    forget_guests_days: int = field(default=0, metadata=_at_least(0))
    forget_tables_days: int = field(default=0, metadata=_at_least(0))
    log: str = "info"  # debug, info, warning, error

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The settings of the LUNARIUM_* environment variables; refused with every fault that they have."""
        default, found, faults = cls(), {}, []
        for name, text in sorted(read_environment(environment).items()):
            kind = type(getattr(default, name))
            try:
                found[name] = kind(text)
            except ValueError:
                faults.append(Fault(variable(name), text, "number" if kind is float else "whole-number"))
        settings = cls(**found)
        faults += settings._find_faults()
        if faults:
            raise WrongSettings(faults)
        return settings

    def as_environment(self) -> dict[str, str]:
        """The same, for worker processes."""
        return {variable(field.name): str(getattr(self, field.name)) for field in fields(self)}

    def _find_faults(self) -> Iterator[Fault]:
        for each in fields(self):
            value = getattr(self, each.name)
            least = each.metadata.get("least")
            if least is not None and not value >= least:
                yield Fault(variable(each.name), str(value), "least", f"{least:g}")
        if self.public_url and not _is_public_url(self.public_url):
            yield Fault(variable("public_url"), self.public_url, "url")
        for name, choices in (("log", LOG_LEVELS), ("metrics", METRICS)):
            if getattr(self, name) not in choices:
                yield Fault(variable(name), getattr(self, name), "choice", ", ".join(choices))
        if 0 < len(self.invitation) < SHORTEST_CODE:
            yield Fault(variable("invitation"), "***", "short", str(SHORTEST_CODE))
        yield from self._find_file_faults()
        yield from self._find_service_faults()
        for word in filter(None, map(str.strip, self.proxies.split(","))):
            if not _is_network(word):
                yield Fault(variable("proxies"), word, "network")

    def _find_file_faults(self) -> Iterator[Fault]:
        for name, files in (("privacy", [self.privacy]), ("components", self.components.split(os.pathsep))):
            for file in filter(None, files):
                if not _is_text(Path(file)):
                    yield Fault(variable(name), file, "file")

    def _find_service_faults(self) -> Iterator[Fault]:
        for word in split(self.notify):
            if Service.read(word) is None:
                yield Fault(variable("notify"), word, "service")
        if (self.smtp or "mailto:" in self.notify) and MailServer.read(self.smtp) is None:
            yield Fault(variable("smtp"), "***" if self.smtp else "", "smtp")


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def read_environment(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """What the environment says, by setting; an empty variable says nothing."""
    found = {each.name: environment.get(variable(each.name), "") for each in fields(Settings)}
    return {name: text for name, text in found.items() if text}


def find_slips(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Variables that are no setting, but nearly: by name, the setting that was meant."""
    known = [each.name for each in fields(Settings)]
    words = {name: name.removeprefix(PREFIX).lower() for name in environment if name.startswith(PREFIX)}
    strange = {name: word for name, word in words.items() if word not in known}
    close = {name: get_close_matches(word, known, 1, ALIKE) for name, word in strange.items()}
    return {name: variable(found[0]) for name, found in close.items() if found}


def _is_public_url(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
    except ValueError:
        return False


def _is_text(file: Path) -> bool:
    try:
        file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    return True


def _is_network(word: str) -> bool:
    try:
        ipaddress.ip_network(word, strict=False)
    except ValueError:
        return word == "*"
    return True
