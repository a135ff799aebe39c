"""Grading: how often each of the levels finds a solution, thinking as long as it does in a game."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from lunarium.ai.player import decide
from lunarium.ai.puzzles.puzzle import Step
from lunarium.ai.review.grades import LEAST, SLIP
from lunarium.ai.review.measure import Measure
from lunarium.ai.searcher import SearchPlayer
from lunarium.ai.thinking import TOP_LEVEL, Budget, level_simulations
from lunarium.core.game import Game, M, S
from lunarium.core.record import Record
from lunarium.core.thinking import LEVELS
from lunarium.games import load

TRIES = {1: 8, 2: 8, 3: 8, 4: 4}  # by level
# The top level thinks for seconds, and hardly by chance. What it finds in an eighth of its simulations it is
# taken to find with all of them; only where it does not, it gets a half.
TOP_SHARES = (0.125, 0.5)


def grade_puzzle(record: Record, steps: Sequence[Step]) -> tuple[float, ...]:
    """By level the share of its tries in which it finds every move."""
    game = load(record.game)
    positions = list_positions(game, record, steps)
    return tuple(round(_share(game, record, positions, level), 3) for level in LEVELS)


def list_positions(game: Game[S, M], record: Record, steps: Sequence[Step]) -> list[tuple[S, Step]]:
    """Each step with the state in which its move is to be found, on the main line."""
    found, played = [], record.moves
    for step in steps:
        found.append((replace(record, moves=played).replay(game), step))
        played = (*played, step.verdict.better, *step.replies)
    return found


def _share(game: Game[S, M], record: Record, positions: Sequence[tuple[S, Step]], level: int) -> float:
    """How often a level finds it."""
    measure = Measure.of(game, record.options)
    if level == TOP_LEVEL:
        full = level_simulations(game, level, measure.players)
        budgets = [Budget(simulations=max(1, round(share * full))) for share in TOP_SHARES]
        found = any(_solves(game, measure, positions, SearchPlayer(level, budget), 0) for budget in budgets)
        return float(found)
    tries = range(TRIES[level])
    return sum(_solves(game, measure, positions, SearchPlayer(level), seed) for seed in tries) / len(tries)


def _solves(
    game: Game[S, M], measure: Measure, positions: Sequence[tuple[S, Step]], player: SearchPlayer, seed: int
) -> bool:
    """Whether a player finds every move of the main line."""
    rng = Random(f"{player.level}/{seed}")
    return all(
        is_right(game, state, step, game.write(decide(player, game, state, rng)), measure.scale)
        for state, step in positions
    )


def is_right(game: Game[S, M], state: S, step: Step, move: str, scale: float) -> bool:
    """Whether a move is right by what is known; where nothing is, whether it has the idea."""
    known = step.verdict.worth.get(move)
    if known is not None:
        return known / scale < LEAST[SLIP]
    idea = game.showing.idea
    return idea is not None and idea(state, game.read(move)) == idea(state, game.read(step.verdict.better))
