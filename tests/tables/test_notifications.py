"""Notifications: off until the host allows a service, to listed services at listed hosts, nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from threading import Condition

import pytest
from apprise import Apprise

from lunarium.core.errors import LunariumError
from lunarium.tables.notifications import Notifier, read_services
from tests.tables.hall import Hall

ALLOWED = "discord, tgram ntfys://ntfy.sh json://hooks.example.org json://hooks.example.org:8080 mailto"
PATIENCE_SECONDS = 60
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
def test_what_the_host_allows_is_called(notifier: Notifier, url: str) -> None:
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
def test_nothing_else_is_called(notifier: Notifier, url: str) -> None:
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
        """Come back when there were so many."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.made) == count, PATIENCE_SECONDS)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    calls = Calls()
    monkeypatch.setattr(Apprise, "notify", lambda self, **said: calls.notify(self, **said))
    return calls


def test_who_comes_to_move_is_called_in_their_language(hall: Hall, notifier: Notifier, calls: Calls) -> None:
    ana, ben = hall.person("Ana"), hall.person("Ben")
    table = hall.seat("luna-2p-preselected", ana, ben)
    hall.seats.set_notification(table.id, table.seats_of(ben)[0], ben, HOOK, "de")
    hall.play(table, "meditate")
    calls.await_made(1)
    [(addresses, title, body)] = calls.made
    assert addresses == ["hooks.example.org"]
    assert title == "Du bist am Zug"
    assert "Ben" in body
    assert body.endswith(f"https://moon.example.org/t/{table.id}")


def test_who_goes_on_moving_is_not_called_again(hall: Hall, notifier: Notifier, calls: Calls) -> None:
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
