"""Chance in tests: the same for the same test, and not the same twice within it."""

from __future__ import annotations

import secrets

import pytest

from lunarium.cli import play
from lunarium.server import doubts
from lunarium.server.routes import positions, puzzles, records, study
from lunarium.tables import dealer, door
from tests import chance


@pytest.mark.parametrize("module", [dealer, door, doubts, play, positions, puzzles, records, study])
def test_what_the_program_draws_is_the_tests_own(module: object) -> None:
    assert module.SystemRandom is chance.draw  # type: ignore[attr-defined]


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
