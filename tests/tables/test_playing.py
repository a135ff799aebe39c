"""Moves: through one door, for the position that was seen, once; a refusal says why and writes nothing."""

from random import Random
from threading import Barrier, Thread

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from lunarium.core.errors import LunariumError
from lunarium.tables import schema, store
from lunarium.tables.database import now
from lunarium.tables.errors import StalePly
from lunarium.tables.people import Person
from tests.support.databases import dump
from tests.support.legal_moves import texts_at
from tests.support.modes import MODES, random_record
from tests.support.tables.hall import ME, OPEN, Hall

pytestmark = pytest.mark.both_databases

RACES = 5


def test_a_whole_game_from_the_first_move_to_the_last(hall: Hall, other_hall: Hall) -> None:
    table = hall.play_on(hall.create(hall.person(), "nova-luna-3p")[0], Random(1))
    assert table.outcome is not None
    assert other_hall.tables.load(table.id) == table.told()


@pytest.mark.parametrize("mode", MODES)
def test_the_end_of_every_mode_is_kept_with_result_breakdown_and_story(
    hall: Hall, other_hall: Hall, mode: str
) -> None:
    ana, record = hall.person(), random_record(mode, 1)
    table = hall.go_on(record, len(record.moves) - 3, *[ana] * MODES[mode][1]["players"])
    assert table.finished_at is None
    table = hall.play_on(table, Random(mode))
    outcome = table.outcome
    assert outcome is not None
    assert table.finished_at is not None
    again = other_hall.tables.load(table.id)
    assert again.outcome == outcome
    assert again.finished_at == table.finished_at
    assert again.record() == table.record()
    again.record().verify(again.game)
    with other_hall.database.reading() as connection:
        kept = store.read_result(connection, table.id)
    assert kept is not None
    assert (kept.ending, tuple(kept.ranking)) == (outcome.ending, outcome.ranking)
    assert kept.result == outcome.result
    assert kept.breakdown == [dict(points) for points in outcome.breakdown]
    assert len(kept.log) == table.ply
    assert again.story == table.told().story
    with hall.refused("illegal-move") as caught:
        hall.tables.play(table.id, ana, "meditate", table.ply)
    assert [reason.code for reason in caught.value.reasons] == ["game-over"]


def test_only_who_is_to_move_moves(hall: Hall) -> None:
    ana, ben, eve = hall.person("Ana"), hall.person("Ben"), hall.person("Eve")
    table = hall.seat("luna-2p", ana, ben)
    move = texts_at(table)[0]
    with hall.refused("not-your-turn") as caught:
        hall.tables.play(table.id, ben, move, 0)
    assert [reason.code for reason in caught.value.reasons] == ["not-your-turn"]
    with hall.refused("not-your-seat"):
        hall.tables.play(table.id, eve, move, 0)
    assert hall.tables.play(table.id, ana, move, 0).ply == 1


def test_a_computer_moves_only_at_a_computers_turn(hall: Hall) -> None:
    table = hall.seat("luna-2p", hall.person("Ana"), hall.person("Ben"))
    with hall.refused("stale-ply"):
        hall.tables.play(table.id, None, texts_at(table)[0], 0)


@pytest.mark.parametrize(
    ("move", "code", "reason"),
    [
        ("sanctify 11", "illegal-move", "phase-shrines"),
        ("dance", "bad-notation", "luna-unknown-word"),
        ("", "bad-notation", "luna-unknown-word"),
        ("place-shrine  book", "bad-notation", "luna-form"),
        ("place-shrine book\x00", "bad-notation", "luna-form"),
    ],
)
def test_illegal_moves_are_refused_with_reasons(hall: Hall, move: str, code: str, reason: str) -> None:
    ana = hall.person()
    table, _ = hall.create(ana, "luna-2p")
    with hall.refused(code) as caught:
        hall.tables.play(table.id, ana, move, 0)
    assert [found.code for found in caught.value.reasons] == [reason]


def test_a_move_for_another_position_is_refused(hall: Hall) -> None:
    ana = hall.person()
    table = hall.play_on(hall.create(ana, "nova-luna-2p")[0], Random(1), most=3)
    for ply, line in ((2, None), (4, None), (3, 1)):
        with hall.refused("stale-ply") as caught:
            hall.tables.play(table.id, ana, texts_at(table)[0], ply, line)
        assert caught.value.params["now"] == 3
    assert hall.tables.play(table.id, ana, texts_at(table)[0], 3, 0).ply == 4


