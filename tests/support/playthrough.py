"""Golden playthroughs: a game as text with all that each move changes. `make golden` writes them."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lunarium.core.record import Record
from lunarium.games import AnyGame, load
from tests.support.modes import MODES, random_record

FOLDER = Path(__file__).parents[1] / "playthroughs"
SEED = 1


def tell(record: Record) -> Iterator[str]:
    """The record line by line: its beginning, each move with what it changes, its result."""
    game = load(record.game)
    yield f"game {record.game}, rules version {record.rules_version}"
    yield f"options {json.dumps(record.options)}"
    yield f"setup {json.dumps(record.setup)}"
    before: dict[str, Any] = {}
    for ply, state in enumerate(record.states(game)):
        if ply:
            yield f"\nply {ply}: {record.moves[ply - 1]}"
        after = dict(_flatten(game.view(state, None)))
        yield from _changes(before, after)
        yield f"  legal: {_kinds(game, state)}"
        before = after
    outcome = game.outcome(record.replay(game))
    if outcome is not None:
        yield f"\nending {outcome.ending}"
        yield f"result {json.dumps(outcome.result)}"
        yield from (
            f"seat {seat}: {json.dumps(dict(points))}" for seat, points in enumerate(outcome.breakdown)
        )


def _flatten(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The view as paths and values; short lists of plain values stay whole."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _flatten(part, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
        for index, part in enumerate(value):
            yield from _flatten(part, f"{path}[{index}]")
    else:
        yield path, value


def _changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """At first everything, then what a move has changed."""
    if not before:
        yield from (f"  {path}: {json.dumps(value)}" for path, value in after.items())
        return
    for path in sorted(before.keys() | after.keys()):
        old, new = before.get(path), after.get(path)
        if old != new:
            yield f"  {path}: {json.dumps(old)} -> {json.dumps(new)}"


def _kinds(game: AnyGame, state: Any) -> str:
    """How many moves of each kind are legal."""
    count = Counter(game.kind(move) for move in game.legal_moves(state))
    return ", ".join(f"{kind} {count[kind]}" for kind in game.kinds if count[kind]) or "nothing"


def stored(mode: str) -> Record:
    """The record that a golden text tells, drawn once and then kept."""
    path = FOLDER / f"{mode}.json"
    if not path.exists():
        path.write_text(random_record(mode, SEED).write() + "\n", encoding="utf-8")
    return Record.read(path.read_text(encoding="utf-8"))


def golden(mode: str) -> str:
    """The text that stands in the file when it is current."""
    return "\n".join(tell(stored(mode))) + "\n"


def stale() -> list[str]:
    """The modes whose files are missing or no longer true."""
    paths = {mode: FOLDER / f"{mode}.txt" for mode in MODES}
    return [
        mode
        for mode, path in paths.items()
        if not path.exists() or path.read_text(encoding="utf-8") != golden(mode)
    ]


def write() -> None:
    """Write every file anew."""
    FOLDER.mkdir(exist_ok=True)
    for mode in MODES:
        (FOLDER / f"{mode}.txt").write_text(golden(mode), encoding="utf-8")
        sys.stdout.write(f"{mode}\n")


if __name__ == "__main__":
    if "--check" not in sys.argv:
        write()
    elif found := stale():
        sys.exit(
            f"Golden playthroughs in {FOLDER} are missing or not current: {', '.join(found)}."
            " Read what changed, then write them with `make golden`."
        )
