"""A game that brings nothing but its rules is played by every command, drawn as text."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lunarium.ai.players import player
from lunarium.cli.app import app
from lunarium.cli.play import missing_engine
from lunarium.cli.screen.app import GameApp
from lunarium.cli.screen.moves import MoveList
from lunarium.cli.screen.parts import PanelPart
from lunarium.cli.screen.sheet import Sheet
from lunarium.cli.session import Session
from lunarium.core.errors import BadOption
from lunarium.games import GAMES
from lunarium.games.engine import is_switched_off
from tests.support.nim import NIM

SIZES = [(100, 35), (140, 45)]


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nim is installed."""
    monkeypatch.setitem(GAMES, "nim", NIM)


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, arguments, input=typed, catch_exceptions=False)


@pytest.fixture
def records(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    assert run("simulate", "nim", "-n", "3", "-j", "1", "--output", str(path)).exit_code == 0
    return path


def test_game_is_played_in_plain_lines_to_its_end(tmp_path: Path) -> None:
    typed = "help\nwhy 4\n4\n" + "1\n" * 21
    result = run("play", "nim", "--hot-seat", "-s", "3", "-l", "en", typed=typed)
    assert result.exit_code == 0
    assert "stones: " in result.stdout
    assert "take: 1, 2, 3" in result.stdout
    assert "Sun plays 1." in result.stdout
    assert "wins" in result.stdout


@pytest.mark.parametrize("size", SIZES)
async def test_game_is_played_on_the_screen_against_a_computer(size: tuple[int, int]) -> None:
    screen = GameApp(Session.deal(NIM, {}, 7, {1: player("random")}), "en")
    async with screen.run_test(size=size) as pilot:
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        (part,) = screen.query(PanelPart)
        assert part.drawn is not None
        assert f"stones: {screen.session.state.stones}" in part.drawn.plain()
        assert screen.query_one(MoveList).option_count == 4  # a heading and three moves
        for widget in [part, screen.query_one(MoveList)]:
            assert screen.screen.region.contains_region(widget.region)
        await pilot.press("f1")
        assert isinstance(screen.screen, Sheet)
        await pilot.press("escape", "f3")
        while screen.session.outcome is None:
            screen.action_obey("1")
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()
        assert isinstance(screen.screen, Sheet)
        assert screen.screen.sheet_title == "Result"


def test_its_records_are_verified_and_replayed(records: Path) -> None:
    assert "3 records hold, 0 do not." in run("verify", str(records)).stdout
    told = run("replay", str(records), "-l", "de")
    assert told.exit_code == 0
    assert "stones: 0" in told.stdout


def test_its_players_meet_in_the_arena() -> None:
    result = run("arena", "nim", "-P", "random", "-P", "random", "-n", "4", "-j", "1", "--json")
    assert [one["games"] for one in json.loads(result.stdout)["standings"]] == [4, 4]


def test_analysis_is_refused_without_an_engine(records: Path) -> None:
    told = run("analyse", str(records), "--language", "en")
    assert told.exit_code == 2
    assert "nim has no native engine" in told.stderr


@pytest.mark.parametrize("level", ["greedy", "level-3", "level-5@2s"])
@pytest.mark.parametrize(
    "command", [["arena", "nim", "-P", "random", "-P"], ["simulate", "nim", "--output", "-", "--player"]]
)
def test_a_player_that_is_not_there_is_refused(command: list[str], level: str) -> None:
    with pytest.raises(BadOption, match=f"There is no player “{level}” for nim here"):
        run(*command, level)


def test_its_options_have_names_of_their_own() -> None:
    shown = run("play", "nim", "--help").stdout
    assert "--stones few|many" in shown
    assert "--misere" in shown
    few = run(
        "play", "--stones", "few", "nim", "--misere", "--hot-seat", "-s", "1", "-l", "en", typed="1\n" * 7
    )
    assert few.exit_code == 0
    assert "stones: 0" in few.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--stones", "none"], "Invalid value “none” for option “stones”. Choose one of: few, many."),
        (["--stones"], "Choose one of: few, many."),
        (["--first-game"], "There is no option “first_game” here. Options are: players, stones, misere."),
        (["-p", "3"], "Invalid value “3” for option “players”."),
        (["-c", "level-2"], "There is no player “level-2” for nim here."),
    ],
)
def test_a_wrong_option_is_answered_with_a_sentence(words: list[str], sentence: str) -> None:
    result = run("play", "nim", *words, "-l", "en")
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_missing_engine_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    twin = replace(NIM, thinking=replace(NIM.thinking, has_engine=True))
    monkeypatch.setitem(GAMES, "nim", twin)
    monkeypatch.delenv("LUNARIUM_PURE", raising=False)
    assert missing_engine(NIM, "en") == ""
    said = run("play", "nim", "--hot-seat", "-l", "en", typed="1\n\n").stdout
    assert said.count("The native engine is missing") == 1
    assert "make install" in said
    monkeypatch.setenv("LUNARIUM_PURE", "1")
    assert is_switched_off()
    assert missing_engine(twin, "en") == ""
