"""Playing again: one new table for the same people, the start passing on, whoever and however many ask."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest

from lunarium.tables import store
from lunarium.tables.people import Person
from lunarium.tables.table import Table
from tests.support.modes import random_record
from tests.support.tables.hall import Hall, listed

pytestmark = pytest.mark.both_databases

PLAYS = 6  # at once


def finish(hall: Hall, mode: str, *people: Person, computers: int = 0) -> Table:
    """A game of these people and computers that has just ended."""
    record = random_record(mode, 2)
    table = hall.go_on(record, len(record.moves) - 1, *people, computers=computers)
    assert table.turn is not None
    mover = None if table.seats[table.turn].holder == "computer" else hall.mover(table)
    return hall.tables.play(table.id, mover, record.moves[-1], table.ply)


def order_from_start(table: Table) -> list[str | None]:
    """Who sits round the table, beginning with the one who starts."""
    first = table.game.to_move(table.game.start(table.options, table.setup)) or 0
    seats = [*table.seats[first:], *table.seats[:first]]
    return [seat.person or seat.level for seat in seats]


@pytest.mark.parametrize("mode", ["luna-3p", "nova-luna-3p"])
def test_the_same_people_and_options_newly_dealt(hall: Hall, ana: Person, ben: Person, mode: str) -> None:
    old = finish(hall, mode, ana, ben, computers=1)
    new = hall.rematches.play_again(old.id, ben)
    assert (new.game.key, new.options, new.visibility) == (old.game.key, old.options, old.visibility)
    assert (new.ply, new.finished_at, new.host, new.deal, new.origin) == (0, None, ben.id, None, None)
    assert new.setup != old.setup
    assert new.counts
    [computer] = [seat for seat in new.seats if seat.holder == "computer"]
    assert computer.level == "greedy"
    assert {seat.name for seat in new.seats} == {"Ana", "Ben", None}
    assert hall.tables.load(old.id).successor == new.id


@pytest.mark.parametrize("mode", ["luna-2p", "luna-3p", "luna-4p", "nova-luna-2p", "nova-luna-4p"])
def test_the_start_passes_on_round_the_table(hall: Hall, ana: Person, ben: Person, mode: str) -> None:
    players = random_record(mode, 2).options["players"]
    people = [ana, ben, hall.person("Cleo"), hall.person("Dora")][:players]
    table = finish(hall, mode, *people)
    order = order_from_start(table)
    second = hall.rematches.play_again(table.id, people[0])
    assert order_from_start(second) == [*order[1:], order[0]]
    third = hall.rematches.play_again(hall.play_on(second, Random(0)).id, people[1])
    assert order_from_start(third) == [*order[2:], *order[:2]]


def test_a_second_request_joins_the_first_rematch(
    hall: Hall, other_hall: Hall, ana: Person, ben: Person
) -> None:
    old = finish(hall, "nova-luna-2p", ana, ben)
    first = hall.rematches.play_again(old.id, ana)
    assert other_hall.rematches.play_again(old.id, ben).id == first.id
    assert hall.rematches.play_again(old.id, ana).id == first.id
    assert listed(hall, "mine", ben) == [first.id]


def test_all_at_once_and_at_several_workers(hall: Hall, other_hall: Hall, ana: Person, ben: Person) -> None:
    """Everybody gets the same table, and no other one is left over."""
    old = finish(hall, "nova-luna-2p", ana, ben)
    halls, people = (hall, other_hall), (ana, ben)
    with ThreadPoolExecutor(PLAYS) as pool:
        asked = [
            pool.submit(halls[number % 2].rematches.play_again, old.id, people[number % 2])
            for number in range(PLAYS)
        ]
        found = {answer.result().id for answer in asked}
    assert len(found) == 1
    assert listed(hall, "mine", ana) == list(found)


def test_rematches_are_refused_to_strangers_and_while_the_game_runs(
    hall: Hall, ana: Person, ben: Person, eve: Person
) -> None:
    running = hall.seat("luna-2p", ana, ben)
    with hall.refused("game-under-way"):
        hall.rematches.play_again(running.id, ana)
    old = finish(hall, "nova-luna-2p", ana, ben)
    with hall.refused("not-your-seat"):
        hall.rematches.play_again(old.id, eve)
    uploaded, _ = hall.dealer.keep_record(ana, random_record("luna-2p", 1), None, [])
    with hall.refused("not-your-seat"):
        hall.rematches.play_again(uploaded.id, ana)


def test_a_chosen_deal_and_a_daily_one_are_not_repeated(hall: Hall, ana: Person) -> None:
    numbered, _ = hall.create(ana, "nova-luna-solo", deal=7)
    daily, _ = hall.daily.begin(ana, "nova-luna")
    for table in (numbered, daily):
        old = hall.play_on(table, Random(1))
        new = hall.rematches.play_again(old.id, ana)
        assert (new.deal, new.daily, new.counts) == (None, None, True)
        assert new.setup != old.setup
        assert new.seats_of(ana) == (0,)


def test_a_table_that_the_host_has_removed_is_made_anew(hall: Hall, ana: Person, ben: Person) -> None:
    old = finish(hall, "nova-luna-2p", ana, ben)
    gone = hall.rematches.play_again(old.id, ana)
    with hall.database.writing() as connection:
        assert store.remove_table(connection, gone.id)
    assert hall.rematches.play_again(old.id, ben).id != gone.id


def test_notifications_move_on_to_the_rematch(hall: Hall, ana: Person, ben: Person) -> None:
    record = random_record("nova-luna-2p", 2)
    table = hall.go_on(record, len(record.moves) - 1, ana, ben)
    hall.seats.set_notification(table.id, 1, ben, "json://hooks.example.org/moon", "de")
    old = hall.play(hall.tables.load(table.id), record.moves[-1])
    new = hall.rematches.play_again(old.id, ana)
    called = {seat.person: (seat.notify_url, seat.notify_language) for seat in new.seats}
    assert called == {ana.id: (None, None), ben.id: ("json://hooks.example.org/moon", "de")}


def test_a_restart_finds_it_again(hall: Hall, database_url: str, ana: Person, ben: Person) -> None:
    old = finish(hall, "nova-luna-2p", ana, ben)
    new = hall.rematches.play_again(old.id, ana)
    later = Hall(database_url)
    assert later.tables.load(old.id).successor == new.id
    assert replace(later.tables.load(new.id), state=None) == replace(new, state=None)
    later.close()
