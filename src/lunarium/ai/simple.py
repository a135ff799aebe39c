"""Players that do not search: random ones, those that take a place of the list, and the greedy one."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from lunarium.core.errors import LunariumError
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


@dataclass(frozen=True, slots=True)
class ListedPlayer:
    """The first or the last of the legal moves, as the rules list them: a yardstick."""

    name: str
    place: int

    def choose(self, game: Game[S, M], state: S, rng: Random) -> M:
        """The move at this place."""
        return game.legal_moves(state)[self.place]


@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """Looks one move ahead."""

    name: str = "greedy"

    def choose(self, game: Game[S, M], state: S, rng: Random) -> M:
        """The move with the best evaluation; among equals, any."""
        if game.thinking.evaluate is None:
            raise LunariumError("player-not-for-game", player=self.name, game=game.key)
        if game.to_move(state) is None:
            raise ValueError("the game is over")
        weighed = weigh(game, state)
        best = max(value for _, value in weighed)
        return rng.choice([move for move, value in weighed if value == best])


def weigh(game: Game[S, M], state: S) -> list[tuple[M, float]]:
    """The legal moves, each with how good the position after it looks at a glance to who moves."""
    seat, evaluate = game.to_move(state), game.thinking.evaluate
    if seat is None or evaluate is None:
        return [(move, 0.0) for move in game.legal_in_order(state)]
    weighed = list[tuple[M, float]]()
    for move in game.legal_moves(state):
        after = state.copy()
        game.apply(after, move)
        weighed.append((move, evaluate(after, seat)))
    return weighed
