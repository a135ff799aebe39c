"""People: known by a token, called by a clean name, locked out by a new token."""

import hmac
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import monotonic
from types import SimpleNamespace

import pytest
from sqlalchemy import Connection

from lunarium.tables import keys, people
from lunarium.tables.bulletin import EVERYTHING
from lunarium.tables.errors import Unauthorized
from lunarium.tables.people import NAME_LENGTH, People, clean_name
from lunarium.tables.seats import Holder
from tests.support.databases import dump
from tests.support.modes import random_record
from tests.support.tables.hall import ME, Hall


def test_a_person_is_known_by_their_token(hall: Hall, other_hall: Hall) -> None:
    ana, token = hall.people.introduce("Ana")
    assert hall.people.recognise(token) == other_hall.people.recognise(token) == ana


@pytest.mark.parametrize(
    "spoil",
    [
        lambda token: "",
        lambda token: ".",
        lambda token: token[:-1],
        lambda token: token + "x",
        lambda token: token.partition(".")[2],
        lambda token: token.partition(".")[0],
        lambda token: f"{'2' * 14}.{token.partition('.')[2]}",
        lambda token: "\x00" * 14 + ".x",
        lambda token: "\ud800.\ud800",
        lambda token: f"{token.partition('.')[0]}.\ud800",
        lambda token: "x" * 100_000,
    ],
)
def test_spoilt_tokens_are_refused(hall: Hall, spoil: Callable[[str], str]) -> None:
    _, token = hall.people.introduce("Ana")
    with hall.refused("unknown-person"):
        hall.people.recognise(spoil(token))


def test_secrets_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = []

    def compare(left: str, right: str) -> bool:
        compared.append((len(left), len(right)))
        return hmac.compare_digest(left, right)

    monkeypatch.setattr(keys, "hmac", SimpleNamespace(compare_digest=compare))
    secret = keys.new_secret()
    assert keys.matches(secret, keys.digest(secret))
    assert not keys.matches(secret, keys.digest("another"))
    assert not keys.matches(secret, None)
    assert compared == [(64, 64), (64, 64), (64, 0)]


def test_a_new_token_voids_the_old_one(hall: Hall) -> None:
    ana, old = hall.people.introduce("Ana")
    assert hall.people.recognise(old) == ana
    new = hall.people.renew(ana)
    assert hall.people.recognise(new) == ana
    with hall.refused("unknown-person"):
        hall.people.recognise(old)


def test_other_workers_forget_a_void_token_when_they_hear_of_it(hall: Hall, other_hall: Hall) -> None:
    ana, old = hall.people.introduce("Ana")
    assert other_hall.people.recognise(old) == ana
    hall.people.renew(ana)
    other_hall.bulletin.publish(f"person:{ana.id}")
    with pytest.raises(Unauthorized):
        other_hall.people.recognise(old)


