"""Notifications: off until the host allows a service, to listed services at public hosts, nowhere else."""

import json
import smtplib
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from threading import Condition, Event, Thread
from typing import Any

import pytest
from structlog.testing import capture_logs

from lunarium.core.errors import LunariumError
from lunarium.tables import notifications, reach
from lunarium.tables.notifications import MailServer, Notifier, Service
from lunarium.tables.reach import OutOfReach, is_public
from tests.support.modes import random_record
from tests.support.server.nginx import MISSING, certify
from tests.support.tables.hall import Hall
from tests.support.waiting import PATIENCE_SECONDS

ALLOWED = "https, https://inside.example.org:8443 mailto:example.org mailto:ana@example.com"
SMTP = "smtps://moon:pass%2Fword@mail.example.org?from=moon@example.org"
HOOK = "https://hooks.example.org/moon"
INSIDE = {"localhost": "127.0.0.1", "inside.example.org": "10.0.0.7", "mixed.example.org": "10.0.0.8"}


def find_address(host: str, port: int | None, *_: Any, **__: Any) -> list[Any]:
    """Where names lead, without a network: out into the world, but for those that lie inside."""
    if not host.isascii() or not host.strip("."):
        raise UnicodeError(host)
    address = host if host[0].isdigit() or ":" in host else INSIDE.get(host.lower(), "93.184.215.14")
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port or 0))]
    public = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.215.14", port or 0))]
    return public + found if host == "mixed.example.org" else found


@pytest.fixture
def notifier(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Iterator[Notifier]:
    monkeypatch.setattr(socket, "getaddrinfo", find_address)
    notifier = Notifier(hall.tables, ALLOWED, SMTP, "https://moon.example.org/")
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
        "HTTPS://hooks.example.org/moon",
        "https://hooks.example.org:8443/moon?tpl=yes",
        "https://93.184.215.14/moon",
        "https://inside.example.org:8443/moon",
        "mailto:ben@example.org",
        "mailto:Ana@example.com",
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
        "https://",
        "https:///moon",
        "https:hooks.example.org/moon",
        "http://hooks.example.org/moon",
        "json://hooks.example.org/moon",
        "ntfys://ntfy.sh/topic",
        "tgram://123456789:abcdefg_hijklmnop/12315544/",
        "https://inside.example.org/",
        "https://inside.example.org:22/",
        "https://mixed.example.org/",
        "https://hooks.example.org:99999/",
        "https://hooks.example.org:8:9/",
        "https://localhost/",
        "https://127.0.0.1/",
        "https://127.0.0.1\\@hooks.example.org/",
        "https://10.0.0.1/",
        "https://192.168.0.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://0/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[",
        "https://./",
        "https://user:password@hooks.example.org/",
        "https://hooks.example.org@evil.example/",
        "https://hooks.example.org:80@evil.example/",
        "https://hooks.example.org/#@evil.example",
        "https://hooks.example.org https://evil.example/",
        "https://hooks.example.org\n@evil.example/",
        "https://hooks.example.org/\r\nHost: evil.example",
        "https://hooks.example.org\t/",
        " https://hooks.example.org/",
        "https://hooks.example.org/\x00",
        "https://hooks.example.org\N{FULLWIDTH FULL STOP}/",
        "https://ho\N{LATIN SMALL LETTER O WITH STROKE}ks.example.org/",
        "mailto:ben@example.com",
        "mailto:ana@example.com,ben@example.net",
        "mailto:ana@example.com?bcc=ben@example.net",
        "mailto://ana@example.com",
        "mailto:example.org",
        "mailto:@example.org",
        "mailto:ben@sub.example.org",
        "file:///etc/passwd",
    ],
)
def test_other_addresses_are_refused(notifier: Notifier, url: str) -> None:
    assert code_of(notifier, url) == "notification-service"


def test_off_by_default(hall: Hall) -> None:
    notifier = Notifier(hall.tables, "", "", "")
    notifier.start()
    assert not notifier.is_enabled
    assert notifier.services == []
    assert code_of(notifier, HOOK) == "notifications-off"
    notifier.stop()


def test_services_are_read_and_told(notifier: Notifier) -> None:
    assert notifier.services == [
        "https://…",
        "https://inside.example.org:8443",
        "mailto:example.org",
        "mailto:ana@example.com",
    ]
    for word in ("discord", "ntfys://ntfy.sh", "http", "https:moon", "https://x/y", "mailto", "mailto:a b"):
        assert Service.read(word) is None, word
    for url in (
        "",
        "smtps://mail.example.org",
        "http://mail.example.org?from=a@example.org",
        "smtp://[?from=a@b.c",
    ):
        assert MailServer.read(url) is None, url


