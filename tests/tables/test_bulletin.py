"""The bulletin: workers on one PostgreSQL hear of each other's changes, also after a lost connection."""

from collections.abc import Iterator
from threading import Condition

import pytest
from sqlalchemy import text

from lunarium.tables import bulletin
from lunarium.tables.bulletin import EVERYTHING
from tests.support.tables.hall import Hall
from tests.support.waiting import PATIENCE_SECONDS

pytestmark = pytest.mark.both_databases

HANG_UP = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND query LIKE :beginning"""


class Listener:
    """Hears a bulletin, and waits for what shall come."""

    def __init__(self, hall: Hall) -> None:
        self.heard: list[str] = []
        self._came = Condition()
        hall.bulletin.subscribe(self._hear)

    def _hear(self, topic: str) -> None:
        with self._came:
            self.heard.append(topic)
            self._came.notify_all()

    def wait_for(self, topic: str, times: int = 1) -> None:
        """Come back when this was heard so often."""
        with self._came:
            assert self._came.wait_for(lambda: self.heard.count(topic) >= times, PATIENCE_SECONDS)


@pytest.fixture
def listening(
    postgresql_halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Hall, Hall, Listener]]:
    """One worker that does things, another that listens, and its listener."""
    monkeypatch.setattr(bulletin, "RETRY_SECONDS", 0.01)
    monkeypatch.setattr(bulletin, "LOOK_UP_SECONDS", 0.05)
    here, there = postgresql_halls
    listener = Listener(there)
    for hall in (here, there):
        hall.bulletin.start()
    listener.wait_for(EVERYTHING)
    yield here, there, listener
    for hall in (here, there):
        hall.bulletin.stop()


def test_every_change_is_heard_elsewhere(listening: tuple[Hall, Hall, Listener]) -> None:
    here, there, listener = listening
    ana = here.person()
    table, _ = here.create(ana, "luna-2p-preselected")
    listener.wait_for(f"table:{table.id}")
    here.play(table, "meditate")
    listener.wait_for(f"table:{table.id}", times=2)
    assert there.tables.load(table.id).ply == 1
    here.seats.rename(ana, "Anna")
    listener.wait_for(f"person:{ana.id}")
    assert there.bulletin.is_connected


def test_own_news_is_heard_once(listening: tuple[Hall, Hall, Listener]) -> None:
    here, there, listener = listening
    table, _ = there.create(there.person(), "luna-2p")
    other, _ = here.create(here.person(), "luna-2p")
    listener.wait_for(f"table:{other.id}")  # comes after the echo, if there were one
    assert listener.heard.count(f"table:{table.id}") == 1


def test_a_refused_change_is_not_announced(listening: tuple[Hall, Hall, Listener]) -> None:
    here, _, listener = listening
    ana = here.person()
    table, _ = here.create(ana, "luna-2p")
    with here.refused("illegal-move"):
        here.tables.play(table.id, ana, "meditate", 0)
    other, _ = here.create(ana, "luna-2p")
    listener.wait_for(f"table:{other.id}")
    assert listener.heard.count(f"table:{table.id}") == 1


def test_much_at_once_is_heard_in_whole(listening: tuple[Hall, Hall, Listener]) -> None:
    here, _, listener = listening
    topics = [f"review:{number:020}:running:quick:100:200" for number in range(600)]
    for topic in topics:
        here.bulletin.announce(topic)
    listener.wait_for(topics[-1])
    assert [topic for topic in listener.heard if topic != EVERYTHING] == topics
    assert listener.heard.count(EVERYTHING) <= 1, "a message was too long, and everything was looked at again"


def test_the_last_word_comes_last(listening: tuple[Hall, Hall, Listener]) -> None:
    here, _, listener = listening
    for topic in ("come:x", "go:x", "come:x", "table:last"):
        here.bulletin.announce(topic)
    listener.wait_for("table:last")
    assert listener.heard[-2:] == ["come:x", "table:last"]


def test_after_a_lost_connection_everything_is_looked_at(listening: tuple[Hall, Hall, Listener]) -> None:
    here, _, listener = listening
    hang_up(here, "LISTEN%")
    listener.wait_for(EVERYTHING, times=2)
    table, _ = here.create(here.person(), "luna-2p")
    listener.wait_for(f"table:{table.id}")


def test_a_failed_notify_is_followed_by_a_resync(
    listening: tuple[Hall, Hall, Listener],
) -> None:
    here, _, listener = listening
    here.bulletin.announce("table:first")
    listener.wait_for("table:first")
    hang_up(here, "SELECT pg_notify%")
    here.bulletin.announce("table:lost")
    listener.wait_for(EVERYTHING, times=2)
    here.bulletin.announce("table:last")
    listener.wait_for("table:last")


def test_stopping_sends_the_news_still_queued(listening: tuple[Hall, Hall, Listener]) -> None:
    here, _, listener = listening
    topics = [f"table:{number}" for number in range(50)]
    for topic in topics:
        here.bulletin.announce(topic)
    here.bulletin.stop()
    listener.wait_for(topics[-1])


def test_changes_of_a_killed_worker_are_found(
    postgresql_halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bulletin, "CATCH_UP_SECONDS", 0.01)
    monkeypatch.setattr(bulletin, "LOOK_UP_SECONDS", 0.01)
    mute, there = postgresql_halls
    listener = Listener(there)
    there.bulletin.start()
    mute.create(mute.person(), "luna-2p")
    listener.wait_for(EVERYTHING, times=listener.heard.count(EVERYTHING) + 1)
    there.bulletin.stop()
    assert set(listener.heard) == {EVERYTHING}


def hang_up(hall: Hall, beginning: str) -> None:
    """End the connections whose last words began so."""
    with hall.database.reading() as connection:
        assert connection.execute(text(HANG_UP), {"beginning": beginning}).scalar()


def test_alone_on_a_file_nobody_else_is_listened_to(sqlite_url: str) -> None:
    hall = Hall(sqlite_url)
    listener = Listener(hall)
    hall.bulletin.start()
    assert hall.bulletin.is_connected
    table, _ = hall.create(hall.person(), "luna-2p")
    hall.bulletin.stop()
    hall.close()
    assert listener.heard == [f"table:{table.id}"]
