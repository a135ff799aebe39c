"""The random player: any legal move, or first any kind of move and then one of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from lunarium.core.game import Game, M, S


def draw_uniform(game: Game[S, M], moves: Sequence[M], rng: Random) -> M:
    """Every legal move is equally likely."""
    return moves[int(rng.random() * len(moves))]


def draw_by_kind(game: Game[S, M], moves: Sequence[M], rng: Random) -> M:
    """Every kind of move is equally likely: rare moves are reached, journeys do not drown them."""
    by_kind: dict[str, list[M]] = {}
    for move in moves:
        by_kind.setdefault(game.kind(move), []).append(move)
    return rng.choice(rng.choice(list(by_kind.values())))


class Draw(Protocol):
    """A way to draw one of the legal moves."""

    def __call__(self, game: Game[S, M], moves: Sequence[M], rng: Random) -> M: ...


DRAWS: dict[str, Draw] = {"uniform": draw_uniform, "by-kind": draw_by_kind}


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Plays without a thought."""

    draw: Draw = draw_uniform
    name: str = "random"

    def choose(self, game: Game[S, M], state: S, rng: Random) -> M:
        """A random legal move."""
        return self.draw(game, game.legal_moves(state), rng)