def test_a_replaced_token_is_void_soon_where_its_end_is_not_heard_of(
    hall: Hall, other_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker was killed before it told the others."""
    ana, old = hall.people.introduce("Ana")
    other_hall.people.recognise(old)
    hall.people.renew(ana)
    later = monotonic() + people.RECHECK_SECONDS
    monkeypatch.setattr(people, "monotonic", lambda: later)
    with pytest.raises(Unauthorized):
        other_hall.people.recognise(old)


def test_token_cache_is_cleared_after_a_resync(hall: Hall, other_hall: Hall) -> None:
    ana, old = hall.people.introduce("Ana")
    assert other_hall.people.recognise(old) == ana
    hall.people.renew(ana)
    other_hall.bulletin.publish(EVERYTHING)
    with pytest.raises(Unauthorized):
        other_hall.people.recognise(old)


def test_a_token_renewed_while_it_was_looked_up_is_not_remembered(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, old = hall.people.introduce("Ana")
    people = People(hall.database, hall.bulletin)
    reading = hall.database.reading

    @contextmanager
    def read_then_renew() -> Iterator[Connection]:
        """The row is read, and before it is remembered the token is renewed."""
        monkeypatch.setattr(hall.database, "reading", reading)
        with reading() as connection:
            yield connection
        people.renew(ana)

    monkeypatch.setattr(hall.database, "reading", read_then_renew)
    people.recognise(old)
    with pytest.raises(Unauthorized):
        people.recognise(old)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ana \t\n Maria ", "Ana Maria"),
        ("A\u202ena\u200b", "Ana"),
        ("\u2066Ana\u2069\ufeff", "Ana"),
        ("A\x00n\x1ba\x7f", "Ana"),
        ("A\ud800na", "Ana"),
        ("Zo\u0308e", "Zöe"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("岩田\u3000聡", "岩田 聡"),
        ("x" * 100, "x" * NAME_LENGTH),
        ("x" * 39 + " y", "x" * 39),
    ],
)
def test_names_hold_nothing_that_cannot_be_seen(hall: Hall, other_hall: Hall, given: str, kept: str) -> None:
    ana, token = hall.people.introduce(given)
    assert ana.name == kept
    assert clean_name(kept) == kept
    assert other_hall.people.recognise(token).name == kept


@pytest.mark.parametrize("name", ["", " ", "\x00", "\u202e\u200b", "\ud800", "\u3164\u2800"])
def test_a_name_of_nothing_is_refused(hall: Hall, name: str) -> None:
    with hall.refused("empty-name"):
        hall.people.introduce(name)


def test_a_new_name_stands_at_open_tables_and_not_in_finished_games(hall: Hall, other_hall: Hall) -> None:
    ana, ben = hall.person("Ana"), hall.person("Ben")
    record = random_record("nova-luna-solo", 1)
    over = hall.play(hall.go_on(record, len(record.moves) - 1, ana), record.moves[-1])
    under_way = hall.seat("luna-2p", ana, ben)
    mine = under_way.seats_of(ana)[0]
    renamed = hall.seats.rename(ana, " Anna\u202e ")
    assert (renamed.id, renamed.name) == (ana.id, "Anna")
    assert other_hall.tables.load(under_way.id).seats[mine].name == "Anna"
    assert other_hall.tables.load(under_way.id).seats[1 - mine].name == "Ben"
    assert other_hall.tables.load(over.id).seats[0].name == "Ana"
    assert {row[1] for row in dump(hall.database)["people"]} == {"Anna", "Ben"}


def test_a_name_chosen_for_one_table_stays_there(hall: Hall) -> None:
    ana = hall.person("Ana")
    table, _ = hall.create(ana, "luna-2p", [ME, Holder("me", name="Ana's sister")], starts=0)
    hall.seats.rename(ana, "Anna")
    assert sorted(str(seat.name) for seat in hall.tables.load(table.id).seats) == ["Ana's sister", "Anna"]


def test_renames_at_the_same_moment_leave_one_name(hall: Hall, other_hall: Hall) -> None:
    """Both know the person by the old name, whoever is first."""
    ana, token = hall.people.introduce("Ana")
    table, _ = hall.create(ana, "luna-2p")
    hall.seats.rename(ana, "Anna")
    other_hall.seats.rename(ana, "Hannah")
    called = {seat.name for seat in hall.tables.load(table.id).seats}
    assert called == {other_hall.people.recognise(token).name} == {"Hannah"}


def test_two_threads_rename_and_one_name_is_left(hall: Hall, other_hall: Hall) -> None:
    ana, token = hall.people.introduce("Ana")
    tables = [hall.create(ana, "luna-2p")[0].id for _ in range(3)]
    names = [f"Ana {number}" for number in range(8)]
    with ThreadPoolExecutor(4) as pool:
        for number, name in enumerate(names):
            pool.submit((hall, other_hall)[number % 2].seats.rename, ana, name)
    fresh = Hall(hall.database.url)
    called = {seat.name for table_id in tables for seat in fresh.tables.load(table_id).seats}
    assert called == {fresh.people.recognise(token).name}
    assert called <= set(names)
    fresh.close()
