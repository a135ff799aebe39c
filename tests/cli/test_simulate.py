"""`lunarium simulate` and `lunarium verify`: what one writes, the other finds true."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lunarium.cli.app import app
from lunarium.core.errors import BadOption, BadRecord
from lunarium.core.record import Record
from lunarium.games import load

RUN = CliRunner()


def simulate(*arguments: str) -> None:
    """Run the command; errors come through."""
    result = RUN.invoke(app, ["simulate", *arguments], catch_exceptions=False)
    assert result.exit_code == 0


def read(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(
    "arguments",
    [
        ("nova-luna", "--players", "2"),
        ("nova-luna", "--players", "1", "--option", "solo_scoring=each-tile-once"),
        ("nova-luna", "--players", "4", "--option", "first-game=true", "--player", "greedy"),
        ("luna", "--players", "3", "--draw", "by-kind"),
        (
            "luna",
            "--players",
            "2",
            "--option",
            "start=preselected",
            "--player",
            "greedy",
            "--player",
            "random",
        ),
        ("luna", "--players", "1", "--option", "level=3"),
    ],
)
def test_records_of_whole_games(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    path = tmp_path / "games.jsonl"
    simulate(*arguments, "--games", "3", "--seed", "5", "--jobs", "1", "--with-legal", "--output", str(path))
    lines = read(path)
    assert len(lines) == 3
    for line in lines:
        record = Record.of(line)
        game = load(record.game)
        record.verify(game)
        states = list(record.states(game))
        assert line["legal"] == [game.legal_texts(state) for state in states[:-1]]


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    simulate("luna", "--games", "5", "--seed", "9", "--jobs", "1", "--output", str(one))
    simulate("luna", "--games", "5", "--seed", "9", "--jobs", "2", "--output", str(two))
    assert one.read_bytes() == two.read_bytes()
    simulate("luna", "--games", "5", "--seed", "10", "--jobs", "1", "--output", str(two))
    assert one.read_bytes() != two.read_bytes()


@pytest.mark.parametrize(
    "arguments",
    [
        ("luna", "--players", "5"),
        ("luna", "--option", "speed=3"),
        ("luna", "--option", "level"),
        ("luna", "--player", "oracle"),
        ("luna", "--draw", "lots"),
        ("luna", "--output", "/nowhere/games.jsonl"),
    ],
)
def test_impossible_simulations_are_refused(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    output = () if "--output" in arguments else ("--output", str(tmp_path / "x.jsonl"))
    with pytest.raises(BadOption):
        simulate(*arguments, "--games", "1", "--jobs", "1", *output)


def test_verify_reports_what_does_not_hold(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    simulate("nova-luna", "--games", "3", "--jobs", "1", "--output", str(path))
    good = path.read_text(encoding="utf-8").splitlines()
    broken = json.loads(good[1])
    broken["moves"][4] = "1@50,50"
    path.write_text("\n".join([good[0], json.dumps(broken), good[2], "nonsense"]), encoding="utf-8")
    result = RUN.invoke(app, ["verify", str(path)])
    assert result.exit_code == 1
    assert f"{path}:2: Move 5 of the record, “1@50,50”" in result.output
    assert f"{path}:4: This is not a record" in result.output
    assert "2 records hold, 2 do not." in result.output


def test_verify_reads_a_record_over_many_lines(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    simulate("nova-luna", "--games", "1", "--jobs", "1", "--output", str(path))
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")), indent=2), encoding="utf-8")
    result = RUN.invoke(app, ["verify", str(path)])
    assert result.exit_code == 0
    assert "1 records hold, 0 do not." in result.output


def test_verify_wants_files_that_are_there(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        RUN.invoke(app, ["verify", str(tmp_path / "none")], catch_exceptions=False)
