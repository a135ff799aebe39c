"""`lunarium tables`: what can no longer be played, why, and how to be rid of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update
from typer.testing import CliRunner, Result

from lunarium.cli.app import app
from lunarium.core.errors import LunariumError
from lunarium.tables import schema
from tests.support.tables.hall import Hall


@pytest.fixture
def hall(sqlite_url: str) -> Iterator[Hall]:
    hall = Hall(sqlite_url)
    yield hall
    hall.close()


def run(hall: Hall, *words: str, answer: str = "") -> Result:
    return CliRunner().invoke(app, ["tables", *words, "--database", hall.database.url], input=answer)


def break_one(hall: Hall) -> str:
    """The id of a table that no longer replays."""
    table, _ = hall.create(hall.person(), "luna-2p")
    with hall.database.writing() as connection:
        broken = update(schema.tables).where(schema.tables.c.id == table.id).values(rules_version=99)
        connection.execute(broken)
    return table.id


def test_all_is_well(hall: Hall) -> None:
    assert "no tables" in run(hall, "check").output
    hall.create(hall.person(), "luna-2p")
    hall.create(hall.person(), "nova-luna-2p")
    result = run(hall, "check", "--all")
    assert (result.exit_code, "2 tables" in result.output) == (0, True)


def test_broken_tables_are_listed_with_their_reason(hall: Hall) -> None:
    table_id = break_one(hall)
    for _ in range(2):
        result = run(hall, "check", "--language", "de")
        assert result.exit_code == 1
        [line] = result.stdout.splitlines()  # the log goes to standard error
        assert line.startswith(f"{table_id}: ")
        assert "99" in line


def test_broken_table_is_removed_after_confirmation(hall: Hall) -> None:
    table_id = break_one(hall)
    assert run(hall, "remove", table_id, answer="n\n").exit_code == 1
    assert run(hall, "check").exit_code == 1
    assert run(hall, "remove", table_id, answer="y\n").exit_code == 0
    assert run(hall, "check").exit_code == 0


def test_a_sound_table_is_removed_only_where_that_is_meant(hall: Hall) -> None:
    table, _ = hall.create(hall.person(), "luna-2p")
    refused = run(hall, "remove", table.id, "--yes")
    assert isinstance(refused.exception, LunariumError)
    assert refused.exception.code == "tables-remove-sound"
    assert run(hall, "remove", table.id, "--yes", "--sound").exit_code == 0
    gone = run(hall, "remove", table.id, "--yes", "--sound")
    assert isinstance(gone.exception, LunariumError)
    assert gone.exception.code == "no-such-table"


def test_tables_are_listed_with_who_sits_there(hall: Hall) -> None:
    table, _ = hall.create(hall.person("Ana"), "luna-2p")
    assert run(hall, "list").stdout.split()[:2] == [table.id, "luna"]
    assert run(hall, "list").stdout.strip().endswith("Ana, Ana")


@pytest.mark.parametrize("command", [["tables", "check"], ["people", "list"], ["backup", "copy.jsonl"]])
def test_commands_make_no_stray_database(command: list[str], tmp_path: Path) -> None:
    absent = tmp_path / "typo" / "lunarium.sqlite"
    result = CliRunner().invoke(app, [*command, "--database", f"sqlite:///{absent}"])
    assert isinstance(result.exception, LunariumError)
    assert result.exception.code == "database-absent"
    assert not absent.exists()
