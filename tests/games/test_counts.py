"""The number of move sequences to a small depth, from fixed positions of every mode."""

from __future__ import annotations

import pytest

from lunarium.games import load
from tests.count import FOLDER, count, read
from tests.support.modes import MODES


@pytest.mark.parametrize("mode", MODES)
def test_as_many_sequences_as_ever(mode: str) -> None:
    game = load(MODES[mode][0])
    for record, numbers in read(mode):
        state = record.replay(game)
        assert [count(game, state, depth) for depth in range(1, len(numbers) + 1)] == numbers


def test_every_mode_has_counts() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(MODES)
