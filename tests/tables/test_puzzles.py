"""Puzzles in the database: the first try counts, once; the puzzle of the day is the same for everybody."""

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import Any

import pytest

from lunarium.tables import daily_puzzles, puzzles
from lunarium.tables.daily_puzzles import Crowd, DailyPuzzles, Own
from lunarium.tables.errors import Unavailable
from lunarium.tables.grade import Grade
from lunarium.tables.people import Person
from lunarium.tables.puzzles import SOLUTION, THEME, PuzzleResult, Puzzles, choose_next
from lunarium.tables.secret import host_secret
from tests.support.puzzles import make_puzzle
from tests.support.tables.hall import Hall

EASY, HARD = make_puzzle("2p-1", level=1), make_puzzle("2p-2", level=6, ply=14)
NOON = datetime(2031, 5, 4, 12, tzinfo=UTC)


@pytest.fixture
def book(hall: Hall) -> Puzzles:
    return Puzzles(hall.database)


@pytest.fixture
def daily(hall: Hall) -> DailyPuzzles:
    return DailyPuzzles(hall.database)


def at(monkeypatch: pytest.MonkeyPatch, day: int = 0) -> date:
    """Let it be noon, so many days later."""
    moment = NOON + timedelta(days=day)
    for module in (puzzles, daily_puzzles):
        monkeypatch.setattr(module, "now", lambda: moment)
    return moment.date()


def test_the_first_try_moves_the_grade_once(book: Puzzles, ana: Person, ben: Person) -> None:
    tried = book.note_try(ana, EASY, solved=True)
    assert tried.result == PuzzleResult(solved=True, helped=False, mended=False)
    assert tried.after.points > tried.before.points == Grade().points == 1500
    again = book.note_try(ana, EASY, solved=False)
    assert (again.result, again.before, again.after) == (tried.result, tried.after, tried.after)
    assert book.grade(ana, EASY.game) == tried.after
    assert (tried.after.tried, tried.after.solved) == (1, 1)
    assert book.grade(ben, EASY.game) == book.grade(None, EASY.game) == Grade()
    assert (book.find(ben, EASY.game), book.find(None, EASY.game)) == ({}, {})


def test_a_miss_costs_and_can_be_mended_without_gain(book: Puzzles, ana: Person) -> None:
    missed = book.note_try(ana, EASY, solved=False)
    assert missed.after.points < missed.before.points
    mended = book.note_try(ana, EASY, solved=True)
    assert mended.result == PuzzleResult(solved=False, helped=False, mended=True)
    assert mended.after == missed.after
    assert book.find(ana, EASY.game) == {EASY.key: mended.result}


def test_a_puzzle_solved_with_a_hint_gains_no_points(book: Puzzles, ana: Person) -> None:
    book.note_hint(ana, HARD, THEME)
    book.note_hint(ana, HARD, SOLUTION)
    book.note_hint(ana, HARD, THEME)
    assert book.hints(ana, HARD) == SOLUTION
    helped = book.note_try(ana, HARD, solved=True)
    assert helped.result == PuzzleResult(solved=True, helped=True, mended=False)
    assert helped.after.points == helped.before.points
    assert book.hints(ana, EASY) == 0


def test_a_harder_puzzle_moves_a_grade_further() -> None:
    easy, hard = (Grade().after(one.rating, solved=True, helped=False) for one in (EASY, HARD))
    assert 1500 < easy.points < hard.points
    assert Grade().chance(EASY.rating) > 0.5 > Grade().chance(HARD.rating)
    strong = Grade()
    for _ in range(20):
        strong = strong.after(HARD.rating, solved=True, helped=False)
    assert strong.chance(HARD.rating) > 0.5
    assert strong.error < Grade().error


def test_the_next_puzzle_fits_the_solver() -> None:
    levels = [make_puzzle(f"2p-{number}", level=number) for number in range(1, 7)]
    weak = Grade(mean=EASY.rating)
    found = [choose_next(levels, {}, weak, Random(seed)) for seed in range(50)]
    assert {one.difficulty for one in found if one} == {1, 2, 3, 4, 5}, "the hardest is too far away"
    known = {"2p-6": PuzzleResult(solved=False, helped=False, mended=False)}
    known |= {f"2p-{number}": PuzzleResult(solved=True, helped=False, mended=False) for number in range(1, 6)}
    missed = choose_next(levels, known, weak, Random(1))
    assert missed is not None
    assert missed.key == "2p-6", "what was missed comes before what was solved"
    assert choose_next([], {}, weak, Random(1)) is None
    known["2p-1"] = PuzzleResult(solved=False, helped=False, mended=True)
    again = {one.key for seed in range(20) if (one := choose_next(levels, known, weak, Random(seed)))}
    assert again == {"2p-6"}, "what was solved at a later try is missed no more"


