"""Games that their people end early: by consent, without a result, in no statistics."""

from collections.abc import Callable
from random import Random

from sqlalchemy import select

from lunarium.tables import export, schema
from lunarium.tables.check import check_tables
from lunarium.tables.people import Person
from lunarium.tables.table import Table
from tests.support.legal_moves import texts_at
from tests.support.tables.hall import GREEDY, ME, OPEN, Hall


def test_a_game_ends_when_everybody_agrees(
    hall: Hall, other_hall: Hall, ana: Person, ben: Person, eve: Person
) -> None:
    table = hall.seat("luna-3p", ana, ben, eve)
    asked = hall.tables.end(table.id, ana)
    assert asked.offer is not None
    assert asked.finished_at is None
    assert set(asked.offer.waits_for) == {*asked.seats_of(ben), *asked.seats_of(eve)}
    half = hall.tables.answer_offer(table.id, ben, accept=True, ends=True)
    assert half.finished_at is None
    ended = hall.tables.answer_offer(table.id, eve, accept=True, ends=True)
    assert (ended.turn, ended.outcome, ended.offer) == (None, None, None)
    assert ended.is_ended_early
    assert other_hall.tables.load(table.id) == ended


def test_one_no_lets_the_game_go_on(hall: Hall, ana: Person, ben: Person) -> None:
    table = hall.seat("luna-2p", ana, ben)
    hall.tables.end(table.id, ana)
    refused = hall.tables.answer_offer(table.id, ben, accept=False, ends=True)
    assert (refused.offer, refused.finished_at, refused.turn) == (None, None, table.turn)
    hall.tables.end(table.id, ana)
    assert hall.tables.withdraw_offer(table.id, ana, ends=True).offer is None


def test_a_yes_to_one_question_answers_no_other(hall: Hall, ana: Person, ben: Person) -> None:
    table = hall.seat("luna-2p-preselected", ana, ben)
    hall.play(table, texts_at(table)[0])
    hall.tables.end(table.id, ana)
    with hall.refused("no-offer"):
        hall.tables.answer_offer(table.id, ben, accept=True)
    hall.tables.take_back(table.id, ana)
    with hall.refused("no-offer"):
        hall.tables.answer_offer(table.id, ben, accept=True, ends=True)
    with hall.refused("no-offer"):
        hall.tables.withdraw_offer(table.id, ana, ends=True)


def test_an_ended_table_refuses_moves_and_claims(hall: Hall, ana: Person, ben: Person) -> None:
    table = hall.seat("luna-2p", ana, ben)
    move = texts_at(table)[0]
    hall.tables.end(table.id, ana)
    hall.tables.answer_offer(table.id, ben, accept=True, ends=True)
    attempts: tuple[Callable[[], Table], ...] = (
        lambda: hall.tables.play(table.id, hall.mover(table), move, table.ply),
        lambda: hall.tables.end(table.id, ana),
        lambda: hall.tables.take_back(table.id, ana),
        lambda: hall.seats.resign(table.id, 0, hall.holder(table, 0), None),
    )
    for attempt in attempts:
        with hall.refused("game-is-over"):
            attempt()
    assert check_tables(hall.database, everything=True) == []


def test_an_ended_game_is_in_no_statistics_and_no_export(hall: Hall, ana: Person, ben: Person) -> None:
    ended, whole = hall.seat("luna-2p", ana, ben), hall.seat("luna-2p", ana, ben)
    hall.tables.end(ended.id, ana)
    hall.tables.answer_offer(ended.id, ben, accept=True, ends=True)
    assert [game["result"] for game in export.finished_games(hall.database)] == []
    hall.play_on(whole, Random(5))
    with hall.database.reading() as connection:
        counted = connection.execute(select(schema.own_results.c.table_id)).scalars()
        assert set(counted) == {whole.id}
    assert len(list(export.finished_games(hall.database))) == 1


def test_a_table_where_nobody_else_plays_ends_at_once(hall: Hall, ana: Person, eve: Person) -> None:
    for holders in ([ME, OPEN], [ME, GREEDY]):
        table, _ = hall.create(ana, "luna-2p", holders)
        with hall.refused("not-your-seat"):
            hall.tables.end(table.id, eve)
        assert hall.tables.end(table.id, ana).is_ended_early


def test_the_daily_game_is_played_to_its_end(hall: Hall, ana: Person) -> None:
    table = hall.daily.begin(ana, "luna")[0]
    with hall.refused("daily-own"):
        hall.tables.end(table.id, ana)


def test_a_question_goes_with_whoever_leaves(hall: Hall, ana: Person, ben: Person) -> None:
    table = hall.seat("luna-2p", ana, ben)
    hall.tables.end(table.id, ana)
    left = hall.seats.resign(table.id, table.seats_of(ben)[0], ben, "greedy")
    assert left.offer is None
    assert hall.tables.load(table.id).offer is None