def test_a_move_for_a_line_that_was_taken_back_is_refused(hall: Hall) -> None:
    ana = hall.person()
    table = hall.play_on(hall.create(ana, "nova-luna-2p")[0], Random(2), most=2)
    old = table.line
    back = hall.tables.take_back(table.id, ana, to_ply=1)
    on = hall.play(back, texts_at(back)[0])
    assert on.ply == table.ply
    with hall.refused("stale-ply"):
        hall.tables.play(table.id, ana, texts_at(on)[0], on.ply, old)
    assert hall.play(on, texts_at(on)[0]).ply == 3


def test_there_is_no_such_table(hall: Hall) -> None:
    ana = hall.person()
    for name in ("nowhere", "", "a" * 14, "22222222222222\x00", "\N{OGHAM LETTER BEITH}" * 14):
        with hall.refused("no-such-table"):
            hall.tables.load(name)
        with hall.refused("no-such-table"):
            hall.tables.play(name, ana, "meditate", 0)


def race(halls: list[Hall], table_id: str, people: list[Person], moves: list[str], ply: int) -> list[object]:
    """All play at the same moment; what each of them got."""
    start, found = Barrier(len(people)), list[object]([None] * len(people))

    def run(number: int) -> None:
        start.wait()
        try:
            hall = halls[number % len(halls)]
            found[number] = hall.tables.play(table_id, people[number], moves[number], ply, 0)
        except LunariumError as error:
            found[number] = error

    threads = [Thread(target=run, args=(number,)) for number in range(len(people))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


@pytest.mark.parametrize("workers", [1, 2])
def test_of_those_who_play_the_same_ply_exactly_one_wins(
    hall: Hall, other_hall: Hall, kind: str, workers: int
) -> None:
    halls = [hall, other_hall][: workers if kind == "postgresql" else 1]  # SQLite serves one process
    ana = hall.person()
    table, _ = hall.create(ana, "nova-luna-2p")
    for ply in range(RACES):
        legal = texts_at(hall.tables.load(table.id))
        moves = [legal[0], legal[-1], legal[0]]
        found = race(halls, table.id, [ana] * 3, moves, ply)
        losers = [error for error in found if isinstance(error, StalePly)]
        assert len(losers) == 2
        with hall.database.reading() as connection:
            rows = connection.execute(select(schema.moves).order_by(schema.moves.c.ply)).all()
        assert [row.ply for row in rows] == list(range(ply + 1))
        now_there = hall.tables.load(table.id)
        assert (now_there.ply, now_there.version) == (ply + 1, ply + 1)
        assert rows[-1].move in moves


def test_the_database_itself_has_one_move_a_ply(hall: Hall) -> None:
    ana = hall.person()
    table = hall.play_on(hall.create(ana, "luna-2p")[0], Random(1), most=1)
    row = {"table_id": table.id, "ply": 0, "seat": 0, "move": "meditate", "at": now()}
    before = dump(hall.database)
    with pytest.raises(IntegrityError), hall.database.writing() as connection:
        connection.execute(insert(schema.moves).values(row))
    assert dump(hall.database) == before


def test_a_writer_who_read_an_older_version_writes_nothing(hall: Hall) -> None:
    ana = hall.person()
    first, _ = hall.create(ana, "luna-2p")
    hall.play(first, texts_at(first)[0])
    before = dump(hall.database)
    stale = first.after(texts_at(first)[1], None, now())
    with hall.database.writing() as connection:
        assert not store.append_move(connection, first, stale)
    assert dump(hall.database) == before


def test_another_process_sees_each_move_at_once(hall: Hall, other_hall: Hall) -> None:
    ana = hall.person()
    table, _ = hall.create(ana, "nova-luna-3p")
    for number in range(6):
        mine, theirs = (hall, other_hall) if number % 2 else (other_hall, hall)
        table = mine.play_on(mine.tables.load(table.id), Random(number), most=1)
        assert theirs.tables.load(table.id) == table


def test_moves_for_an_open_seat_are_refused(hall: Hall) -> None:
    ana = hall.person()
    table, _ = hall.create(ana, "luna-2p", [ME, OPEN], starts=1)
    with hall.refused("not-your-turn"):
        hall.tables.play(table.id, ana, texts_at(table)[0], 0)
    with hall.refused("stale-ply"):
        hall.tables.play(table.id, None, texts_at(table)[0], 0)


def test_a_move_overtaken_too_often_gets_table_busy(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = hall.person()
    table, _ = hall.create(ana, "luna-2p")
    monkeypatch.setattr(store, "append_move", lambda *args: False)
    with hall.refused("table-busy"):
        hall.tables.play(table.id, ana, texts_at(table)[0], 0)
