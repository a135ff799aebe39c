"""The review: the same verdict twice, blame only where it is due, and a ledger that adds up."""

import json
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from lunarium.ai.review.depth import DEEP, QUICK, Depth
from lunarium.ai.review.grades import BEST, GOOD, GRADES, LEAST, grade
from lunarium.ai.review.judging import judge, plan
from lunarium.ai.review.measure import Measure
from lunarium.ai.review.prospect import Looker, Stopped
from lunarium.ai.review.review import Review, conclude
from lunarium.ai.review.verdict import Verdict
from lunarium.core.errors import BadRecord, IllegalMove, LunariumError
from lunarium.core.record import Record
from lunarium.games import GAMES, load, positions_of
from tests.support.markers import needs_search
from tests.support.modes import random_record
from tests.support.nim import NIM
from tests.support.records import read

pytestmark = needs_search
GLANCE = Depth("quick", first=0.002, look=0.0005, looks=2, most_looks=3, deals=3, starts=3)
REVIEWED = [
    "nova-luna-2p",
    "nova-luna-4p",
    "nova-luna-solo",
    "luna-2p-preselected",
    "luna-3p",
    "luna-solo-level-2",
]


@cache
def reviewed(mode: str) -> tuple[Record, Review]:
    """A random game of this mode with its review at a glance."""
    record = random_record(mode, 7)
    return record, conclude(record, [judge(record, ply, GLANCE) for ply in plan(record, GLANCE)])


def last_ply(name: str) -> tuple[Record, int]:
    """A record and the ply that ended its game."""
    record = read(name)
    return record, len(record.moves) - 1


@pytest.mark.parametrize("mode", ["nova-luna-2p", "luna-2p-preselected"])
def test_a_game_that_starts_from_a_position_can_be_reviewed(mode: str) -> None:
    record = random_record(mode, 7)
    game, ply = load(record.game), len(record.moves) - 8
    options, setup = positions_of(game).begin(record.replay(game, ply), Random(1))
    if "supply" in setup:  # so that the same tiles come up
        drawn = len(record.setup["supply"]) - len(setup["supply"])
        setup["supply"] = record.setup["supply"][drawn:]
    second = replace(record, options=options, setup=setup, moves=record.moves[ply:])
    review = conclude(second, [judge(second, place, GLANCE) for place in plan(second, GLANCE)])
    assert [move.verdict.move for move in review.moves] == list(second.moves)


