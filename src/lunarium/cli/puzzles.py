"""`lunarium puzzles`: find, choose, check, list and show puzzles."""

import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from lunarium import texts
from lunarium.ai.puzzles.checking import find_faults, find_rule_faults
from lunarium.ai.puzzles.choosing import choose_puzzles
from lunarium.ai.puzzles.finding import find_in_game
from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.puzzles.shelf import ENDING, find_puzzle, load_puzzles
from lunarium.ai.puzzles.theming import prove_anew
from lunarium.ai.puzzles.trove import Trove
from lunarium.ai.review.measure import WIN, Measure
from lunarium.ai.workers import spread
from lunarium.cli.boards.names import names
from lunarium.cli.options import ClusterAddress, GameName, Jobs
from lunarium.cli.plain import Lines, write_wrapped
from lunarium.cli.play import Language, speaking, spoken_language
from lunarium.cli.session import Session
from lunarium.core.errors import BadOption
from lunarium.core.reasons import Reason
from lunarium.core.thinking import LEVELS
from lunarium.games import GAMES, AnyGame, load

app = typer.Typer(help="Find, choose, check, list and show puzzles.", no_args_is_help=True)
TroveFile = Annotated[
    Path,
    typer.Option("--output", "-O", help="Append what is found to this file; continue from it next time."),
]
T = TypeVar("T")
K = TypeVar("K")


@app.command()
def find(
    game: GameName,
    output: TroveFile,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games to search.")] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help="The seed of the first game.")] = 0,
    theme: Annotated[
        list[str] | None, typer.Option("--theme", "-t", help="Only this theme; may be repeated.")
    ] = None,
    jobs: Jobs = 0,
    cluster: ClusterAddress = None,
    language: Language = None,
) -> None:
    """Look through games between the levels for positions in which one idea is clearly best."""
    spoken = spoken_language(language)
    with speaking(spoken):
        trove = _open_trove(output, game)
        wanted = [number for number in range(seed, seed + games) if number not in trove.numbers]
        done = _work(partial(_find, game, _check_themes(game, theme or ())), wanted, jobs, cluster)
        for number, puzzles in _track(done, len(wanted), "terminal-puzzles-finding", spoken):
            trove.keep(number, puzzles)
    counts = {"games": len(trove.numbers), "puzzles": len(trove.puzzles)}
    typer.echo(texts.say("terminal-puzzles-found", spoken, counts))


@app.command()
def choose(
    game: GameName,
    trove: Annotated[Path, typer.Argument(help="What `find` has written.")],
    folder: Annotated[Path, typer.Argument(help="Where the game's puzzles are, a file for each mode.")],
    count: Annotated[int, typer.Option("--count", "-n", min=1, help="Target number of puzzles.")] = 120,
    language: Language = None,
) -> None:
    """Add found puzzles to a folder, maximising variety; never remove any."""
    spoken = spoken_language(language)
    with speaking(spoken):
        found = [puzzle for puzzle in _open_trove(trove, game).puzzles if not find_rule_faults(puzzle)]
        kept = _read_folder(folder)
        chosen = choose_puzzles(kept, found, count)
        _write_folder(game, folder, chosen)
    counts = {"count": len(chosen), "new": len(chosen) - len(kept)}
    typer.echo(texts.say("terminal-puzzles-chosen", spoken, counts))


@app.command()
def explain(
    game: GameName,
    folder: Annotated[Path, typer.Argument(help="Where the game's puzzles are, a file for each mode.")],
    language: Language = None,
) -> None:
    """Prove the theme and the reasons of every puzzle in a folder anew; all else about a puzzle stays."""
    spoken = spoken_language(language)
    with speaking(spoken):
        kept = _read_folder(folder)
        proved = [prove_anew(puzzle) for puzzle in kept]
        _write_folder(game, folder, proved)
    changed = sum(one != other for one, other in zip(kept, proved, strict=True))
    typer.echo(texts.say("terminal-puzzles-explained", spoken, {"count": len(kept), "changed": changed}))


