"""Marks of tests that need more than the rules."""

import pytest

from lunarium.games import luna

needs_search = pytest.mark.skipif(
    luna.GAME.thinking.engine != "native", reason="LUNARIUM_PURE=1: there is no search"
)
