"""Notifications: "it is your turn" and "play again", to a webhook or by e-mail, where the host allows it."""

import json
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from http.client import HTTPException
from typing import Self
from urllib.parse import parse_qs, unquote, urlsplit

import structlog

from lunarium import texts
from lunarium.tables import reach
from lunarium.tables.door import Tables
from lunarium.tables.errors import Refused
from lunarium.tables.table import Seat, Table

THREADS = 2
WEBHOOK, MAIL = "https", "mailto"
MAIL_ADDRESS = re.compile(r"[a-z0-9_.+-]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)")
TROUBLES = (OSError, HTTPException, ValueError)  # what a machine that is called can do to a call

log = structlog.get_logger("lunarium.notifications")


@dataclass(frozen=True, slots=True)
class Service:
    """What may be called: any webhook, those of one host, or the e-mail of one domain or address."""

    scheme: str
    place: str = ""  # host or host:port, domain or address; empty: any public host

    @classmethod
    def read(cls, word: str) -> Self | None:
        """The service that a host names: `https`, `https://hooks.example.org`, `mailto:example.org`."""
        scheme, _, rest = word.lower().partition(":")
        place = rest.removeprefix("//").rstrip("/")
        if scheme == WEBHOOK and (not rest or rest.startswith("//")) and not set(place) & set("/?#@"):
            return cls(scheme, place)
        if scheme == MAIL and re.fullmatch(r"([a-z0-9_.+-]+@)?[a-z0-9.-]+", place):
            return cls(scheme, place)
        return None

    def __str__(self) -> str:
        return f"{self.scheme}:{'' if self.scheme == MAIL else '//'}{self.place or '…'}"


@dataclass(frozen=True, slots=True)
class MailServer:
    """The host's own server for e-mail, and who sends there."""

    host: str
    port: int
    name: str
    password: str
    sender: str
    is_secure: bool  # TLS from the beginning; else STARTTLS before the password is said

    @classmethod
    def read(cls, url: str) -> Self | None:
        """That of `smtps://NAME:PASSWORD@HOST?from=ADDRESS`, or none where this is no such address."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            return None
        [sender] = parse_qs(parts.query).get("from", [""])[:1]
        is_secure = parts.scheme == "smtps"
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not MAIL_ADDRESS.fullmatch(sender):
            return None
        name, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port or (465 if is_secure else 587), name, password, sender, is_secure)

    def send(self, address: str, title: str, body: str) -> None:
        """Send one message."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, address, title
        message.set_content(body)
        with self._connect() as server:
            if self.name:
                server.login(self.name, self.password)
            server.send_message(message)

    def _connect(self) -> smtplib.SMTP:
        trust = ssl.create_default_context()
        if self.is_secure:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=reach.SECONDS, context=trust)
        server = smtplib.SMTP(self.host, self.port, timeout=reach.SECONDS)
        if self.name:
            server.starttls(context=trust)
        return server


class Notifier:
    """Calls people whose turn has come; off until the host allows a service."""

    def __init__(self, tables: Tables, allowed: str, smtp: str, public_url: str) -> None:
        self._allowed = [found for word in split(allowed) if (found := Service.read(word))]
        self._mail_server = MailServer.read(smtp)
        self._public_url = public_url.rstrip("/")
        self._pool: ThreadPoolExecutor | None = None
        tables.watch_changes(self._see)

    @property
    def is_enabled(self) -> bool:
        return bool(self._allowed)

    @property
    def services(self) -> list[str]:
        """What may be called, for people."""
        return [str(service) for service in self._allowed]

    def start(self) -> None:
        """Ready to call."""
        if self.is_enabled:
            self._pool = ThreadPoolExecutor(THREADS, "notifier")

    def stop(self) -> None:
        """Call nobody any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def check(self, url: str) -> None:
        """Refuse an address that this host does not call."""
        if not self.is_enabled:
            raise Refused("notifications-off")
        service = self.find(url)
        if service is None or not _leads_outside(service, url):
            raise self._refuse()

    def find(self, url: str) -> Service | None:
        """The service under which this address may be called, if any."""
        scheme, place, rest = _read_address(url)
        listed = [service for service in self._allowed if service.scheme == scheme and place]
        exact = (service for service in listed if service.place and service.place in (place, rest))
        return next(exact, next((service for service in listed if not service.place), None))

    def _see(self, before: Table | None, after: Table) -> None:
        """Notify the player whose turn begins; at a new table those who were taken along, at the address that
        they had given."""
        turn = after.turn
        if before is None:
            for seat in after.seats:
                if seat.person != after.host:
                    self._submit("notification-again", after, seat)
        elif turn is not None and turn != before.turn:
            self._submit("notification", after, after.seats[turn])

    def _submit(self, about: str, table: Table, seat: Seat) -> None:
        if self._pool is not None and seat.holder == "person" and seat.notify_url:
            with suppress(RuntimeError):
                self._pool.submit(self._call, about, table, seat, seat.notify_url)

    def _call(self, about: str, table: Table, seat: Seat, url: str) -> None:
        """Notify this seat; what was allowed once may no longer be."""
        said = log.bind(table=table.id, seat=seat.number)
        service = self.find(url)
        if service is None:
            said.warning("notification-refused", why=self._refuse().message())
            return
        language = seat.notify_language or texts.DEFAULT_LANGUAGE
        params = {"name": seat.name or "", "game": texts.say(f"{table.game.key}-name", language)}
        title = texts.say(f"{about}-title", language, params)
        body = texts.say(f"{about}-body", language, params)
        if self._public_url:
            body = f"{body}\n{self._public_url}/t/{table.id}"
        try:
            self._send(service, url, title, body)
        except TROUBLES:
            said.warning("notification-failed")
        else:
            said.info("notified")

    def _send(self, service: Service, url: str, title: str, body: str) -> None:
        """One message, by the way that the address names."""
        if service.scheme == MAIL:
            if self._mail_server is None:
                raise ConnectionError(MAIL)
            self._mail_server.send(_read_address(url)[2], title, body)
            return
        said = {
            "title": title,
            "text": body,
            "content": f"{title}\n{body}",
        }  # Slack reads text, Discord content
        status = reach.post(url, json.dumps(said).encode(), "application/json", wherever=bool(service.place))
        if not 200 <= status < 300:
            raise ConnectionError(status)

    def _refuse(self) -> Refused:
        return Refused("notification-service", services=", ".join(self.services))


def split(text: str) -> list[str]:
    """The words of the setting in which a host names services."""
    return text.replace(",", " ").split()


def _read_address(url: str) -> tuple[str, str, str]:
    """The scheme of an address, the host or domain that it leads to, and for e-mail the whole; or nothing."""
    nothing = "", "", ""
    if "\\" in url or "#" in url or not all("!" <= letter <= "~" for letter in url):
        return nothing
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return nothing
    if parts.scheme == WEBHOOK and parts.hostname and "@" not in parts.netloc:
        return WEBHOOK, parts.hostname if port is None else f"{parts.hostname}:{port}", ""
    found = MAIL_ADDRESS.fullmatch(parts.path.lower())
    if parts.scheme == MAIL and found and not (parts.netloc or parts.query):
        return MAIL, found[1], found[0]
    return nothing


def _leads_outside(service: Service, url: str) -> bool:
    """Whether a webhook leads to the public network, where the host has not named its machine."""
    if service.place:
        return True
    parts = urlsplit(url)
    try:
        reach.find(parts.hostname or "", parts.port or reach.PORT)
    except OSError:
        return False
    return True
