"""Forks and records: what can be seen goes along, what is face down is shuffled anew."""

import json
from dataclasses import replace
from random import Random

import pytest

from lunarium.core.record import Record
from lunarium.games import load, positions_of
from lunarium.tables.dealer import MOST_MOVES
from lunarium.tables.people import Person
from tests.support.legal_moves import texts_at
from tests.support.modes import MODES, random_record
from tests.support.tables.hall import GREEDY, ME, OPEN, Hall

WHOLE = random_record("luna-2p-preselected", 3)


@pytest.mark.parametrize("mode", ["nova-luna-4p", "nova-luna-solo"])
def test_a_fork_shows_the_same_and_hides_something_else(hall: Hall, ana: Person, mode: str) -> None:
    record = random_record(mode, 2)
    players = MODES[mode][1]["players"]
    table = hall.go_on(record, len(record.moves) // 2, *[ana] * players)
    for ply in (0, 5, table.ply):
        forked, _ = hall.dealer.fork(table.id, ana, ply, [ME] * players)
        then = table.game.view(table.state_at(ply), None)
        assert forked.view() == then
        assert forked.moves == table.moves[:ply]
        assert (forked.origin, forked.line) == ((table.id, ply), 0)
        hidden = then["supply"]
        assert hidden > 3
        mine, theirs = table.setup["supply"], forked.setup["supply"]
        assert mine[:-hidden] == theirs[:-hidden]
        assert mine[-hidden:] != theirs[-hidden:]
        assert sorted(mine) == sorted(theirs)


@pytest.mark.parametrize("mode", ["nova-luna-3p", "nova-luna-solo", "luna-2p", "luna-solo-level-2"])
def test_a_table_goes_on_from_a_position(hall: Hall, other_hall: Hall, ana: Person, mode: str) -> None:
    record = random_record(mode, 2)
    game = load(record.game)
    state = record.replay(game, len(record.moves) // 2)
    options, setup = positions_of(game).begin(state, Random(1))
    begun = replace(record, options=options, setup=setup, moves=(), result=None)
    table = hall.go_on(begun, 0, *[ana] * options["players"])
    assert table.view() == game.view(state, None)
    assert ("supply" not in setup) or table.setup["supply"] != setup["supply"]
    hall.play_on(table, Random(1), 5)
    back = hall.tables.take_back(table.id, ana, to_ply=0)
    assert back.view() == table.view()
    over = hall.play_on(back, Random(2))
    assert other_hall.tables.load(table.id).view() == over.view()
    Record.read(over.record().write()).verify(game)


def test_forks_shuffle_tiles_that_became_visible_later(hall: Hall, ana: Person) -> None:
    record = random_record("nova-luna-2p", 4)
    table = hall.go_on(record, len(record.moves) - 1, ana, ana)
    drawn = len(table.setup["supply"]) - table.view()["supply"]
    forks = [hall.dealer.fork(table.id, ana, 0, [ME, ME])[0] for _ in range(2)]
    orders = [tuple(fork.setup["supply"][:drawn]) for fork in (*forks, table)]
    assert len(set(orders)) == 3


def test_a_fork_has_seats_of_its_own_and_leaves_the_first_table_alone(
    hall: Hall, other_hall: Hall, ana: Person
) -> None:
    ben = hall.person("Ben")
    table = hall.play_on(hall.create(ana, "luna-3p-preselected")[0], Random(1), 4)
    forked, invitations = hall.dealer.fork(table.id, ben, 2, [ME, OPEN, GREEDY], "public")
    assert [seat.holder for seat in forked.seats] == ["person", "open", "computer"]
    assert (forked.host, forked.visibility, len(invitations)) == (ben.id, "public", 1)
    assert forked.seats_of(ben) == (0,)
    assert other_hall.tables.load(forked.id) == forked
    assert other_hall.tables.load(table.id) == table
    gone_on = hall.seats.resign(forked.id, 1, ben, "greedy")
    assert hall.tables.load(table.id) == table
    assert gone_on.ply == 2


def test_a_fork_that_cannot_be(hall: Hall, ana: Person) -> None:
    table = hall.play_on(hall.create(ana, "luna-2p")[0], Random(1), 3)
    with hall.refused("seats-differ"):
        hall.dealer.fork(table.id, ana, 1, [ME])
    for ply in (4, -1):
        with hall.refused("no-such-ply"):
            hall.dealer.fork(table.id, ana, ply, [ME, ME])
    with hall.refused("no-such-table"):
        hall.dealer.fork("2" * 14, ana, 0, [ME, ME])


@pytest.mark.parametrize("mode", MODES)
def test_a_finished_record_comes_back_as_it_was(hall: Hall, other_hall: Hall, ana: Person, mode: str) -> None:
    record = random_record(mode, 5)
    table, invitations = hall.dealer.keep_record(ana, record, None, ["Luna", "Sol"])
    assert table.finished_at is not None
    assert invitations == []
    assert [seat.holder for seat in table.seats] == ["person"] * len(table.seats)
    assert [seat.name for seat in table.seats][:2] == ["Luna", "Sol"][: len(table.seats)]
    assert table.seats_of(ana) == ()
    again = other_hall.tables.load(table.id).record()
    assert (again.setup, again.moves, again.result) == (record.setup, record.moves, record.result)
    assert again.options == table.game.settle(record.options)
    assert Record.read(again.write()) == again


def test_a_record_under_way_goes_on_with_another_hidden_order(hall: Hall, ana: Person) -> None:
    record = random_record("nova-luna-2p", 5, moves=10)
    table, [invitation] = hall.dealer.keep_record(ana, record, [ME, OPEN], ())
    assert table.finished_at is None
    assert table.view() == table.game.view(record.replay(table.game), None)
    assert table.setup["supply"] != record.setup["supply"]
    assert sorted(table.setup["supply"]) == sorted(record.setup["supply"])
    ben = hall.person("Ben")
    hall.seats.claim(table.id, invitation.seat, ben, invitation.secret)
    hall.play(hall.tables.load(table.id), texts_at(table)[0])


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (replace(WHOLE, game="chess"), "unknown-game"),
        (replace(WHOLE, rules_version=99), "record-version"),
        (replace(WHOLE, setup={}), "record-start"),
        (replace(WHOLE, options={"players": 9}), "record-start"),
        (replace(WHOLE, moves=(*WHOLE.moves, "meditate")), "record-ply"),
        (replace(WHOLE, moves=("dance",)), "record-ply"),
        (replace(WHOLE, result={"scores": [1, 2]}), "record-result"),
        (replace(WHOLE, moves=WHOLE.moves[:-1]), "record-unfinished"),
        (replace(WHOLE, moves=("meditate",) * (MOST_MOVES + 1)), "record-too-long"),
        (replace(WHOLE, moves=WHOLE.moves[:5], result=None), "seats-differ"),
    ],
)
def test_a_bad_record_is_refused_and_nothing_kept(hall: Hall, ana: Person, record: Record, code: str) -> None:
    with hall.refused(code):
        hall.dealer.keep_record(ana, record, [ME], ())


def test_the_record_of_a_table_replays_to_its_state(hall: Hall, ana: Person) -> None:
    table = hall.play_on(hall.create(ana, "nova-luna-3p")[0], Random(3), 7)
    data = json.loads(table.record().write())
    assert "result" not in data
    assert Record.of(data).replay(table.game) == table.state


def test_a_public_record_bears_nobody_elses_name(hall: Hall, ana: Person) -> None:
    for names in (["Ben"], ["Ana", "Ben"]):
        with hall.refused("names-not-yours"):
            hall.dealer.keep_record(ana, WHOLE, None, names, visibility="public")
    mine, _ = hall.dealer.keep_record(ana, WHOLE, None, ["Ana"], visibility="public")
    assert [seat.name for seat in mine.seats] == ["Ana", None]
    hall.dealer.keep_record(ana, WHOLE, None, ["Ana", "Ben"])  # by link: whoever gets it knows from whom
