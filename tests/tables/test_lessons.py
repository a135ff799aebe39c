"""Lessons in the database: a star that was won stays, also where two pages win different ones."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection

from lunarium.tables.lessons import Lessons, StageStars
from lunarium.tables.people import Person
from tests.support.tables.hall import Hall

ALONE, BEST = StageStars(alone=True, best=False), StageStars(alone=False, best=True)


def test_stars_add_up(hall: Hall, ana: Person) -> None:
    lessons = Lessons(hall.database)
    for won in (ALONE, BEST, StageStars(alone=False, best=False)):
        lessons.keep(ana, "luna", "tide", won)
    assert lessons.find(ana, "luna") == {"tide": ALONE | BEST}


@pytest.mark.parametrize("known", [True, False], ids=["done before", "new"])
def test_two_pages_lose_no_star(
    hall: Hall, other_hall: Hall, ana: Person, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = Lessons(hall.database), Lessons(other_hall.database)
    if known:
        here.keep(ana, "luna", "tide", StageStars(alone=False, best=False))
    writing = hall.database.writing

    @contextmanager
    def overtaken() -> Iterator[Connection]:
        """The other page writes just before this one."""
        there.keep(ana, "luna", "tide", BEST)
        with writing() as connection:
            yield connection

    monkeypatch.setattr(hall.database, "writing", overtaken)
    here.keep(ana, "luna", "tide", ALONE)
    assert here.find(ana, "luna") == {"tide": ALONE | BEST}
