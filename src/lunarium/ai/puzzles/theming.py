"""Theming: what a puzzle is about, as the game proves it."""

from collections.abc import Sequence

from lunarium.core.game import Game, M, S


def find_theme(game: Game[S, M], state: S, better: Sequence[str], other: Sequence[str]) -> str | None:
    """The first theme of the game that these two lines prove; None: they prove none."""
    lines = [[game.read(text) for text in line] for line in (better, other)]
    return next((name for name, theme in game.practice.themes.items() if theme(state, *lines)), None)
