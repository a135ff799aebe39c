"""Chance in tests: the same for the same test, and not the same twice within it."""

from __future__ import annotations

import secrets
from importlib import import_module
from pathlib import Path

import pytest

import lunarium
from tests.support import chance

PACKAGE = Path(lunarium.__file__).parent
DRAWING = [path for path in PACKAGE.rglob("*.py") if "SystemRandom" in path.read_text(encoding="utf-8")]
MODULES = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in DRAWING]


@pytest.mark.parametrize("name", sorted(MODULES))
def test_every_module_draws_from_the_seeded_random(name: str) -> None:
    assert import_module(name).SystemRandom is chance.draw


def test_a_test_draws_the_same_again_but_not_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    for name in ("one", "other", "one"):
        monkeypatch.setattr(chance, "_draws", type(chance._draws)())
        monkeypatch.setenv("PYTEST_CURRENT_TEST", name)
        drawn.append((chance.draw().random(), chance.draw().random()))
    assert drawn[0] == drawn[2] != drawn[1]
    assert drawn[0][0] != drawn[0][1]


def test_secrets_stay_secret() -> None:
    assert secrets.SystemRandom is not chance.draw
