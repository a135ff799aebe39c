"""The daily deal: the same for all, once for each, without second thoughts, closed until one has finished."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete

from lunarium.games import GAMES, positions_of
from lunarium.tables import daily, schema
from lunarium.tables.computers import choose
from lunarium.tables.people import Person
from lunarium.tables.secret import host_secret
from lunarium.tables.table import Table
from tests.support.databases import fresh_url
from tests.support.legal_moves import texts_at
from tests.support.tables.hall import ME, Hall

TODAY = date(2031, 5, 4)
OTHERWISE: dict[str, dict[str, Any]] = {
    "luna": {"level": 1},
    "nova-luna": {"first_game": True},
}  # another option, the same deal


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is always the same day."""
    monkeypatch.setattr(daily.Daily, "today", lambda self: TODAY)


@pytest.fixture
def other_host(tmp_path: Path) -> Iterator[Hall]:
    """Another host with a database of its own."""
    with fresh_url("sqlite", tmp_path) as url:
        hall = Hall(url)
        yield hall
        hall.close()


def finish(hall: Hall, person: Person, game: str = "nova-luna", thinks: bool = False) -> Table:
    """This person's deal, played to the end: always the same without thought, or with some."""
    table, _ = hall.daily.begin(person, game)
    while table.turn is not None:
        table = hall.play(table, choose(table, "greedy") if thinks else texts_at(table)[-1])
    return table


@pytest.mark.parametrize("game", GAMES)
def test_all_get_the_same_daily_deal_once(hall: Hall, other_hall: Hall, game: str) -> None:
    ana, ben = hall.person("Ana"), hall.person("Ben")
    mine, invitations = hall.daily.begin(ana, game)
    assert (mine.daily, mine.game.key, len(mine.seats), invitations) == (TODAY, game, 1, [])
    assert hall.daily.begin(ana, game)[0].id == other_hall.daily.begin(ana, game)[0].id == mine.id
    theirs, _ = other_hall.daily.begin(ben, game)
    assert theirs.id != mine.id
    assert (theirs.setup, theirs.options) == (mine.setup, mine.options)
    assert hall.daily.find(ana, TODAY, game) == mine.id
    assert hall.daily.find(ana, TODAY + timedelta(1), game) is None
    assert hall.daily.find(None, TODAY, game) is None


