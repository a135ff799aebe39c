"""The guide's examples run as they stand."""

import doctest
from pathlib import Path

import pytest

pytest.importorskip("lunarium._native")

GUIDE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_guide_runs() -> None:
    found = doctest.testfile(str(GUIDE), module_relative=False)
    assert found.attempted > 15
    assert found.failed == 0
