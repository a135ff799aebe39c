"""The random player: any legal move, or first any kind of move and then one of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from lunarium.games import AnyGame


def draw_uniform(game: AnyGame, moves: Sequence[Any], rng: Random) -> Any:
    """Every legal move is equally likely."""
    return moves[int(rng.random() * len(moves))]


def draw_by_kind(game: AnyGame, moves: Sequence[Any], rng: Random) -> Any:
    """Every kind of move is equally likely: rare moves are reached, journeys do not drown them."""
    by_kind: dict[str, list[Any]] = {}
    for move in moves:
        by_kind.setdefault(game.kind(move), []).append(move)
    return rng.choice(rng.choice(list(by_kind.values())))


Draw = Callable[[AnyGame, Sequence[Any], Random], Any]
DRAWS: dict[str, Draw] = {"uniform": draw_uniform, "by-kind": draw_by_kind}


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Plays without a thought."""

    draw: Draw = draw_uniform
    name: str = "random"

    def choose(self, game: AnyGame, state: Any, rng: Random) -> Any:
        """A random legal move."""
        return self.draw(game, game.legal_moves(state), rng)
