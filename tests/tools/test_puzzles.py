"""`python -m tools.puzzles`: goes on where it was ended, and names what is broken."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from tools.puzzles import __main__ as puzzles
from typer.testing import CliRunner, Result

from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.puzzles.shelf import load_puzzles
from lunarium.games import GAMES, load


def run(*arguments: str) -> Result:
    return CliRunner().invoke(puzzles.app, arguments)


@pytest.fixture(params=GAMES)
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    shelf = load_puzzles(load(request.param))
    return next(one for one in shelf if len(one.steps) > 1 and one.steps[0].verdict.why)


def test_the_rules_hold_for_all_and_a_broken_one_is_named(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    well = run("check", puzzle.game, "--rules", "-j", "1")
    assert well.exit_code == 0, well.stdout
    assert "hold" in well.stdout
    broken = replace(puzzle, record=replace(puzzle.record, rules_version=0))
    monkeypatch.setattr(puzzles, "load_puzzles", lambda game: (broken,))
    named = run("check", puzzle.game, "--rules", "-j", "1")
    assert named.exit_code == 1
    assert f"{puzzle.game} {puzzle.key}: The rules no longer allow" in named.stdout


def test_a_check_that_was_ended_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = load_puzzles(load("luna"))[:4]
    path = tmp_path / "checked.jsonl"
    looked: list[str] = []

    def look(puzzle: Puzzle) -> list[str]:
        if len(looked) == 2:
            raise KeyboardInterrupt
        looked.append(puzzle.key)
        return ["It does not hold."] if puzzle is shelf[0] else []

    monkeypatch.setattr(puzzles, "load_puzzles", lambda game: shelf)
    monkeypatch.setattr(puzzles, "find_faults", look)
    assert run("check", "luna", "-j", "1", "-O", str(path)).exit_code != 0
    assert len(path.read_text(encoding="utf-8").splitlines()) == 2
    with path.open("a", encoding="utf-8") as file:
        file.write('{"puzzle": "cut o')
    looked.clear()
    result = run("check", "luna", "-j", "1", "-O", str(path))
    assert looked == [puzzle.key for puzzle in shelf[2:]]
    assert result.exit_code == 1
    assert f"luna {shelf[0].key}: It does not hold." in result.stdout  # found before it was ended
    assert "1 of 4 puzzles no longer hold" in result.stdout
    assert not path.exists()


def test_a_search_goes_on_from_what_it_has_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = load_puzzles(load("luna"))
    looked: list[int] = []

    def find(game: str, number: int, themes: Sequence[str]) -> list[Puzzle]:
        assert themes == (["builder"] if number >= 2 else ())
        looked.append(number)
        return [shelf[number]] if number % 2 else []

    monkeypatch.setattr(puzzles, "find_in_game", find)
    path = tmp_path / "found.jsonl"
    assert "Games: 2, puzzles: 1." in run("find", "luna", "-O", str(path), "-n", "2", "-j", "1").stdout
    assert (
        "Games: 4, puzzles: 2."
        in run("find", "luna", "-O", str(path), "-n", "4", "-j", "1", "-t", "builder").stdout
    )
    assert looked == [0, 1, 2, 3]
    assert run("find", "nova-luna", "-O", str(path), "-n", "4", "-j", "1").exit_code == 2

    folder = tmp_path / "puzzles"
    folder.mkdir()
    assert "Puzzles: 1, new: 1." in run("choose", "luna", str(path), str(folder), "-n", "1").stdout
    assert "Puzzles: 2, new: 1." in run("choose", "luna", str(path), str(folder)).stdout
    lines = [line for file in folder.iterdir() for line in file.read_text(encoding="utf-8").splitlines()]
    assert sorted(Puzzle.read(line, "").key for line in lines) == sorted(shelf[n].key for n in (1, 3))
    refused = run("find", "luna", "-O", str(path), "-t", "chess")
    assert refused.exit_code == 2
    assert "luna has no theme chess." in refused.stderr


def test_a_folder_that_is_not_there_is_said_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    result = run("choose", "luna", str(path), str(tmp_path / "none"))
    assert result.exit_code == 2
    assert "none" in re.sub(r"[\s│]", "", result.stderr)  # the path may be broken over lines


def test_themes_and_reasons_are_proved_anew_and_nothing_else_changes(puzzle: Puzzle, tmp_path: Path) -> None:
    step = puzzle.steps[0]
    silent = replace(step, verdict=replace(step.verdict, why=()))
    other = next(theme for theme in load(puzzle.game).practice.themes if theme != puzzle.theme)
    stale = replace(puzzle, theme=other, steps=(silent, *puzzle.steps[1:]))
    file = tmp_path / f"{puzzle.mode}.jsonl"
    file.write_text(stale.write() + "\n", encoding="utf-8")
    assert "1 of 1 puzzles changed." in run("explain", puzzle.game, str(tmp_path)).stdout
    assert Puzzle.read(file.read_text(encoding="utf-8"), "") == puzzle
    assert "0 of 1 puzzles changed." in run("explain", puzzle.game, str(tmp_path)).stdout
