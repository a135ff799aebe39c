"""Search for learners: trees that hold together in every mode, the same for the same seed, nothing hidden."""

from random import Random
from typing import Any

import numpy as np
import pytest

from lunarium.core.errors import LunariumError
from lunarium.games import load
from lunarium.research import Batch, Search
from tests.support.modes import MODES

pytest.importorskip("lunarium._native")
pytestmark = pytest.mark.usefixtures("few_starts")

GAMES, SIMULATIONS = 6, 24


def make(mode: str, evaluate: Any = None, **more: Any) -> Search:
    """A search of a small batch."""
    key, options = MODES[mode]
    batch = Batch(key, GAMES, options, seed=5)
    people = batch.shape.people

    def guess(observations: Any, masks: Any) -> tuple[Any, Any]:
        """Something that depends on the position and on nothing else; whole numbers add up in any order."""
        mixed = observations @ np.arange(1.0, observations.shape[1] + 1) % 1000
        values = np.sin(mixed[:, None] + np.arange(people)) / 2
        return np.outer(mixed, np.arange(1, masks.shape[1] + 1)) % 7 / 7, values

    return Search(batch, evaluate or guess, **{"seed": 3, "scale": 300.0 if people == 1 else 1.0} | more)


@pytest.mark.parametrize("leaves", [1, 5])
@pytest.mark.parametrize("mode", MODES)
def test_every_simulation_goes_to_an_action_that_is_allowed(mode: str, leaves: int) -> None:
    search = make(mode, leaves=leaves)
    for _ in range(12):
        assert search.batch is not None
        visits = search.run(SIMULATIONS)
        assert not visits[search.batch.masks == 0].any()
        assert (visits.sum(axis=1) >= SIMULATIONS - 1).all()  # one looked at the root itself
        assert np.abs(search.values).max() <= 1.01
        search.step(visits.argmax(axis=1).astype(np.int32))


@pytest.mark.parametrize("mode", ["nova-luna-2p", "luna-3p"])
def test_the_same_seed_finds_the_same(mode: str) -> None:
    one, two, other = (make(mode, noise=0.3, seed=seed).run(SIMULATIONS).copy() for seed in (1, 1, 2))
    assert np.array_equal(one, two)
    assert not np.array_equal(one, other)


def test_all_positions_of_a_round_are_asked_at_once() -> None:
    asked: list[int] = []

    def evaluate(observations: Any, masks: Any) -> tuple[Any, Any]:
        asked.append(len(observations))
        return np.zeros(masks.shape), np.zeros(len(masks))

    make("nova-luna-2p", evaluate, leaves=4).run(21)
    assert asked[0] == GAMES  # the roots; then four of each
    assert sum(asked) == 21 * GAMES
    assert max(asked) == 4 * GAMES


def test_the_values_are_those_of_whoever_is_to_move() -> None:
    """A net that sees the mover winning is believed for the mover, in every seat."""
    search = make(
        "luna-3p", lambda seen, masks: (np.zeros(masks.shape), np.tile([0.6, 0.1, -0.7], (len(seen), 1)))
    )
    search.run(1)
    assert search.batch is not None
    for values, seat in zip(search.values, search.batch.seats, strict=True):
        assert np.roll(values, -seat) == pytest.approx([0.6, 0.1, -0.7])


def test_search_finds_the_move_that_wins_at_once() -> None:
    """Without any knowledge: near the end of a game the result itself is found."""
    game = load("nova-luna")
    found = 0
    for seed in range(40):
        rng = Random(seed)
        options = game.settle({"players": 2})
        state = game.start(options, game.deal(options, rng))
        while (seat := game.to_move(state)) is not None:
            wins = [move for move in game.legal_moves(state) if _wins(game, state, move, seat)]
            if wins:
                evaluate = lambda seen, masks: (np.zeros(masks.shape), np.zeros(len(seen)))  # noqa: E731
                visits = Search.at("nova-luna", [state], evaluate, seed=seed).run(600)[0]
                encoding = game.thinking.encoding
                assert encoding is not None
                assert encoding.enter(state).decode(int(visits.argmax())) in wins
                found += 1
                break
            game.apply(state, rng.choice(game.legal_moves(state)))
        if found == 3:
            return
    pytest.fail("no game had a move that wins at once")


