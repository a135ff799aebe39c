"""Parquet files: what simulate writes, Polars and DuckDB read; memory stays flat, bad input is refused."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from lunarium.cli.app import app
from lunarium.core.errors import BadOption, LunariumError
from lunarium.core.record import Record
from lunarium.games import load
from lunarium.research import parquet
from tests.support.modes import MODES, random_record

if TYPE_CHECKING:
    import polars as pl

pytest.importorskip("lunarium._native")

RUN = CliRunner()
GAMES = 2


def simulate(mode: str, path: Path, *more: str) -> None:
    """Some random games of a mode into a file."""
    key, options = MODES[mode]
    chosen = [word for name, value in options.items() for word in ("-o", f"{name}={str(value).lower()}")]
    players = str(options["players"])
    words = ["simulate", key, "-n", str(GAMES), "-j", "1", "--players", players, *chosen, *more]
    assert RUN.invoke(app, [*words, "--output", str(path)], catch_exceptions=False).exit_code == 0


def read(path: Path) -> pl.DataFrame:
    """What stands in a file; Polars, which takes long, comes when it is first needed."""
    import polars

    return polars.read_parquet(path)


@pytest.mark.parametrize("mode", MODES)
def test_records_are_those_of_the_lines(mode: str, tmp_path: Path) -> None:
    lines, rows = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    simulate(mode, lines, "--with-legal")
    simulate(mode, rows, "--with-legal", "--format", "parquet")
    expected = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    found = read(rows).to_dicts()
    for row, record in zip(found, expected, strict=True):
        for name in ("options", "setup", "result"):
            assert json.loads(row[name]) == record[name]
        for name in ("game", "rules_version", "moves", "legal"):
            assert row[name] == record[name]
        assert row["plies"] == len(record["moves"])
        assert row["ranking"] == record["result"]["ranking"]
        assert set(row["seats"]) == {"random"}
        assert len(row["seats"]) == len(row["scores"]) == record["options"]["players"]


@pytest.mark.parametrize("mode", MODES)
def test_positions_are_those_of_the_games(mode: str, tmp_path: Path) -> None:
    lines, rows = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    several = ["--player", "random", "--player", "greedy"] if mode == "nova-luna-2p" else []
    simulate(mode, lines, *several)
    simulate(mode, rows, "--format", "parquet", "--rows", "positions", *several)
    frame = read(rows)
    game = load(MODES[mode][0])
    encoding = game.thinking.encoding
    assert encoding is not None
    observations, masks = frame["observation"].to_numpy(), frame["mask"].to_numpy()
    at = 0
    for number, line in enumerate(lines.read_text(encoding="utf-8").splitlines()):
        record = Record.of(json.loads(line))
        state = game.start(record.options, record.setup)
        position = encoding.enter(state)
        shape = encoding.shape(position)
        observation, mask = np.empty(shape.observation, np.uint8), np.empty(shape.actions, np.uint8)
        first = at
        for ply, text in enumerate(record.moves):
            seat, move = game.to_move(state), game.read(text)
            assert seat is not None
            position.observe(seat, observation)
            position.mask(mask)
            assert np.array_equal(observations[at], observation)
            assert np.array_equal(masks[at], mask)
            row = frame.row(at, named=True)
            assert (row["record"], row["ply"], row["seat"]) == (number, ply, seat)
            assert row["action"] == position.encode(move)
            assert row["player"] == (["random", "greedy"][seat] if several else "random")
            game.apply(state, move)
            position.apply(move)
            at += 1
        for name, by_rank in (("rank", True), ("score", False)):
            rewards = position.rewards(by_rank)
            seats = frame["seat"][first:at]
            assert frame[name][first:at].to_list() == [rewards[seat] for seat in seats]
    assert at == len(frame)


def test_duckdb_reads_both(tmp_path: Path) -> None:
    import duckdb

    records, positions = tmp_path / "records.parquet", tmp_path / "positions.parquet"
    simulate("nova-luna-2p", records, "--format", "parquet")
    simulate("nova-luna-2p", positions, "--format", "parquet", "--rows", "positions")
    with duckdb.connect() as database:
        plies = database.execute("select sum(plies), max(len(moves)) from read_parquet(?)", [str(records)])
        total, _ = plies.fetchall()[0]
        query = """select count(*), min(len(observation)), min(len(mask)), min(mask[action + 1]),
                          sum(rank) filter (ply = 0) from read_parquet(?)"""
        rows, observed, masked, is_allowed, _ = database.execute(query, [str(positions)]).fetchall()[0]
    assert rows == total
    assert (observed, masked, is_allowed) == (560, 271, 1)  # DuckDB counts from 1


def test_the_file_says_what_its_bytes_mean(tmp_path: Path) -> None:
    path = tmp_path / "positions.parquet"
    simulate("luna-solo-level-2", path, "--format", "parquet", "--rows", "positions")
    about = json.loads(pq.read_schema(path).metadata[b"lunarium"])
    assert about["game"] == "luna"
    assert about["options"]["level"] == 2
    frame = read(path)
    assert sum(field["size"] for field in about["observation"]) == frame["observation"].to_numpy().shape[1]


def test_rows_are_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits in memory never is more than a group and what came last."""
    monkeypatch.setattr(parquet.RecordRows, "group", 4)
    path = tmp_path / "games.parquet"
    record = random_record("nova-luna-2p", 1).as_json()
    with parquet.written(path, parquet.RecordRows()) as writer:
        for _ in range(5):
            writer.write([record | {"seats": ["random", "random"]}] * 2)
        assert not path.exists()
    file = pq.ParquetFile(path)
    assert [file.metadata.row_group(group).num_rows for group in range(file.num_row_groups)] == [4, 4, 2]
    assert not list(tmp_path.glob("*.part"))


def test_a_file_that_could_not_be_finished_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    game = load("nova-luna")
    two, three = (random_record(mode, 1).as_json() for mode in ("nova-luna-2p", "nova-luna-3p"))
    rows = parquet.PositionRows(game, game.settle({"players": 2}))

    def write_both() -> None:
        with parquet.written(path, rows) as writer:
            writer.write([two])
            writer.write([three])

    with pytest.raises(BadOption) as refused:
        write_both()
    assert refused.value.code == "data-one-kind"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--format", "csv"], "bad-option-value"),
        (["--format", "parquet", "--rows", "words"], "bad-option-value"),
        (["--rows", "positions"], "data-needs-parquet"),
        (["--format", "parquet", "--output", "-"], "data-needs-file"),
        (["--format", "parquet", "--output", "/nowhere/games.parquet"], "file-unwritable"),
    ],
)
def test_impossible_exports_are_refused(tmp_path: Path, words: list[str], code: str) -> None:
    output = [] if "--output" in words else ["--output", str(tmp_path / "x")]
    with pytest.raises(LunariumError) as refused:
        RUN.invoke(app, ["simulate", "luna", "-n", "1", "-j", "1", *words, *output], catch_exceptions=False)
    assert refused.value.code == code
    assert list(tmp_path.iterdir()) == []


def test_without_the_package_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "lunarium.research.parquet")
    monkeypatch.delattr("lunarium.research.parquet")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    words = ["simulate", "luna", "-n", "1", "-j", "1", "--format", "parquet", "--output", str(tmp_path / "x")]
    with pytest.raises(LunariumError) as refused:
        RUN.invoke(app, words, catch_exceptions=False)
    assert refused.value.code == "research-needs-package"
