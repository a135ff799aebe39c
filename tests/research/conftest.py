"""Fixtures for the tests of research."""

from dataclasses import replace
from typing import Any

import pytest

from lunarium.research import batch
from lunarium.research.positions import load_encoded
from tests.support.commands import commands as commands

FEW = 32  # boards that a batch of Luna's games shares


@pytest.fixture
def few_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches lay out few boards: a thousand for a handful of games take nearly all of a test's time."""

    def load_few(key: str) -> tuple[Any, Any]:
        rules, encoding = load_encoded(key)
        return rules, replace(encoding, starts=min(encoding.starts, FEW))

    monkeypatch.setattr(batch, "load_encoded", load_few)
