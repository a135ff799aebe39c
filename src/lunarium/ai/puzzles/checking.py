"""Checking: whether a puzzle still holds, by the rules and by a deeper search than the one that found it."""

from dataclasses import replace

from lunarium.ai.puzzles.proof import CHECK, HELD, Prover
from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.puzzles.theming import find_theme, prove_anew
from lunarium.ai.review.depth import Depth
from lunarium.ai.review.grades import CERTAINTY
from lunarium.ai.review.prospect import Stop
from lunarium.core.errors import LunariumError
from lunarium.core.reasons import Reason
from lunarium.games import load

RULE = "docs/puzzles.md"


def find_faults(puzzle: Puzzle, depth: Depth = CHECK, stop: Stop | None = None) -> list[Reason]:
    """What no longer holds; nothing: all does. What the rules break is not searched any more."""
    return find_rule_faults(puzzle) or find_search_faults(puzzle, depth, stop)


def find_rule_faults(puzzle: Puzzle) -> list[Reason]:
    """What the rules say against it: a position or move that is none, a theme or reason that is not true."""
    game = load(puzzle.game)
    if puzzle.mode not in game.list_modes():
        return [Reason("puzzle-mode", RULE, {"mode": puzzle.mode})]
    try:
        replace(puzzle.record, moves=(*puzzle.record.moves, *puzzle.main_line)).replay(game)
        state = puzzle.record.replay(game)
        first = puzzle.steps[0].verdict
        theme = find_theme(game, state, first.line, first.played_line)
        proved = prove_anew(puzzle).steps
    except LunariumError as error:
        return [Reason("puzzle-unreadable", RULE, {"cause": error.message()})]
    if theme != puzzle.theme:
        return [Reason("puzzle-theme", RULE, {"theme": puzzle.theme, "found": theme or "-"})]
    for number, (step, anew) in enumerate(zip(puzzle.steps, proved, strict=True), start=1):
        if step.verdict.why != anew.verdict.why:
            return [Reason("puzzle-why", RULE, {"step": number})]
    return []


def find_search_faults(puzzle: Puzzle, depth: Depth = CHECK, stop: Stop | None = None) -> list[Reason]:
    """The first step whose solution the search no longer finds clearly best."""
    played = puzzle.record.moves
    for number, step in enumerate(puzzle.steps, start=1):
        record = replace(puzzle.record, moves=played)
        if Prover(record, depth, stop).prove(HELD, step.verdict.better, CERTAINTY) is None:
            return [Reason("puzzle-not-clear", RULE, {"step": number, "move": step.verdict.better})]
        played = (*played, step.verdict.better, *step.replies)
    return []