def test_no_puzzle_of_the_day_comes_again_before_all_have_come(
    hall: Hall, other_hall: Hall, daily: DailyPuzzles
) -> None:
    keys = [f"2p-{number}" for number in range(5)]
    days = [NOON.date() + timedelta(days=number) for number in range(15)]
    chosen = [daily.choose("nova-luna", keys, day) for day in days]
    for start in (0, 5, 10):
        assert Counter(chosen[start : start + 5]) == Counter(keys)
    there = DailyPuzzles(other_hall.database)
    assert [there.choose("nova-luna", keys, day) for day in days] == chosen, "the same at every worker"
    assert daily.choose("nova-luna", ["2p-9"], days[0]) == "2p-9", "one that is gone makes room"


def test_days_in_a_row(
    daily: DailyPuzzles, book: Puzzles, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    nobody = Own(tried=False, solved=False, streak=0)
    for day, streak in ((0, 1), (1, 2), (3, 1)):  # a day is left out
        today = at(monkeypatch, day)
        daily.choose(EASY.game, [EASY.key], today)
        book.note_try(ana, EASY, solved=True)
        assert daily.find(ana, EASY.game, today) == Own(tried=True, solved=True, streak=streak)
    assert daily.find(ben, EASY.game, today) == daily.find(None, EASY.game, today) == nobody
    tomorrow = at(monkeypatch, 4)
    daily.choose(EASY.game, [EASY.key], tomorrow)
    assert daily.find(ana, EASY.game, tomorrow) == Own(tried=False, solved=False, streak=1)
    book.note_try(ana, EASY, solved=False)
    assert daily.find(ana, EASY.game, tomorrow) == Own(tried=True, solved=False, streak=1)
    book.note_try(ana, EASY, solved=True)
    assert daily.find(ana, EASY.game, tomorrow) == Own(tried=True, solved=True, streak=2)
    book.note_try(ben, EASY, solved=True)
    assert daily.count(EASY.game, tomorrow) == Crowd(tried=2, solved=2, at_once=1)


def test_a_puzzle_that_was_begun_yesterday_counts_for_yesterday(
    daily: DailyPuzzles, book: Puzzles, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    days = [at(monkeypatch, number) for number in range(3)]
    for day in days:
        daily.choose(EASY.game, [EASY.key], day)
    at(monkeypatch, 1)
    book.note_try(ana, EASY, solved=True)
    book.note_try(ana, EASY, solved=True, day=days[0])
    assert daily.find(ana, EASY.game, days[0]) == Own(tried=True, solved=True, streak=1)
    assert daily.find(ana, EASY.game, days[1]).streak == 2, "today's was solved first"
    book.note_hint(ben, EASY, SOLUTION)
    book.note_try(ben, EASY, solved=True, day=days[0])
    assert not daily.find(ben, EASY.game, days[0]).solved, "what was shown after midnight counts as little"
    at(monkeypatch, 2)
    book.note_try(ben, EASY, solved=True, day=days[0])
    assert daily.find(ben, EASY.game, days[2]).solved, "a day later it is a try of today"


def test_another_puzzle_or_a_shown_solution_is_no_day(
    daily: DailyPuzzles, book: Puzzles, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = at(monkeypatch)
    daily.choose(EASY.game, [EASY.key], today)
    book.note_try(ana, HARD, solved=True)
    assert daily.count(EASY.game, today) == Crowd(0, 0, 0)
    book.note_hint(ana, EASY, SOLUTION)
    book.note_try(ana, EASY, solved=False)
    book.note_try(ana, EASY, solved=True)
    assert daily.find(ana, EASY.game, today) == Own(tried=True, solved=False, streak=0)
    book.note_hint(ben, EASY, THEME)
    book.note_try(ben, EASY, solved=True)
    assert daily.find(ben, EASY.game, today).solved
    assert daily.count(EASY.game, today) == Crowd(tried=2, solved=1, at_once=0)


def test_a_solution_shown_long_ago_does_not_spoil_the_puzzle_of_the_day(
    daily: DailyPuzzles, book: Puzzles, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    at(monkeypatch)
    book.note_hint(ana, EASY, SOLUTION)
    today = at(monkeypatch, 60)
    daily.choose(EASY.game, [EASY.key], today)
    book.note_hint(ana, EASY, THEME)
    book.note_try(ana, EASY, solved=True)
    assert daily.find(ana, EASY.game, today) == Own(tried=True, solved=True, streak=1)


def test_two_workers_count_a_first_try_once(postgresql_halls: tuple[Hall, Hall]) -> None:
    one, two = (Puzzles(hall.database) for hall in postgresql_halls)
    ana = postgresql_halls[0].person("Ana")
    first = one.note_try(ana, EASY, solved=True)
    second = two.note_try(ana, EASY, solved=False)
    assert second.result == first.result
    assert two.grade(ana, EASY.game) == first.after


def test_the_puzzle_of_a_day_is_chosen_where_nothing_can_be_written(
    hall: Hall, daily: DailyPuzzles, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys, day = ["a", "b", "c", "d"], NOON.date()
    host_secret(hall.database)  # made at the start of a host

    def fail(*_: Any, **__: Any) -> None:
        raise Unavailable("database-full")

    with monkeypatch.context() as full:
        full.setattr(hall.database, "writing", fail)
        chosen = daily.choose("luna", keys, day)
        assert daily.choose("luna", keys, day) == chosen
    assert daily.choose("luna", keys, day) == chosen
