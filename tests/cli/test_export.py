"""`lunarium export`: finished games without names, as lines or as Parquet."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update
from typer.testing import CliRunner

from lunarium.cli.app import app
from lunarium.core.errors import LunariumError
from lunarium.core.record import Record
from lunarium.games import load
from lunarium.tables import schema
from tests.support.modes import random_record
from tests.support.tables.hall import ME, Hall


@pytest.fixture
def hall(sqlite_url: str) -> Iterator[Hall]:
    hall = Hall(sqlite_url)
    yield hall
    hall.close()


def export(hall: Hall, path: Path, *words: str) -> str:
    """Run it; errors come through. What it says at the end."""
    given = ["export", "--database", hall.database.url, "--output", str(path), *words]
    result = CliRunner().invoke(app, given, catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def finish(hall: Hall, mode: str, seed: int) -> str:
    """The id of a table whose game is over: all but its last moves come from a record."""
    record = random_record(mode, seed)
    people = [hall.person(name) for name in ("Ottilie", "Balthasar")[: record.options["players"]]]
    table = hall.play_on(hall.go_on(record, len(record.moves) - 2, *people), Random(seed))
    assert table.turn is None
    return table.id


def read(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_finished_games_without_names(hall: Hall, tmp_path: Path) -> None:
    table_id = finish(hall, "nova-luna-2p", 1)
    finish(hall, "luna-solo-level-1", 2)
    hall.create(hall.person(), "luna-2p")  # under way
    path = tmp_path / "games.jsonl"
    assert "2 games" in export(hall, path)
    text = path.read_text(encoding="utf-8")
    for secret in ("Ottilie", "Balthasar", table_id, "names"):
        assert secret not in text
    nova, solo = read(path)
    assert (nova["game"], nova["seats"]) == ("nova-luna", ["person", "person"])
    assert (solo["game"], solo["seats"]) == ("luna", ["person"])
    assert "kept" not in nova
    for line in (nova, solo):
        record = Record.of(line)
        record.verify(load(record.game))


def test_a_game_with_its_box_on_a_real_table_is_marked(hall: Hall, tmp_path: Path) -> None:
    record = replace(random_record("luna-2p", 3), result=None)
    hall.dealer.keep_record(hall.person(), record, [ME, ME], ())
    with hall.database.writing() as connection:
        connection.execute(update(schema.tables).values(kept=True))
    path = tmp_path / "games.jsonl"
    export(hall, path)
    assert read(path)[0]["kept"] is True


def test_computers_are_named_by_their_level(hall: Hall, tmp_path: Path) -> None:
    record = random_record("luna-2p", 3)
    done = replace(record, result=None)
    hall.dealer.keep_record(hall.person(), done, [ME, ME], ())
    with hall.database.writing() as connection:
        connection.execute(
            update(schema.seats)
            .where(schema.seats.c.seat == 1)
            .values(holder="computer", level="level-3", person_id=None, name=None)
        )
    path = tmp_path / "games.jsonl"
    export(hall, path)
    assert read(path)[0]["seats"] == ["person", "level-3"]


def test_only_some(hall: Hall, tmp_path: Path) -> None:
    finish(hall, "nova-luna-2p", 1)
    finish(hall, "nova-luna-solo", 1)
    path = tmp_path / "games.jsonl"
    assert "2 games" in export(hall, path, "--game", "nova-luna")
    assert "1 game " in export(hall, path, "--game", "nova-luna", "--players", "1")
    assert "no such finished games" in export(hall, path, "--game", "luna")
    assert "no such finished games" in export(hall, path, "--public")
    assert path.read_text(encoding="utf-8") == ""


def test_a_table_that_no_longer_replays_is_left_out(hall: Hall, tmp_path: Path) -> None:
    broken, _ = finish(hall, "nova-luna-2p", 1), finish(hall, "nova-luna-2p", 2)
    with hall.database.writing() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == broken).values(rules_version=99))
    assert "1 game " in export(hall, tmp_path / "games.jsonl")


def test_parquet(hall: Hall, tmp_path: Path) -> None:
    pytest.importorskip("lunarium._native")
    import polars as pl  # here, since it takes long and only this test needs it

    finish(hall, "nova-luna-2p", 1)
    finish(hall, "nova-luna-solo", 1)
    path = tmp_path / "games.parquet"
    export(hall, path, "--format", "parquet")
    frame = pl.read_parquet(path)
    assert frame["seats"].to_list() == [["person", "person"], ["person"]]
    export(hall, path, "--format", "parquet", "--rows", "positions", "--game", "nova-luna", "--players", "2")
    assert len(pl.read_parquet(path)) == frame["plies"][0]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--game", "chess"], "unknown-game"),
        (["--format", "parquet", "--rows", "positions", "--game", "luna"], "data-which-game"),
        (["--game", "luna", "--players", "9"], "bad-option-value"),
    ],
)
def test_impossible_exports_are_refused_and_leave_no_file(
    hall: Hall, tmp_path: Path, words: list[str], code: str
) -> None:
    with pytest.raises(LunariumError) as refused:
        export(hall, tmp_path / "x", *words)
    assert refused.value.code == code
    assert list(tmp_path.glob("x*")) == []
