"""`lunarium simulate`: whole games between computer players, one record a line, on all cores."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lunarium.ai.player import Player
from lunarium.ai.random import DRAWS, RandomPlayer
from lunarium.ai.simulation import simulate as simulate_game
from lunarium.cli.options import ComponentsFile, GameName, GivenOptions, Seed, game_options, known_player
from lunarium.core.errors import BadOption
from lunarium.games import load, register_components

CHUNK = 8  # games a worker plays before it reports


@dataclass(frozen=True, slots=True)
class Plan:
    """What every worker needs to know."""

    game: str
    options: dict[str, Any]
    players: tuple[str, ...]
    draw: str
    seed: int
    with_legal: bool
    components: Path | None


def simulate(
    game: GameName,
    output: Annotated[
        Path, typer.Option("--output", "-O", help="The file to write, one record a line; - for stdout.")
    ],
    players: Annotated[int, typer.Option("--players", "-p", help="How many play.")] = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Seed = 0,
    option: GivenOptions = None,
    player: Annotated[
        list[str] | None,
        typer.Option("--player", help="random, greedy, level-1..5; repeat it to seat different players."),
    ] = None,
    draw: Annotated[
        str, typer.Option(help="How random draws: uniform, or by-kind of action first.")
    ] = "uniform",
    with_legal: Annotated[
        bool, typer.Option("--with-legal", help="Write the legal moves of every ply too.")
    ] = False,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes; 0 for all cores.")] = 0,
    components: ComponentsFile = None,
) -> None:
    """Let computer players play whole games and write their records."""
    rules = load(game)
    options = game_options(rules, option, {"players": players}, components)
    plan = Plan(game, options, tuple(player or ["random"]), draw, seed, with_legal, components)
    seat_players(plan)
    lines = play_all(plan, games, jobs or os.cpu_count() or 1)
    console = Console(stderr=True)
    if str(output) == "-":
        sys.stdout.writelines(lines)
        return
    try:
        with output.open("w", encoding="utf-8") as file:
            started = time.perf_counter()
            written = 0
            with _progress(console) as progress:
                task = progress.add_task(game, total=games, speed="")
                for line in lines:
                    file.write(line)
                    written += 1
                    speed = written / (time.perf_counter() - started)
                    progress.update(task, advance=1, speed=f"{speed:,.1f} games/s")
    except OSError as error:
        raise BadOption("file-unwritable", file=str(output)) from error
    console.print(
        f"{written} games of {game} in {output}: {written / (time.perf_counter() - started):,.1f} games/s"
    )


def play_all(plan: Plan, games: int, jobs: int) -> Iterator[str]:
    """The records in order, whichever process plays them."""
    play = partial(play_one, plan)
    if jobs == 1:
        yield from map(play, range(games))
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(play, range(games), chunksize=max(1, min(CHUNK, games // jobs)))


def play_one(plan: Plan, index: int) -> str:
    """Game number so-and-so of the plan, as a line."""
    if plan.components is not None:
        register_components(plan.components)
    game = load(plan.game)
    record = simulate_game(game, plan.options, seat_players(plan), f"{plan.seed}/{index}", plan.with_legal)
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"


def seat_players(plan: Plan) -> list[Player]:
    """The named players, the random one with the wished draw."""
    if plan.draw not in DRAWS:
        raise BadOption("bad-option-value", option="draw", value=plan.draw[:40], choices=", ".join(DRAWS))
    game = load(plan.game)
    return [
        RandomPlayer(DRAWS[plan.draw]) if name == "random" else known_player(game, name)
        for name in plan.players
    ]


def _progress(console: Console) -> Progress:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
    )
    return Progress(*columns, TimeRemainingColumn(), console=console)
