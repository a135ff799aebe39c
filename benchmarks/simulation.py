"""How fast whole games are written, before and now, in one run: `python -m benchmarks.simulation`."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from lunarium.ai.player import Player
from lunarium.ai.simple import GreedyPlayer, RandomPlayer
from lunarium.contest.simulation import simulate, simulate_many
from lunarium.games import GAMES, AnyGame

SECONDS = 1.0  # of the processor, for each figure
ROUNDS = 2  # of both in turns; the best counts: other work on the machine only ever slows down
MANY, MANY_WITH_LEGAL = 128, 16  # as `lunarium simulate` plays them
PLAYERS: dict[str, Player] = {"random": RandomPlayer(), "greedy": GreedyPlayer()}

Play = Callable[[list[str]], bytes]  # seeds -> lines


def main() -> None:
    """Both ways in turns, every mode, on one core; the processor's time counts, writing included."""
    print(f"{'mode':32} {'player':8} {'legal':6} {'before':>10} {'now':>12} {'times':>8}")
    for game in GAMES.values():
        for mode, options in game.list_modes().items():
            for name, player in PLAYERS.items():
                for with_legal in (False, True) if name == "random" else (False,):
                    before, now = measure(game, dict(options), player, with_legal)
                    row = f"{game.key + ' ' + mode:32} {name:8} {'yes' if with_legal else 'no':6}"
                    print(f"{row} {before:>10,.1f} {now:>12,.1f} {now / before:>8.0f}", flush=True)


def measure(game: AnyGame, options: dict[str, Any], player: Player, with_legal: bool) -> tuple[float, float]:
    """Games a second, one by one and many at once."""

    def one_by_one(seeds: list[str]) -> bytes:
        records = (simulate(game, options, [player], seed, with_legal) for seed in seeds)
        return b"".join(
            json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
            for record in records
        )

    def at_once(seeds: list[str]) -> bytes:
        return simulate_many(game, options, [player], seeds, with_legal)

    before = now = 0.0
    with TemporaryDirectory() as folder:
        for _ in range(ROUNDS):
            before = max(before, pace(one_by_one, 1, Path(folder, "before.jsonl")))
            now = max(now, pace(at_once, MANY_WITH_LEGAL if with_legal else MANY, Path(folder, "now.jsonl")))
        slow = Path(folder, "before.jsonl").read_text(encoding="utf-8").splitlines()
        fast = Path(folder, "now.jsonl").read_text(encoding="utf-8").splitlines()
    if slow[: len(fast)] != fast[: len(slow)]:
        raise SystemExit(f"{game.key} {options}: the games are not the same")
    return before, now


def pace(play: Play, many: int, path: Path) -> float:
    """Games a second of this process's time, from seed 0 on into a file."""
    done, started = 0, time.process_time()
    with path.open("wb") as file:
        while time.process_time() < started + SECONDS / ROUNDS:
            file.write(play([f"0/{number}" for number in range(done, done + many)]))
            done += many
    return done / (time.process_time() - started)


if __name__ == "__main__":
    main()
