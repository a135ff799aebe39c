"""Laws that hold in every state of every game, and the second opinion's verdict."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from lunarium.games.nova_luna.moves import Move
from lunarium.games.nova_luna.state import State
from tests.support.nova_luna.building import GAME, MODES, count_tokens, greedy_game, random_game, see, texts
from tests.support.nova_luna.oracle import Naive, tasks_of

SEEDS = range(2)


@pytest.fixture(scope="module", params=MODES, ids=str)
def options(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Every mode; its tests run one after the other, so that they look at the same games."""
    return dict(request.param)


@pytest.fixture(scope="module")
def games(options: dict[str, Any]) -> list[tuple[State, dict[str, Any]]]:
    """The states of some random games and one greedy game, each with its view."""
    played = [*(random_game(options, seed) for seed in SEEDS), greedy_game(options, seed=0)]
    return [(state, see(state)) for states in played for state in states]


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


def test_every_tile_is_in_exactly_one_place(games: list[tuple[State, dict[str, Any]]]) -> None:
    for _, view in games:
        placed = [tile["tile"] for seat in view["seats"] for tile in seat["display"]]
        on_wheel = [tile for tile in view["wheel"] if tile is not None]
        assert sorted([*placed, *on_wheel, *view["unseen"]]) == list(range(1, 69))
        assert view["supply"] == len(view["unseen"])
        assert view["wheel"][view["meeple"]] is None


def test_every_token_is_on_a_task_or_left(games: list[tuple[State, dict[str, Any]]]) -> None:
    tokens = games[0][1]["seats"][0]["tokens_left"]
    for _, view in games:
        for seat in view["seats"]:
            on_tasks = sum(sum(tile["covered"]) for tile in seat["display"])
            assert on_tasks + seat["tokens_left"] == tokens
            assert all(len(tile["covered"]) == len(tasks_of(tile["tile"])) for tile in seat["display"])
            assert [tile["order"] for tile in seat["display"]] == list(range(len(seat["display"])))


def test_legal_moves_are_distinct_and_lead_on(games: list[tuple[State, dict[str, Any]]]) -> None:
    for state, _ in games:
        moves = GAME.legal_moves(state)
        assert len(set(moves)) == len(moves)
        assert bool(moves) == (GAME.to_move(state) is not None) == (GAME.outcome(state) is None)


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


def test_copies_are_equal_and_independent(options: dict[str, Any]) -> None:
    for state in random_game(options, seed=12):
        twin = state.copy()
        assert twin == state
        moves = GAME.legal_moves(state)
        if moves:
            before = see(state)
            GAME.apply(twin, moves[-1])
            assert see(state) == before
            assert twin != state


def test_uniformly_random_games_have_their_known_character() -> None:
    """Measured with an independent implementation: 68 decisions of 49 moves, 18 % end by the last token."""
    plies = choices = last_tokens = 0
    games = 60
    for seed in range(games):
        for state in random_game({"players": 2}, seed):
            moves = len(GAME.legal_moves(state))
            choices += moves
            plies += moves > 0
        outcome = GAME.outcome(state)
        last_tokens += outcome is not None and outcome.ending == "last-token"
    assert 66 < plies / games < 70
    assert 46 < choices / plies < 52
    assert 0.05 < last_tokens / games < 0.35
