"""`lunarium simulate`: whole games between computer players, one record a line, on all cores."""

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lunarium.ai.player import Player
from lunarium.ai.simple import DRAWS, RandomPlayer
from lunarium.cli.data import JSONL, RECORDS, STDOUT, Format, Rows, Target
from lunarium.cli.options import (
    ClusterAddress,
    ComponentsFile,
    GameName,
    GivenOptions,
    Jobs,
    Seed,
    game_options,
    known_player,
)
from lunarium.contest.simulation import native_names, simulate_many
from lunarium.contest.workers import spread
from lunarium.core.errors import BadOption
from lunarium.core.types import Json
from lunarium.games import load, register_components

CHUNK = 8  # games a worker plays before it reports, of players that think
QUICK_CHUNK = 128
QUICK_CHUNK_WITH_LEGAL = 16  # a megabyte or two: more would leave the cache before it is written


@dataclass(frozen=True, slots=True)
class Plan:
    """What every worker needs to know."""

    game: str
    options: Json
    players: tuple[str, ...]
    draw: str
    seed: int
    with_legal: bool
    with_policy: bool
    components: Path | None


def simulate(
    game: GameName,
    output: Annotated[Path, typer.Option("--output", "-O", help="The file to write; - for stdout.")],
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")] = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 100,
    seed: Seed = 0,
    option: GivenOptions = None,
    player: Annotated[
        list[str] | None,
        typer.Option(
            "--player", help="random, greedy, level-1..5, onnx:FILE; repeat it to seat different players."
        ),
    ] = None,
    draw: Annotated[
        str, typer.Option(help="How random draws: uniform, or by-kind of action first.")
    ] = "uniform",
    with_legal: Annotated[
        bool, typer.Option("--with-legal", help="Write the legal moves of every ply too.")
    ] = False,
    with_policy: Annotated[
        bool,
        typer.Option("--with-policy", help="Write the search's visit distribution."),
    ] = False,
    format: Format = JSONL,  # noqa: A002  # its name on the command line
    rows: Rows = RECORDS,
    jobs: Jobs = 0,
    cluster: ClusterAddress = None,
    components: ComponentsFile = None,
) -> None:
    """Play whole games with computer players and write their records."""
    rules = load(game)
    if cluster is not None and components is not None:
        raise BadOption("cluster-own-components")
    options = game_options(rules, option, {"players": players}, components)
    plan = Plan(game, options, tuple(player or ["random"]), draw, seed, with_legal, with_policy, components)
    seat_players(plan)
    names = [plan.players[seat % len(plan.players)] for seat in range(players)]
    target = Target(
        path=output,
        format=format,
        rows=rows,
        game=rules,
        options=rules.settle(options),
        seats=names,
        with_legal=with_legal,
        with_policy=with_policy,
    )
    target.check()
    console = Console(stderr=True)
    with _progress(console) as progress, target.opened() as write:
        task = progress.add_task(game, total=games, speed="", visible=str(output) != STDOUT)
        started, done = time.perf_counter(), 0
        for lines in play_all(plan, games, jobs or os.cpu_count() or 1, cluster):
            write(lines)
            done += lines.count(b"\n")
            speed = done / (time.perf_counter() - started)
            progress.update(task, completed=done, speed=f"{speed:,.1f} games/s")
    if str(output) != STDOUT:
        console.print(f"{games} games of {game} in {output}: {speed:,.1f} games/s")


def play_all(plan: Plan, games: int, jobs: int, cluster: str | None = None) -> Iterator[bytes]:
    """The records in order, a line each, whoever plays them; only a few chunks are under way."""
    size = _chunk_size(plan, games, jobs)
    parts = (range(first, min(first + size, games)) for first in range(0, games, size))
    processes = 1 if games <= size else jobs
    return spread(partial(play_some, plan), parts, jobs=processes, cluster=cluster, in_order=True)


def _chunk_size(plan: Plan, games: int, jobs: int) -> int:
    """How many games a worker plays before it reports: many of those that cost next to nothing."""
    if load(plan.game).thinking.play_games is not None and native_names(seat_players(plan)) is not None:
        return QUICK_CHUNK_WITH_LEGAL if plan.with_legal else QUICK_CHUNK
    return max(1, min(CHUNK, games // jobs))


def play_some(plan: Plan, numbers: range) -> bytes:
    """Games number so-and-so of the plan, a line each."""
    if plan.components is not None:
        register_components(plan.components)
    seeds = [f"{plan.seed}/{number}" for number in numbers]
    return simulate_many(
        load(plan.game), plan.options, seat_players(plan), seeds, plan.with_legal, plan.with_policy
    )


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
