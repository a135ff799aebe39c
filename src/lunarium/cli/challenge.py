"""`lunarium challenge`: scores a submission to one of the open problems (docs/research.md)."""

import json
import os
import shlex
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from lunarium.ai.players import PREFIX
from lunarium.cli.arena import play_bouts
from lunarium.cli.options import ClusterAddress, Jobs, known_player
from lunarium.contest.arena import Bout, wilson
from lunarium.contest.challenges import Rating, judge, list_challenges, load_challenge, matches
from lunarium.core.errors import BadOption
from lunarium.core.thinking import Challenge

BEST_KNOWN, LEAST = "best known with nothing hidden", "less is impossible"


def challenge(
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="The challenge; without a name, list all.")
    ] = None,
    command: Annotated[
        list[str] | None,
        typer.Argument(metavar="[-- COMMAND]", help="A program that speaks the engine's protocol."),
    ] = None,
    player: Annotated[str | None, typer.Option("--player", help="Score a built-in player instead.")] = None,
    games: Annotated[
        int | None,
        typer.Option("--games", "-n", min=1, help="Play fewer games (a trial run, not a valid score)."),
    ] = None,
    jobs: Jobs = 0,
    cluster: ClusterAddress = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Score a submission against the baselines on the challenge's deals, and rate it."""
    if name is None:
        _list_all()
        return
    game, chosen = load_challenge(name)
    if bool(command) == bool(player):
        raise BadOption("challenge-submission")
    if player is not None:
        known_player(game, player)
    submission = player or PREFIX + shlex.join(command or ())
    wanted = min(games or chosen.games, chosen.games)
    bouts: dict[str, list[Bout]] = {}
    console = Console(stderr=True)
    for baseline, match in matches(game, chosen, submission).items():
        played = play_bouts(match, list(range(wanted)), jobs or os.cpu_count() or 1, cluster)
        shown = f"{name}: {baseline}" if baseline else name
        bouts[baseline] = list(track(played, shown, wanted, console=console, transient=True))
    rating = judge(chosen, bouts)
    is_whole = wanted == chosen.games
    if as_json:
        found = {"challenge": name, "submission": submission, "games": wanted, "complete": is_whole}
        sys.stdout.write(json.dumps(found | rating.as_json(), indent=1) + "\n")
    else:
        _show(name, chosen, rating, is_whole)


def _list_all() -> None:
    for name, (_, one) in list_challenges().items():
        typer.echo(f"{name}: {', '.join(one.baselines)}; {one.games} games")


def _show(name: str, challenge: Challenge, rating: Rating, is_whole: bool) -> None:
    """The submission among the baselines."""
    is_solo = challenge.options["players"] == 1
    table = Table(title=name if is_whole else f"{name}: a trial, not a score")
    for heading in ("player", "mean score" if is_solo else "rating", "won against it"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    rows = [(value, baseline, "") for baseline, value in challenge.baselines.items()]
    rows.append((rating.value, "submission", f" ± {rating.error:.1f}"))
    if beyond := rating.beyond:
        rows += [(beyond.best, BEST_KNOWN, ""), (beyond.least, LEAST, "")]
        table.caption = f"{beyond.gap:+.1f} ± {beyond.error:.1f} to the best known on the same deals"
    for value, who, error in sorted(rows, reverse=not is_solo):
        table.add_row(who, f"{value:.1f}{error}", _share(rating, who))
    Console().print(table)


def _share(rating: Rating, baseline: str) -> str:
    if baseline not in rating.tallies:
        return ""
    share, low, high = wilson(*rating.tallies[baseline])
    return f"{share:.1%} [{low:.1%}, {high:.1%}]"
