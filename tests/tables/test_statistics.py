"""Statistics: which games count for whom, and what the results of one person add up to."""

from collections import defaultdict
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest
from sqlalchemy import insert

from lunarium.games import load
from lunarium.tables import own_results, review_parts, schema, store
from lunarium.tables.own_results import Accuracy, OwnResult
from lunarium.tables.people import Person
from lunarium.tables.reviews import METHOD
from lunarium.tables.seats import Holder
from lunarium.tables.statistics import RECENT, Statistics, Summary, ThemeResult
from lunarium.tables.table import Table
from lunarium.tables.tally import Streak, Tally
from tests.support.finished_games import play_games
from tests.support.modes import random_record
from tests.support.quick_reviews import make_verdict
from tests.support.tables.hall import GREEDY, ME, Hall

pytestmark = pytest.mark.both_databases


def finish(hall: Hall, table: Table, seed: int = 1) -> Table:
    """Play to the end, computers too."""
    rng = Random(seed)
    while table.turn is not None:
        person = None if table.is_computers_turn else hall.mover(table)
        move = rng.choice(table.game.legal_texts(table.state))
        table = hall.tables.play(table.id, person, move, table.ply, table.line)
    return table


def look(hall: Hall, person: Person) -> Summary:
    return Statistics(hall.database).summarise(person)


def test_a_game_counts_for_everybody_who_played_it(hall: Hall, ana: Person, ben: Person) -> None:
    table = finish(hall, hall.seat("nova-luna-2p", ana, ben))
    outcome = table.outcome
    assert outcome is not None
    for person in (ana, ben):
        found, seat = look(hall, person), table.seats_of(person)[0]
        (result,) = found.recent
        assert (result.table, result.seat, result.game, result.mode) == (table.id, seat, "nova-luna", "2p")
        assert (result.opponents, result.players) == ("people", 2)
        assert (result.place, result.won) == (outcome.ranking.index(seat) + 1, outcome.ranking[0] == seat)
        assert result.score == outcome.result["tokens_left"][seat]
        ((key, tally),) = found.tallies.items()
        assert key == ("nova-luna", "2p", "people", result.month)
        assert (tally.games, tally.won, tally.score) == (1, int(result.won), result.score)
        assert found.streaks["", ""] == Streak(int(result.won), int(result.won))


@pytest.mark.parametrize(
    ("mode", "holders", "opponents", "sources"),
    [
        ("luna-2p", [ME, GREEDY], "greedy", "priestess"),
        ("luna-solo-level-2", [ME], "alone", "council"),
        ("nova-luna-solo", [ME], "alone", "phase_2_penalty"),
        ("nova-luna-3p", [Holder("computer", "random"), ME, GREEDY], "greedy", None),
    ],
)
def test_modes_opponents_and_sources(
    hall: Hall, ana: Person, mode: str, holders: list[Holder], opponents: str, sources: str | None
) -> None:
    table = finish(hall, hall.create(ana, mode, holders)[0])
    (result,) = look(hall, ana).recent
    assert (f"{result.game}-{result.mode}", result.opponents) == (mode, opponents)
    outcome, score = table.outcome, table.game.score(table.options)
    assert outcome is not None
    assert (sources in result.points) if sources else not result.points
    assert all(outcome.breakdown[result.seat][source] == points for source, points in result.points.items())
    if len(holders) == 1:
        assert result.won == score.is_won(result.score)


def test_hot_seat_chosen_deal_and_fork_are_not_counted(hall: Hall, ana: Person, ben: Person) -> None:
    finish(hall, hall.create(ana, "nova-luna-2p")[0])  # both seats at one screen
    finish(hall, hall.create(ana, "nova-luna-solo", deal=7)[0])
    own = finish(hall, hall.seat("nova-luna-2p", ben, hall.person("Eve")))
    finish(hall, hall.dealer.fork(own.id, ana, 3, [ME, GREEDY])[0])
    finish(hall, hall.go_on(random_record("nova-luna-solo", 1), 5, ana))  # from a record that was brought
    assert look(hall, ana) == Summary(tallies={}, streaks={}, recent=[], themes=[])
    assert len(look(hall, ben).recent) == 1


def test_one_screen_counts_for_the_guest_from_elsewhere(hall: Hall, ana: Person, ben: Person) -> None:
    table, invitations = hall.create(ana, "nova-luna-3p", [ME, ME, Holder("open")])
    hall.seats.claim(table.id, invitations[0].seat, ben, invitations[0].secret)
    finish(hall, hall.tables.load(table.id))
    assert look(hall, ana).recent == []
    assert [result.opponents for result in look(hall, ben).recent] == ["people"]


def test_streaks_and_sums_cover_all_results(hall: Hall, ana: Person, ben: Person) -> None:
    for seed in range(6):
        mode = ("nova-luna-2p", "nova-luna-solo")[seed % 2]
        people = (ana, ben) if seed % 2 == 0 else (ana,)
        finish(hall, hall.seat(mode, *people), seed)
    found = look(hall, ana)
    results = found.recent
    solo = [result.score for result in results if result.mode == "solo"]
    (alone,) = (tally for key, tally in found.tallies.items() if key[1] == "solo")
    assert (alone.games, alone.score, alone.lowest, alone.highest) == (
        3, sum(solo), min(solo), max(solo),
    )  # fmt: skip
    won = "".join("x" if result.won else "." for result in results)
    assert found.streaks["", ""].longest == max(map(len, won.split(".")))
    assert found.streaks["", ""].present == len(won.split(".")[-1])


