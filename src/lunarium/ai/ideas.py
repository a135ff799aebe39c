"""Ideas: of all that a search thinks about, the best moves that are not the same in another dress."""

from collections.abc import Sequence

from lunarium.ai.thinking import Thought
from lunarium.core.game import Game, M, S

ENOUGH_SHARE = 0.01  # of all visits: less was hardly thought about, and its values are noise


def pick_ideas(game: Game[S, M], state: S, thoughts: Sequence[Thought], most: int) -> list[Thought]:
    """The first thought of each idea, best first."""
    enough = ENOUGH_SHARE * sum(thought.visits for thought in thoughts)
    found: dict[str, Thought] = {}
    idea = game.showing.idea
    for thought in thoughts:
        name = idea(state, game.read(thought.move)) if idea else thought.move
        if not found or thought.visits >= enough:
            found.setdefault(name, thought)
        if len(found) == most:
            break
    return list(found.values())


def cut_line(game: Game[S, M], state: S, line: Sequence[str]) -> list[str]:
    """The line up to where something face down would come up; its first move is always there."""
    world, unseen = state.copy(), game.unseen(state)
    for step, text in enumerate(line):
        game.apply(world, game.read(text))
        if game.unseen(world) != unseen:
            return list(line[: max(1, step)])
    return list(line)