@pytest.mark.parametrize("mode", REVIEWED)
def test_the_same_move_gets_the_same_verdict(mode: str) -> None:
    record, review = reviewed(mode)
    for ply in (0, len(record.moves) // 2, len(record.moves) - 1):
        assert judge(record, ply, GLANCE) == review.moves[ply].verdict


@pytest.mark.parametrize("mode", REVIEWED)
def test_the_ledger_sums_to_the_result(mode: str) -> None:
    record, review = reviewed(mode)
    ledger = review.ledger
    assert ledger is not None
    outcome = load(record.game).outcome(record.replay(load(record.game)))
    assert outcome is not None
    for seat, end in enumerate(review.end):
        changes = sum(entry.change[seat] for entry in ledger.entries)
        assert ledger.start.value[seat] + changes == pytest.approx(end, abs=1e-6)
        sums = ledger.sums[seat]
        parts = sums.deal + sums.chance + sums.own + sums.others + sums.left_over
        assert ledger.start.value[seat] + parts == pytest.approx(end, abs=1e-3)
        if review.measure == "win":
            assert end == float(outcome.ranking[0] == seat)


@pytest.mark.parametrize("mode", REVIEWED)
def test_choices_only_ever_cost_whoever_makes_them(mode: str) -> None:
    _, review = reviewed(mode)
    assert review.ledger is not None
    sign = -1 if review.direction == "lower" else 1
    for entry in review.ledger.entries:
        if entry.kind == "choices" and entry.seat is not None:
            assert sign * entry.change[entry.seat] <= 0
    for seat, sums in enumerate(review.ledger.sums):
        cells = [cell for cell in review.ledger.by_action if cell.seat == seat]
        assert sum(cell.cost for cell in cells) == pytest.approx(-sign * sums.own, abs=2e-3)


@pytest.mark.parametrize("mode", REVIEWED)
def test_chance_is_in_the_ledger_exactly_where_something_came_up(mode: str) -> None:
    record, review = reviewed(mode)
    game = load(record.game)
    assert review.ledger is not None
    states = list(record.states(game))
    came_up = [
        ply for ply, (one, other) in enumerate(pairwise(states)) if game.unseen(one) != game.unseen(other)
    ]
    chance = [entry for entry in review.ledger.entries if entry.kind == "chance"]
    assert [entry.plies[0] for entry in chance] == came_up
    assert all(entry.deals == GLANCE.deals for entry in chance)
    assert review.ledger.has_chance == (game.unseen(states[0]) > 0)


@pytest.mark.parametrize("mode", REVIEWED)
def test_a_review_survives_being_stored(mode: str) -> None:
    _, review = reviewed(mode)
    stored = json.loads(json.dumps(review.as_json()))
    assert [Verdict.of(move) for move in stored["moves"]] == [move.verdict for move in review.moves]


@pytest.mark.parametrize("mode", REVIEWED)
def test_forced_moves_have_no_grade_and_all_others_have(mode: str) -> None:
    record, review = reviewed(mode)
    game = load(record.game)
    for state, move in zip(record.states(game), review.moves, strict=False):
        assert (move.grade is None) == (len(game.legal_moves(state)) == 1)
        assert move.verdict.line[0] == move.verdict.better
        assert move.verdict.played_line[0] == move.verdict.move


def test_grades_grow_with_the_loss_and_none_is_given_within_the_error() -> None:
    words = [grade(share / 1000, 0.001) for share in range(400)]
    ranks = [GRADES.index(word) for word in words]
    assert ranks == sorted(ranks)
    assert set(words) == set(GRADES)
    assert all(grade(share / 1000, share / 1500) in (BEST, GOOD) for share in range(400))


def test_no_word_comes_without_a_clear_loss() -> None:
    for mode in REVIEWED:
        _, review = reviewed(mode)
        for move in review.moves:
            if move.verdict.better == move.verdict.move:
                assert move.grade in (None, BEST, GOOD)


def test_turning_points_are_the_dearest_moves_in_order() -> None:
    _, review = reviewed("nova-luna-2p")
    points = review.turning_points
    assert 3 <= len(points) <= 5, "a random game has more mistakes than one wants to see"
    assert [point.ply for point in points] == sorted(point.ply for point in points)
    dearest = max(review.moves, key=lambda move: move.verdict.loss).verdict
    assert dearest.ply in {point.ply for point in points}
    assert all(point.loss >= LEAST["good"] for point in points)


@pytest.mark.parametrize(
    "name",
    [
        "nova-luna/ends-by-last-token-with-four",
        "nova-luna/ends-by-last-token-in-a-first-game-of-three",
    ],
)
def test_a_move_that_wins_is_best_and_one_that_leaves_it_is_blamed(name: str) -> None:
    record, ply = last_ply(name)
    game = load(record.game)
    won = judge(record, ply, QUICK)
    assert (won.better, won.loss, won.after[won.seat]) == (won.move, 0.0, 1.0)
    state = record.replay(game, ply)
    wasted = next(
        text
        for text in game.legal_texts(state)
        if game.to_move(game.play(state, text)) not in (None, won.seat)
    )
    verdict = judge(record, ply, QUICK, move=wasted)
    assert verdict.before[verdict.seat] == 1.0
    assert verdict.better in verdict.worth
    assert verdict.worth[verdict.better] == 0.0
    assert verdict.loss == pytest.approx(1.0 - verdict.after[verdict.seat], abs=1e-3)
    other = replace(record, moves=(*record.moves[:ply], wasted))
    assert judge(other, ply, QUICK) == verdict


def test_verdicts_do_not_depend_on_the_order_of_hidden_tiles() -> None:
    """The same game with its last refill in another order: what was expected before it came up is alike."""
    record = random_record("nova-luna-2p", 7)
    game = load(record.game)
    unseen = [game.unseen(state) for state in record.states(game)]
    ply = next(ply for ply, (one, other) in enumerate(pairwise(unseen)) if one != other)
    drawn = len(record.setup["supply"]) - unseen[ply]
    supply = record.setup["supply"]
    mixed = dict(record.setup) | {"supply": supply[:drawn] + supply[drawn:][::-1]}
    many = replace(GLANCE, deals=40)
    first = judge(record, ply, many)
    second = judge(replace(record, setup=mixed, moves=record.moves[: ply + 1]), ply, many)
    assert first.deals == second.deals == 40
    for seat in range(2):
        spread = 4 * (first.after_error[seat] + second.after_error[seat])
        assert abs(first.after[seat] - second.after[seat]) < spread


def test_alone_with_nothing_hidden_no_move_is_worth_less_than_what_came_of_it() -> None:
    _, review = reviewed("luna-solo-level-2")
    assert all(move.verdict.after[0] >= review.end[0] for move in review.moves)


def test_a_plan_has_a_value_even_where_its_first_move_had_no_visit() -> None:
    record = random_record("nova-luna-solo", 7)
    game = load(record.game)
    ply = next(ply for ply, state in enumerate(record.states(game)) if game.view(state, None)["phase"] == 2)
    before = record.replay(game, ply - 1)
    looker = Looker(game, Measure.of(game, record.options))
    for number in range(60):
        world = game.play(game.determinize(before, None, Random(number)), record.moves[ply - 1])
        assert looker.think(world, 60, number)[0].score[0] > 0


def test_a_deep_verdict_replaces_the_quick_one() -> None:
    record, review = reviewed("nova-luna-2p")
    verdicts = [move.verdict for move in review.moves]
    deep = replace(verdicts[3], depth=DEEP.name)
    mixed = conclude(record, [deep, *verdicts])
    assert [move.verdict.depth for move in mixed.moves[2:5]] == ["quick", "deep", "quick"]
    assert mixed.depth == "quick"
    whole = conclude(record, [replace(verdict, depth=DEEP.name) for verdict in verdicts])
    assert whole.depth == "deep"


def test_a_part_of_the_verdicts_has_no_ledger_yet() -> None:
    record, review = reviewed("nova-luna-2p")
    part = conclude(record, [move.verdict for move in review.moves[:5]])
    assert part.ledger is None
    assert [move.verdict.ply for move in part.moves] == [0, 1, 2, 3, 4]


def test_the_plan_has_every_ply_once_and_the_dearest_first() -> None:
    record, review = reviewed("nova-luna-2p")
    assert sorted(plan(record, QUICK)) == list(range(len(record.moves)))
    verdicts = [move.verdict for move in review.moves]
    order = plan(record, DEEP, verdicts)
    assert sorted(order) == list(range(len(record.moves)))
    assert verdicts[order[0]].loss == max(verdict.loss for verdict in verdicts)
    assert plan(record, QUICK, verdicts) == []


def test_judging_ends_when_told() -> None:
    record = random_record("luna-2p", 7)
    with pytest.raises(Stopped):
        judge(record, 30, DEEP, stop=lambda end: end())


def test_a_game_that_is_not_over_has_no_review() -> None:
    record = random_record("nova-luna-2p", 7, moves=5)
    with pytest.raises(BadRecord) as caught:
        conclude(record, [])
    assert caught.value.code == "review-unfinished"


def test_a_ply_or_a_move_that_is_not_there_is_refused() -> None:
    record = random_record("nova-luna-2p", 7)
    with pytest.raises(BadRecord):
        judge(record, len(record.moves), GLANCE)
    with pytest.raises(IllegalMove):
        judge(record, 0, GLANCE, move="1@9,9")


def test_a_game_without_a_search_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM)
    record = Record(game="nim", rules_version=1, options={}, setup={"stones": 4}, moves=("1", "3"))
    with pytest.raises(LunariumError) as caught:
        judge(record, 0, GLANCE)
    assert caught.value.code == "no-search"
