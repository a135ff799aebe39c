"""`lunarium puzzles`: list and show puzzles."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from lunarium import texts
from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.puzzles.shelf import find_puzzle, load_puzzles
from lunarium.ai.review.measure import WIN, Measure
from lunarium.cli.boards.names import names
from lunarium.cli.options import GameName
from lunarium.cli.plain import Lines, write_wrapped
from lunarium.cli.play import Language, speaking, spoken_language
from lunarium.cli.session import Session
from lunarium.core.thinking import LEVELS
from lunarium.games import AnyGame, load

app = typer.Typer(help="List and show puzzles.", no_args_is_help=True)


@app.command(name="list")
def list_all(
    game: GameName,
    by_theme: Annotated[bool, typer.Option("--by-theme", help="Count by theme and difficulty.")] = False,
    language: Language = None,
) -> None:
    """Every puzzle of a game: what it is about, how hard it is, and which levels solve it."""
    spoken = spoken_language(language)
    with speaking(spoken):
        rules = load(game)
        puzzles = load_puzzles(rules)
    Console().print(_count_themes(rules, puzzles, spoken) if by_theme else _list_each(puzzles, spoken))


def _list_each(puzzles: Sequence[Puzzle], language: str) -> Table:
    table = _table(language, "key", "number", "mode", "theme", "difficulty", "steps", "solved")
    for one in puzzles:
        solved = " ".join(f"{share:.0%}" for share in one.solved)
        theme = texts.say(f"theme-{one.game}-{one.theme}", language)
        numbers = str(one.difficulty), str(len(one.steps))
        table.add_row(one.key, str(one.number), one.mode, theme, *numbers, solved)
    return table


def _count_themes(game: AnyGame, puzzles: Sequence[Puzzle], language: str) -> Table:
    """A row for each theme of the game, those without a puzzle, too."""
    table = _table(language, "theme", "all")
    for level in LEVELS:
        table.add_column(str(level), justify="right")
    for theme in (*game.practice.themes, None):
        found = [one for one in puzzles if theme in (None, one.theme)]
        counts = Counter(one.difficulty for one in found)
        name = f"theme-{game.key}-{theme}" if theme else "terminal-puzzles-all"
        row = [str(counts[level] or "") for level in LEVELS]
        table.add_row(texts.say(name, language), str(len(found)), *row)
    return table


def _table(language: str, *headings: str) -> Table:
    table = Table()
    for heading in headings:
        table.add_column(texts.say(f"terminal-puzzles-{heading}", language))
    return table


@app.command()
def show(
    game: GameName,
    key: Annotated[str, typer.Argument(help="As `list` names it.")],
    solution: Annotated[
        bool, typer.Option("--solution", help="Also show the solution with reasons.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    language: Language = None,
) -> None:
    """The position of a puzzle and what it is about; on demand its solution."""
    spoken = spoken_language(language)
    with speaking(spoken):
        puzzle = find_puzzle(load(game), key)
        if as_json:
            typer.echo(json.dumps(puzzle.as_json(), ensure_ascii=False))
            return
        record = puzzle.record
        session = Session(load(game), record.options, record.setup, states=list(record.states(load(game))))
    Lines(session, spoken).show()
    for line in _describe(puzzle, spoken):
        write_wrapped(line)
    if solution:
        for line in _tell_solution(puzzle, spoken):
            write_wrapped(line)


def _describe(puzzle: Puzzle, language: str) -> Iterator[str]:
    """What is to be found."""
    yield ""
    yield texts.say(f"theme-{puzzle.game}-{puzzle.theme}", language)
    yield texts.say(f"theme-{puzzle.game}-{puzzle.theme}-about", language)
    counts = {"count": len(puzzle.steps), "difficulty": puzzle.difficulty}
    yield texts.say("terminal-puzzles-task", language, counts)


def _tell_solution(puzzle: Puzzle, language: str) -> Iterator[str]:
    """Every move to find, the best other one, and why; then what the others answer."""
    game = load(puzzle.game)
    measure = Measure.of(game, puzzle.record.options)
    named = names(game, puzzle.record.options, language)
    for step in puzzle.steps:
        verdict = step.verdict
        loss = f"{verdict.loss:.0%}" if measure.name == WIN else f"{verdict.loss:.1f}"
        params = {"move": verdict.better, "other": verdict.move, "loss": loss}
        yield ""
        yield texts.say("terminal-puzzles-solution", language, params)
        yield from (f"  {telling.text(named, language)}" for telling in verdict.why)
        if step.replies:
            yield texts.say("terminal-puzzles-replies", language, {"moves": ", ".join(step.replies)})