@app.command()
def check(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game (default: all).")] = None,
    puzzle: Annotated[
        list[str] | None, typer.Option("--puzzle", "-p", help="Only this one; may be repeated.")
    ] = None,
    rules_only: Annotated[bool, typer.Option("--rules", help="Check only against the rules (fast).")] = False,
    output: Annotated[
        Path | None, typer.Option("--output", "-O", help="Write progress to this file and resume from it.")
    ] = None,
    jobs: Jobs = 0,
    cluster: ClusterAddress = None,
    language: Language = None,
) -> None:
    """Look at puzzles more deeply than when they were found, and name each that no longer holds."""
    spoken = spoken_language(language)
    with speaking(spoken):
        wanted = _list_puzzles(game, puzzle)
        known = _read_checks(output)
        open_ones = [one for one in wanted if _name(one) not in known]
        done = _work(partial(_check, rules_only), open_ones, jobs, cluster)
        for one, faults in _track(done, len(open_ones), "terminal-puzzles-checking", spoken):
            known[_name(one)] = [f"{_name(one)}: {reason.text(spoken)}" for reason in faults]
            _keep_check(output, _name(one), known[_name(one)])
    for one in wanted:
        for line in known[_name(one)]:
            typer.echo(line)
    broken = sum(bool(known[_name(one)]) for one in wanted)
    if output is not None:
        output.unlink(missing_ok=True)  # all are checked: next time begins anew
    counts = {"count": len(wanted), "broken": broken}
    typer.echo(texts.say("terminal-puzzles-checked", spoken, counts))
    if broken:
        raise typer.Exit(1)


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


def _find(game: str, themes: Sequence[str], number: int) -> tuple[int, list[Puzzle]]:
    return number, find_in_game(game, number, themes)


def _check_themes(game: str, themes: Sequence[str]) -> Sequence[str]:
    """The same themes, if the game knows them all."""
    known = load(game).practice.themes
    for theme in themes:
        if theme not in known:
            raise BadOption("no-such-theme", theme=theme[:40], game=game, themes=", ".join(known))
    return themes


def _check(rules_only: bool, puzzle: Puzzle) -> tuple[Puzzle, list[Reason]]:
    return puzzle, find_rule_faults(puzzle) if rules_only else find_faults(puzzle)


def _name(puzzle: Puzzle) -> str:
    return f"{puzzle.game} {puzzle.key}"


def _list_puzzles(game: str | None, keys: Sequence[str] | None) -> list[Puzzle]:
    """The puzzles that are asked for."""
    games = [load(game)] if game else list(GAMES.values())
    if keys:
        return [find_puzzle(one, key) for one in games for key in keys]
    return [puzzle for one in games for puzzle in load_puzzles(one)]


def _open_trove(path: Path, game: str) -> Trove:
    try:
        return Trove(path, load(game).key)
    except OSError as error:
        raise BadOption("file-unwritable", file=str(path)) from error


def _read_folder(folder: Path) -> list[Puzzle]:
    """The puzzles that are there already."""
    if not folder.is_dir():
        raise BadOption("file-unwritable", file=str(folder))
    return [
        Puzzle.read(line, f"{file.name}:{number}")
        for file in sorted(folder.glob(f"*{ENDING}"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
    ]


def _write_folder(game: str, folder: Path, puzzles: Sequence[Puzzle]) -> None:
    """A file for each mode that has puzzles."""
    for mode in load(game).list_modes():
        lines = [puzzle.write() + "\n" for puzzle in puzzles if puzzle.mode == mode]
        if lines:
            (folder / f"{mode}{ENDING}").write_text("".join(lines), encoding="utf-8")


def _read_checks(path: Path | None) -> dict[str, list[str]]:
    """What an earlier check has found, by name; a line that was cut off is looked at again."""
    if path is None or not path.exists():
        return {}
    whole, _, _ = path.read_text(encoding="utf-8").rpartition("\n")
    lines = [json.loads(line) for line in whole.splitlines()]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return {line["puzzle"]: line["faults"] for line in lines}


def _keep_check(path: Path | None, name: str, faults: list[str]) -> None:
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"puzzle": name, "faults": faults}) + "\n")


def _work(do: Callable[[K], T], things: Sequence[K], jobs: int, cluster: str | None) -> Iterator[T]:
    """What becomes of each thing, as it is done."""
    return spread(do, things, jobs=min(jobs or os.cpu_count() or 1, max(1, len(things))), cluster=cluster)


def _track(things: Iterator[T], total: int, key: str, language: str) -> Iterable[T]:
    """The same things, with progress where somebody sees it."""
    return track(
        things,
        total=total,
        description=texts.say(key, language),
        console=Console(stderr=True),
        transient=True,
    )
