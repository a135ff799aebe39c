"""Chance that comes out the same whenever a test is run: deals by which it fails are dealt again."""

import os
from collections import Counter
from random import Random

_draws: Counter[str] = Counter()


def draw() -> Random:
    """What this test draws next: the server of all tests and the tables are given it for `SystemRandom`."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "")
    _draws[test] += 1
    return Random(f"{test} {_draws[test]}")
