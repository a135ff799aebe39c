"""Notifications: "it is your turn" and "play again", over services that the host allows and no others."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import structlog

from lunarium import texts
from lunarium.tables.door import Tables
from lunarium.tables.errors import Refused
from lunarium.tables.reach import Reach, within
from lunarium.tables.table import Seat, Table

if TYPE_CHECKING:
    from apprise import NotifyBase

THREADS = 2
HOST_PARTS = ("{host}", "{hostname}")

log = structlog.get_logger("lunarium.notifications")
logging.getLogger("apprise").setLevel(logging.CRITICAL)  # it would log addresses, which hold people's secrets


@dataclass(frozen=True, slots=True)
class Service:
    """A service that may be called; `host` where the service itself lets the caller choose one."""

    scheme: str
    host: str | None = None

    def __str__(self) -> str:
        return f"{self.scheme}://{self.host}" if self.host else self.scheme


def read_services(text: str) -> list[Service]:
    """What the host allows: `discord ntfys://ntfy.sh json://hooks.example.org`."""
    services = []
    for word in text.replace(",", " ").split():
        scheme, found, host = word.lower().partition("://")
        services.append(Service(scheme, host.strip("/") if found and host else None))
    return services


class Notifier:
    """Calls people whose turn has come; off until the host allows a service."""

    def __init__(self, tables: Tables, allowed: str, public_url: str) -> None:
        self._allowed = read_services(allowed)
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
        if not (self._is_listed(url) and _leads_outside(url, self._reach(url))):
            raise Refused("notification-service", services=", ".join(self.services))

    def _is_listed(self, url: str) -> bool:
        """Only a listed service, only at a listed host, and nothing that could lead elsewhere."""
        if set(url) & set("?#\\") or not all("!" <= letter <= "~" for letter in url):
            return False  # some services take another host as an argument
        plugin = _plugin(url)
        if plugin is None:
            return False
        scheme, host = url.partition("://")[0].lower(), _host(url, plugin)
        return any(
            service.scheme == scheme
            and (service.host == host if service.host else not _lets_choose_host(plugin))
            for service in self._allowed
        )

    def _reach(self, url: str) -> Reach:
        """Where this service may connect to: the world, and the hosts listed with it wherever they are."""
        scheme = url.partition("://")[0].lower()
        listed = (service.host for service in self._allowed if service.scheme == scheme)
        return Reach(frozenset(host for host in listed if host is not None))

    def _see(self, before: Table | None, after: Table) -> None:
        """A change at a table: whoever is to move now, and was not before, is called; at a new table those
        who were taken along, with the address at which they were called before."""
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
        """Tell this seat; what was allowed once may no longer be, and leads wherever it leads now."""
        if not self._is_listed(url):
            return
        language = seat.notify_language or texts.DEFAULT_LANGUAGE
        params = {"name": seat.name or "", "game": texts.say(f"{table.game.key}-name", language)}
        title = texts.say(f"{about}-title", language, params)
        body = texts.say(f"{about}-body", language, params)
        if self._public_url:
            body = f"{body}\n{self._public_url}/t/{table.id}"
        with within(self._reach(url)):
            done = _send(url, title, body)
        log.info("notified" if done else "notification-failed", table=table.id, seat=seat.number)


def _send(url: str, title: str, body: str) -> bool:
    """Call this address; a service that answers from elsewhere is not followed there."""
    from apprise import Apprise, AppriseAsset  # here: few hosts call anybody, and it takes long to load

    service = Apprise(asset=AppriseAsset(http_redirects=False))
    try:
        return bool(service.add(url) and service.notify(body=body, title=title))
    except Exception:  # whatever a plugin makes of a stranger's text
        return False


def _leads_outside(url: str, reach: Reach) -> bool:
    """Rehearse the call with the network cut off, and judge by where it would have gone."""
    rehearsal = Reach(is_rehearsal=True)
    with within(rehearsal):
        _send(url, "", "rehearsal")
    return bool(rehearsal.destinations) and all(reach.admits(*place) for place in rehearsal.destinations)


def _plugin(url: str) -> NotifyBase | None:
    """The service that would be called, or None for no service that apprise knows."""
    from apprise import Apprise, NotifyBase

    try:
        plugin: Any = Apprise.instantiate(url, suppress_exceptions=True)
    except Exception:  # whatever a plugin makes of a stranger's text
        return None
    return plugin if isinstance(plugin, NotifyBase) else None


def _host(url: str, plugin: NotifyBase) -> str | None:
    """The host, with its port where one is named, if apprise and the standard library read the same one."""
    try:
        parts = urlsplit(url)
        named = (parts.hostname or "", parts.port)
    except ValueError:
        return None
    host, port = str(plugin.host or "").lower(), plugin.port
    if named != (host, port):
        return None
    return host if port is None else f"{host}:{port}"


def _lets_choose_host(plugin: NotifyBase) -> bool:
    """Whether an address of this service may name any host."""
    templates: tuple[str, ...] = plugin.templates
    return any(part in template for template in templates for part in HOST_PARTS)