class Calls:
    """Stands where a webhook would be called, and notes every call."""

    def __init__(self) -> None:
        self.made: list[tuple[str, str, str]] = []
        self._came = Condition()

    def post(self, url: str, body: bytes, kind: str, *, wherever: bool) -> int:
        said = json.loads(body)
        with self._came:
            self.made.append((url, said["title"], said["text"]))
            self._came.notify_all()
        return 200

    def await_made(self, count: int) -> None:
        """Come back when there were so many, and not one more."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.made) >= count, PATIENCE_SECONDS)
            assert len(self.made) == count


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    calls = Calls()
    monkeypatch.setattr(reach, "post", calls.post)
    return calls


def test_the_next_mover_is_notified_in_their_language(hall: Hall, notifier: Notifier, calls: Calls) -> None:
    ana, ben = hall.person("Ana"), hall.person("Ben")
    table = hall.seat("luna-2p-preselected", ana, ben)
    hall.seats.set_notification(table.id, table.seats_of(ben)[0], ben, HOOK, "de")
    hall.play(table, "meditate")
    calls.await_made(1)
    [(url, title, body)] = calls.made
    assert url == HOOK
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


@pytest.mark.parametrize("url", [HOOK, "ntfys://ntfy.sh/topic"])
def test_an_address_that_is_no_longer_allowed_is_not_called_and_the_log_says_why(
    hall: Hall, calls: Calls, url: str
) -> None:
    stricter = Notifier(hall.tables, "https://ntfy.sh", "", "")
    stricter.start()
    ana, ben = hall.person("Ana"), hall.person("Ben")
    table = hall.seat("luna-2p-preselected", ana, ben)
    hall.seats.set_notification(table.id, table.seats_of(ben)[0], ben, url, "en")
    with capture_logs() as logs:
        stricter._call("notification", table, hall.tables.load(table.id).seats[table.seats_of(ben)[0]], url)
    stricter.stop()
    assert calls.made == []
    [said] = logs
    assert (said["event"], "https://ntfy.sh" in said["why"]) == ("notification-refused", True)


def test_an_e_mail_goes_through_the_hosts_server(
    hall: Hall, notifier: Notifier, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[Any] = []

    class Server:
        def __init__(self, host: str, port: int, timeout: float, context: ssl.SSLContext) -> None:
            assert context.verify_mode is ssl.CERT_REQUIRED
            done.append((host, port))

        def __enter__(self) -> "Server":
            return self

        def __exit__(self, *_: object) -> None:
            done.append("closed")

        def login(self, name: str, password: str) -> None:
            done.append((name, password))

        def send_message(self, message: Any) -> None:
            done.append((message["From"], message["To"], message["Subject"], message.get_content()))

    monkeypatch.setattr(smtplib, "SMTP_SSL", Server)
    ana, ben = hall.person("Ana"), hall.person("Ben")
    table = hall.seat("luna-2p-preselected", ana, ben)
    hall.seats.set_notification(table.id, table.seats_of(ben)[0], ben, "mailto:Ben@example.org", "en")
    seat = hall.tables.load(table.id).seats[table.seats_of(ben)[0]]
    notifier._call("notification", table, seat, "mailto:Ben@example.org")
    assert done[:2] == [("mail.example.org", 465), ("moon", "pass/word")]
    assert done[2][:3] == ("moon@example.org", "ben@example.org", "Your turn")
    assert f"https://moon.example.org/t/{table.id}" in done[2][3]


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
    """A webhook on this machine, which sends every caller on to another place of it."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.asked.append((self.path, self.headers["Host"], body))  # type: ignore[attr-defined]
        self.send_response(307)
        self.send_header("Location", "/secret")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_request(self, *_: object) -> None:
        """Not on the terminal."""


@contextmanager
def hook(folder: Path) -> Iterator[tuple[int, list[Any], ssl.SSLContext]]:
    """A webhook that listens here, what it is asked, and whom one must trust for it."""
    certify(folder)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(folder / "fullchain.pem", folder / "privkey.pem")
    with HTTPServer(("127.0.0.1", 0), Hook) as server:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
        server.asked = []  # type: ignore[attr-defined]
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            trust = ssl.create_default_context(cafile=folder / "fullchain.pem")
            yield server.server_port, server.asked, trust  # type: ignore[attr-defined]
        finally:
            server.shutdown()
            thread.join()


needs_openssl = pytest.mark.skipif("openssl" in MISSING, reason="needs openssl")


@needs_openssl
def test_the_judged_address_is_called_under_its_name_and_no_redirect_is_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for: list[str] = []

    def find_once(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        asked_for.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    with hook(tmp_path) as (port, asked, trust), monkeypatch.context() as patch:
        real = socket.getaddrinfo
        patch.setattr(
            socket,
            "getaddrinfo",
            lambda host, port, *a, **k: (real if host == "127.0.0.1" else find_once)(host, port, *a, **k),
        )
        url = f"https://moon.example.org:{port}/moon?tpl=yes"
        assert reach.post(url, b"{}", "application/json", wherever=True, trust=trust) == 307
        assert asked == [("/moon?tpl=yes", f"moon.example.org:{port}", b"{}")]
        assert asked_for == ["moon.example.org"], "looked up once"
        other = f"https://sun.example.org:{port}/"
        with pytest.raises(ssl.SSLCertVerificationError):
            reach.post(other, b"{}", "application/json", wherever=True, trust=trust)
        with pytest.raises(OutOfReach):
            reach.post(url, b"{}", "application/json", trust=trust)
    assert len(asked) == 1


def test_a_machine_that_answers_byte_by_byte_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "SECONDS", 0.3)
    ended = Event()

    def drip(server: socket.socket) -> None:
        connection, _ = server.accept()
        with connection, suppress(OSError):
            connection.sendall(b"\x16\x03\x03\x3f\xff")  # a record of TLS that takes its time
            while not ended.wait(0.05):
                connection.sendall(b"\x00")

    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = Thread(target=drip, args=(server,))
        thread.start()
        url = f"https://127.0.0.1:{server.getsockname()[1]}/"
        with pytest.raises(notifications.TROUBLES):
            reach.post(url, b"{}", "application/json", wherever=True)
        ended.set()
        thread.join()
