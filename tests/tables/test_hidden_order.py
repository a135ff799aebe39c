"""The hidden order stays hidden: nobody sees what is face down and then plays on as if they had not."""

from random import Random

import pytest

from lunarium.core.record import Record
from lunarium.tables import schema, secret
from lunarium.tables.lines import record_of_line
from lunarium.tables.people import Person
from lunarium.tables.table import SHUFFLED, Table
from tests.support.databases import dump
from tests.support.legal_moves import texts_at
from tests.support.tables.hall import GREEDY, ME, OPEN, Hall


def play_until_seen(hall: Hall, table: Table, left: int = 20) -> Table:
    """Random moves until at most so many things are face down."""
    rng = Random(7)
    while table.game.unseen(table.state) > left and table.turn is not None:
        table = hall.play(table, rng.choice(texts_at(table)))
    assert table.turn is not None
    return table


def record_of(hall: Hall, table: Table, line: int) -> Record:
    with hall.database.reading() as connection:
        return record_of_line(connection, hall.tables.load(table.id), line)


def test_take_back_reshuffles_all_that_was_revealed(hall: Hall, other_hall: Hall, ana: Person) -> None:
    """The host sits at both seats, plays on, takes all back, and only then invites somebody."""
    fresh, _ = hall.create(ana, "nova-luna-2p")
    seen = play_until_seen(hall, fresh)
    back = hall.tables.take_back(fresh.id, ana, to_ply=0)
    drawn = len(seen.setup["supply"]) - seen.game.unseen(seen.state)
    assert drawn > 20
    assert back.setup["supply"][:drawn] != seen.setup["supply"][:drawn]
    assert sorted(back.setup["supply"]) == sorted(seen.setup["supply"])
    assert back.view() == fresh.view(), "what is seen stays as it was"
    assert other_hall.tables.load(fresh.id) == back


def test_the_story_says_so_and_what_was_taken_back_can_still_be_replayed(
    hall: Hall, other_hall: Hall, ana: Person
) -> None:
    first = play_until_seen(hall, hall.create(ana, "nova-luna-2p")[0], left=45)
    hall.tables.take_back(first.id, ana, to_ply=2)
    second = play_until_seen(hall, hall.tables.load(first.id), left=45)
    hall.tables.take_back(first.id, ana, to_ply=1)
    third = hall.play_on(hall.tables.load(first.id), Random(1), 3)
    assert third.shuffles == (1,)
    assert other_hall.tables.load(first.id).shuffles == (1,)
    story = third.told().story
    assert story is not None
    assert story[1][0].key == SHUFFLED
    assert SHUFFLED not in [telling.key for entry in (story[0], story[2]) for telling in entry]
    for line, before in enumerate((first, second)):
        record = record_of(hall, third, line)
        assert (record.setup, record.moves) == (before.setup, before.moves)
        assert record.replay(third.game) == before.state
    assert third.record().replay(third.game) == third.state
    with hall.refused("no-such-line"):
        record_of(hall, third, 2)


def test_the_story_of_a_finished_game_keeps_it(hall: Hall, other_hall: Hall, ana: Person) -> None:
    table = play_until_seen(hall, hall.create(ana, "nova-luna-2p")[0], left=40)
    hall.tables.take_back(table.id, ana, to_ply=0)
    over = hall.play_on(hall.tables.load(table.id), Random(2))
    assert over.finished_at is not None
    story = other_hall.tables.load(table.id).story
    assert story is not None
    assert story[0][0].key == SHUFFLED


def test_a_take_back_that_reveals_nothing_shuffles_nothing(hall: Hall, ana: Person) -> None:
    table, _ = hall.create(ana, "nova-luna-2p")
    played = hall.play(table, texts_at(table)[0])
    back = hall.tables.take_back(played.id, ana, to_ply=0)
    assert (back.setup, back.shuffles) == (table.setup, ())
    assert dump(hall.database)["past_setups"] == []


