"""OpenSpiel: its own tests, its own player, and histories that go over into records and back."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from lunarium.core.record import Record
from lunarium.games import load
from lunarium.research import openspiel
from lunarium.research.positions import load_encoded
from tests.support.modes import MODES, random_record

pytest.importorskip("lunarium._native")

GAMES = int(os.environ.get("LUNARIUM_RESEARCH_GAMES", "3"))  # a mode; docs/research.md


def load_mode(mode: str) -> Any:
    """The OpenSpiel game of this mode."""
    key, options = MODES[mode]
    short = f"lunarium_{key.replace('-', '_')}"
    return pyspiel.load_game(short, {"players": options["players"], "options": openspiel.pack(options)})


@pytest.mark.parametrize("mode", ["nova-luna-2p", "nova-luna-solo", "luna-2p", "luna-solo-level-2"])
def test_openspiel_simulates_it(mode: str) -> None:
    pyspiel.random_sim_test(load_mode(mode), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("mode", MODES)
def test_a_record_becomes_a_history_and_a_record_again(mode: str) -> None:
    """Move for move, result for result."""
    for seed in range(GAMES):
        record = random_record(mode, seed)
        game, history = openspiel.load_record(record)
        state = game.new_initial_state()
        for action in history:
            state.apply_action(action)
        assert state.is_terminal()
        again = openspiel.write_record(state)
        assert again.moves == record.moves
        assert again.result == record.result


@pytest.mark.parametrize("mode", MODES)
def test_a_history_becomes_a_record_and_a_history_again(mode: str) -> None:
    """Chance decides what is turned up; the record holds it, replays, and came to what OpenSpiel was told."""
    rng, game = Random(f"history/{mode}"), load_mode(mode)
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(draw(state, rng))
        record = openspiel.write_record(state)
        check_returns(state, record)
        _, history = openspiel.load_record(record)
        assert history == state.history()[1:]  # the deal is in the record's set-up


def draw(state: Any, rng: Random) -> int:
    """Any action there is, or what chance decides."""
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    actions, shares = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(actions, shares)[0])


def check_returns(state: Any, record: Record) -> None:
    """Compare what OpenSpiel is told with what the rules say about the record."""
    rules = load(record.game)
    position = record.verify(rules)
    outcome, returns = rules.outcome(position), state.returns()
    assert outcome is not None
    if len(returns) > 1:
        assert sorted(range(len(returns)), key=lambda seat: -returns[seat]) == list(outcome.ranking)
        assert (max(returns), min(returns)) == (1, -1)
    else:
        assert returns == load_encoded(record.game)[1].enter(position).rewards(True)


def test_tiles_of_a_refill_are_drawn_by_the_chance_player() -> None:
    """Every tile that is face down is as likely as any other, and what is drawn is what lies there then."""
    rng, state, seen = Random(3), load_mode("nova-luna-2p").new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node() and state.position is not None:
            outcomes = state.chance_outcomes()
            assert len({share for _, share in outcomes}) == 1
            assert abs(sum(share for _, share in outcomes) - 1) < 1e-9
            drawn, last = rng.choice(outcomes)[0], state.missing == 1
            state.apply_action(drawn)
            assert not last or drawn in state.rules.view(state.position, None)["wheel"]
            seen += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert seen > 0


@pytest.mark.parametrize("mode", ["nova-luna-2p", "nova-luna-solo", "luna-2p", "luna-solo-level-2"])
def test_its_own_search_plays_a_game(mode: str) -> None:
    """OpenSpiel's MCTS with random playouts at every seat, against chance, to the end."""
    from open_spiel.python.algorithms import mcts  # here, since it takes long

    game, rng, chance = load_mode(mode), np.random.RandomState(1), Random(1)
    bots = [
        mcts.MCTSBot(game, 2, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        for _ in range(game.num_players())
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        is_chance = state.is_chance_node()
        state.apply_action(draw(state, chance) if is_chance else bots[state.current_player()].step(state))
    check_returns(state, openspiel.write_record(state))
