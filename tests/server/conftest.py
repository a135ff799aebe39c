"""Fixtures for the tests of the server: one for each kind of database, shared, and guests for each test."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from lunarium.server.settings import Settings
from lunarium.tables import bulletin
from tests.support.databases import fresh_url
from tests.support.server.serving import Guest, Guests, Serving, Servings


@pytest.fixture(scope="session", autouse=True)
def quick_bulletin() -> Iterator[None]:
    """Listening ends soon after it shall."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bulletin, "LOOK_UP_SECONDS", 0.05)
        yield


@pytest.fixture(scope="session")
def servings(tmp_path_factory: pytest.TempPathFactory, quick_bulletin: None) -> Iterator[Servings]:
    """The server on each kind of database, started when it is first asked for."""
    running: dict[str, Serving] = {}
    with ExitStack() as stack:

        def serve(kind: str) -> Serving:
            if kind not in running:
                url = stack.enter_context(fresh_url(kind, tmp_path_factory.mktemp("server")))
                settings = Settings(database_url=url, rate=0, thinkers=1, log="debug")
                running[kind] = stack.enter_context(Serving(settings))
            running[kind].overhear()
            return running[kind]

        yield serve


@pytest.fixture
def serving(kind: str, servings: Servings) -> Serving:
    """The server on SQLite and on PostgreSQL in turn."""
    return servings(kind)


@pytest.fixture
def lone_serving(servings: Servings) -> Serving:
    """A server, for what does not depend on the kind of database."""
    return servings("sqlite")


@pytest.fixture
def guests() -> Iterator[Guests]:
    """Guests who leave when the test is over."""
    with ExitStack() as stack:

        def invite(*args: Any, **more: Any) -> Guest:
            guest = Guest(*args, **more)
            stack.callback(guest.close)
            return guest

        yield invite


@pytest.fixture
def ana(serving: Serving, guests: Guests) -> Guest:
    return guests(serving.address, "Ana")


@pytest.fixture
def ben(serving: Serving, guests: Guests) -> Guest:
    return guests(serving.address, "Ben", cookie=False)


@pytest.fixture
def stranger(serving: Serving, guests: Guests) -> Guest:
    """Somebody who has not introduced themselves."""
    return guests(serving.address, None)