def test_with_the_others_consent_it_is_shuffled_too(hall: Hall, ana: Person, ben: Person) -> None:
    table = play_until_seen(hall, hall.seat("nova-luna-2p", ana, ben), left=45)
    asked = hall.tables.take_back(table.id, ana, to_ply=0)
    assert asked.setup == table.setup
    agreed = hall.tables.answer_offer(table.id, ben, accept=True)
    assert agreed.setup != table.setup
    assert agreed.shuffles == (0,)


def test_a_record_that_was_uploaded_is_shuffled_when_it_goes_back(hall: Hall, ana: Person) -> None:
    """Its uploader saw what was revealed in it."""
    seen = play_until_seen(hall, hall.create(ana, "nova-luna-2p")[0])
    table, _ = hall.dealer.keep_record(ana, seen.record(), [ME, OPEN], ())
    drawn = len(seen.setup["supply"]) - seen.game.unseen(seen.state)
    assert table.setup["supply"][:drawn] == seen.setup["supply"][:drawn]
    back = hall.tables.take_back(table.id, ana, to_ply=0)
    assert back.setup["supply"][:drawn] != seen.setup["supply"][:drawn]


def test_a_deal_by_number_is_not_taken_back_past_what_was_seen(hall: Hall, ana: Person) -> None:
    table = play_until_seen(hall, hall.create(ana, "nova-luna-2p", deal=5)[0])
    with hall.refused("deal-no-take-back"):
        hall.tables.take_back(table.id, ana, to_ply=0)
    quiet, _ = hall.create(ana, "nova-luna-2p", deal=5)
    hall.play(quiet, texts_at(quiet)[0])
    assert hall.tables.take_back(quiet.id, ana).ply == 0


def test_a_number_deals_the_same_here_and_something_else_elsewhere(
    hall: Hall, other_hall: Hall, ana: Person
) -> None:
    tables = [
        (hall if here else other_hall).create(ana, "nova-luna-3p", deal=4711)[0] for here in (True, False)
    ]
    assert tables[0].setup == tables[1].setup
    other, _ = hall.create(ana, "nova-luna-3p", deal=4712)
    assert other.setup != tables[0].setup
    with hall.database.writing() as connection:
        connection.execute(schema.settings.update().values(value="another host's"))
    elsewhere, _ = hall.create(ana, "nova-luna-3p", deal=4711)
    assert elsewhere.setup != tables[0].setup


def test_a_number_is_not_found_by_dealing_at_home(hall: Hall, ana: Person) -> None:
    table, _ = hall.create(ana, "nova-luna-2p", deal=17)
    for seed in (17, "17", "deal 17"):
        assert table.game.deal(table.options, Random(seed)) != table.setup


def test_the_secret_is_shown_nowhere(hall: Hall, ana: Person) -> None:
    table, _ = hall.create(ana, "nova-luna-2p", deal=17)
    hidden = secret.host_secret(hall.database)
    assert len(hidden) * 6 >= 256
    assert hidden not in table.record().write() + str(table.view())


def test_known_deals_forks_and_records_do_not_count(hall: Hall, ana: Person) -> None:
    """A result says nothing of its players where the deal could be known or the moves were brought along."""
    dealt, _ = hall.create(ana, "nova-luna-2p")
    numbered, _ = hall.create(ana, "nova-luna-2p", deal=3)
    forked, _ = hall.dealer.fork(dealt.id, ana, 0, [ME, GREEDY])
    uploaded, _ = hall.dealer.keep_record(ana, dealt.record(), [ME, ME], ())
    assert [hall.tables.load(table.id).counts for table in (dealt, numbered, forked, uploaded)] == [
        True,
        False,
        False,
        False,
    ]


@pytest.mark.parametrize("hidden_from", ["fork", "record"])
def test_a_deal_by_number_loses_its_number_and_its_order_elsewhere(
    hall: Hall, ana: Person, hidden_from: str
) -> None:
    table = hall.play_on(hall.create(ana, "nova-luna-2p", deal=9)[0], Random(1), 3)
    if hidden_from == "fork":
        copy, _ = hall.dealer.fork(table.id, ana, 3, [ME, ME])
    else:
        copy, _ = hall.dealer.keep_record(ana, table.record(), [ME, ME], ())
    assert copy.deal is None
    assert copy.setup["supply"] != table.setup["supply"]
