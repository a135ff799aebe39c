"""Fixtures for the tests of the tables."""

from collections.abc import Iterator

import pytest

from lunarium.tables.people import Person
from tests.support.tables.hall import Hall


@pytest.fixture
def hall(database_url: str) -> Iterator[Hall]:
    """The tables of one process on a fresh database."""
    hall = Hall(database_url)
    yield hall
    hall.close()


@pytest.fixture
def postgresql_halls(postgresql_url: str) -> Iterator[tuple[Hall, Hall]]:
    """Two workers on one PostgreSQL."""
    halls = Hall(postgresql_url), Hall(postgresql_url)
    yield halls
    for hall in halls:
        hall.close()


@pytest.fixture
def other_hall(database_url: str) -> Iterator[Hall]:
    """Another process on the same database, or the same one after a restart: it remembers nothing."""
    hall = Hall(database_url)
    yield hall
    hall.close()


@pytest.fixture
def ana(hall: Hall) -> Person:
    return hall.person("Ana")


@pytest.fixture
def ben(hall: Hall) -> Person:
    return hall.person("Ben")


@pytest.fixture
def eve(hall: Hall) -> Person:
    return hall.person("Eve")
