"""The check: a table that no longer replays is set aside with a reason, and all others are served."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import event, update
from structlog.testing import capture_logs

from lunarium.core.errors import LunariumError
from lunarium.server.house import House
from lunarium.server.settings import Settings
from lunarium.tables import lists, schema, store
from lunarium.tables.check import check_tables, find_fault
from lunarium.tables.errors import SetAside
from lunarium.tables.people import Person
from lunarium.tables.table import Table
from lunarium.texts import LANGUAGES, say
from tests.support.legal_moves import texts_at
from tests.support.modes import MODES, random_record
from tests.support.tables.hall import GREEDY, ME, Hall

pytestmark = pytest.mark.both_databases


def damage(hall: Hall, table: Table, **values: Any) -> None:
    """Store something else of this table."""
    with hall.database.writing() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(values))


def causes(hall: Hall) -> dict[str, str]:
    """What is set aside now, and the code of the reason."""
    with hall.database.reading() as connection:
        return {row.table_id: row.code for row in connection.execute(schema.set_aside.select())}


def test_every_game_under_way_is_replayed_and_the_reason_kept(hall: Hall, ana: Person) -> None:
    tables = [hall.create(ana, mode)[0] for mode in MODES]
    assert check_tables(hall.database) == []
    old, torn, unknown, empty, odd = (tables[number] for number in (0, 5, 9, 11, 12))
    damage(hall, old, rules_version=99)
    damage(hall, torn, ply=3)
    damage(hall, unknown, game="chess")
    damage(hall, empty, setup={})
    damage(hall, odd, setup=17)
    broken = {game.table: game.error.message() for game in check_tables(hall.database)}
    assert set(broken) == {table.id for table in (old, torn, unknown, empty, odd)}
    assert "99" in broken[old.id]
    assert LunariumError("table-torn", ply=0).message() in broken[torn.id]
    assert say("table-unreadable") in broken[odd.id]
    assert causes(hall) == {
        old.id: "record-version",
        torn.id: "table-torn",
        unknown.id: "unknown-game",
        empty.id: "luna-setup-fields",
        odd.id: "table-unreadable",
    }


def test_its_people_are_told_and_the_others_play_on(hall: Hall, ana: Person) -> None:
    broken, _ = hall.create(ana, "luna-2p")
    sound, _ = hall.create(ana, "nova-luna-2p")
    damage(hall, broken, rules_version=99, version=1)
    with pytest.raises(SetAside) as caught:
        hall.tables.load(broken.id)
    assert caught.value.code == "table-set-aside"
    said = {caught.value.message(language) for language in LANGUAGES}
    assert len(said) == 3
    assert causes(hall) == {broken.id: "record-version"}
    assert hall.play(sound, texts_at(sound)[0]).ply == 1


def test_every_start_logs_what_is_set_aside(hall: Hall, ana: Person) -> None:
    broken, _ = hall.create(ana, "luna-2p")
    damage(hall, broken, rules_version=99)
    for _ in range(2):
        with capture_logs() as lines:
            check_tables(hall.database)
        assert [(line["event"], line["table"]) for line in lines] == [("table-set-aside", broken.id)]


def test_a_house_opens_whatever_stands_in_one_table(hall: Hall, ana: Person) -> None:
    broken, _ = hall.create(ana, "luna-2p", [ME, GREEDY])
    sound, _ = hall.create(ana, "luna-2p")
    damage(hall, broken, setup={})
    house = House(Settings(database_url=hall.database.url, thinkers=1))
    try:
        house.open()
        assert house.is_open
        assert house.tables.load(sound.id).ply == 0
        with pytest.raises(SetAside):
            house.tables.load(broken.id)
    finally:
        house.close()


def test_computers_leave_it_alone_and_lists_show_it_to_its_people_only(hall: Hall, ana: Person) -> None:
    broken, _ = hall.create(ana, "luna-2p", [GREEDY, ME], visibility="public", starts=0)
    damage(hall, broken, game="chess")
    with hall.database.reading() as connection:
        assert [row.id for row in lists.list_waiting_for_computers(connection)] == [broken.id]
    check_tables(hall.database)
    with hall.database.reading() as connection:
        assert lists.list_waiting_for_computers(connection) == []
        assert lists.list_tables(connection, "public", None, None, None, 9) == []
        [mine] = lists.list_tables(connection, "mine", ana.id, None, None, 9)
    assert (mine.id, mine.is_set_aside) == (broken.id, True)


def test_a_repaired_table_is_no_longer_broken(hall: Hall, ana: Person) -> None:
    table, _ = hall.create(ana, "luna-2p")
    damage(hall, table, rules_version=99)
    assert [broken.table for broken in check_tables(hall.database)] == [table.id]
    damage(hall, table, rules_version=table.rules_version)
    assert check_tables(hall.database) == []
    assert causes(hall) == {}


def test_finished_games_are_looked_at_when_asked_for(hall: Hall, ana: Person) -> None:
    over, _ = hall.dealer.keep_record(ana, random_record("luna-2p", 1), None, [])
    damage(hall, over, rules_version=99)
    assert check_tables(hall.database) == []
    assert [broken.table for broken in check_tables(hall.database, everything=True)] == [over.id]


def test_a_removed_table_leaves_nothing(hall: Hall, ana: Person) -> None:
    table = hall.play_on(hall.create(ana, "nova-luna-2p")[0], Random(1), 4)
    hall.tables.take_back(table.id, ana, to_ply=1)
    damage(hall, table, rules_version=99)
    assert find_fault(hall.database, table.id) is not None
    check_tables(hall.database)
    with hall.database.writing() as connection:
        assert store.remove_table(connection, table.id)
        assert not store.remove_table(connection, table.id)
    with hall.refused("no-such-table"):
        hall.tables.load(table.id)
    with hall.database.reading() as connection:
        for rows in (schema.moves, schema.seats, schema.undone_moves, schema.set_aside):
            assert connection.execute(rows.select()).all() == []


@pytest.fixture
def busy(hall: Hall, other_hall: Hall, ana: Person) -> Callable[[Callable[[], Any]], Any]:
    """Do something while another worker plays a move after each of our statements."""

    def do(something: Callable[[], Any]) -> Any:
        moved: list[Table] = []

        def move_meanwhile(*_: Any) -> None:
            if len(moved) < 12 and not is_moving:
                is_moving.append(True)
                table = other_hall.tables.load(playing.id)
                moved.append(other_hall.play(table, texts_at(table)[0]))
                is_moving.pop()

        is_moving: list[bool] = []
        event.listen(hall.database.engine, "after_cursor_execute", move_meanwhile)
        try:
            return something()
        finally:
            event.remove(hall.database.engine, "after_cursor_execute", move_meanwhile)
            assert moved

    playing, _ = hall.create(ana, "nova-luna-2p")
    return do


def test_a_game_that_is_being_played_is_read_at_one_moment(
    hall: Hall, busy: Callable[[Callable[[], Any]], Any]
) -> None:
    assert busy(lambda: check_tables(hall.database)) == []


def test_a_table_is_loaded_at_one_moment(
    hall: Hall, other_hall: Hall, busy: Callable[[Callable[[], Any]], Any]
) -> None:
    with hall.database.reading() as connection:
        [table_id] = lists.list_open(connection)
    late = Hall(hall.database.url)  # it remembers nothing
    late.database.close()
    late.database = late.tables.database = hall.database
    table = busy(lambda: late.tables.load(table_id))
    assert len(table.moves) == table.version
