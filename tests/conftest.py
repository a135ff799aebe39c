"""Fixtures for all tests: databases of every kind."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """SQLite and PostgreSQL in turn."""
    return str(request.param)


@pytest.fixture
def database_url(kind: str, tmp_path: Path) -> Iterator[str]:
    """A fresh database of this kind."""
    from tests.databases import fresh_url  # here, so that the tests of the rules need no database

    with fresh_url(kind, tmp_path) as url:
        yield url


@pytest.fixture
def empty_database_url(kind: str, tmp_path: Path) -> Iterator[str]:
    """A database of this kind in which nothing stands, not even tables."""
    from tests.databases import empty_url

    with empty_url(kind, tmp_path) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> Iterator[str]:
    """A fresh SQLite file, for what does not depend on the kind."""
    from tests.databases import fresh_url

    with fresh_url("sqlite", tmp_path) as url:
        yield url


@pytest.fixture
def postgresql_url(tmp_path: Path) -> Iterator[str]:
    """A fresh PostgreSQL database, for what SQLite cannot do."""
    from tests.databases import fresh_url

    with fresh_url("postgresql", tmp_path) as url:
        yield url


@pytest.fixture(scope="session")
def services() -> None:
    """The services that notifications know, loaded once; what they import warns about its own age."""
    from apprise import Apprise

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        Apprise.instantiate("json://localhost/")
