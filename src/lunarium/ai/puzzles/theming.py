"""Theming: what a puzzle is about and why its solution is better, as the game proves it."""

from collections.abc import Sequence
from dataclasses import replace

from lunarium.ai.puzzles.grading import list_positions
from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.review.judging import explain
from lunarium.core.game import Game, M, S
from lunarium.games import load


def find_theme(game: Game[S, M], state: S, better: Sequence[str], other: Sequence[str]) -> str | None:
    """The first theme of the game that these two lines prove; None: they prove none."""
    lines = [[game.read(text) for text in line] for line in (better, other)]
    return next((name for name, theme in game.practice.themes.items() if theme(state, *lines)), None)


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
