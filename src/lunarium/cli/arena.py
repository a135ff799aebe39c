"""`lunarium arena`: players against each other on all cores, with intervals and ratings; resumable."""

import json
import os
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.live import Live
from rich.table import Table

from lunarium.ai.players import PREFIX
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
from lunarium.contest.arena import Bout, Match, Standing, play_bout, standings
from lunarium.contest.workers import spread
from lunarium.core.errors import BadOption, BadRecord
from lunarium.games import load


def arena(
    game: GameName,
    player: Annotated[
        list[str],
        typer.Option(
            "--player",
            "-P",
            help="One for each seat: random, first, last, greedy, level-1..5, level-5@2s, level-5@800, "
            "onnx:FILE, or a program of your own, 'engine:python bot.py' (docs/engine.md).",
        ),
    ],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Seed = 0,
    option: GivenOptions = None,
    jobs: Jobs = 0,
    cluster: ClusterAddress = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-O", help="Append every game to this file; continue from it next time."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    components: ComponentsFile = None,
) -> None:
    """Play a match with rotating seats and report who is stronger; one player plays solo."""
    if components is not None:
        raise BadOption("arena-own-components")
    rules = load(game)
    for name in player:
        if not name.startswith(PREFIX):
            known_player(rules, name)
    options = game_options(rules, option, {"players": len(player)})
    if options["players"] != len(player):
        raise BadOption("arena-players", entrants=len(player), players=options["players"])
    match = Match(game, options, tuple(player), seed)
    bouts = _resume(match, output) if output else {}
    wanted = [number for number in range(games) if number not in bouts]
    console = Console(stderr=True)
    with Live("", console=console, refresh_per_second=2) as live:  # a match that fails at once shows nothing
        if bouts:
            live.update(_table(match, bouts))
        for bout in play_bouts(match, wanted, jobs or os.cpu_count() or 1, cluster):
            bouts[bout.number] = bout
            _keep(bout, output)
            live.update(_table(match, bouts))
    found = standings(match, bouts.values())
    if as_json:
        summary = {
            "game": game,
            "options": options,
            "seed": seed,
            "standings": [one.as_json() for one in found],
        }
        sys.stdout.write(json.dumps(summary, indent=1) + "\n")


def play_bouts(match: Match, wanted: list[int], jobs: int, cluster: str | None = None) -> Iterator[Bout]:
    """The bouts as they end."""
    return spread(partial(play_bout, match), wanted, jobs=jobs, cluster=cluster)


def _resume(match: Match, path: Path) -> dict[int, Bout]:
    """The bouts of an earlier run; a file of another match is refused."""
    header = {
        "game": match.game,
        "options": match.options,
        "entrants": list(match.entrants),
        "seed": match.seed,
    }
    try:
        if not path.exists():
            path.write_text(json.dumps(header) + "\n", encoding="utf-8")
            return {}
        lines = path.read_text(encoding="utf-8").splitlines()
        if not lines or json.loads(lines[0]) != header:
            raise BadRecord("arena-other-match", file=str(path))
        bouts = [Bout(**json.loads(line)) for line in lines[1:]]
    except OSError as error:
        raise BadOption("file-unwritable", file=str(path)) from error
    except (ValueError, TypeError) as error:
        if isinstance(error, BadRecord):
            raise
        raise BadRecord("arena-other-match", file=str(path)) from error
    return {bout.number: bout for bout in bouts}


def _keep(bout: Bout, path: Path | None) -> None:
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(bout.as_json()) + "\n")


def _table(match: Match, bouts: dict[int, Bout]) -> Table:
    """The standings so far."""
    table = Table(title=f"{match.game}, {len(bouts)} games")
    for heading in ("player", "wins", "95 % interval", "mean place", "mean score", "rating"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for one in standings(match, bouts.values()):
        table.add_row(*_row(one))
    return table


def _row(one: Standing) -> tuple[str, ...]:
    data = one.as_json()
    low, high = data["interval"]
    return (
        one.name,
        f"{one.wins} ({data['win_share']:.1%})",
        f"{low:.1%} - {high:.1%}",
        f"{data['mean_place']:.2f}",
        f"{data['mean_score']:.1f} ± {data['score_error']:.1f}",
        f"{one.rating[0]:.1f} ± {one.rating[1]:.1f}",
    )
