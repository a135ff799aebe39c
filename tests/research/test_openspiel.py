"""OpenSpiel: its own tests, its own player, and histories that go over into records and back."""

import copy
import os
import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from lunarium.core.errors import LunariumError
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
    pyspiel.random_sim_test(load_mode(mode), num_sims=1, serialize=True, verbose=False)


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


@pytest.mark.parametrize("how", [copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])  # noqa: S301
@pytest.mark.parametrize("mode", ["nova-luna-2p", "luna-solo-level-2"])
def test_a_state_can_be_kept(mode: str, how: Any) -> None:
    rng, state = Random(7), load_mode(mode).new_initial_state()
    for _ in range(25):
        state.apply_action(draw(state, rng))
    kept = how(state)
    assert kept.history() == state.history()
    assert str(kept) == str(state)
    state.apply_action(draw(state, rng))
    assert kept.history() != state.history()


@pytest.mark.parametrize("mode", MODES)
def test_bounds_and_lengths_hold(mode: str) -> None:
    """Two and more are zero-sum by rank; nobody gains or plays more than OpenSpiel is told."""
    rng, game = Random(f"bounds/{mode}"), load_mode(mode)
    several = game.num_players() > 1
    zero_sum = pyspiel.GameType.Utility.ZERO_SUM
    assert (game.get_type().utility == zero_sum) == several
    assert (game.utility_sum() == 0) == several
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(draw(state, rng))
    returns = state.returns()
    assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()
    if several:
        assert abs(sum(returns)) < 1e-6
        assert (game.min_utility(), game.max_utility()) == (-1, 1)
    assert sum(played.player >= 0 for played in state.full_history()) <= game.max_game_length()


@pytest.mark.parametrize("mode", ["nova-luna-2p", "luna-3p"])
def test_an_action_that_a_state_does_not_have_is_an_error_of_openspiel(mode: str) -> None:
    """Others catch `SpielError` where a player may be wrong, as RLlib's environment for OpenSpiel does."""
    rng, state, kinds = Random(4), load_mode(mode).new_initial_state(), set()
    for _ in range(120):
        if state.is_terminal():
            break
        wrong, known = 1_000_000, state.history()
        with pytest.raises(pyspiel.SpielError, match=f"Action {wrong} is not legal"):
            state.apply_action(wrong)
        assert state.history() == known
        kinds.add((state.is_chance_node(), state.position is None))
        state.apply_action(draw(state, rng))
    assert {(True, True), (False, False)} <= kinds
    assert ((True, False) in kinds) == mode.startswith("nova")  # a refill


@pytest.mark.parametrize("value", ["luna", "eyJwbGF5ZXJzIjo", "%%%", "MQ"])
@pytest.mark.parametrize("name", ["options", "setup"])
def test_a_parameter_that_is_not_packed_is_named(name: str, value: str) -> None:
    with pytest.raises(LunariumError) as refused:
        pyspiel.load_game("lunarium_luna", {name: value})
    assert refused.value.code == "research-not-packed"
    assert "pack" in refused.value.message()
