"""Chance that comes out the same whenever a test is run: deals by which it fails are dealt again."""

from __future__ import annotations

import os
import random
import secrets  # noqa: F401 - before: ids and secrets must differ, since tests share databases
from collections import Counter
from random import Random

_draws: Counter[str] = Counter()


def draw() -> Random:
    """What this test draws next."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "")
    _draws[test] += 1
    return Random(f"{test} {_draws[test]}")


def replace_system_random() -> None:
    """Have everything that is imported from now on draw so."""
    random.SystemRandom = draw  # type: ignore[misc, assignment]
