"""The stored records: each shows what its name says, and together they show every feature of the rules."""

from __future__ import annotations

from functools import cache

import pytest

from lunarium.games import load
from tests.features import FEATURES, shown
from tests.records import PATHS, read

RULINGS = [f"L-{number}" for number in range(1, 19)] + [f"NL-{number}" for number in range(1, 9)]


@cache
def features_of(name: str) -> frozenset[str]:
    """What this record shows."""
    record = read(name)
    return frozenset(shown(load(record.game), record))


@pytest.mark.parametrize("name", PATHS)
def test_a_record_replays_with_the_result_it_claims(name: str) -> None:
    record = read(name)
    game = load(record.game)
    state = record.verify(game)
    assert (record.result is not None) == (game.to_move(state) is None)


@pytest.mark.parametrize("name", PATHS)
def test_a_record_shows_the_feature_it_is_named_after(name: str) -> None:
    assert name in FEATURES, "tests/features.py has no such feature"
    assert name in features_of(name)


def test_every_feature_has_a_record() -> None:
    missing = FEATURES.keys() - set().union(*map(features_of, PATHS))
    assert not missing, [f"{name} ({FEATURES[name].rule})" for name in sorted(missing)]


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_feature(ruling: str) -> None:
    assert any(feature.rule == ruling for feature in FEATURES.values())
