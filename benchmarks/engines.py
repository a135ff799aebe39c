"""`python -m benchmarks.engines`: random games a second on both engines, beside a calibration loop."""

import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from lunarium.ai.simple import RandomPlayer
from lunarium.ai.thinking import Budget, Thinker
from lunarium.contest.simulation import simulate_many
from lunarium.core.game import Json
from lunarium.games import GAMES, AnyGame

CALIBRATION_STEPS = 100_000
PYTHON_GAMES = 10  # a round of the measurement, so that all that is compared meets the same machine
NATIVE_GAMES = 64
SIMULATIONS = 300
TABLE_WIDTH = 120
PLAYERS = (2, 4, 1)  # the modes of a game that are measured, as far as it has them
MIDDLE = 15  # plies into a game


@dataclass(slots=True)
class Pace:
    """How much was done in how much time."""

    done: int = 0
    seconds: float = 0.0

    def measure(self, work: Callable[[], int]) -> None:
        """Do it once more, on the clock."""
        started = time.perf_counter()
        done = work()
        seconds = time.perf_counter() - started
        self.done += done
        self.seconds += seconds

    def a_second(self) -> float:
        """The pace over all rounds."""
        return self.done / self.seconds if self.seconds else 0.0


def bench(
    seconds: Annotated[float, typer.Option(help="Seconds to measure each line.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure random games and the search on one core, on both engines."""
    console = Console(stderr=as_json, width=None if sys.stdout.isatty() else TABLE_WIDTH)
    rows = []
    for game in GAMES.values():
        for players in [count for count in PLAYERS if count in game.seats] or game.seats[:1]:
            with console.status(f"{game.key}, {players} players"):
                rows.append(measure(game, {"players": players}, seconds))
    if as_json:
        sys.stdout.write(json.dumps(rows, indent=1) + "\n")
    else:
        console.print(_table(rows))


def measure(game: AnyGame, options: Json, seconds: float) -> Json:
    """Rounds of everything in turns until the time is up."""
    rng = Random(1)
    games, moves, lists, loops = Pace(), Pace(), Pace(), Pace()
    native, simulations = Pace(), Pace()
    deadline = time.perf_counter() + seconds
    while not games.done or time.perf_counter() < deadline:
        states = [game.start(options, game.deal(options, rng)) for _ in range(PYTHON_GAMES)]
        counted: list[int] = []
        games.measure(lambda: _play_out_all(game, states, rng, counted))  # noqa: B023  # called at once
        moves.done += counted[0]
        loops.measure(_calibrate)
        lists.measure(lambda: _list_moves(game, options, rng))
        if game.thinking.engine == "native":
            state = game.start(options, game.deal(options, rng))
            native.measure(lambda: _simulate(game, options, rng))
            simulations.measure(lambda: _think(game, state))  # noqa: B023
    moves.seconds = games.seconds
    return {
        "game": game.key,
        "players": options["players"],
        "games_per_second": games.a_second(),
        "moves_per_second": moves.a_second(),
        "legal_moves_microseconds": 1e6 / lists.a_second(),
        "moves_per_thousand_loops": 1000 * moves.a_second() / loops.a_second(),
        "native_games_per_second": native.a_second(),
        "native_ratio": native.a_second() / games.a_second(),
        "simulations_per_second": simulations.a_second(),
    }


def _play_out_all(game: AnyGame, states: list[Any], rng: Random, counted: list[int]) -> int:
    """Random games to their ends; how many, and aside how many moves they had."""
    to_move, legal_moves, apply, random = game.to_move, game.legal_moves, game.apply, rng.random
    moves = 0
    for state in states:
        while to_move(state) is not None:
            legal = legal_moves(state)
            apply(state, legal[int(random() * len(legal))])
            moves += 1
    counted.append(moves)
    return len(states)


def _list_moves(game: AnyGame, options: Json, rng: Random) -> int:
    """The legal moves of one middle position, again and again."""
    state = game.start(options, game.deal(options, rng))
    for _ in range(MIDDLE):
        after = state.copy()
        game.apply(after, rng.choice(game.legal_moves(state)))
        if game.to_move(after) is None:  # a short game
            break
        state = after
    for _ in range(50):
        game.legal_moves(state)
    return 50


def _simulate(game: AnyGame, options: Json, rng: Random) -> int:
    """The same games as records, as `simulate` has the native engine play them."""
    simulate_many(game, options, [RandomPlayer()], [str(rng.random()) for _ in range(NATIVE_GAMES)])
    return NATIVE_GAMES


def _think(game: AnyGame, state: Any) -> int:
    thinker = Thinker(game, state)
    thinker.think(Budget(simulations=SIMULATIONS))
    return thinker.simulations


def _calibrate() -> int:
    """A loop of the plainest Python: its pace says how fast the machine is just now."""
    counts: dict[int, int] = {}
    for step in range(CALIBRATION_STEPS):
        key = step & 63
        counts[key] = counts.get(key, 0) + 1
    return CALIBRATION_STEPS


def _table(rows: list[Json]) -> Table:
    table = Table(title="Uniformly random games, one core")
    columns = {
        "game": "{game}",
        "players": "{players}",
        "games/s": "{games_per_second:,.0f}",
        "moves/s": "{moves_per_second:,.0f}",
        "legal moves, µs": "{legal_moves_microseconds:.1f}",
        "moves per 1,000 loops": "{moves_per_thousand_loops:.1f}",
        "native games/s": "{native_games_per_second:,.0f}",
        "native ratio": "{native_ratio:.0f}",
        "search/s": "{simulations_per_second:,.0f}",
    }
    for heading in columns:
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(*(form.format(**row) for form in columns.values()))
    return table


if __name__ == "__main__":
    typer.run(bench)
