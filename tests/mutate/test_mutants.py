"""What `python -m tests.mutate` plants, on a module of a few lines."""

import ast
from pathlib import Path

import pytest

from tests.mutate.mutants import list_mutants, mutate

SOURCE = '''"""A module."""

def pick(tiles: list[int], most: int = 3) -> int | None:
    """Docstrings stay."""
    if not tiles or len(tiles) < most:
        return None
    return min(tiles) + 1
'''


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "module.py"
    path.write_text(SOURCE)
    return path


def test_each_operator_is_mutated_once(module: Path) -> None:
    assert {(mutant.line, mutant.before, mutant.after) for mutant in list_mutants(module)} == {
        (3, "3", "4"),
        (5, "if not tiles or len(tiles) < most:", "if not (not tiles or len(tiles) < most):"),
        (5, "not tiles or len(tiles) < most", "not tiles and len(tiles) < most"),
        (5, "not tiles", "tiles"),
        (5, "len(tiles) < most", "len(tiles) <= most"),
        (7, "min(tiles) + 1", "min(tiles) - 1"),
        (7, "min(tiles)", "max(tiles)"),
        (7, "1", "2"),
    }


def test_the_mutant_of_a_number_is_the_one_that_was_listed(module: Path) -> None:
    for mutant in list_mutants(module):
        changed = ast.unparse(mutate(SOURCE, mutant.number))
        assert changed != ast.unparse(ast.parse(SOURCE))
        assert mutant.after in changed