def test_a_removed_table_is_forgotten(hall: Hall, ana: Person) -> None:
    kept = finish(hall, hall.create(ana, "nova-luna-solo")[0])
    before = look(hall, ana)
    gone = finish(hall, hall.create(ana, "nova-luna-solo")[0], seed=2)
    with hall.database.writing() as connection:
        assert store.remove_table(connection, gone.id)
    assert look(hall, ana) == before
    assert [result.table for result in look(hall, ana).recent] == [kept.id]


def test_losses_of_a_review_join_the_sums(hall: Hall, ana: Person) -> None:
    """Losses are shares of a game: alone, twenty points are one."""
    table = finish(hall, hall.create(ana, "nova-luna-solo")[0])
    moves = [played.move for played in table.played]
    losses = {0: 0.1, 1: 4.0}  # a good move, and one that gave away a fifth of a game
    with hall.database.writing() as connection:
        review_parts.add(connection, table.id, METHOD, ana.id, {"deep": range(table.ply)})
        for ply, move in enumerate(moves):
            verdict = make_verdict(ply, "deep", move, losses.get(ply, 0.0))
            part = review_parts.Part(table.id, "deep", ply, 1)
            assert not review_parts.is_fully_reviewed(connection, table.id)
            review_parts.keep(connection, part, verdict.as_json())
        assert review_parts.is_fully_reviewed(connection, table.id)
        own_results.record_review(connection, table.id)
    found = look(hall, ana)
    accuracy = Accuracy(choices=table.ply, sound=table.ply - 1, given=20.5)
    assert found.recent[0].accuracy == accuracy
    (tally,) = found.tallies.values()
    assert (tally.reviewed, tally.choices, tally.sound, tally.given) == (1, table.ply, table.ply - 1, 20.5)
    with hall.database.writing() as connection:
        own_results.record_review(connection, table.id)  # recorded again, it counts once
    assert look(hall, ana) == found


def test_recent_results_are_bounded_and_sums_are_not(hall: Hall, ana: Person) -> None:
    played = play_games(hall.database, ana.id, 8 * (RECENT + 5))
    found = look(hall, ana)
    assert sum(tally.games for tally in found.tallies.values()) == len(played)
    by_mode: dict[tuple[str, str], list[OwnResult]] = defaultdict(list)
    for result in played:
        by_mode[result.game, result.mode].append(result)
    latest = {result.table for results in by_mode.values() for result in results[-RECENT:]}
    assert [result.table for result in found.recent] == [one.table for one in played if one.table in latest]


def test_themes_are_told_by_first_tries_without_help(hall: Hall, ana: Person, ben: Person) -> None:
    tries = [("a", True, False), ("b", True, True), ("c", False, False)]
    with hall.database.writing() as connection:
        for puzzle, solved, helped in tries:
            row = {"person_id": ana.id, "game": "luna", "puzzle": puzzle, "theme": "bribery", "difficulty": 2}
            row |= {
                "solved": solved,
                "helped": helped,
                "mended": True,
                "at": datetime(2031, 5, 4, tzinfo=UTC),
            }
            connection.execute(insert(schema.puzzle_results).values(row))
    assert look(hall, ana).themes == [ThemeResult("luna", "bribery", tried=3, solved=1)]
    assert look(hall, ben).themes == []


def test_files_hold_all_in_order(hall: Hall, ana: Person) -> None:
    for seed in range(3):
        finish(hall, hall.create(ana, "nova-luna-solo")[0], seed)
    exported = list(Statistics(hall.database).export(ana))
    assert exported == look(hall, ana).recent
    assert exported == sorted(exported, key=lambda result: result.finished_at)


def test_a_tally_adds_whatever_comes_below_zero(ana: Person) -> None:
    """Losses stay losses, and the best of lower results is the lowest."""
    result = OwnResult(
        person="a", table="t", seat=0, game="luna", mode="2p", players=2, opponents="people", place=2,
        score=-3, won=False, points={"apostate": -5, "temple": 2},
        finished_at=datetime(2031, 5, 4, tzinfo=UTC),
    )  # fmt: skip
    tally = Tally(players=2, points={}).add(result).add(replace(result, score=4, won=True))
    assert (tally.games, tally.won, tally.score, tally.lowest, tally.highest) == (2, 1, 1, -3, 4)
    assert tally.points == {"apostate": -10, "temple": 4}


def test_every_mode_has_its_name() -> None:
    for game in map(load, ("luna", "nova-luna")):
        for mode, options in game.list_modes().items():
            assert game.name_mode(game.settle(options)) == mode
    luna = load("luna")
    chosen = {"players": 2, "start": "standard", "level": 2, "components": "home", "moon_priestess": "tide"}
    assert luna.name_mode(chosen) == "2p"
