"""Take-backs: one's own steps and computers at once, people by consent, never past a revealed tile alone."""

from typing import Any

import pytest
from sqlalchemy import select

from lunarium.core.record import Record
from lunarium.tables import offers, schema, store, takebacks
from lunarium.tables.people import Person
from lunarium.tables.table import Table
from tests.support.databases import dump
from tests.support.legal_moves import texts_at
from tests.support.modes import random_record
from tests.support.records import read
from tests.support.tables.hall import GREEDY, ME, OPEN, Hall

JOURNEY = read("luna/win-tie-by-seat")  # ply 10: a journey of several steps
FIRST_STEP = 10


def undone(hall: Hall, table: Table) -> list[tuple[int, int, str]]:
    """What was taken back: line, ply, move."""
    with hall.database.reading() as connection:
        return [(row.line, row.ply, row.move) for row in store.read_undone(connection, table.id)]


def refill_ply(record: Record, game: Table) -> int:
    """The first move after which more is seen than before."""
    unseen = [game.game.unseen(state) for state in record.states(game.game)]
    return next(ply for ply in range(len(unseen) - 1) if unseen[ply] != unseen[ply + 1])


def test_the_steps_of_an_unfinished_journey_go_back_one_by_one(hall: Hall, ana: Person, ben: Person) -> None:
    table = hall.go_on(JOURNEY, FIRST_STEP, ana, ben)
    mover = hall.mover(table)
    steps = hall.play(table, *JOURNEY.moves[FIRST_STEP : FIRST_STEP + 3])
    assert steps.game.is_midway(steps.state)
    for ply in (12, 11, 10):
        assert takebacks.plan(hall.tables.load(table.id), mover).waits_for == ()
        back = hall.tables.take_back(table.id, mover)
        assert (back.ply, back.offer) == (ply, None)
    assert back.view() == table.view()
    assert back.line == 3
    assert [ply for _, ply, _ in undone(hall, table)] == [12, 11, 10]


def test_all_steps_of_a_journey_at_once(hall: Hall, ana: Person, ben: Person) -> None:
    table = hall.go_on(JOURNEY, FIRST_STEP, ana, ben)
    mover = hall.mover(table)
    hall.play(table, *JOURNEY.moves[FIRST_STEP : FIRST_STEP + 3])
    back = hall.tables.take_back(table.id, mover, to_ply=FIRST_STEP)
    assert (back.ply, back.line) == (FIRST_STEP, 1)
    assert undone(hall, table) == [(0, ply, JOURNEY.moves[ply]) for ply in (10, 11, 12)]


def test_a_take_back_asks_the_database_as_often_however_far_it_goes(
    hall: Hall, ana: Person, ben: Person
) -> None:
    sent = []
    for far in (1, 3):
        table = hall.go_on(JOURNEY, FIRST_STEP, ana, ben)
        mover = hall.mover(table)
        hall.play(table, *JOURNEY.moves[FIRST_STEP : FIRST_STEP + far])
        with hall.counting() as statements:
            hall.tables.take_back(table.id, mover, to_ply=FIRST_STEP)
        sent.append(statements)
    assert sent[0] == sent[1]


def test_unfinished_steps_of_another_need_their_consent(hall: Hall, ana: Person, ben: Person) -> None:
    table = hall.go_on(JOURNEY, FIRST_STEP, ana, ben)
    mover = hall.mover(table)
    other = ben if mover == ana else ana
    hall.play(table, *JOURNEY.moves[FIRST_STEP : FIRST_STEP + 2])
    asked = hall.tables.take_back(table.id, other, to_ply=FIRST_STEP)
    assert asked.offer is not None
    assert asked.offer.waits_for == asked.seats_of(mover)


def test_a_finished_journey_goes_back_to_its_first_step_and_needs_consent(
    hall: Hall, ana: Person, ben: Person
) -> None:
    done = JOURNEY.moves.index("done")
    table = hall.go_on(JOURNEY, done + 1, ana, ben)
    mover = hall.holder(table, table.played[done].seat)
    asked = hall.tables.take_back(table.id, mover)
    assert asked.offer is not None
    assert (asked.offer.to_ply, asked.ply) == (FIRST_STEP, done + 1)
    other = hall.mover(asked)
    assert hall.tables.answer_offer(table.id, other, accept=True).ply == FIRST_STEP


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_journey_of_any_length_goes_back_to_its_first_step(
    hall: Hall, ana: Person, ben: Person, steps: int
) -> None:
    table = hall.go_on(JOURNEY, FIRST_STEP, ana, ben)
    mover = hall.mover(table)
    done = hall.play(table, *JOURNEY.moves[FIRST_STEP : FIRST_STEP + steps], "done")
    assert not done.game.is_midway(done.state)
    plan = takebacks.plan(hall.tables.load(table.id), mover)
    assert (plan.to_ply, plan.by) == (FIRST_STEP, table.turn)


