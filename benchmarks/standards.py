"""What strong players reach in each mode: `python -m benchmarks.standards luna`.

The same player sits at every seat. What it reaches is written beside the game's rules after each mode; a
mode that stands there already, played as asked for, is not played again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from lunarium.ai.players import player as find_player
from lunarium.ai.simulation import simulate
from lunarium.ai.standards import Standard, read_standards, sum_up
from lunarium.core.game import Outcome
from lunarium.core.record import Record
from lunarium.games import AnyGame, load

SEED = 260_001  # other deals than those of the other measurements
PLAYER = "level-5@400"  # a game takes about a second; with the whole budget of level 5 minutes


def measure(game: AnyGame, mode: str, name: str, games: int) -> Standard:
    """So many games of one mode, played by one player at every seat."""
    options = game.settle(game.list_modes()[mode])
    outcomes = [play(game, options, name, f"{SEED}/{mode}/{number}") for number in range(games)]
    return sum_up(name, game.score(options), outcomes, options["players"])


def play(game: AnyGame, options: dict[str, Any], name: str, seed: str) -> Outcome:
    """How one game ended."""
    record = Record.of(simulate(game, options, [find_player(name)], seed))
    outcome = game.outcome(record.replay(game))
    if outcome is None:
        raise RuntimeError("the game did not end")
    return outcome


def main() -> None:
    """Measure every mode that is not there yet, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--player", default=PLAYER)
    asked = parser.parse_args()
    game = load(asked.game)
    file = Path(str(game.thinking.standards))
    known = read_standards(game)
    for mode, options in game.list_modes().items():
        if not game.score(game.settle(options)).sources:
            continue  # nothing to compare
        found = known.get(mode)
        if found is None or (found.player, found.games) != (asked.player, asked.games):
            known[mode] = measure(game, mode, asked.player, asked.games)
        print(f"{mode:24} {known[mode].score:8.2f} ± {known[mode].error:.2f}", flush=True)
        modes = {name: known[name].as_json() for name in game.list_modes() if name in known}
        written = {"made_by": "python -m benchmarks.standards", "seed": SEED, "modes": modes}
        file.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
