"""Replaying: step by step on the screen, ply by ply in plain lines, and what a damaged record says."""

import json
from pathlib import Path

import pytest
import typer
from textual.widgets import OptionList, Static
from typer.testing import CliRunner, Result

from lunarium.cli.replay import replay
from lunarium.cli.screen.parts import Heading
from lunarium.cli.screen.replay import ReplayApp
from lunarium.cli.session import Session
from lunarium.core.record import Record
from tests.support.modes import random_record

app = typer.Typer()
app.command()(replay)


def run(*arguments: str) -> Result:
    """The command; there is no terminal, so it answers in plain lines."""
    return CliRunner().invoke(app, [*arguments, "--language", "en"])


def write(path: Path, *records: Record) -> str:
    """A file with one record a line; its name."""
    path.write_text("\n".join(record.write() for record in records), encoding="utf-8")
    return str(path)


@pytest.fixture
def nova() -> Record:
    return random_record("nova-luna-2p", 1)


@pytest.mark.parametrize(
    "mode", ["nova-luna-2p", "nova-luna-solo", "luna-2p-preselected", "luna-solo-level-1"]
)
def test_every_ply_has_its_move_and_board(mode: str, tmp_path: Path) -> None:
    record = random_record(mode, 1, by_kind=False, moves=15)
    result = run(write(tmp_path / "game.json", record))
    assert result.exit_code == 0
    for ply, move in enumerate(record.moves, start=1):
        assert f"{ply}. {move}: " in result.stdout
    boards = result.stdout.count("On the moon wheel") + result.stdout.count("Isles, clockwise")
    assert boards == len(record.moves) + 1


def test_a_finished_game_ends_with_its_result(nova: Record, tmp_path: Path) -> None:
    path = write(tmp_path / "game.json", nova)
    assert "wins" in run(path).stdout
    alone = run(path, "--ply", "3").stdout
    assert f"3. {nova.moves[2]}: " in alone
    assert "wins" not in alone
    assert alone.count("On the moon wheel") == 1


def test_a_file_may_hold_many_games(nova: Record, tmp_path: Path) -> None:
    luna = random_record("luna-2p", 1, moves=3)
    path = write(tmp_path / "games.jsonl", nova, luna)
    assert "On the moon wheel" in run(path, "--ply", "0").stdout
    assert "Isles, clockwise" in run(path, "--game", "2", "--ply", "0").stdout
    missing = run(path, "--game", "3")
    assert missing.exit_code == 2
    assert "There is no game 3 in this file; it holds 2." in missing.stderr


def test_a_damaged_record_says_where(nova: Record, tmp_path: Path) -> None:
    data = nova.as_json()
    data["moves"][4] = data["moves"][3]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    result = run(str(path))
    assert result.exit_code == 2
    assert "Move 5 of the record" in result.stderr
    path.write_text("no record", encoding="utf-8")
    assert "not a record" in run(str(path)).stderr
    data = nova.as_json() | {"result": {"tokens_left": [0, 0], "ranking": [0, 1]}}
    path.write_text(json.dumps(data), encoding="utf-8")
    assert "differs from the result of its moves" in run(str(path)).stderr


def test_there_is_no_ply_beyond_the_last(nova: Record, tmp_path: Path) -> None:
    result = run(write(tmp_path / "game.json", nova), "--ply", "500")
    assert result.exit_code == 2
    assert "ply 500 does not exist" in result.stderr


@pytest.mark.parametrize("mode", ["nova-luna-3p", "luna-4p"])
async def test_the_screen_steps_through_the_game(mode: str) -> None:
    record = random_record(mode, 1, moves=20)
    screen = ReplayApp(Session.resume(record, {}), "en", 5)
    async with screen.run_test(size=(100, 35)) as pilot:
        await pilot.pause()
        assert screen.ply == 5
        await pilot.press("right", "right", "left")
        await pilot.pause()
        assert screen.ply == 6
        heading = screen.query_one(Heading).drawn
        assert heading is not None
        assert "Move 6 of 20" in heading.plain()
        assert str(screen.query_one("#about", Static).render())
        await pilot.press("end")
        await pilot.pause()
        assert screen.ply == 20
        await pilot.press("right")
        await pilot.pause()
        assert screen.ply == 20
        await pilot.press("home")
        await pilot.pause()
        assert screen.ply == 0
        assert screen.query_one(OptionList).option_count == 21
        await pilot.press("q")
    assert not screen.is_running


async def test_the_result_can_be_seen_from_anywhere(nova: Record) -> None:
    screen = ReplayApp(Session.resume(nova, {}), "de")
    async with screen.run_test(size=(100, 35)) as pilot:
        await pilot.pause()
        await pilot.press("r")
        assert len(screen.screen_stack) == 2
        await pilot.press("escape")
        assert len(screen.screen_stack) == 1
