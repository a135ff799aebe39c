"""Ideas: what a search thinks of a position, without knowing what is face down."""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

from lunarium.ai.ideas import cut_line, pick_ideas
from lunarium.ai.review.prospect import Stop
from lunarium.ai.thinking import Budget, Thinker, Thought
from lunarium.core.telling import Telling
from lunarium.core.types import TypedDict
from lunarium.positions.position import Position
from lunarium.positions.shown import show_move
from lunarium.positions.types import Move

HINT = Budget(seconds=1.5)
HINTED = 3


class HintedMove(TypedDict):
    """A move with an idea of its own, and what the computer expects of it."""

    move: Move
    denies: Sequence[Telling]  # what it keeps the others from
    win: list[float]  # the chance of winning, by seat
    score: list[float]  # the expected result in the game's own points, by seat
    line: list[Move]  # what it expects to follow, this move first


class Hint(TypedDict):
    """What a strong player would do, best first, each another idea."""

    measure: Literal["win", "score"]  # what to compare them by: alone there is nobody to win against
    unit: str  # of the score
    moves: list[HintedMove]


def think(
    position: Position, budget: Budget, rng: Random, stop: Stop | None = None
) -> tuple[Any, list[Thought]]:
    """A world with what is face down dealt anew, and what a search thinks there, best first."""
    world = position.game.determinize(position.state, position.to_move, rng)
    thinker = Thinker(position.game, world, seed=rng.getrandbits(63))
    if stop is not None:
        stop(thinker.stop)
    thinker.think(budget)
    return world, thinker.thoughts()


def find_ideas(position: Position, rng: Random, stop: Stop | None = None) -> Hint:
    """The best moves that are not the same in another dress."""
    game, state = position.game, position.state
    world, thoughts = think(position, HINT, rng, stop)
    return {
        "measure": "score" if position.options.get("players") == 1 else "win",
        "unit": game.score(position.options).unit,
        "moves": [
            {
                "move": show_move(game, thought.move),
                "denies": game.showing.denies(state, game.read(thought.move)),
                "win": thought.win,
                "score": thought.score,
                "line": [show_move(game, text) for text in cut_line(game, world, thought.line)],
            }
            for thought in pick_ideas(game, state, thoughts, HINTED)
        ],
    }