def test_an_offer_names_the_seat_that_moved(hall: Hall, ana: Person, ben: Person) -> None:
    made, [link] = hall.create(ana, "luna-3p-preselected", [ME, ME, OPEN], starts=0)
    table = hall.seats.claim(made.id, link.seat, ben, link.secret)
    played = hall.play(table, "meditate", "meditate", "meditate")
    for ply in range(3):
        mover = hall.holder(played, played.played[ply].seat)
        assert takebacks.plan(played, mover, ply).by == played.played[ply].seat
    [own] = played.seats_of(ben)
    other = next(ply for ply in range(3) if played.played[ply].seat != own)
    assert takebacks.plan(played, ben, other).by == own


def test_against_computers_at_once(hall: Hall, ana: Person) -> None:
    table, _ = hall.create(ana, "luna-2p-preselected", [ME, GREEDY], starts=0, deal=1)
    before = hall.play(table, "meditate")
    after = hall.tables.play(before.id, None, "meditate", before.ply)
    assert after.ply == 2
    back = hall.tables.take_back(table.id, ana)
    assert (back.ply, back.line, back.offer) == (0, 1, None)
    assert undone(hall, table) == [(0, 0, "meditate"), (0, 1, "meditate")]


def test_among_people_with_consent(
    hall: Hall, other_hall: Hall, ana: Person, ben: Person, eve: Person
) -> None:
    table = hall.seat("luna-2p-preselected", ana, ben)
    hall.play(table, "meditate")
    asked = hall.tables.take_back(table.id, ana)
    assert asked.ply == 1
    assert other_hall.tables.load(table.id).offer == asked.offer
    assert asked.offer is not None
    assert (asked.offer.to_ply, asked.offer.by) == (0, asked.seats_of(ana)[0])
    with hall.refused("not-yours-to-answer"):
        hall.tables.answer_offer(table.id, ana, accept=True)
    with hall.refused("not-yours-to-answer"):
        hall.tables.answer_offer(table.id, eve, accept=True)
    agreed = hall.tables.answer_offer(table.id, ben, accept=True)
    assert (agreed.ply, agreed.line, agreed.offer) == (0, 1, None)
    with hall.refused("no-offer"):
        hall.tables.answer_offer(table.id, ben, accept=True)


def test_a_refusal_leaves_the_game_as_it_is(hall: Hall, ana: Person, ben: Person) -> None:
    table = hall.seat("luna-2p-preselected", ana, ben)
    hall.play(table, "meditate")
    hall.tables.take_back(table.id, ana)
    refused = hall.tables.answer_offer(table.id, ben, accept=False)
    assert (refused.ply, refused.line, refused.offer) == (1, 0, None)
    assert undone(hall, table) == []


def test_only_the_asker_withdraws_a_take_back(hall: Hall, ana: Person, ben: Person) -> None:
    table = hall.seat("luna-2p-preselected", ana, ben)
    hall.play(table, "meditate")
    with hall.refused("no-offer"):
        hall.tables.withdraw_offer(table.id, ana)
    hall.tables.take_back(table.id, ana)
    with hall.refused("no-offer"):
        hall.tables.withdraw_offer(table.id, ben)
    assert hall.tables.withdraw_offer(table.id, ana).offer is None
    with hall.refused("no-offer"):
        hall.tables.answer_offer(table.id, ben, accept=True)


def test_playing_on_declines_a_take_back(hall: Hall, ana: Person, ben: Person) -> None:
    table = hall.seat("luna-2p-preselected", ana, ben)
    hall.play(table, "meditate")
    asked = hall.tables.take_back(table.id, ana)
    assert hall.play(asked, "meditate").offer is None
    with hall.refused("no-offer"):
        hall.tables.answer_offer(table.id, ben, accept=True)


def test_all_who_are_concerned_must_agree(hall: Hall, ana: Person, ben: Person, eve: Person) -> None:
    table = hall.seat("luna-3p-preselected", ana, ben, eve)
    hall.play(table, "meditate", "meditate")
    asked = hall.tables.take_back(table.id, ana)
    assert asked.offer is not None
    assert set(asked.offer.waits_for) == {*asked.seats_of(ben), *asked.seats_of(eve)}
    half = hall.tables.answer_offer(table.id, eve, accept=True)
    assert (half.ply, half.offer and half.offer.waits_for) == (2, half.seats_of(ben))
    with hall.refused("not-yours-to-answer"):
        hall.tables.answer_offer(table.id, eve, accept=True)
    assert hall.tables.answer_offer(table.id, ben, accept=True).ply == 0


def test_seats_that_neither_moved_nor_are_to_move_are_not_asked(
    hall: Hall, ana: Person, ben: Person, eve: Person
) -> None:
    table = hall.seat("luna-3p-preselected", ana, ben, eve)
    hall.play(table, "meditate")
    asked = hall.tables.take_back(table.id, ana)
    assert asked.offer is not None
    assert asked.offer.waits_for == asked.seats_of(ben)


