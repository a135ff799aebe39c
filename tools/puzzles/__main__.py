"""`python -m tools.puzzles`: find, choose, explain and check the puzzles of a game."""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import track

from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.puzzles.shelf import ENDING, find_puzzle, load_puzzles
from lunarium.cli.options import ClusterAddress, GameName, Jobs
from lunarium.cli.play import speaking
from lunarium.contest.workers import spread
from lunarium.games import GAMES, load
from lunarium.texts import DEFAULT_LANGUAGE
from tools.puzzles.checking import find_faults, find_rule_faults, prove_anew
from tools.puzzles.choosing import choose_puzzles
from tools.puzzles.finding import find_in_game
from tools.puzzles.trove import OtherGame, Trove

app = typer.Typer(help="Find, choose, explain and check puzzles.", no_args_is_help=True)
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
) -> None:
    """Look through games between the levels for positions in which one idea is clearly best."""
    with speaking(DEFAULT_LANGUAGE):
        trove = _open_trove(output, game)
        wanted = [number for number in range(seed, seed + games) if number not in trove.numbers]
        done = _work(partial(_find, game, _check_themes(game, theme or ())), wanted, jobs, cluster)
        for number, puzzles in _track(done, len(wanted), "Finding puzzles"):
            trove.keep(number, puzzles)
    typer.echo(f"Games: {len(trove.numbers)}, puzzles: {len(trove.puzzles)}.")


@app.command()
def choose(
    game: GameName,
    trove: Annotated[Path, typer.Argument(help="What `find` has written.")],
    folder: Annotated[Path, typer.Argument(help="Where the game's puzzles are, a file for each mode.")],
    count: Annotated[int, typer.Option("--count", "-n", min=1, help="Target number of puzzles.")] = 120,
) -> None:
    """Add found puzzles to a folder, maximising variety; never remove any."""
    with speaking(DEFAULT_LANGUAGE):
        found = [puzzle for puzzle in _open_trove(trove, game).puzzles if not find_rule_faults(puzzle)]
        kept = _read_folder(folder)
        chosen = choose_puzzles(kept, found, count)
        _write_folder(game, folder, chosen)
    typer.echo(f"Puzzles: {len(chosen)}, new: {len(chosen) - len(kept)}.")


@app.command()
def explain(
    game: GameName,
    folder: Annotated[Path, typer.Argument(help="Where the game's puzzles are, a file for each mode.")],
) -> None:
    """Prove the theme and the reasons of every puzzle in a folder anew; all else about a puzzle stays."""
    with speaking(DEFAULT_LANGUAGE):
        kept = _read_folder(folder)
        proved = [prove_anew(puzzle) for puzzle in kept]
        _write_folder(game, folder, proved)
    changed = sum(one != other for one, other in zip(kept, proved, strict=True))
    typer.echo(f"{changed} of {len(kept)} puzzles changed.")


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
) -> None:
    """Look at puzzles more deeply than when they were found, and name each that no longer holds."""
    with speaking(DEFAULT_LANGUAGE):
        wanted = _list_puzzles(game, puzzle)
        known = _read_checks(output)
        open_ones = [one for one in wanted if _name(one) not in known]
        done = _work(partial(_check, rules_only), open_ones, jobs, cluster)
        for one, faults in _track(done, len(open_ones), "Checking puzzles"):
            known[_name(one)] = [f"{_name(one)}: {fault}" for fault in faults]
            _keep_check(output, _name(one), known[_name(one)])
    for one in wanted:
        for line in known[_name(one)]:
            typer.echo(line)
    broken = sum(bool(known[_name(one)]) for one in wanted)
    if output is not None:
        output.unlink(missing_ok=True)  # all are checked: next time begins anew
    hold = (
        f"{broken} of {len(wanted)} puzzles no longer hold." if broken else f"All {len(wanted)} puzzles hold."
    )
    typer.echo(hold)
    if broken:
        raise typer.Exit(1)


def _find(game: str, themes: Sequence[str], number: int) -> tuple[int, list[Puzzle]]:
    return number, find_in_game(game, number, themes)


def _check_themes(game: str, themes: Sequence[str]) -> Sequence[str]:
    """The same themes, if the game knows them all."""
    known = load(game).practice.themes
    for theme in themes:
        if theme not in known:
            raise typer.BadParameter(f"{game} has no theme {theme}. Choose one of: {', '.join(known)}.")
    return themes


def _check(rules_only: bool, puzzle: Puzzle) -> tuple[Puzzle, list[str]]:
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
        raise typer.BadParameter(f"{path} cannot be written.") from error
    except OtherGame as error:
        raise typer.BadParameter(str(error)) from error


def _read_folder(folder: Path) -> list[Puzzle]:
    """The puzzles that are there already."""
    if not folder.is_dir():
        raise typer.BadParameter(f"There is no folder {folder}.")
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


def _track(things: Iterator[T], total: int, doing: str) -> Iterable[T]:
    """The same things, with progress where somebody sees it."""
    return track(
        things,
        total=total,
        description=doing,
        console=Console(stderr=True),
        transient=True,
    )


if __name__ == "__main__":
    app(prog_name="python -m tools.puzzles")
