"""`lunarium puzzles`: lists and shows."""

import json

import pytest
from typer.testing import CliRunner, Result

from lunarium import texts
from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.puzzles.shelf import load_puzzles
from lunarium.cli import puzzles
from lunarium.games import GAMES, load


def run(*arguments: str, language: str = "en") -> Result:
    return CliRunner().invoke(puzzles.app, [*arguments, "--language", language])


@pytest.fixture(params=GAMES)
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    shelf = load_puzzles(load(request.param))
    return next(one for one in shelf if len(one.steps) > 1 and one.steps[0].verdict.why)


def test_the_list_names_every_puzzle(puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    result = run("list", puzzle.game)
    assert result.exit_code == 0
    shelf = load_puzzles(load(puzzle.game))
    assert all(one.key in result.stdout for one in shelf)
    counted = run("list", puzzle.game, "--by-theme").stdout
    assert f"│ {len(shelf)}" in counted.splitlines()[-2]
    named = [texts.say(f"theme-{puzzle.game}-{theme}", "en") for theme in load(puzzle.game).practice.themes]
    assert all(name in counted for name in named)


@pytest.mark.parametrize("language", ["en", "de", "pt"])
def test_a_puzzle_is_shown_without_its_solution_unless_asked_for(puzzle: Puzzle, language: str) -> None:
    asked = run("show", puzzle.game, puzzle.key, language=language)
    told = run("show", puzzle.game, puzzle.key, "--solution", language=language)
    assert asked.exit_code == told.exit_code == 0
    assert told.stdout.startswith(asked.stdout)
    answer = told.stdout.removeprefix(asked.stdout)
    assert all(step.verdict.better in answer for step in puzzle.steps)
    for move in puzzle.steps[0].replies:
        assert move in " ".join(answer.split())


def test_a_puzzle_for_programs_is_what_is_stored(puzzle: Puzzle) -> None:
    assert Puzzle.of(json.loads(run("show", puzzle.game, puzzle.key, "--json").stdout)) == puzzle


def test_an_unknown_puzzle_is_said_in_a_sentence() -> None:
    result = run("show", "luna", "9p-999x")
    assert result.exit_code == 2
    assert "There is no puzzle 9p-999x of luna." in result.stderr
