"""Observations, masks and actions against the Python rules, in every mode."""

from random import Random
from typing import Any

import numpy as np
import pytest

from lunarium.core.encoding import Encoding
from lunarium.games import AnyGame
from lunarium.research.positions import Position, deal_start, load_encoded
from tests.support.modes import MODES
from tests.support.research.reading import EXPECTED, take_apart

pytest.importorskip("lunarium._native")


def begin(mode: str) -> tuple[AnyGame, Encoding[Any, Any], Position]:
    """A game of this mode, its encoding and its first position."""
    key, options = MODES[mode]
    game, encoding = load_encoded(key)
    return game, encoding, Position(game, encoding, deal_start(game, options, mode))


@pytest.mark.parametrize("mode", MODES)
def test_an_observation_says_what_the_rules_know(mode: str) -> None:
    """Byte by byte, from every seat, to the end of a game."""
    game, encoding, position = begin(mode)
    shape, sides = encoding.shape(position.numbers), position.numbers.sides()
    fields, row, rng = list(encoding.fields(sides)), np.zeros(shape.observation, np.uint8), Random(1)
    while True:
        for seat in range(sides):
            row[:] = 77  # what was there before is gone
            position.numbers.observe(seat, row)
            found = take_apart(fields, row)
            expected = EXPECTED[game.key](position.state, seat)
            assert {name: found[name] for name in expected} == expected
        if game.to_move(position.state) is None:
            return
        position.apply(rng.choice(game.legal_moves(position.state)))


@pytest.mark.parametrize("mode", MODES)
def test_an_action_is_allowed_exactly_when_it_is_a_legal_move(mode: str) -> None:
    """Every legal move has a number of its own, and no other number is allowed."""
    game, encoding, position = begin(mode)
    shape = encoding.shape(position.numbers)
    mask, rng = np.zeros(shape.actions, np.uint8), Random(2)
    while game.to_move(position.state) is not None:
        legal = list(game.legal_moves(position.state))
        actions = [position.numbers.encode(move) for move in legal]
        assert len(set(actions)) == len(legal)
        position.numbers.mask(mask)
        assert set(np.flatnonzero(mask)) == set(actions)
        assert [position.numbers.decode(action) for action in actions] == legal
        for action in (-1, shape.actions, *np.flatnonzero(mask == 0)[:5].tolist()):
            assert position.numbers.decode(action) is None
        position.apply(rng.choice(legal))
    position.numbers.mask(mask)
    assert not mask.any()


def test_a_free_cell_stands_where_its_action_leads() -> None:
    """Nova Luna: the column and row beside the number of the action are those of the move."""
    game, encoding, position = begin("nova-luna-2p")
    shape, fields = encoding.shape(position.numbers), list(encoding.fields(2))
    row, mask, rng = np.zeros(shape.observation, np.uint8), np.zeros(shape.actions, np.uint8), Random(3)
    while (seat := game.to_move(position.state)) is not None:
        position.numbers.observe(seat, row)
        position.numbers.mask(mask)
        seen = take_apart(fields, row)
        reach = [tile for tile in seen["wheel"] if tile][:3]
        for action in np.flatnonzero(mask):
            move = position.numbers.decode(int(action))
            if action and move is not None:
                tile, cell = divmod(int(action) - 1, 90)
                at = seen["cell_x"][cell] - 64, seen["cell_y"][cell] - 64
                assert (reach[tile], *at) == (move.tile, move.x, move.y)
        position.apply(rng.choice(game.legal_moves(position.state)))


@pytest.mark.parametrize("mode", MODES)
def test_rewards_follow_the_result(mode: str) -> None:
    """By rank the first has 1 and the last -1; by score whoever is ahead has more than nothing."""
    game, encoding, position = begin(mode)
    rng = Random(4)
    while game.to_move(position.state) is not None:
        position.apply(rng.choice(game.legal_moves(position.state)))
    outcome = game.outcome(position.state)
    assert outcome is not None
    people = encoding.shape(position.numbers).people
    rank, score = (position.numbers.rewards(by_rank) for by_rank in (True, False))
    assert len(rank) == len(score) == people
    if people > 1:
        assert rank[outcome.ranking[0]] == 1
        assert rank[outcome.ranking[-1]] == -1
        assert sorted(rank, reverse=True) == [rank[seat] for seat in outcome.ranking]
        assert score[outcome.ranking[0]] >= 0 >= score[outcome.ranking[-1]]
    elif game.key == "luna":
        assert rank == [1 if outcome.ranking[0] == 0 else -1]
        assert (score[0] > 0) >= (outcome.ranking[0] == 0) or score[0] == 0
    else:
        assert rank == score == [-outcome.result["solo_score"]]
