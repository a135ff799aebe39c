"""Checking: whether a puzzle still holds, by the rules and by a deeper search than the one that found it."""

from dataclasses import replace

from lunarium.ai.puzzles.puzzle import Puzzle, find_theme
from lunarium.ai.review.depth import Depth
from lunarium.ai.review.grades import CERTAINTY
from lunarium.ai.review.judging import explain
from lunarium.ai.review.prospect import Stop
from lunarium.core.errors import LunariumError
from lunarium.games import load
from tools.puzzles.grading import list_positions
from tools.puzzles.proof import CHECK, HELD, Prover


def find_faults(puzzle: Puzzle, depth: Depth = CHECK, stop: Stop | None = None) -> list[str]:
    """What no longer holds; nothing: all does. What the rules break is not searched any more."""
    return find_rule_faults(puzzle) or find_search_faults(puzzle, depth, stop)


def find_rule_faults(puzzle: Puzzle) -> list[str]:
    """What the rules say against it: a position or move that is none, a theme or reason that is not true."""
    game = load(puzzle.game)
    if puzzle.mode not in game.list_modes():
        return [f"The game has no mode {puzzle.mode} any more."]
    try:
        replace(puzzle.record, moves=(*puzzle.record.moves, *puzzle.main_line)).replay(game)
        state = puzzle.record.replay(game)
        first = puzzle.steps[0].verdict
        theme = find_theme(game, state, first.line, first.played_line)
        proved = prove_anew(puzzle).steps
    except LunariumError as error:
        return [f"The rules no longer allow its position or its solution. {error.message()}"]
    if theme != puzzle.theme:
        return [f"It is not about {puzzle.theme} any more, but about {theme or 'nothing'}."]
    for number, (step, anew) in enumerate(zip(puzzle.steps, proved, strict=True), start=1):
        if step.verdict.why != anew.verdict.why:
            return [f"The reasons at step {number} are not what the rules prove: `explain` writes them anew."]
    return []


def find_search_faults(puzzle: Puzzle, depth: Depth = CHECK, stop: Stop | None = None) -> list[str]:
    """The first step whose solution the search no longer finds clearly best."""
    played = puzzle.record.moves
    for number, step in enumerate(puzzle.steps, start=1):
        record = replace(puzzle.record, moves=played)
        if Prover(record, depth, stop).prove(HELD, step.verdict.better, CERTAINTY) is None:
            return [f"At step {number} the search no longer finds {step.verdict.better} clearly best."]
        played = (*played, step.verdict.better, *step.replies)
    return []


def prove_anew(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the theme and the reasons that the rules prove now; without any theme its own stays."""
    game = load(puzzle.game)
    steps = []
    for state, step in list_positions(game, puzzle.record, puzzle.steps):
        why = explain(game, state, step.verdict.played_line, step.verdict.line)
        steps.append(replace(step, verdict=replace(step.verdict, why=why)))
    first = puzzle.steps[0].verdict
    theme = find_theme(game, puzzle.record.replay(game), first.line, first.played_line)
    return replace(puzzle, theme=theme or puzzle.theme, steps=tuple(steps))
