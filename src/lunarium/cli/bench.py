"""`lunarium bench`: random games a second, beside a calibration loop so that machines can be compared."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from lunarium.games import GAMES, AnyGame

CALIBRATION_STEPS = 200_000
MODES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("nova-luna", {"players": 2}),
    ("nova-luna", {"players": 4}),
    ("nova-luna", {"players": 1}),
    ("luna", {"players": 2}),
    ("luna", {"players": 4}),
    ("luna", {"players": 1}),
)


def bench(
    seconds: Annotated[float, typer.Option(help="How long to measure each line.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Numbers for programs.")] = False,
) -> None:
    """Measure uniformly random games on one core."""
    console = Console(stderr=as_json)
    rows = []
    for key, options in MODES:
        with console.status(f"{key}, {options['players']} players"):
            rows.append(measure(GAMES[key], options, seconds))
    if as_json:
        sys.stdout.write(json.dumps(rows, indent=1) + "\n")
        return
    table = Table(title="Uniformly random games, one core")
    for heading in (
        "game",
        "players",
        "games/s",
        "moves/s",
        "legal moves, µs",
        "moves per 1,000 calibration loops",
    ):
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(
            row["game"],
            str(row["players"]),
            f"{row['games_per_second']:,.0f}",
            f"{row['moves_per_second']:,.0f}",
            f"{row['legal_moves_microseconds']:.1f}",
            f"{row['moves_per_thousand_loops']:.1f}",
        )
    console.print(table)


def measure(game: AnyGame, options: dict[str, Any], seconds: float) -> dict[str, Any]:
    """Games and calibration loops in turns, so that both meet the same machine."""
    rng = Random(1)
    games = moves = loops = 0
    playing = listing = calibrating = 0.0
    while playing < seconds:
        state = game.start(options, game.deal(options, rng))
        spent, count = _timed(lambda: _play_out(game, state, rng))  # noqa: B023  # called at once
        playing += spent
        games += 1
        moves += count
        if games % 20 == 1:
            spent, count = _timed(_calibrate)
            calibrating += spent
            loops += count
            listing += _timed_listing(game, options, rng)
    speed = moves / playing
    return {
        "game": game.key,
        "players": options["players"],
        "games_per_second": games / playing,
        "moves_per_second": speed,
        "legal_moves_microseconds": 1e6 * listing / -(-games // 20),
        "moves_per_thousand_loops": 1000 * speed * calibrating / loops,
    }


def _timed(work: Callable[[], int]) -> tuple[float, int]:
    started = time.perf_counter()
    count = work()
    return time.perf_counter() - started, count


def _play_out(game: AnyGame, state: Any, rng: Random) -> int:
    """One random game to its end; how many moves it had."""
    to_move, legal_moves, apply, random = game.to_move, game.legal_moves, game.apply, rng.random
    moves = 0
    while to_move(state) is not None:
        legal = legal_moves(state)
        apply(state, legal[int(random() * len(legal))])
        moves += 1
    return moves


def _timed_listing(game: AnyGame, options: dict[str, Any], rng: Random) -> float:
    """The mean time of one list of legal moves over a random game."""
    state = game.start(options, game.deal(options, rng))
    spent, lists = 0.0, 0
    while game.to_move(state) is not None:
        started = time.perf_counter()
        legal = game.legal_moves(state)
        spent += time.perf_counter() - started
        lists += 1
        game.apply(state, rng.choice(legal))
    return spent / lists


def _calibrate() -> int:
    """A loop of the plainest Python: what it takes says how fast the machine is just now."""
    counts: dict[int, int] = {}
    for step in range(CALIBRATION_STEPS):
        key = step & 63
        counts[key] = counts.get(key, 0) + 1
    return CALIBRATION_STEPS
