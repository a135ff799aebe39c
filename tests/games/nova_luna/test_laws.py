"""Laws that hold in every state of every game, and the second opinion's verdict."""

from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from lunarium.games.nova_luna.moves import Move
from lunarium.games.nova_luna.state import State
from tests.support.nova_luna.building import GAME, MODES, count_tokens, random_game, see, texts
from tests.support.nova_luna.oracle import Naive

SEEDS = range(2)


@pytest.fixture(scope="module", params=MODES, ids=str)
def options(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Every mode; its tests run one after the other, so that they look at the same games."""
    return dict(request.param)


def compare(naive: Naive, state: State) -> None:
    """Both agree on all that can be seen."""
    view = see(state)
    assert set(texts(state)) == naive.legal()
    assert view["wheel"] == naive.wheel
    assert view["meeple"] == naive.meeple
    assert view["unseen"] == sorted(naive.supply)
    assert view["queue"] == naive.queue()
    assert view["reach"] == ([] if naive.ending else naive.reach())
    assert [seat["tokens_left"] for seat in view["seats"]] == naive.left
    for seat in view["seats"]:
        assert seat["display"] == naive.covered(seat["seat"])
    if naive.ending is None:
        assert view["outcome"] is None
    else:
        assert view["outcome"]["ending"] == naive.ending
        assert view["outcome"]["result"] == naive.result()


def play_both(options: dict[str, Any], seed: int, *, greedy: bool) -> Naive:
    """A whole game by both, compared at every ply."""
    rng = Random(seed)
    setup = GAME.deal(options, rng)
    state, naive = GAME.start(options, setup), Naive(options, setup)
    compare(naive, state)
    while GAME.to_move(state) is not None:
        text = best(state) if greedy else rng.choice(texts(state))
        state = GAME.play(state, text)
        naive.play(text)
        compare(naive, state)
    assert naive.legal() == set()
    return naive


def best(state: State) -> str:
    """The first move that places the most tokens."""
    tokens = count_tokens(state)
    return max(tokens, key=tokens.__getitem__)


def test_the_second_opinion_agrees_in_random_games(options: dict[str, Any]) -> None:
    for seed in SEEDS:
        play_both(options, seed, greedy=False)


def test_the_second_opinion_agrees_in_greedy_games(options: dict[str, Any]) -> None:
    for seed in range(2):
        play_both(options, 100 + seed, greedy=True)


def test_nl_8_the_second_opinion_agrees_when_tokens_run_short() -> None:
    """NL-8: this greedy game ends with more fulfilled tasks than tokens."""
    assert play_both({"players": 2}, 4, greedy=True).shortages


@cache
def read_universe() -> list[Move]:
    """Moves of all kinds, most of which are legal nowhere."""
    cells = [*product(range(-4, 5), repeat=2), (67, 0), (-67, -67), (20, -1)]
    taking = [GAME.read(f"{tile}@{x},{y}") for tile in range(1, 69) for x, y in cells]
    return [*taking, GAME.read("refill"), GAME.read("end-phase")]


def test_refuse_is_empty_exactly_for_legal_moves(options: dict[str, Any]) -> None:
    """All tiles, on all cells near and some far away, and the two other moves."""
    universe, rng = read_universe(), Random(1)
    for ply, state in enumerate(random_game(options, seed=11)):
        legal = set(GAME.legal_moves(state))
        candidates = legal.union(universe if ply % 40 == 0 else rng.sample(universe, 60), universe[-2:])
        for move in candidates:
            assert (GAME.refuse(state, move) == []) == (move in legal)