def _wins(game: Any, state: Any, move: Any, seat: int) -> bool:
    after = state.copy()
    game.apply(after, move)
    outcome = game.outcome(after)
    return outcome is not None and outcome.result["ranking"][0] == seat


def test_search_does_not_look_at_hidden_tiles() -> None:
    """Two positions that differ in the supply's order alone are searched alike."""
    game = load("nova-luna")
    options = game.settle({"players": 2})
    state = game.start(options, game.deal(options, Random(4)))
    others = [game.determinize(state, 0, Random(seed)) for seed in range(200)]
    evaluate = lambda seen, masks: (np.zeros(masks.shape), seen[:, :12].sum(axis=1) / 999)  # noqa: E731
    visits = [
        Search.at("nova-luna", [one], evaluate, seed=1).run(300)[0].copy() for one in (state, *others[:3])
    ]
    assert all((one > 0).tolist() == (visits[0] > 0).tolist() for one in visits)


def test_a_batch_that_went_on_by_itself_is_looked_at_again() -> None:
    search = make("nova-luna-2p")
    search.run(SIMULATIONS)
    assert search.batch is not None
    search.batch.step(search.batch.sample())
    visits = search.run(SIMULATIONS)
    assert not visits[search.batch.masks == 0].any()


def test_visits_of_the_next_position_are_kept() -> None:
    search = make("luna-3p")
    visits = search.run(200)
    actions = visits.argmax(axis=1).astype(np.int32)
    before = visits.max(axis=1).copy()
    search.step(actions)
    after = search.run(1).sum(axis=1)
    assert (after >= before - 1).all()


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (lambda seen, masks: (np.zeros((len(seen), 3)), np.zeros(len(seen))), "research-answer"),
        (lambda seen, masks: (np.zeros(masks.shape), np.zeros((len(seen), 4))), "research-answer"),
        (lambda seen, masks: (np.full(masks.shape, np.nan), np.zeros(len(seen))), "research-answer-number"),
        (lambda seen, masks: (np.zeros(masks.shape), np.full(len(seen), np.inf)), "research-answer-number"),
    ],
)
def test_a_bad_answer_is_refused_and_the_search_lives_on(answer: Any, code: str) -> None:
    search = make("nova-luna-2p", answer)
    with pytest.raises(LunariumError) as refused:
        search.run(SIMULATIONS)
    assert refused.value.code == code
    search.evaluate = lambda seen, masks: (np.zeros(masks.shape), np.zeros(len(seen)))
    assert (search.run(SIMULATIONS).sum(axis=1) == SIMULATIONS - 1).all()


@pytest.mark.parametrize(
    "settings",
    [{"leaves": 0}, {"leaves": 2000}, {"noise": 1.5}, {"scale": 0.0}, {"exploration": float("nan")}],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(LunariumError) as refused:
        make("nova-luna-2p", **settings)
    [(name, value)] = settings.items()
    assert refused.value.code == "bad-argument"
    assert refused.value.message().startswith(f"{name} must be ")
    assert refused.value.message().endswith(f", got {value!r}.")


def test_positions_that_are_over_or_none_are_refused() -> None:
    game = load("nova-luna")
    options = game.settle({"players": 1})
    rng = Random(1)
    state = game.start(options, game.deal(options, rng))
    while game.to_move(state) is not None:
        game.apply(state, rng.choice(game.legal_moves(state)))
    for states in ([], [state]):
        with pytest.raises(LunariumError) as refused:
            Search.at("nova-luna", states, lambda seen, masks: (masks, seen))
        assert refused.value.code == "research-search-positions"
    search = make("nova-luna-2p")
    with pytest.raises(LunariumError, match=r"simulations must be ≥ 1, got 0\."):
        search.run(0)
