"""Counts: sequences of moves to a small depth from fixed positions. `make golden` writes them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from lunarium.core.record import Record
from lunarium.games import AnyGame, load
from tests.support.modes import MODES, random_record

FOLDER = Path(__file__).parent / "counts"
MOST = 40_000  # the deepest count of each position stays below this
PLIES = {"nova-luna": (0, 25, 50, 64), "luna": (0, 9, 20, 60)}  # where in a random game the counting begins
SOLO_PLIES = {"nova-luna": (0, 9, 18), "luna": (0, 6, 20, 35)}


def count(game: AnyGame, state: Any, depth: int) -> int:
    """Sequences of this many moves from here; a game that ends earlier counts once."""
    if depth == 0 or game.to_move(state) is None:
        return 1
    moves = game.legal_moves(state)
    if depth == 1:  # where they lead does not matter
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        game.apply(after, move)
        total += count(game, after, depth - 1)
    return total


def counts(game: AnyGame, state: Any) -> list[int]:
    """The counts for depth 1, 2, ... while they stay small."""
    found: list[int] = []
    for depth in range(1, 5):
        number = count(game, state, depth)
        if number > MOST:
            break
        found.append(number)
        if number * (number / found[-2] if len(found) > 1 else number) > MOST:
            break
    return found


def read(mode: str) -> list[tuple[Record, list[int]]]:
    """The stored positions with their counts."""
    lines = (FOLDER / f"{mode}.jsonl").read_text(encoding="utf-8").splitlines()
    entries = [json.loads(line) for line in lines]
    return [(Record.of(entry["record"]), entry["counts"]) for entry in entries]


def _positions(mode: str) -> list[Record]:
    """The stored positions, or new ones for a mode that has none."""
    if (FOLDER / f"{mode}.jsonl").exists():
        return [record for record, _ in read(mode)]
    key, options = MODES[mode]
    plies = (SOLO_PLIES if options["players"] == 1 else PLIES)[key]
    return [random_record(mode, 7, moves=number) for number in plies]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for mode, (key, _) in MODES.items():
        game = load(key)
        lines = [
            json.dumps({"counts": counts(game, record.replay(game)), "record": record.as_json()})
            for record in _positions(mode)
        ]
        (FOLDER / f"{mode}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
        sys.stdout.write(f"{mode}\n")
