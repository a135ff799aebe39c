"""Notifications: off until the host allows a service, to listed services at listed hosts, nowhere else."""

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import islice
from random import Random
from threading import Condition, Thread
from typing import Any

import pytest
from apprise import Apprise

from lunarium.core.errors import LunariumError
from lunarium.tables import notifications
from lunarium.tables.notifications import Notifier, read_services
from lunarium.tables.reach import Reach, is_public, within
from tests.support.modes import random_record
from tests.support.tables.attacks import NEAR, list_services, write_attacks
from tests.support.tables.hall import Hall
from tests.support.waiting import PATIENCE_SECONDS

ATTACK = 1 if os.environ.get("LUNARIUM_ATTACKS") == "all" else 7  # one of so many

ALLOWED = "discord, tgram ntfys://ntfy.sh json://hooks.example.org json://hooks.example.org:8080 mailto"
HOOK = "json://hooks.example.org/moon"


@pytest.fixture
def notifier(hall: Hall, services: None) -> Iterator[Notifier]:
    notifier = Notifier(hall.tables, ALLOWED, "https://moon.example.org/")
    notifier.start()
    yield notifier
    notifier.stop()


@pytest.fixture
def hall(sqlite_url: str) -> Iterator[Hall]:
    """The kind of database plays no part here."""
    hall = Hall(sqlite_url)
    yield hall
    hall.close()


def code_of(notifier: Notifier, url: str) -> str | None:
    """Why this address is refused; None where it is not."""
    try:
        notifier.check(url)
    except LunariumError as error:
        return error.code
    return None


@pytest.mark.parametrize(
    "url",
    [
        HOOK,
        "JSON://hooks.example.org/moon",
        "json://HOOKS.example.org/moon",
        "json://hooks.example.org:8080/moon",
        "json://user:password@hooks.example.org/moon",
        "ntfys://ntfy.sh/topic",
        "discord://123456789012345678/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
        "tgram://123456789:abcdefg_hijklmnop/12315544/",
    ],
)
def test_allowed_addresses_are_accepted(notifier: Notifier, url: str) -> None:
    assert code_of(notifier, url) is None


@pytest.mark.parametrize(
    "url",
    [
        "",
        "moon",
        "://",
        "json://",
        "json:///moon",
        "json:hooks.example.org/moon",
        "http://hooks.example.org/moon",
        "https://hooks.example.org/moon",
        "jsons://hooks.example.org/moon",
        "xml://hooks.example.org/moon",
        "ntfys://topic",
        "ntfys://ntfy.sh.evil.example/topic",
        "ntfy://ntfy.sh/topic",
        "mailto://user:password@gmail.com",
        "json://evil.example/",
        "json://sub.hooks.example.org/",
        "json://hooks.example.org.evil.example/",
        "json://hooks.example.org./",
        "json://hooks.example.org:22/",
        "json://hooks.example.org:0/",
        "json://hooks.example.org:99999/",
        "json://hooks.example.org:8:9/",
        "json://localhost/",
        "json://127.0.0.1/",
        "json://127.0.0.1\\@hooks.example.org/",
        "json://127.0.0.1%5c@hooks.example.org\\@127.0.0.1/",
        "json://10.0.0.1/",
        "json://192.168.0.1/",
        "json://169.254.169.254/latest/meta-data",
        "json://0/",
        "json://2130706433/",
        "json://0x7f000001/",
        "json://0177.0.0.1/",
        "json://[::1]/",
        "json://[::ffff:127.0.0.1]/",
        "json://[fe80::1%25eth0]/",
        "json://[",
        "json://hooks.example.org@evil.example/",
        "json://hooks.example.org:80@evil.example/",
        "json://a@evil.example:8@hooks.example.org/",
        "json://a@evil.example@hooks.example.org/",
        "json://%68ooks.example.org/",
        "json://hooks%2eexample.org/",
        "json://evil.example%00hooks.example.org/",
        "json://evil.example%2F.hooks.example.org/",
        "json://hooks.example.org/?host=evil.example",
        "json://hooks.example.org/#@evil.example",
        "json://evil.example#@hooks.example.org/",
        "json://evil.example?@hooks.example.org/",
        "json://hooks.example.org,json://evil.example/",
        "json://hooks.example.org json://evil.example/",
        "json://hooks.example.org\n@evil.example/",
        "json://hooks.example.org\t/",
        " json://hooks.example.org/",
        "json://hooks.example.org/\x00",
        "json://hooks.example.org\N{FULLWIDTH FULL STOP}/",
        "json://ho\N{LATIN SMALL LETTER O WITH STROKE}ks.example.org/",
        "file:///etc/passwd",
        "syslog://",
        "dbus://",
        "apprise://hooks.example.org/token",
    ],
)
def test_other_addresses_are_refused(notifier: Notifier, url: str) -> None:
    assert code_of(notifier, url) == "notification-service"


