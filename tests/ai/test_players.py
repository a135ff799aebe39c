"""Computer players: legal, reproducible, honest, and greedy beats random."""

from random import Random

import pytest

from lunarium.ai.player import decide
from lunarium.ai.players import player
from lunarium.contest.simulation import simulate
from lunarium.core.errors import BadOption
from lunarium.games import load, luna
from tests.support.modes import MODES, random_record

NAMES = (
    ["random", "greedy"]
    if luna.GAME.thinking.engine == "python"
    else ["random", "greedy", "level-1", "level-2"]
)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mode", MODES)
def test_every_player_moves_legally_in_every_mode(mode: str, name: str) -> None:
    record = random_record(mode, 2, moves=30)
    game = load(record.game)
    for state in list(record.states(game))[::6]:
        assert decide(player(name), game, state, Random(1)) in game.legal_moves(state)


@pytest.mark.parametrize("key", ["luna", "nova-luna"])
def test_the_same_seed_plays_the_same_game(key: str) -> None:
    players = [player("greedy"), player("random")]
    first = simulate(load(key), {"players": 2}, players, "a")
    assert first == simulate(load(key), {"players": 2}, players, "a")
    assert first != simulate(load(key), {"players": 2}, players, "b")


@pytest.mark.parametrize("key", ["luna", "nova-luna"])
def test_greedy_beats_random(key: str) -> None:
    players = [player("greedy"), player("random")]
    for seed in range(3):
        assert simulate(load(key), {"players": 2}, players, seed)["result"]["ranking"][0] == 0


def test_greedy_thinks_the_same_whatever_order_the_supply_has() -> None:
    record = random_record("nova-luna-2p", 3, moves=20)
    game = load(record.game)
    state = record.replay(game)
    choices = {
        game.write(player("greedy").choose(game, game.determinize(state, 0, Random(seed)), Random(0)))
        for seed in range(5)
    }
    assert len(choices) == 1


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(BadOption, match="random, first, last, greedy"):
        player("oracle")


def test_first_and_last_take_the_ends_of_the_list_and_one_of_them_beats_random() -> None:
    """Whoever reports to beat random must know how little that is worth."""
    game = load("luna")
    state = random_record("luna-2p", 1, moves=20).replay(game)
    legal = game.legal_moves(state)
    assert decide(player("first"), game, state, Random(1)) == legal[0]
    assert decide(player("last"), game, state, Random(1)) == legal[-1]


def test_players_are_found_where_one_looks_for_them() -> None:
    import lunarium.players

    assert lunarium.players.player("level-4").name == "level-4"
    with pytest.raises(BadOption, match="engine:"):
        lunarium.players.player("oracle")
