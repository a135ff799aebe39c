"""Playing stages without understanding them: by chance, or as a computer of some level would."""

from random import Random
from typing import Any

from lunarium.ai.player import decide
from lunarium.ai.players import player
from lunarium.core.game import Game
from lunarium.positions.lessons import Attempt, Stage, attempt

AnyGame = Game[Any, Any]
MOST_STEPS = 60  # of compound actions, which chance may never end


Known = dict[tuple[str, ...], Attempt]  # what has been tried, by its moves


def try_by_chance(game: AnyGame, stage: Stage, seed: str, known: Known | None = None) -> Attempt:
    """Any legal move, each as likely as the others, until the stage is decided."""
    moves: tuple[str, ...] = ()
    rng, known = Random(seed), {} if known is None else known
    while (now := _try(game, stage, moves, known)).status == "open" and len(moves) < MOST_STEPS:
        moves = (*moves, rng.choice(game.legal_texts(now.state)))
    return now


def _try(game: AnyGame, stage: Stage, moves: tuple[str, ...], known: Known) -> Attempt:
    """The stage after these moves; many tries begin alike."""
    if moves not in known:
        known[moves] = attempt(game, stage, moves)
    return known[moves]


def count_solved(game: AnyGame, stage: Stage, tries: int) -> int:
    """How many of so many tries by chance meet the goal; the same every time."""
    known: Known = {}
    seeds = [f"{stage.key}/{seed}" for seed in range(tries)]
    return sum(try_by_chance(game, stage, seed, known).status == "met" for seed in seeds)


def try_as(game: AnyGame, stage: Stage, name: str) -> Attempt:
    """What the computer of this name plays, which knows the rules but not the goal."""
    rng, moves = Random(stage.key), list[str]()
    now = attempt(game, stage)
    while now.status == "open" and len(moves) < MOST_STEPS:
        moves.append(game.write(decide(player(name), game, now.state, rng)))
        now = attempt(game, stage, moves)
    return now
