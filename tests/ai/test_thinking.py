"""The search: legal, reproducible, honest about the hidden, stoppable, and it finds what must be found."""

from dataclasses import replace
from random import Random
from threading import Timer
from typing import Any

import pytest

from lunarium.ai.player import decide
from lunarium.ai.players import player
from lunarium.ai.thinking import Budget, Thinker, level_simulations
from lunarium.contest.arena import Match, play_bout, standings, wilson
from lunarium.core.errors import BadOption, LunariumError
from lunarium.core.thinking import LEVELS
from lunarium.games import AnyGame, load, luna
from tests.support.markers import needs_search
from tests.support.modes import MODES, random_record

pytestmark = needs_search
FEW = Budget(simulations=60)


def position(mode: str, plies: int, seed: int = 1) -> tuple[AnyGame, Any]:
    record = random_record(mode, seed, moves=plies)
    game = load(record.game)
    return game, record.replay(game)


@pytest.mark.parametrize("mode", MODES)
def test_the_search_thinks_about_legal_moves_in_every_mode(mode: str) -> None:
    for plies in (0, 7, 18):
        game, state = position(mode, plies)
        thinker = Thinker(game, state)
        thinker.think(FEW)
        thoughts, legal = thinker.thoughts(), game.legal_texts(state)
        assert {thought.move for thought in thoughts} <= set(legal)
        assert sum(thought.visits for thought in thoughts) in (59, 60)
        assert sum(thought.prior for thought in thoughts) == pytest.approx(1.0, abs=0.01)
        for share in (*thinker.value()["win"], *thinker.value()["utility"]):
            assert 0.0 <= share <= 1.0


@pytest.mark.parametrize("mode", ["luna-3p", "nova-luna-3p", "nova-luna-solo", "luna-solo-level-2"])
@pytest.mark.parametrize("threads", [1, 2])
def test_seed_simulations_and_threads_decide_the_result(mode: str, threads: int) -> None:
    game, state = position(mode, 12)
    found = []
    for _ in range(2):
        thinker = Thinker(game, state, 5, 7, threads)
        thinker.think(Budget(simulations=200))
        assert thinker.simulations == 200
        found.append(thinker.thoughts())
    assert found[0] == found[1]


def test_the_true_order_of_the_supply_is_never_used() -> None:
    game, state = position("nova-luna-2p", 30)
    found = []
    for seed in range(3):
        thinker = Thinker(game, game.determinize(state, None, Random(seed)), 5, 1)
        thinker.think(Budget(simulations=1))
        found.append([(thought.move, thought.prior) for thought in thinker.thoughts()])
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("plies", [0, 4])
def test_solo_plans_do_not_depend_on_the_true_order_at_all(plies: int) -> None:
    game, state = position("nova-luna-solo", plies)
    found = []
    for seed in range(3):
        thinker = Thinker(game, game.determinize(state, None, Random(seed)), 5, 1)
        thinker.think(Budget(simulations=60))
        found.append(thinker.thoughts())
    assert found[0] == found[1] == found[2]


def test_a_solo_plan_brings_the_result_that_it_promises() -> None:
    """In the second phase nothing is left to chance: a plan that reaches the end is exact."""
    game, kept = load("nova-luna"), 0
    state = game.start({"players": 1}, game.deal({"players": 1}, Random(5)))
    while game.to_move(state) is not None:
        thinker = Thinker(game, state)
        thinker.think(FEW)
        best = thinker.thoughts()[0]
        end = state
        for text in best.line:
            end = game.play(end, text)
        outcome = game.outcome(end)
        if outcome is not None:
            kept += 1
            assert outcome.result["solo_score"] == best.score[0] == thinker.value()["score"][0]
        state = game.play(state, best.move)
    assert kept >= 2
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.result["solo_score"] < 100


@pytest.mark.parametrize("mode", ["luna-2p", "nova-luna-2p"])
def test_the_tree_is_kept_when_the_game_goes_on(mode: str) -> None:
    game, state = position(mode, 12)
    thinker = Thinker(game, state)
    thinker.think(Budget(simulations=400))
    best = thinker.thoughts()[0]
    thinker.advance(game.read(best.move))
    assert thinker.simulations == best.visits
    thinker.think(Budget(simulations=50))
    after = game.play(state, best.move)
    assert {thought.move for thought in thinker.thoughts()} <= set(game.legal_texts(after))
    assert thinker.simulations == best.visits + 50


def test_thinking_stops_when_told() -> None:
    game, state = position("luna-2p", 12)
    thinker = Thinker(game, state)
    Timer(0.05, thinker.stop).start()
    thinker.think(Budget(seconds=600))
    assert thinker.thoughts()[0].move in game.legal_texts(state)


@pytest.mark.parametrize("seed", range(3))
def test_a_win_in_one_is_found(seed: int) -> None:
    """The last token falls with one move: whoever thinks must play it."""
    found = 0
    for index in range(40):
        game, state = position("nova-luna-2p", 62 + index % 5, 100 * seed + index)
        seat = game.to_move(state)
        if seat is None:
            continue
        winning = [text for text in game.legal_texts(state) if _wins(game, state, text)]
        if winning:
            found += 1
            assert game.write(decide(player("level-5@400"), game, state, Random(1))) in winning
    assert found >= 3, "there are such positions among the forty"


def _wins(game: AnyGame, state: Any, text: str) -> bool:
    outcome = game.outcome(game.play(state, text))
    return outcome is not None and outcome.ending == "last-token"


@pytest.mark.parametrize("key", ["luna", "nova-luna"])
def test_a_thinking_player_beats_a_greedy_one(key: str) -> None:
    match = Match(key, {"players": 2}, ("level-5@150", "greedy"), 3)
    bouts = [play_bout(match, number) for number in range(4)]
    assert standings(match, bouts)[0].wins >= 3


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("key", ["luna", "nova-luna"])
def test_levels_think_longer_and_longer(key: str, players: int) -> None:
    budgets = [level_simulations(load(key), level, players) for level in LEVELS]
    assert budgets == sorted(budgets)
    assert budgets[-1] >= 1000 * budgets[0]


def test_players_with_a_budget_of_their_own() -> None:
    assert player("level-5@800").name == "level-5@800"
    assert player("level-3@0.5s").name == "level-3@0.5s"
    for name in ("level-6", "level-5@", "level-5@1.5", "level-5@s"):
        with pytest.raises(BadOption):
            player(name)


def test_without_the_native_engine_there_is_no_search() -> None:
    game = replace(luna.GAME, thinking=replace(luna.GAME.thinking, search=None))
    with pytest.raises(LunariumError, match="native engine"):
        Thinker(game, game.start({}, game.deal({}, Random(1))))


def test_seats_rotate_and_every_bout_repeats() -> None:
    match = Match("nova-luna", {"players": 3}, ("greedy", "random", "random"), 1)
    first = [play_bout(match, number) for number in range(3)]
    assert first == [play_bout(match, number) for number in range(3)]
    greedy, *others = standings(match, first)
    assert greedy.wins == 3
    assert greedy.rating[0] > max(other.rating[0] for other in others)


def test_the_interval_of_a_share() -> None:
    share, low, high = wilson(97, 100)
    assert (round(share, 2), round(low, 3), round(high, 3)) == (0.97, 0.915, 0.99)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)
