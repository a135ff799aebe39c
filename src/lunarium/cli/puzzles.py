"""`lunarium puzzles`: find, check, list and show puzzles."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import track

from lunarium import texts
from lunarium.ai.puzzles.finding import find_in_game
from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.puzzles.trove import Trove
from lunarium.cli.options import GameName
from lunarium.cli.play import Language, speaking, spoken_language
from lunarium.games import load

app = typer.Typer(help="Find, check, list and show puzzles.", no_args_is_help=True)
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Processes; 0 for all cores.")]
T = TypeVar("T")
K = TypeVar("K")


@app.command()
def find(
    game: GameName,
    output: Annotated[
        Path, typer.Option("--output", "-O", help="Keep what is found here and go on from it next time.")
    ],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to look through.")] = 100,
    seed: Annotated[
        int, typer.Option("--seed", "-s", min=0, help="The number of the first game; it decides about all.")
    ] = 0,
    jobs: Jobs = 0,
    language: Language = None,
) -> None:
    """Look through games between the levels for positions in which one idea is clearly best."""
    spoken = spoken_language(language)
    with speaking(spoken):
        trove = Trove(output, load(game).key)
        wanted = [number for number in range(seed, seed + games) if number not in trove.numbers]
        done = _work(partial(_find, game), wanted, jobs)
        for number, puzzles in _track(done, len(wanted), "terminal-puzzles-finding", spoken):
            trove.keep(number, puzzles)
    counts = {"games": len(trove.numbers), "puzzles": len(trove.puzzles)}
    typer.echo(texts.say("terminal-puzzles-found", spoken, counts))


def _find(game: str, number: int) -> tuple[int, list[Puzzle]]:
    return number, find_in_game(game, number)


def _work(do: Callable[[K], T], things: Iterable[K], jobs: int) -> Iterator[T]:
    """What becomes of each thing, as it is done, on so many cores."""
    if jobs == 1:
        yield from map(do, things)
        return
    with ProcessPoolExecutor(max_workers=jobs or os.cpu_count() or 1) as pool:
        waiting = [pool.submit(do, thing) for thing in things]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _track(things: Iterator[T], total: int, key: str, language: str) -> Iterable[T]:
    """The same things, with progress where somebody sees it."""
    return track(
        things,
        total=total,
        description=texts.say(key, language),
        console=Console(stderr=True),
        transient=True,
    )