def test_two_windows_at_once_get_one_table(hall: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    mine, _ = hall.daily.begin(ana, "luna")
    find, asked = daily.Daily.find, []

    def find_late(self: daily.Daily, *args: Any) -> str | None:
        """The first look finds nothing: the other window is not yet done."""
        asked.append(args)
        return None if len(asked) == 1 else find(self, *args)

    monkeypatch.setattr(daily.Daily, "find", find_late)
    again, _ = hall.daily.begin(ana, "luna")
    assert again.id == mine.id
    with hall.database.reading() as connection:
        assert len(connection.execute(schema.tables.select()).all()) == 1


def test_the_deal_changes_with_the_day_and_the_host(
    hall: Hall, other_host: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who does not know the host's secret cannot deal it at home."""
    mine, _ = hall.daily.begin(ana, "nova-luna")
    elsewhere, _ = other_host.daily.begin(other_host.person(), "nova-luna")
    monkeypatch.setattr(daily.Daily, "today", lambda self: TODAY + timedelta(1))
    tomorrow, _ = hall.daily.begin(ana, "nova-luna")
    orders = {tuple(table.setup["supply"]) for table in (mine, elsewhere, tomorrow)}
    assert len(orders) == 3
    assert len(host_secret(hall.database)) * 6 >= 128
    assert host_secret(hall.database) != host_secret(other_host.database)


def test_the_secret_alone_makes_the_deal(hall: Hall, ana: Person, ben: Person) -> None:
    mine, _ = hall.daily.begin(ana, "luna")
    with hall.database.writing() as connection:
        connection.execute(delete(schema.daily_deals))
    assert hall.daily.begin(ben, "luna")[0].setup == mine.setup


def test_daily_deals_allow_no_take_back(hall: Hall, ana: Person) -> None:
    table, _ = hall.daily.begin(ana, "nova-luna")
    hall.play_on(table, Random(1), 3)
    with hall.refused("daily-no-take-back"):
        hall.tables.take_back(table.id, ana)
    with hall.refused("daily-no-take-back"):
        hall.tables.take_back(table.id, ana, to_ply=0)


def test_an_unfinished_journey_of_the_daily_deal_may_be_taken_back(hall: Hall, ana: Person) -> None:
    table, _ = hall.daily.begin(ana, "luna")
    rng = Random(4)
    while not table.game.is_midway(table.state):
        voyages = [move for move in texts_at(table) if move.startswith(("journey", "tide"))]
        table = hall.play(table, rng.choice(voyages or texts_at(table)))
    assert hall.tables.take_back(table.id, ana).ply == table.ply - 1


def test_the_deal_is_played_by_oneself_to_the_end(hall: Hall, ana: Person) -> None:
    """No computer plays it for a person, nobody takes it over, and no copy is tried beforehand."""
    table, _ = hall.daily.begin(ana, "nova-luna")
    with hall.refused("daily-own"):
        hall.seats.resign(table.id, 0, ana, "level-5")
    with hall.refused("daily-own"):
        hall.seats.invite(table.id, 0, ana)
    with hall.refused("daily-no-fork"):
        hall.dealer.fork(table.id, ana, 0, [ME])
    over = hall.play_on(table, Random(1))
    assert hall.dealer.fork(over.id, ana, 0, [ME])[0].daily is None


def test_results_are_closed_until_one_has_finished(hall: Hall, ana: Person, ben: Person) -> None:
    for person in (None, ana):
        with hall.refused("daily-closed"):
            hall.daily.check_open(person, TODAY, "nova-luna")
    hall.daily.begin(ana, "nova-luna")
    with hall.refused("daily-closed"):
        hall.daily.check_open(ana, TODAY, "nova-luna")
    finish(hall, ana)
    hall.daily.check_open(ana, TODAY, "nova-luna")
    with hall.refused("daily-closed"):
        hall.daily.check_open(ana, TODAY, "luna")
    with hall.refused("daily-closed"):
        hall.daily.check_open(ben, TODAY, "nova-luna")
    with hall.refused("daily-closed"):
        hall.daily.check_open(ana, TODAY + timedelta(1), "nova-luna")
    hall.daily.check_open(None, TODAY - timedelta(1), "nova-luna")
    with hall.refused("no-such-daily"):
        hall.daily.check_open(ana, TODAY, "chess")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_results_is_in_order(hall: Hall, ana: Person, ben: Person, game: str) -> None:
    eve = hall.person("Eve")
    over = [finish(hall, ana, game), finish(hall, ben, game, thinks=True), finish(hall, eve, game)]
    scores = []
    for table in over:
        outcome = table.outcome
        assert outcome is not None
        scores.append(int(outcome.result["solo_score" if game == "nova-luna" else "difference"]))
    assert scores[0] == scores[2]
    assert scores[0] != scores[1]
    standings = hall.daily.results(TODAY, game)
    is_first = (scores[0] < scores[1]) == (game == "nova-luna")
    names = ["Ana", "Eve", "Ben"] if is_first else ["Ben", "Ana", "Eve"]
    assert [standing.name for standing in standings] == names
    assert [standing.rank for standing in standings] == ([1, 1, 3] if is_first else [1, 2, 2])
    assert {standing.table for standing in standings} == {table.id for table in over}
    assert hall.daily.count(TODAY, game) == 3
    assert hall.daily.results(TODAY - timedelta(1), game) == []


def test_only_finished_ones_count(hall: Hall, ana: Person) -> None:
    hall.daily.begin(ana, "luna")
    assert hall.daily.count(TODAY, "luna") == 0
    assert hall.daily.results(TODAY, "luna") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_running_daily_deal_is_not_brought_to_where_there_are_hints(
    hall: Hall, ana: Person, ben: Person, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = hall.play_on(hall.daily.begin(ana, game)[0], Random(1), 4)
    record = table.record()
    sealed = replace(record, setup=table.game.reseal(dict(table.setup), table.state, Random(1)))
    otherwise = replace(sealed, options={**record.options, **OTHERWISE[game]})
    for brought in (record, sealed, otherwise, replace(sealed, moves=())):
        for person in (ana, ben):
            with hall.refused("daily-no-record"):
                hall.daily.check_record(person, brought)
    hall.daily.check_record(ana, replace(record, setup=table.game.deal(table.options, Random(2))))
    for ply in range(table.ply + 1):  # as a position, too
        options, setup = positions_of(table.game).begin(table.state_at(ply), Random(1))
        with hall.refused("daily-no-record"):
            hall.daily.check_record(ana, replace(record, options=options, setup=setup, moves=()))
    monkeypatch.setattr(daily.Daily, "today", lambda self: TODAY + timedelta(1))
    hall.daily.check_record(ben, sealed)
    with hall.refused("daily-no-record"):
        hall.daily.check_record(ana, sealed)  # she still plays it
    hall.play_on(hall.tables.load(table.id), Random(1))
    hall.daily.check_record(ana, sealed)


def test_a_finished_daily_deal_is_kept_from_others_until_tomorrow(
    hall: Hall, ana: Person, ben: Person
) -> None:
    record = finish(hall, ana).record()
    with hall.refused("daily-record-tomorrow"):
        hall.daily.check_record(ana, record)
    with hall.refused("daily-no-record"):
        hall.daily.check_record(ben, record)


def test_results_say_who_had_looked_before(
    hall: Hall, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After midnight the games of the day are open, also to those who still play it."""
    eve = hall.person("Eve")
    over = finish(hall, ana)
    for person in (ben, eve):
        hall.daily.begin(person, "nova-luna")
        with hall.refused("daily-closed"):
            hall.daily.look(person, over)
    monkeypatch.setattr(daily.Daily, "today", lambda self: TODAY + timedelta(1))
    hall.daily.look(ben, over)
    hall.daily.look(None, over)
    for person in (ben, eve):
        mine = hall.daily.find(person, TODAY, "nova-luna")
        assert mine is not None
        hall.play_on(hall.tables.load(mine), Random(1))
    hall.daily.look(eve, over)
    looked = {standing.name: standing.looked_before for standing in hall.daily.results(TODAY, "nova-luna")}
    assert looked == {"Ana": False, "Ben": True, "Eve": False}


def test_a_finished_daily_deal_goes_on_only_by_link_until_tomorrow(
    hall: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = finish(hall, ana)
    with hall.refused("daily-fork-tomorrow"):
        hall.daily.check_fork(over, "public")
    hall.daily.check_fork(over, "link")
    fork = hall.dealer.fork(over.id, ana, 0, [ME])[0]
    with hall.refused("daily-fork-tomorrow"):  # nobody would know any more where it came from
        hall.daily.check_fork(fork, "link")
    monkeypatch.setattr(daily.Daily, "today", lambda self: TODAY + timedelta(1))
    for table in (over, fork):
        hall.daily.check_fork(table, "public")


def test_a_fork_of_a_daily_deal_is_closed_as_the_deal_is_and_marks_who_looked(
    hall: Hall, other_hall: Hall, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = finish(hall, ana)
    fork = hall.dealer.fork(over.id, ana, 0, [ME])[0]
    hall.daily.look(ana, fork)
    hall.daily.begin(ben, "nova-luna")
    for table in (fork, other_hall.tables.load(fork.id)):
        with hall.refused("daily-closed"):
            hall.daily.look(ben, table)
    monkeypatch.setattr(daily.Daily, "today", lambda self: TODAY + timedelta(1))
    hall.daily.look(ben, fork)
    mine = hall.daily.find(ben, TODAY, "nova-luna")
    assert mine is not None
    hall.play_on(hall.tables.load(mine), Random(1))
    looked = {standing.name: standing.looked_before for standing in hall.daily.results(TODAY, "nova-luna")}
    assert looked == {"Ana": False, "Ben": True}
