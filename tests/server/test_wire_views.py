"""The typed views, insights and moves against real ones, in every mode along random games."""

import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from lunarium.games import GAMES, load
from lunarium.positions.types import Move
from tests.support.modes import MODES, random_record

VIEWS = {key: TypeAdapter(game.showing.wire.view) for key, game in GAMES.items()}
INSIGHTS = {key: TypeAdapter(game.showing.wire.insight) for key, game in GAMES.items()}
EVERY = 6  # one of so many positions of each game, and its end
MOVES: TypeAdapter[Any] = TypeAdapter(list[Move])


def assert_exact(model: TypeAdapter[Any], data: Any) -> None:
    """Nothing more, nothing less, nothing of another type."""
    read = model.validate_json(json.dumps(data), strict=True, extra="forbid")
    assert json.loads(model.dump_json(read, by_alias=True, exclude_unset=True)) == data


@pytest.mark.parametrize("mode", MODES)
def test_views_insights_and_moves_are_what_their_types_say(mode: str) -> None:
    for seed in (1, 2):
        record = random_record(mode, seed, by_kind=seed == 1)
        game = load(record.game)
        for ply, state in enumerate(record.states(game)):
            if ply % EVERY == seed or game.to_move(state) is None:
                assert_exact(VIEWS[game.key], game.view(state, None))
                assert_exact(INSIGHTS[game.key], game.showing.insight(state))
                moves = list(map(game.show_move, game.legal_moves(state)))
                assert_exact(MOVES, moves)
                assert game.compose is not None
                assert all(game.compose(move["kind"], move["parts"]) == move["text"] for move in moves)
