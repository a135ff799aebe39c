"""Fixtures for all tests: databases of every kind."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

# What takes longest begins first, so that no core waits for it at the end.
LONGEST = ("ui/test_every_state", "server/durability", "ui/", "server/", "tables/")

BOTH = ("sqlite", "postgresql")
IS_THOROUGH = os.environ.get("LUNARIUM_DATABASES") == "both"

# Objects until rubbish is looked for: Python's own 700 makes tests of the rules 2 to 20 % slower.
SELDOM = 100_000


def pytest_xdist_auto_num_workers() -> int:
    """Three workers on two cores: a test that waits for a browser or a process leaves its core to another."""
    return (os.cpu_count() or 1) * 3 // 2 or 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first."""

    def place(item: pytest.Item) -> int:
        path = item.path.relative_to(Path(__file__).parent).as_posix()
        return next((rank for rank, start in enumerate(LONGEST) if path.startswith(start)), len(LONGEST))

    items.sort(key=place)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Look for no rubbish until all tests are found, then seldom, and never among modules and tests."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(SELDOM)
        gc.enable()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give `kind`, the kind of database: SQLite, or both where a test or a thorough look asks for them."""
    is_given = any("kind" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    if "kind" in metafunc.fixturenames and not is_given:
        wants_both = metafunc.definition.get_closest_marker("both_databases") is not None
        metafunc.parametrize("kind", BOTH if wants_both or IS_THOROUGH else BOTH[:1])


@pytest.fixture
def database_url(kind: str, tmp_path: Path) -> Iterator[str]:
    """A fresh database of this kind."""
    from tests.support.databases import fresh_url  # here, so that the tests of the rules need no database

    with fresh_url(kind, tmp_path) as url:
        yield url


@pytest.fixture
def empty_database_url(kind: str, tmp_path: Path) -> Iterator[str]:
    """A database of this kind in which nothing stands, not even tables."""
    from tests.support.databases import empty_url

    with empty_url(kind, tmp_path) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> Iterator[str]:
    """A fresh SQLite file, for what does not depend on the kind."""
    from tests.support.databases import fresh_url

    with fresh_url("sqlite", tmp_path) as url:
        yield url


@pytest.fixture
def postgresql_url(tmp_path: Path) -> Iterator[str]:
    """A fresh PostgreSQL database, for what SQLite cannot do."""
    from tests.support.databases import fresh_url

    with fresh_url("postgresql", tmp_path) as url:
        yield url
