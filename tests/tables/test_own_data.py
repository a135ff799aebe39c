"""What is stored of a person: shown whole, and gone when they are removed; the others play on."""

from datetime import timedelta
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from typer.testing import CliRunner

from lunarium.cli.app import app
from lunarium.tables import schema
from lunarium.tables.bulletin import read_host_change
from lunarium.tables.database import now
from lunarium.tables.expiry import Expiry
from lunarium.tables.own_data import OWN, read_own_data
from lunarium.tables.people import Person, list_people
from tests.support.databases import dump
from tests.support.finished_games import play_games, solve_puzzles
from tests.support.tables.hall import GREEDY, ME, Hall


@pytest.fixture
def settled(hall: Hall, ana: Person) -> dict[str, Any]:
    """Ana has left traces everywhere; Ben plays with her."""
    ben = hall.person("Ben")
    play_games(hall.database, ana.id, 3)
    solve_puzzles(hall.database, ana.id, {("luna", "bribery"): "+"})
    with hall.database.writing() as connection:
        row = {
            "person_id": ana.id,
            "game": "luna",
            "stage": "first",
            "alone": True,
            "best": True,
            "at": now(),
        }
        connection.execute(insert(schema.lesson_stars).values(row))
    running = hall.seat("nova-luna-2p", ana, ben)
    finished = hall.play_on(hall.seat("nova-luna-2p", ana, ben), Random(1))
    alone, _ = hall.create(ana, "nova-luna-2p", [ME, GREEDY])
    return {"ben": ben, "running": running, "finished": finished, "alone": alone}


def test_own_data_are_everything_but_secrets(hall: Hall, ana: Person, settled: dict[str, Any]) -> None:
    with hall.database.reading() as connection:
        found = read_own_data(connection, ana.id)
    assert found["people"][0]["name"] == "Ana"
    assert {row["id"] for row in found["tables"]} >= {settled[name].id for name in ("running", "alone")}
    assert found["puzzle_results"]
    assert found["lesson_stars"]
    assert not any("hash" in name for rows in found.values() for row in rows for name in row)


def test_own_data_name_every_table_that_refers_to_people() -> None:
    """A new table with somebody's rows is not forgotten, neither when they are shown nor when they go."""
    referring = {
        table.name
        for table in schema.metadata.sorted_tables
        for key in table.foreign_keys
        if key.column.table is schema.people
    }
    assert referring == {own.name for own in OWN} | {"tables", "seats", "reviews"}


def test_a_removed_person_leaves_no_trace_and_the_others_play_on(
    hall: Hall, ana: Person, settled: dict[str, Any]
) -> None:
    ben, running = settled["ben"], settled["running"]
    hall.people.remove(ana.id)
    text = str(dump(hall.database))
    assert ana.id not in text
    assert "'Ana'" not in text
    after = hall.tables.load(running.id)
    assert [seat.holder for seat in after.seats if not seat.is_held_by(ben)] == ["computer"]
    ended = hall.tables.load(settled["finished"].id)
    assert [seat.name for seat in ended.seats if not seat.is_held_by(ben)] == [None]
    assert len(ended.played) == len(settled["finished"].played)
    with hall.refused("no-such-table"):
        hall.tables.load(settled["alone"].id)
    with hall.refused("no-such-person"):
        hall.people.remove(ana.id)


def test_a_blocked_person_is_refused_until_unblocked(hall: Hall, other_hall: Hall) -> None:
    person, token = hall.people.introduce("Ana")
    hall.people.block(person.id)
    for people in (hall.people, other_hall.people):
        with hall.refused("person-blocked"):
            people.recognise(token)
    hall.people.block(person.id, is_blocked=False)
    assert hall.people.recognise(token) == person


def test_the_last_day_of_a_visit_is_kept(hall: Hall) -> None:
    person, token = hall.people.introduce("Ana")
    with hall.database.writing() as connection:
        connection.execute(update(schema.people).values(seen_on=None))
    hall.people.recognise(token)
    with hall.database.reading() as connection:
        assert connection.execute(select(schema.people.c.seen_on)).scalar() == now().date()
    assert [visitor.id for visitor in list_people(hall.database)] == [person.id]


def test_commands_list_rename_block_and_remove_people(hall: Hall, ana: Person) -> None:
    hall.seat("nova-luna-2p", ana, hall.person("Ben"))

    def run(*words: str) -> str:
        result = CliRunner().invoke(app, ["people", *words, "--database", hall.database.url])
        assert result.exit_code == 0, result.output
        return result.stdout

    marks = [read_host_change(hall.database)]
    listed = run("list").splitlines()
    assert [line.split()[-1] for line in listed] == ["Ana", "Ben"] or len(listed) == 2
    assert run("list", "an").split()[0] == ana.id
    for words in (("rename", ana.id, "Bia"), ("block", ana.id), ("remove", ana.id, "--yes")):
        assert "Bia" in run(*words)
        marks.append(read_host_change(hall.database))
    assert len(set(marks)) == 4, "a running server is told each time"
    assert len(run("list").splitlines()) == 1


def test_only_what_has_expired_is_removed(hall: Hall, ana: Person) -> None:
    old, new = hall.create(ana, "nova-luna-2p")[0], hall.create(ana, "luna-2p")[0]
    ben = hall.person("Ben")
    past = now() - timedelta(days=40)
    with hall.database.writing() as connection:
        tables, people = schema.tables, schema.people
        connection.execute(update(tables).where(tables.c.id == old.id).values(created_at=past))
        is_ben = people.c.id == ben.id
        connection.execute(update(people).where(is_ben).values(created_at=past, seen_on=past.date()))
    never = Expiry(hall.database, hall.people, hall.bulletin, 0, 0)
    assert never.remove_expired(now()) == (0, 0)
    expiry = Expiry(hall.database, hall.people, hall.bulletin, 30, 30)
    assert expiry.remove_expired(now()) == (1, 1)
    assert [visitor.name for visitor in list_people(hall.database)] == ["Ana"]
    hall.tables.load(new.id)
    with hall.refused("no-such-table"):
        hall.tables.load(old.id)
