"""The stored records replay."""

import pytest

from lunarium.games import load
from tests.support.records import PATHS, read


@pytest.mark.parametrize("name", PATHS)
def test_a_record_replays_with_the_result_it_claims(name: str) -> None:
    record = read(name)
    game = load(record.game)
    state = record.verify(game)
    assert (record.result is not None) == (game.to_move(state) is None)
