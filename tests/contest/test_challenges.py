"""Challenges: ratings that are right where one can say what is right, and protocols that can be played."""

import pytest

from lunarium.ai.players import players_of
from lunarium.contest.arena import Bout
from lunarium.contest.challenges import (
    ANCHOR,
    Known,
    fit,
    judge,
    judge_alone,
    list_challenges,
    load_challenge,
    matches,
    rate,
)
from lunarium.core.errors import BadOption

BASELINES = {"random": 0.0, "greedy": 400.0}


def test_equal_results_give_the_rating_of_the_baseline() -> None:
    rating, error = rate({"greedy": (500, 1000)}, BASELINES)
    assert rating == pytest.approx(400, abs=0.1)
    assert error == pytest.approx(21.5, abs=0.5)  # of a thousand even games


def test_ten_wins_for_each_loss_are_400_more() -> None:
    rating, _ = rate({"random": (10_000, 11_000)}, BASELINES)
    assert rating == pytest.approx(400, abs=1)


def test_only_wins_still_give_a_finite_rating() -> None:
    rating, error = rate({"random": (100, 100), "greedy": (100, 100)}, BASELINES)
    assert 900 < rating < 1500
    assert error > 200


def test_fewer_games_are_less_certain() -> None:
    _, of_few = rate({"greedy": (5, 10)}, BASELINES)
    _, of_many = rate({"greedy": (50, 100)}, BASELINES)
    assert of_few > 2 * of_many


def test_ratings_of_players_who_met_in_a_chain() -> None:
    ratings = fit({("b", ANCHOR): (10_000, 11_000), ("c", "b"): (10_000, 11_000)})
    assert ratings[ANCHOR] == 0
    assert ratings["b"] == pytest.approx(400, abs=2)
    assert ratings["c"] == pytest.approx(800, abs=4)


def test_alone_the_same_deals_are_compared() -> None:
    """Of a trial only the deals that were played count."""
    known = [Known(80, 70, ()), Known(90, 75, ()), Known(200, 190, ())]
    bouts = [Bout(number=1, places=[0], scores=[97.0], plies=20), Bout(0, [0], [83.0], 20)]
    rating = judge_alone(bouts, known)
    assert rating.value == 90
    assert rating.beyond is not None
    assert (rating.beyond.best, rating.beyond.least, rating.beyond.gap) == (85, 72.5, 5)
    assert judge_alone(bouts, []).beyond is None


@pytest.mark.parametrize("name", list_challenges())
def test_every_challenge_can_be_played(name: str) -> None:
    game, challenge = load_challenge(name)
    assert challenge.options in game.list_modes().values()
    for baseline in challenge.baselines:
        assert baseline.partition("@")[0] in [*players_of(game), "level-5"]
    for baseline, match in matches(game, challenge, "engine:x").items():
        assert match.entrants == (("engine:x", baseline) if baseline else ("engine:x",))
        assert len(match.entrants) == challenge.options["players"]


def test_the_baselines_are_on_one_scale() -> None:
    for name, (_, challenge) in list_challenges().items():
        values = list(challenge.baselines.values())
        is_solo = challenge.options["players"] == 1
        assert values == sorted(values, reverse=is_solo), name
        assert is_solo or challenge.baselines[ANCHOR] == 0


def test_bouts_are_summed_up_by_mean_score_or_rating() -> None:
    for name, (_, challenge) in list_challenges().items():
        if challenge.options["players"] == 1:
            rating = judge(challenge, {"": [Bout(0, [0], [80.0], 30), Bout(1, [0], [100.0], 30)]})
            assert (rating.value, rating.tallies) == (90.0, {}), name
        else:
            won = {baseline: [Bout(0, [0, 1], [0.0, 9.0], 30)] * 9 for baseline in challenge.baselines}
            lost = {baseline: [Bout(0, [1, 0], [9.0, 0.0], 30)] * 9 for baseline in challenge.baselines}
            assert judge(challenge, won).value > max(challenge.baselines.values())
            assert judge(challenge, lost).value < 0


def test_an_unknown_challenge_is_named() -> None:
    with pytest.raises(BadOption) as refused:
        load_challenge("chess")
    assert refused.value.code == "bad-option-value"
