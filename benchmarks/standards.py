"""What strong players reach in each mode: `python -m benchmarks.standards luna`.

The same player sits at every seat. What it reaches is written beside the game's rules after each mode; a
mode that stands there already, played as asked for, is not played again.
"""

import argparse
import json
from pathlib import Path

from lunarium.ai.players import player as find_player
from lunarium.contest.simulation import simulate
from lunarium.contest.standards import Standard, read_standards, sum_up
from lunarium.core.game import Outcome
from lunarium.core.record import Record
from lunarium.core.types import Options
from lunarium.games import AnyGame, load

SEED = 260_001  # other deals than those of the other measurements
PLAYER = "level-5@400"  # a game takes about a second; with the whole budget of level 5 minutes


def measure(game: AnyGame, mode: str, name: str, games: int) -> Standard:
    """So many games of one mode, played by one player at every seat."""
    options = game.settle(game.list_modes()[mode])
    outcomes = [play(game, options, name, f"{SEED}/{mode}/{number}") for number in range(games)]
    return sum_up(name, game.score(options), outcomes, options["players"])


def play(game: AnyGame, options: Options, name: str, seed: str) -> Outcome:
    """How one game ended."""
    record = Record.of(simulate(game, options, [find_player(name)], seed))
    outcome = game.outcome(record.replay(game))
    if outcome is None:
        raise RuntimeError("the game did not end")
    return outcome


def keep(game: AnyGame, mode: str, standard: Standard) -> None:
    """Write it beside what stands there, which others may have written meanwhile."""
    known = read_standards(game) | {mode: standard}
    modes = {name: known[name].as_json() for name in game.list_modes() if name in known}
    written = {"made_by": "python -m benchmarks.standards", "seed": SEED, "modes": modes}
    file = Path(str(game.thinking.standards))
    file.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    """Measure every mode with sources of points that is not there yet, or some of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("modes", nargs="*", help="all, unless some are named")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--player", default=PLAYER)
    asked = parser.parse_args()
    game = load(asked.game)
    all_ = {name: game.score(game.settle(options)) for name, options in game.list_modes().items()}
    for mode in asked.modes or [name for name, score in all_.items() if score.sources]:
        found = read_standards(game).get(mode)
        if found is None or (found.player, found.games) != (asked.player, asked.games):
            found = measure(game, mode, asked.player, asked.games)
            keep(game, mode, found)
        print(f"{mode:24} {found.score:8.2f} ± {found.error:.2f}", flush=True)


if __name__ == "__main__":
    main()
