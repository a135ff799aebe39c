"""Doubts: what speaks against a move that throws a lot away."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from lunarium.ai.ideas import cut_line
from lunarium.ai.review.judging import explain
from lunarium.ai.review.prospect import Stop
from lunarium.ai.thinking import Budget, Thinker, Thought
from lunarium.core.telling import Telling
from lunarium.core.types import TypedDict
from lunarium.positions.ideas import think
from lunarium.positions.position import Position
from lunarium.positions.shown import show_move
from lunarium.positions.types import Move

AHEAD_BUDGET = Budget(seconds=0.4)
LOOK_BUDGET = Budget(seconds=0.15)
MUCH = 0.15  # of the expected result, 0 to 1: less is not worth a question
ENOUGH_VISITS = 40  # for a thought to be trusted without a second look


@dataclass(frozen=True, slots=True)
class Search:
    """What was thought about a position; the world is what the search took for true of what is face down."""

    world: Any
    thoughts: Sequence[Thought]  # the best first, then those that can be trusted

    def find(self, text: str) -> Thought | None:
        """What it thought of this move, where it looked at it enough."""
        return next((one for one in self.thoughts if one.move == text), None)


class Doubt(TypedDict):
    """A move throws a lot away."""

    why: Sequence[Telling]  # as far as the rules prove it
    better: Move
    told: Telling  # the better move, as the story would tell it


def search(position: Position, rng: Random, stop: Stop | None = None) -> Search:
    """Think about the position while somebody else does."""
    world, (best, *others) = think(position, AHEAD_BUDGET, rng, stop)
    return Search(world, [best, *(one for one in others if one.visits >= ENOUGH_VISITS)])


def look_again(position: Position, world: Any, text: str, stop: Stop | None = None) -> Thought:
    """A move that the search hardly looked at: think about the position it leads to."""
    game = position.game
    after = game.play(world, text)
    if game.to_move(after) is None:
        return _conclude(replace(position, state=after), text)
    thinker = Thinker(game, after)
    if stop is not None:
        stop(thinker.stop)
    thinker.think(LOOK_BUDGET)
    value, best = thinker.value(), thinker.thoughts()[0]
    return Thought(text, 0, 0.0, value["utility"], value["win"], value["score"], [text, *best.line])


def _conclude(over: Position, text: str) -> Thought:
    """The game is over with this move: nothing has to be thought about."""
    outcome = over.game.outcome(over.state)
    ranking = outcome.ranking if outcome else ()
    won = [float(seat == ranking[0]) for seat in range(len(ranking))]
    return Thought(text, 0, 0.0, won, won, won, [text])


def doubt(position: Position, searched: Search, played: Thought) -> Doubt | None:
    """What speaks against a move that throws a lot away beside the best one; None: nothing does."""
    game, seat, best = position.game, position.to_move or 0, searched.thoughts[0]
    if best.utility[seat] - played.utility[seat] < MUCH:
        return None
    lines = (cut_line(game, searched.world, one.line) for one in (played, best))
    after = game.view(game.play(position.state, best.move), None)
    story = game.showing.tell(position.view, after, seat, best.move)
    return {
        "why": explain(game, position.state, *lines),
        "better": show_move(game, best.move),
        "told": story[0],  # the move itself; what follows may be face down still
    }
