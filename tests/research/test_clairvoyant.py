"""What is known about the deals of solo Nova Luna: found lines replay, and nothing goes below the bound."""

from collections.abc import Sequence
from itertools import chain, combinations
from random import Random
from typing import Any

import pytest
from benchmarks.clairvoyant import CHALLENGE, end_first_phase, play_on
from benchmarks.clairvoyant import deal as deal_number
from benchmarks.relaxation import find_bound, relaxed_score

from lunarium.contest.challenges import load_challenge, read_known
from lunarium.games import load
from lunarium.games.nova_luna.native import enter
from tests.support.modes import random_record

native = pytest.importorskip("lunarium._native")


def test_known_solutions_replay_to_their_score() -> None:
    """Every deal of the challenge comes to the score that is kept, by the moves that are kept."""
    _, challenge = load_challenge(CHALLENGE)
    known = read_known(challenge)
    assert len(known) == challenge.games
    for number, one in enumerate(known):
        game, state = deal_number(number)
        for text in one.moves:
            state = game.play(state, text)
        outcome = game.outcome(state)
        assert outcome is not None
        assert outcome.result["solo_score"] == one.best
        assert one.least <= one.best


def test_a_search_finds_what_it_claims() -> None:
    """A narrow one here: the score that is told is the one that the moves come to."""
    _, start = deal_number(3)
    end = end_first_phase(enter(start, native), 5, 0.45)[0]
    score, rest = play_on(end, 20)
    for code in rest:
        end.state.apply(code)
    assert end.state.rewards(False) == [-round(score)]


def test_no_game_is_cheaper_than_its_tiles() -> None:
    """The argument of the bound: whatever is played, its tiles without a display would cost no more."""
    for number, one in enumerate(read_known(load_challenge(CHALLENGE)[1])):  # good games leave no room
        assert relaxed_score(*take_apart(deal_number(number)[1], one.moves)) <= one.best
    for seed in range(20):
        record = random_record("nova-luna-solo", seed)
        taken = take_apart(load("nova-luna").start(record.options, record.setup), record.moves)
        assert record.result is not None
        assert relaxed_score(*taken) <= record.result["solo_score"]


def take_apart(state: Any, moves: Sequence[str]) -> tuple[list[int], list[int]]:
    """The tiles that were taken in each of the phases."""
    game = load("nova-luna")
    taken: tuple[list[int], list[int]] = ([], [])
    for text in moves:
        if "@" in text:
            taken[game.view(state, None)["phase"] - 1].append(int(text.split("@")[0]))
        state = game.play(state, text)
    return taken


@pytest.mark.parametrize("seed", range(3))
def test_the_bound_is_the_least_of_all_choices(seed: int) -> None:
    """With four tiles on the wheel all choices can be looked at one by one."""
    pytest.importorskip("scipy")
    tiles = Random(seed).sample(range(1, 69), 8)
    wheel, supply = tiles[:4], tiles[4:]
    choices = [
        relaxed_score(first, second)
        for first in subsets(wheel)
        for second in subsets([*set(wheel).difference(first), *supply[: len(first)]])
    ]
    assert find_bound(wheel, supply) == min(choices)


def subsets(tiles: list[int]) -> list[tuple[int, ...]]:
    """All of them."""
    return list(chain.from_iterable(combinations(tiles, size) for size in range(len(tiles) + 1)))
