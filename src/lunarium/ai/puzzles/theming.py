"""Theming: what a puzzle is about, as the game proves it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lunarium.games import AnyGame


def find_theme(game: AnyGame, state: Any, better: Sequence[str], other: Sequence[str]) -> str | None:
    """The first theme of the game that these two lines prove; None: they prove none."""
    plain = game.thinking.plain(state)
    lines = [[game.read(text) for text in line] for line in (better, other)]
    return next((name for name, theme in game.practice.themes.items() if theme(plain, *lines)), None)
