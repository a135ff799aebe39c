"""Lists of tables: one's own, public ones, finished ones, in pages, newest first."""

from pathlib import Path

import pytest

from lunarium.tables import lists, store
from lunarium.tables.backup import back_up, restore
from lunarium.tables.people import Person
from tests.support.databases import fresh_url
from tests.support.modes import random_record
from tests.support.tables.hall import ME, OPEN, Hall, listed

pytestmark = pytest.mark.both_databases

OVER = random_record("nova-luna-solo", 2)


def unlist(hall: Hall, table: str, person: Person) -> None:
    """Take a table off somebody's lists."""
    with hall.database.writing() as connection:
        lists.unlist(connection, table, person.id)


def test_own_list_holds_running_tables_with_a_seat_or_made(hall: Hall) -> None:
    ana, ben, eve = hall.person("Ana"), hall.person("Ben"), hall.person("Eve")
    first = hall.seat("luna-2p", ana, ben)
    second, _ = hall.create(ben, "luna-2p", [OPEN, OPEN])
    hall.dealer.keep_record(ana, OVER, None, [])
    assert listed(hall, "mine", ana) == [first.id]
    assert listed(hall, "mine", ben) == [second.id, first.id]
    assert listed(hall, "mine", eve) == []


def test_public_ones_are_under_way_and_public(hall: Hall) -> None:
    ana = hall.person()
    public, _ = hall.create(ana, "luna-2p", [ME, OPEN], visibility="public")
    hall.create(ana, "luna-2p", [ME, OPEN], visibility="link")
    hall.dealer.keep_record(ana, OVER, None, [], visibility="public")
    for person in (None, ana):
        assert listed(hall, "public", person) == [public.id]


def test_finished_ones_are_public_or_ones_own(hall: Hall) -> None:
    """A game by link is nobody's business, also when computers or guests took part."""
    ana, ben = hall.person("Ana"), hall.person("Ben")
    public, _ = hall.dealer.keep_record(ana, OVER, None, [], visibility="public")
    kept, _ = hall.dealer.keep_record(ana, OVER, None, [])
    played = hall.play(hall.go_on(OVER, len(OVER.moves) - 1, ana), OVER.moves[-1])
    record = random_record("nova-luna-2p", 2)
    with_computer = hall.go_on(record, len(record.moves) - 1, ana, computers=1)
    mover = ana if with_computer.turn == 0 else None
    hall.tables.play(with_computer.id, mover, record.moves[-1], with_computer.ply)
    assert listed(hall, "finished", None) == [public.id]
    assert listed(hall, "finished", ben) == [public.id]
    assert listed(hall, "finished", ana) == [with_computer.id, played.id, kept.id, public.id]
    assert listed(hall, "mine", ana) == [], "a finished game stands once"


def test_a_table_is_taken_off_ones_own_list_and_put_back(hall: Hall) -> None:
    ana, ben, eve = hall.person("Ana"), hall.person("Ben"), hall.person("Eve")
    running = hall.seat("luna-2p", ana, ben).id
    over = hall.dealer.keep_record(ana, OVER, None, [], visibility="public")[0].id
    for _ in range(2):
        unlist(hall, running, ana)
        unlist(hall, over, ana)
    assert listed(hall, "mine", ana) == listed(hall, "finished", ana) == []
    assert listed(hall, "mine", ben) == [running]
    assert listed(hall, "finished", ben) == listed(hall, "finished", None) == [over]
    assert hall.tables.load(running).seats_of(ana), "nothing else has changed"
    with hall.database.writing() as connection:
        lists.relist(connection, running, ana.id)
    assert listed(hall, "mine", ana) == [running]
    with hall.database.reading() as connection:
        own = [lists.is_own(connection, table, ana.id) for table in (running, over, "2" * 14)]
        assert own == [True, True, False]
        assert not lists.is_own(connection, running, eve.id)


def test_tables_taken_off_a_list_stay_off_after_a_restore(hall: Hall, tmp_path: Path) -> None:
    ana, ben = hall.person("Ana"), hall.person("Ben")
    table = hall.seat("luna-2p", ana, ben).id
    unlist(hall, table, ana)
    back_up(hall.database, tmp_path / "kept.jsonl")
    with fresh_url("sqlite", tmp_path) as url:
        other = Hall(url)
        restore(other.database, tmp_path / "kept.jsonl")
        assert listed(other, "mine", ana) == []
        assert listed(other, "mine", ben) == [table]
        other.close()


def test_only_one_game(hall: Hall) -> None:
    ana = hall.person()
    luna, nova = (hall.create(ana, mode, visibility="public")[0].id for mode in ("luna-2p", "nova-luna-2p"))
    assert listed(hall, "public", None, "luna") == [luna]
    assert listed(hall, "mine", ana, "nova-luna") == [nova]


def test_pages_follow_each_other_without_gap_or_repetition(hall: Hall) -> None:
    ana = hall.person()
    made = [hall.create(ana, "luna-2p", visibility="public")[0].id for _ in range(7)]
    found: list[str] = []
    before: lists.Place | None = None
    with hall.database.reading() as connection:
        while rows := lists.list_tables(connection, "public", None, None, before, 3):
            found += [row.id for row in rows]
            before = (rows[-1].rank, rows[-1].created_at, rows[-1].id)
    assert found == made[::-1]


def test_the_seats_of_several_tables(hall: Hall) -> None:
    ana = hall.person()
    tables = [hall.create(ana, mode)[0] for mode in ("luna-2p", "nova-luna-4p")]
    with hall.database.reading() as connection:
        seats = store.read_seats(connection, [table.id for table in tables])
        assert store.read_seats(connection, []) == {}
    assert {name: tuple(found) for name, found in seats.items()} == {
        table.id: table.seats for table in tables
    }


def test_where_one_is_to_move_comes_first_over_all_pages(hall: Hall) -> None:
    ana, ben = hall.person("Ana"), hall.person("Ben")
    mine = [hall.seat("luna-2p", ana, ben).id for _ in range(2)]
    theirs = [hall.seat("luna-2p", ben, ana).id for _ in range(2)]
    found: list[str] = []
    before: lists.Place | None = None
    with hall.database.reading() as connection:
        while rows := lists.list_tables(connection, "mine", ana.id, None, before, 1):
            found.append(rows[0].id)
            before = (rows[0].rank, rows[0].created_at, rows[0].id)
    assert found == [*mine[::-1], *theirs[::-1]]
