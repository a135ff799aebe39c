"""Random games as the coach of one seat sees them, and a golden account of what he may say when.

`python -m tests.support.moments` writes it anew.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from lunarium.core.teaching import Event, Scene
from lunarium.core.telling import Telling
from lunarium.games import load
from lunarium.positions.coach import judge, read_coaching
from tests.support.modes import random_record

MODES = {"luna": "luna-2p-preselected", "nova-luna": "nova-luna-2p"}
SEEDS = {"luna": (1, 2, 3, 5, 7, 9, 12), "nova-luna": (1, 2, 3, 4)}  # together they come to everything
SEAT = 0
FOLDER = Path(__file__).parents[1] / "coaching" / "moments"


@cache
def scenes(game: str, seed: int) -> tuple[Scene, ...]:
    """Every position of a random game in which the seat is to move and no longer action is under way."""
    return tuple(_watch(game, seed))


def _watch(key: str, seed: int) -> Iterator[Scene]:
    game, record = load(key), random_record(MODES[key], seed)
    state = game.start(record.options, record.setup)
    events: list[Event] = []
    denied: dict[int, list[Telling]] = {}
    for ply, text in enumerate(record.moves):
        seat, move, before = game.to_move(state), game.read(text), game.view(state, None)
        if seat == SEAT and not game.is_midway(state):
            yield _look(game, state, tuple(events), dict(denied))
        denied[ply] = game.showing.denies(state, move)
        game.apply(state, move)
        told = game.showing.tell(before, game.view(state, None), int(seat or 0), text)
        events.append(Event(ply, int(seat or 0), game.kind(move), tuple(told)))


def _look(game: Any, state: Any, events: tuple[Event, ...], denied: dict[int, list[Telling]]) -> Scene:
    return Scene(
        seat=SEAT,
        view=game.view(state, None),
        insight=game.showing.insight(state),
        legal=[game.show_move(move) for move in game.legal_in_order(state)],
        events=events,
        denied=denied,
    )


def tell(key: str, seed: int) -> str:
    """A line for each position: the moments whose conditions hold there."""
    game = load(key)
    lines = []
    for number, scene in enumerate(scenes(key, seed)):
        moments = (one for one in read_coaching(game).moments if judge(game, one.when, scene) is not None)
        lines.append(" ".join([f"{number}:", *(one.key for one in moments)]))
    return "\n".join(lines) + "\n"


def path_of(key: str, seed: int) -> Path:
    """Where the account of this game is kept."""
    return FOLDER / f"{MODES[key]}-{seed}.txt"


if __name__ == "__main__":
    for key, seeds in SEEDS.items():
        for seed in seeds:
            path_of(key, seed).parent.mkdir(exist_ok=True)
            path_of(key, seed).write_text(tell(key, seed), encoding="utf-8")
