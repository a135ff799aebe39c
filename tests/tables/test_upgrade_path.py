"""The upgrade path: a database of the version before is migrated, and every table of it opens and goes on."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lunarium.games.luna import components
from lunarium.tables import check, schema
from lunarium.tables.backup import restore
from lunarium.tables.errors import SetAside
from tests.support.tables import before
from tests.support.tables.hall import Hall

pytestmark = pytest.mark.both_databases

TABLES = ("finished", "uploaded", "running", "open", "forked", "numbered", "daily", "daily_finished")
OWN = ("own", "own_finished")  # dealt with component data from a file


@pytest.fixture
def no_files(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Nobody has brought component data along."""
    registered: dict[str, Any] = {}
    monkeypatch.setattr(components, "_own", registered)
    return registered


@pytest.fixture
def old(kind: str, empty_database_url: str, no_files: dict[str, Any]) -> Iterator[Hall]:
    """The database of the version before, not yet migrated."""
    before.bring_back(kind, empty_database_url)
    hall = Hall(empty_database_url)
    yield hall
    hall.close()


def test_every_table_opens_and_goes_on(kind: str, old: Hall) -> None:
    components.register(before.HOME)
    old.database.migrate()
    assert old.database.is_current()
    assert check.check_tables(old.database, everything=True) == []
    names = before.names(kind)
    for name in (*TABLES, *OWN):
        table = old.tables.load(names[name])
        assert (table.finished_at is not None) == ("finished" in name or name == "uploaded")
        assert table.counts == (name not in ("uploaded", "forked", "numbered"))
    ana, ben = (old.people.recognise(names[person]) for person in ("ana", "ben"))
    seat, link = names["invitation"]
    assert old.seats.claim(names["open"], seat, ben, link).seats_of(ben) == (seat,)
    running = old.tables.load(names["running"])
    assert (running.line, running.offer is not None) == (1, True)
    assert running.offer is not None
    other = old.holder(running, running.offer.waits_for[0])
    old.tables.answer_offer(running.id, other, accept=True)
    old.play_on(old.tables.load(running.id), Random(1))
    assert old.play_on(old.tables.load(names["daily"]), Random(1)).seats_of(ana) == (0,)
    assert old.play_on(old.tables.load(names["own"]), Random(1)).finished_at is not None


def test_own_values_are_in_the_set_up_afterwards(kind: str, old: Hall, no_files: dict[str, Any]) -> None:
    """From then on neither a changed file nor a lost one changes an old game."""
    components.register(before.HOME)
    old.database.migrate()
    no_files.clear()
    for name in OWN:
        table = old.tables.load(before.names(kind)[name])
        assert table.setup["components"]["master_builder_moves"] == 2
    assert check.check_tables(old.database, everything=True) == []


def test_without_the_file_only_its_tables_are_set_aside_until_it_is_there(kind: str, old: Hall) -> None:
    old.database.migrate()
    names = before.names(kind)
    broken = check.check_tables(old.database, everything=True)
    assert {game.table for game in broken} == {names[name] for name in OWN}
    for game in broken:
        assert (game.error.cause.code, game.error.cause.params) == ("components-unknown", {"name": "home"})
    with pytest.raises(SetAside):
        old.tables.load(names["own"])
    for name in TABLES:
        old.tables.load(names[name])
    components.register(before.HOME)
    assert check.check_tables(old.database) == [], "what was set aside is looked at again"
    with old.database.reading() as connection:
        kept = {row.id: row.setup for row in connection.execute(schema.tables.select())}
    assert all("components" in kept[names[name]] for name in OWN)


def test_a_backup_of_the_version_before_is_restored(
    empty_database_url: str, no_files: dict[str, Any], tmp_path: Path
) -> None:
    components.register(before.HOME)
    hall = Hall(empty_database_url)
    restore(hall.database, before.BACKUP)
    no_files.clear()
    names = before.names("sqlite")
    assert check.check_tables(hall.database, everything=True) == []
    assert hall.people.recognise(names["ana"]).name == "Ana"
    assert "components" in hall.tables.load(names["own"]).setup
    hall.close()