def test_off_by_default(hall: Hall, services: None) -> None:
    notifier = Notifier(hall.tables, "", "")
    notifier.start()
    assert not notifier.is_enabled
    assert notifier.services == []
    assert code_of(notifier, HOOK) == "notifications-off"
    notifier.stop()


def test_services_are_read_and_told() -> None:
    assert [str(service) for service in read_services(" Discord,ntfys://NTFY.sh/  json:// ")] == [
        "discord",
        "ntfys://ntfy.sh",
        "json",
    ]


class Calls:
    """Stands where a service would be called, and notes every call."""

    def __init__(self) -> None:
        self.made: list[tuple[list[str], str, str]] = []
        self._came = Condition()

    def notify(self, apprise: Apprise, body: str, title: str) -> bool:
        with self._came:
            self.made.append(([str(server.host) for server in apprise], title, body))
            self._came.notify_all()
        return True

    def await_made(self, count: int) -> None:
        """Come back when there were so many, and not one more."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.made) >= count, PATIENCE_SECONDS)
            assert len(self.made) == count


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    calls = Calls()
    monkeypatch.setattr(Apprise, "notify", lambda self, **said: calls.notify(self, **said))
    return calls


def test_the_next_mover_is_notified_in_their_language(hall: Hall, notifier: Notifier, calls: Calls) -> None:
    ana, ben = hall.person("Ana"), hall.person("Ben")
    table = hall.seat("luna-2p-preselected", ana, ben)
    hall.seats.set_notification(table.id, table.seats_of(ben)[0], ben, HOOK, "de")
    hall.play(table, "meditate")
    calls.await_made(1)
    [(addresses, title, body)] = calls.made
    assert addresses == ["hooks.example.org"]
    assert title == "Du bist dran"
    assert body.startswith("Ben, du bist dran bei Luna.")
    assert body.endswith(f"https://moon.example.org/t/{table.id}")


def test_a_friend_who_is_away_is_called_to_play_again(hall: Hall, notifier: Notifier, calls: Calls) -> None:
    ana, ben = hall.person("Ana"), hall.person("Ben")
    record = random_record("nova-luna-2p", 2)
    table = hall.go_on(record, len(record.moves) - 1, ana, ben)
    for seat, person in enumerate((ana, ben)):
        hall.seats.set_notification(table.id, seat, person, HOOK, "de")
    hall.play(hall.tables.load(table.id), record.moves[-1])
    new = hall.rematches.play_again(table.id, ana)
    hall.rematches.play_again(table.id, ben)
    calls.await_made(1)
    [(_, title, body)] = calls.made
    assert title == "Noch einmal?"
    assert "Ben" in body, "who has asked for it knows already"
    assert body.endswith(f"https://moon.example.org/t/{new.id}")


def test_a_mover_who_moves_again_is_not_notified(hall: Hall, notifier: Notifier, calls: Calls) -> None:
    ana, ben = hall.person("Ana"), hall.person("Ben")
    table, rng = hall.seat("nova-luna-2p", ana, ben, deal=3), Random(3)
    for person in (ana, ben):
        hall.seats.set_notification(table.id, table.seats_of(person)[0], person, HOOK, "en")
    table = hall.tables.load(table.id)
    changes = 0
    for _ in range(12):
        before = table.turn
        table = hall.play_on(table, rng, 1)
        changes += table.turn != before and table.turn is not None
    assert 0 < changes < 12
    calls.await_made(changes)


def test_an_address_that_is_no_longer_allowed_is_not_called(hall: Hall, calls: Calls, services: None) -> None:
    stricter = Notifier(hall.tables, "ntfys://ntfy.sh", "")
    stricter.start()
    ana, ben = hall.person("Ana"), hall.person("Ben")
    table = hall.seat("luna-2p-preselected", ana, ben)
    hall.seats.set_notification(table.id, table.seats_of(ben)[0], ben, HOOK, "en")
    hall.play(table, "meditate")
    stricter.stop()
    assert calls.made == []


class Names:
    """Where names lead, without asking anybody: out into the world, but for those that are told otherwise."""

    def __init__(self, inside: dict[str, str]) -> None:
        self.asked: list[str] = []
        self._inside = {name: name for name in NEAR} | {"localhost": "127.0.0.1"} | inside

    def find(self, host: Any, port: Any, *_: Any, **__: Any) -> Any:
        sys.audit("socket.getaddrinfo", host, port, 0, 0, 0)  # as the real one does
        name = str(host).lower()
        self.asked.append(name)
        address = self._inside.get(name, name if name[-1:].isdigit() else "93.184.215.14")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port or 0))]


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Names:
    """Nobody is asked for names, and nobody is called."""
    names = Names({"inside.example.org": "10.0.0.7"})
    monkeypatch.setattr(socket, "getaddrinfo", names.find)
    return names


def hosts_called(names: Names, url: str) -> set[str]:
    """Where the service goes when it is called with this address; the network is cut off behind the names."""
    names.asked.clear()
    connected: list[str] = []

    def refuse(self: socket.socket, address: Any) -> None:
        connected.append(str(address[0]))
        raise ConnectionRefusedError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket.socket, "connect", refuse)
        service = Apprise()
        service.add(url)
        service.notify(body="moon")
    return {*names.asked, *connected}


def test_no_service_is_talked_into_calling_this_machine(hall: Hall, services: None, names: Names) -> None:
    """Everything that apprise knows is allowed; whoever writes the address chooses every field."""
    schemes = [scheme for _, schemes in list_services() for scheme in schemes]
    notifier = Notifier(hall.tables, " ".join(schemes), "")
    tried = allowed = 0
    for url in islice(write_attacks(), None, None, ATTACK):
        tried += 1
        if code_of(notifier, url) is None:
            allowed += 1
            assert not hosts_called(names, url) & {*NEAR, "127.0.0.1"}, url
    assert tried > 1000 / ATTACK
    assert allowed > 20 / ATTACK


@pytest.mark.parametrize(
    "url",
    [
        "zulip://bot@127.0.0.1/a123456789012345678901234567890b",
        "zulip://bot@10.0.0.1/a123456789012345678901234567890b",
        "zulip://bot@inside.example.org/a123456789012345678901234567890b",
        "zulip://bot@169.254.169.254/a123456789012345678901234567890b",
    ],
)
def test_where_it_really_goes_counts(hall: Hall, services: None, names: Names, url: str) -> None:
    assert code_of(Notifier(hall.tables, "zulip", ""), url) == "notification-service"
    outside = "zulip://bot@moon.zulipchat.com/a123456789012345678901234567890b"
    assert code_of(Notifier(hall.tables, "zulip", ""), outside) is None


def test_a_host_may_list_what_is_inside(hall: Hall, services: None, names: Names) -> None:
    notifier = Notifier(hall.tables, "json://inside.example.org json://inside.example.org:8080", "")
    assert code_of(notifier, "json://inside.example.org/hook") is None
    assert code_of(notifier, "json://inside.example.org:8080/hook") is None
    assert code_of(notifier, "json://inside.example.org:8081/hook") == "notification-service"


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),  # noqa: S104 - an address that a stranger may name
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("192.168.1.1", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::a00:1", False),
        ("2002:7f00:1::", False),
        ("moon.example.org", False),
    ],
)
def test_public_addresses_are_told_from_private_ones(address: str, expected: bool) -> None:
    assert is_public(address) is expected


class Hook(BaseHTTPRequestHandler):
    """A service on this machine, which sends everybody on to another place of it."""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.server.asked.append(self.path)  # type: ignore[attr-defined]
        self.send_response(307)
        self.send_header("Location", "/secret")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_request(self, *_: object) -> None:
        """Not on the terminal."""


@contextmanager
def hook() -> Iterator[tuple[int, list[str]]]:
    """A service that listens here, and what it is asked."""
    with HTTPServer(("127.0.0.1", 0), Hook) as server:
        server.asked = []  # type: ignore[attr-defined]
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server.server_port, server.asked  # type: ignore[attr-defined]
        finally:
            server.shutdown()
            thread.join()


def test_redirects_are_not_followed(services: None) -> None:
    with hook() as (port, asked), within(Reach(frozenset({f"127.0.0.1:{port}"}))):
        assert not notifications._send(f"json://127.0.0.1:{port}/moon", "title", "body")
    assert asked == ["/moon"]


def test_a_name_that_leads_elsewhere_when_it_is_asked_again(
    hall: Hall, services: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = Names({})
    monkeypatch.setattr(socket, "getaddrinfo", names.find)
    notifier = Notifier(hall.tables, "json://hooks.example.org zulip", "")
    url = "zulip://bot@moon.example.org/a123456789012345678901234567890b"
    assert code_of(notifier, url) is None
    with hook() as (port, asked):
        found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
        with within(notifier._reach(url)):
            assert not notifications._send(url, "title", "body")
        with pytest.raises(ConnectionError), within(Reach()):
            socket.create_connection(("moon.example.org", port))
        assert asked == []


def test_only_the_call_is_held_back(services: None) -> None:
    with hook() as (port, _):
        with within(Reach()), pytest.raises(ConnectionError):
            socket.create_connection(("127.0.0.1", port))
        socket.create_connection(("127.0.0.1", port)).close()