def test_taking_back_anothers_move_needs_their_consent(hall: Hall, ana: Person, ben: Person) -> None:
    table = hall.seat("luna-2p-preselected", ana, ben)
    hall.play(table, "meditate", "meditate")
    asked = hall.tables.take_back(table.id, ana, to_ply=1)
    assert (asked.ply, asked.line) == (2, 0)
    assert asked.offer is not None
    assert asked.offer.waits_for == asked.seats_of(ben)


def test_past_a_revealed_tile_everybody_must_agree(hall: Hall, ana: Person) -> None:
    record = random_record("nova-luna-4p", 3)
    people = [ana, *(hall.person(name) for name in ("Ben", "Cleo", "Dan"))]
    start = hall.go_on(record, 0, *people)
    ply = refill_ply(record, start)
    before = hall.go_on(record, ply, *people)
    mover = hall.mover(before)
    after = hall.play(before, record.moves[ply])
    asked = hall.tables.take_back(after.id, mover, to_ply=ply)
    assert asked.offer is not None
    assert set(asked.offer.waits_for) == {0, 1, 2, 3} - set(asked.seats_of(mover))
    # A move that reveals nothing concerns nobody but the next.
    quiet = hall.play(hall.go_on(record, 0, *people), record.moves[0])
    hidden = hall.tables.take_back(quiet.id, hall.holder(quiet, quiet.played[0].seat))
    assert hidden.offer is not None
    assert hidden.offer.waits_for == (hidden.turn,)


def test_moves_taken_back_stay_in_the_history_line_by_line(hall: Hall, ana: Person) -> None:
    table, _ = hall.create(ana, "nova-luna-2p", starts=0, deal=5)
    first = hall.play(table, texts_at(table)[0])
    hall.tables.take_back(table.id, ana, to_ply=0)
    second = hall.play(hall.tables.load(table.id), texts_at(table)[1])
    back = hall.tables.take_back(table.id, ana, to_ply=0)
    assert back.line == 2
    assert undone(hall, table) == [(0, 0, first.moves[0]), (1, 0, second.moves[0])]
    with hall.database.reading() as connection:
        assert connection.execute(select(schema.moves)).all() == []


def test_there_is_nothing_to_take_back(hall: Hall, ana: Person, ben: Person, eve: Person) -> None:
    table = hall.seat("luna-2p-preselected", ana, ben)
    with hall.refused("nothing-to-take-back"):
        hall.tables.take_back(table.id, ana)
    hall.play(table, "meditate")
    with hall.refused("nothing-to-take-back"):
        hall.tables.take_back(table.id, ben)
    for ply in (1, 2, -1):
        with hall.refused("nothing-to-take-back"):
            hall.tables.take_back(table.id, ana, to_ply=ply)
    with hall.refused("not-your-seat"):
        hall.tables.take_back(table.id, eve)


def test_a_finished_game_stays_finished(hall: Hall, ana: Person) -> None:
    record = random_record("nova-luna-solo", 1)
    table = hall.go_on(record, len(record.moves) - 1, ana)
    over = hall.play(table, record.moves[-1])
    assert over.finished_at is not None
    with hall.refused("game-is-over"):
        hall.tables.take_back(over.id, ana)


def test_a_free_take_back_never_reaches_what_others_played_meanwhile(
    hall: Hall, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = hall.go_on(JOURNEY, FIRST_STEP, ana, ben)
    mover = hall.mover(table)
    midway = hall.play(table, JOURNEY.moves[FIRST_STEP])
    done = JOURNEY.moves.index("done", FIRST_STEP)
    plan = takebacks.plan

    def plan_slowly(*args: Any) -> takebacks.Plan:
        """Between the plan and its writing the journey ends and the next one moves."""
        found = plan(*args)
        monkeypatch.setattr(takebacks, "plan", plan)
        hall.play(midway, *JOURNEY.moves[FIRST_STEP + 1 : done + 2])
        return found

    monkeypatch.setattr(takebacks, "plan", plan_slowly)
    asked = hall.tables.take_back(table.id, mover)
    assert (asked.ply, asked.line) == (done + 2, 0)
    assert asked.offer is not None


def test_the_last_yes_never_reaches_what_was_played_meanwhile(
    hall: Hall, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = hall.seat("luna-2p-preselected", ana, ben)
    hall.play(table, "meditate")
    asked = hall.tables.take_back(table.id, ana)
    check = offers.check_answer

    def check_slowly(*args: Any) -> object:
        found = check(*args)
        monkeypatch.setattr(offers, "check_answer", check)
        hall.play(asked, "meditate")
        return found

    monkeypatch.setattr(offers, "check_answer", check_slowly)
    with pytest.raises(ValueError, match="no request to answer"):
        hall.tables.answer_offer(table.id, ben, accept=True)
    now_there = hall.tables.load(table.id)
    assert (now_there.ply, now_there.line) == (2, 0)
    assert dump(hall.database)["undone_moves"] == []
