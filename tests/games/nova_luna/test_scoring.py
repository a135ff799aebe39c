"""Tasks, tokens, notes and results."""

import pytest

from lunarium.core.types import Data
from tests.support.nova_luna.building import (
    DENSE,
    GAME,
    begin,
    covered,
    dense,
    greedy_game,
    lay,
    play,
    play_first,
    random_game,
    see,
)
from tests.support.nova_luna.oracle import number_of

# The rulebook's eight examples, with real tiles


def test_example_1_two_blue_neighbours() -> None:
    assert covered(lay([(59, 0, 0), (18, 1, 0)]), 59) == [False, False, False]
    assert covered(lay([(59, 0, 0), (18, 1, 0), (19, -1, 0)]), 59) == [False, False, True]


def test_example_2_a_chain_of_two_blue_does_and_a_diagonal_red_does_not() -> None:
    chain = [(59, 0, 0), (18, 1, 0), (19, 2, 0)]
    reds = [(35, 0, -1), (36, -1, 0), (37, 1, 1)]
    assert covered(lay([*chain, *reds]), 59) == [False, False, True]


def test_example_3_two_tasks_of_one_tile_at_the_same_time() -> None:
    reds = [(35, 0, 0), (36, 1, 0), (37, 2, 0)]
    blues = [(18, 3, 0), (19, 3, 1)]
    before = lay([*reds, *blues])
    after = lay([*reds, *blues, (59, 2, 1)])
    assert covered(after, 59) == [False, True, True]
    assert see(before)["seats"][0]["tokens_left"] - see(after)["seats"][0]["tokens_left"] == 2


def test_example_4_three_tiles_fulfil_all_tasks_of_a_seven() -> None:
    state = lay([(17, 0, 0), (18, 0, -1), (35, 1, 0)])
    assert covered(state, 17) == [True, False, False]
    state = lay([(17, 0, 0), (18, 0, -1), (35, 1, 0), (52, 0, 1)])
    assert covered(state, 17) == [True, True, True]


def test_example_5_two_tiles_that_fulfil_a_task_of_each_other() -> None:
    state = lay([(64, 0, 0), (48, 1, 0)])
    assert covered(state, 64) == [False, True]
    assert covered(state, 48) == [False, True]


@pytest.mark.parametrize(
    ("tasks", "pair"),
    [({12: 2, 29: 2}, (52, 53)), ({12: 1, 32: 1}, (35, 36))],
    ids=["two yellow", "two red"],
)
def test_example_6_two_tiles_fulfil_the_same_task_on_both(
    tasks: dict[int, int], pair: tuple[int, int]
) -> None:
    left, right = tasks
    one = [(left, 0, 0), (right, 1, 0), (pair[0], 0, 1)]
    two = [*one, (pair[1], 1, 1)]
    for tile, task in tasks.items():
        assert not covered(lay(one), tile)[task]
        assert covered(lay(two), tile)[task]


def test_example_7_two_red_twos_in_one_group_of_five_count_the_four_others() -> None:
    four = [(36, 0, 0), (35, 1, 0), (38, 2, 0), (37, 3, 0)]
    assert covered(lay(four), 36) == covered(lay(four), 37) == [False]
    five = lay([*four, (39, 1, 1)])
    assert covered(five, 36) == covered(five, 37) == [True]


def test_example_8_four_red_fulfil_both_tasks_of_the_blue_four() -> None:
    reds = [(35, 1, 0), (36, 2, 0), (37, 3, 0), (38, 4, 0)]
    expected = {1: [False, False], 2: [False, True], 3: [False, True], 4: [True, True]}
    for count, flags in expected.items():
        assert covered(lay([(28, 0, 0), *reds[:count]]), 28) == flags


# When is a task fulfilled?


def test_a_tile_never_counts_itself() -> None:
    three_others = [(36, 0, 0), (35, 1, 0), (38, 0, 1), (39, -1, 0)]
    assert covered(lay(three_others), 36) == [False]
    assert covered(lay([*three_others, (40, 0, -1)]), 36) == [True]


def test_two_separate_groups_add_up() -> None:
    state = lay([(11, 0, 0), (18, 1, 0), (19, 2, 0), (20, -1, 0)])
    assert covered(state, 11) == [False, True]
    state = lay([(11, 0, 0), (18, 1, 0), (19, 2, 0), (20, -1, 0), (21, -2, 0)])
    assert covered(state, 11) == [True, True]


def test_a_group_that_touches_a_tile_twice_counts_once() -> None:
    ring = [(11, 0, 0), (18, 1, 0), (19, 1, 1), (20, 0, 1)]
    assert covered(lay(ring), 11) == [False, True]
    assert covered(lay([*ring, (21, 2, 0)]), 11) == [True, True]


def test_a_tile_placed_into_a_bend_of_a_group_counts_it_once() -> None:
    bend = [(18, 1, 0), (19, 1, 1), (20, 0, 1)]
    moved = [(tile, x - 1, y) for tile, x, y in bend]
    assert covered(lay([*moved, (11, -1, 0)]), 11) == [False, True]


def test_joining_two_groups_helps_tiles_beside_either() -> None:
    line = [(11, 0, 0), (18, 1, 0), (1, 1, 1), (2, 2, 1), (3, 3, 1), (19, 3, 0), (20, 4, 0)]
    assert covered(lay(line), 11) == [False, False]
    assert covered(lay([*line, (21, 2, 0)]), 11) == [True, True]


def test_joining_groups_that_both_touched_counts_each_tile_once() -> None:
    state = [(11, 0, 0), (18, 1, 0), (19, 0, 1)]
    assert covered(lay(state), 11) == [False, True]
    assert covered(lay([*state, (20, 1, 1)]), 11) == [False, True]
    assert covered(lay([*state, (20, 1, 1), (21, 2, 1)]), 11) == [True, True]


def test_a_mixed_task_needs_every_colour() -> None:
    state = [(7, 0, 0), (18, 1, 0), (35, 0, 1), (52, -1, 0)]
    assert covered(lay(state), 7) == [False, False]
    assert covered(lay([*state, (1, 0, -1)]), 7) == [True, False]


def test_the_same_tiles_serve_any_number_of_tasks() -> None:
    state = lay([(18, 0, 0), (47, 1, 0), (14, -1, 0), (49, 0, 1), (19, 0, -1)])
    assert covered(state, 47) == [False, True]
    assert covered(state, 14) == [False, True]
    assert covered(state, 49) == [True, False, False]


# Tokens


def test_nl_4_every_fulfilled_task_is_covered_by_itself() -> None:
    """NL-4: nobody is asked; the token leaves the player's stack."""
    view = see(lay([(64, 0, 0), (48, 1, 0)]))
    assert view["seats"][0]["tokens_left"] == 19
    assert view["to_move"] == 0


def test_a_token_stays_on_its_task() -> None:
    tokens: set[tuple[int, int, int]] = set()
    for state in random_game({"players": 2}, seed=7):
        now = {
            (seat["seat"], placed["tile"], task)
            for seat in see(state)["seats"]
            for placed in seat["display"]
            for task, flag in enumerate(placed["covered"])
            if flag
        }
        assert tokens <= now
        tokens = now


def test_nl_8_short_of_tokens_older_tiles_come_first() -> None:
    """NL-8: four tokens for six fulfilled tasks: older tiles get theirs, the newest only for its first."""
    before, after = dense(10), dense(11)
    assert see(before)["seats"][0]["tokens_left"] == 4
    assert see(after)["seats"][0]["tokens_left"] == 0
    for tile, task in [(67, 1), (31, 1), (49, 2)]:
        assert not covered(before, tile)[task]
        assert covered(after, tile)[task]
    assert covered(after, 17) == [True, False, False]
    enough = lay([(17, 0, 0), (67, 1, 0), (31, 0, -1), (49, 0, 1)])
    assert covered(enough, 17) == [True, True, True]


# Results


def test_the_last_token_wins_and_the_others_rank_by_tokens_left() -> None:
    for seed in range(2):
        *_, state = greedy_game({"players": 4, "first_game": True}, seed)
        outcome = GAME.outcome(state)
        assert outcome is not None
        left = outcome.result["tokens_left"]
        assert [left[seat] for seat in outcome.ranking] == sorted(left)
        assert left[outcome.ranking[0]] == 0
        assert outcome.result["ranking"] == list(outcome.ranking)


def finished_with_ties(players: int) -> list[Data]:
    """Views of random games that ended for lack of tiles with equal tokens left."""
    finished = []
    for seed in range(40):
        *_, state = random_game({"players": players}, seed)
        view = see(state)
        left = view["outcome"]["result"]["tokens_left"]
        if view["outcome"]["ending"] == "no-tiles" and len(set(left)) < players:
            finished.append(view)
    return finished


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ties_go_to_whoever_would_have_come_to_move_earlier(players: int) -> None:
    ties_for_the_win = 0
    for view in finished_with_ties(players):
        left, ranking = view["outcome"]["result"]["tokens_left"], view["outcome"]["ranking"]
        keys = [(left[seat], view["seats"][seat]["distance"], view["queue"].index(seat)) for seat in ranking]
        assert keys == sorted(keys)
        ties_for_the_win += left[ranking[0]] == left[ranking[1]]
    assert ties_for_the_win


def test_the_breakdown_of_a_game_for_several() -> None:
    *_, state = random_game({"players": 3, "first_game": True}, seed=2)
    outcome, view = GAME.outcome(state), see(state)
    assert outcome is not None
    for seat, points in zip(view["seats"], outcome.breakdown, strict=True):
        assert points == {
            "tokens_placed": sum(sum(placed["covered"]) for placed in seat["display"]),
            "tokens_left": seat["tokens_left"],
            "distance": seat["distance"],
            "tiles": len(seat["display"]),
        }
        assert points["tokens_placed"] + points["tokens_left"] == 17


def test_a_running_game_has_no_outcome() -> None:
    assert GAME.outcome(begin(players=2)) is None
    assert GAME.outcome(dense(10)) is None


# Solo

REST = [f"{tile}@{x},{y}" for tile, x, y in DENSE[7:]]


def sum_of_numbers(tiles: list[int]) -> int:
    return sum(map(number_of, tiles))


def test_nl_6_the_second_note_counts_the_whole_display() -> None:
    """NL-6: the seven tiles of the first phase cost 35, and again together with the 24 of the second."""
    state = play(dense(7), "end-phase", *REST)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.result == {"tokens_left": [0], "ranking": [0], "solo_score": 94, "notes": [35, 59]}
    assert outcome.breakdown == (
        {"phase_1_tiles": 35, "phase_1_penalty": 0, "phase_2_tiles": 59, "phase_2_penalty": 0},
    )


def test_nl_6_each_tile_once_is_offered_too() -> None:
    """NL-6: the second note counts only the tiles taken in the second phase."""
    state = play(dense(7, solo_scoring="each-tile-once"), "end-phase", *REST)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.result == {"tokens_left": [0], "ranking": [0], "solo_score": 59, "notes": [35, 24]}


@pytest.mark.parametrize(("scoring", "notes"), [("whole-display", [59, 59]), ("each-tile-once", [59, 0])])
def test_all_placed_in_phase_1_takes_both_notes_at_once(scoring: str, notes: list[int]) -> None:
    outcome = GAME.outcome(dense(solo_scoring=scoring))
    assert outcome is not None
    assert outcome.result["notes"] == notes
    assert outcome.result["solo_score"] == sum(notes)
    assert sum(outcome.breakdown[0].values()) == sum(notes)


@pytest.mark.parametrize("scoring", ["whole-display", "each-tile-once"])
def test_unplaced_tokens_cost_ten_in_each_phase(scoring: str) -> None:
    state = play_first(begin(solo_scoring=scoring), 11)
    view = see(state)
    placed = 21 - view["seats"][0]["tokens_left"]
    first = [tile["tile"] for tile in view["seats"][0]["display"]]
    assert placed < 8
    assert view["solo"]["stacks"] == [8 - placed, 13]
    assert view["solo"]["notes"] == [sum_of_numbers(first) + 10 * (8 - placed)]
    state = play_first(state, 11)
    outcome, view = GAME.outcome(state), see(state)
    assert outcome is not None
    everything = [tile["tile"] for tile in view["seats"][0]["display"]]
    counted = everything if scoring == "whole-display" else everything[11:]
    left = view["seats"][0]["tokens_left"]
    assert left > 0
    assert outcome.breakdown == (
        {
            "phase_1_tiles": sum_of_numbers(first),
            "phase_1_penalty": 10 * (8 - placed),
            "phase_2_tiles": sum_of_numbers(counted),
            "phase_2_penalty": 10 * left,
        },
    )
    assert outcome.result["solo_score"] == sum(outcome.breakdown[0].values()) == sum(outcome.result["notes"])


def test_tokens_missed_in_phase_1_can_be_placed_in_phase_2() -> None:
    """All of DENSE in the second phase: the first has eleven tiles without a fulfilled task."""
    ones_and_twos = [1, 18, 35, 52, 2, 19, 36, 53, 3, 20, 37]
    state = begin(*ones_and_twos, *(tile for tile, _, _ in DENSE))
    state = play(state, *(f"{tile}@{x},0" for x, tile in enumerate(ones_and_twos)))
    assert see(state)["solo"] == {"phase": 2, "stacks": [8, 13], "notes": [98], "running": 18}
    state = play(state, *(f"{tile}@{x - 1},{y}" for tile, x, y in DENSE))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ending == "all-placed"
    assert outcome.result["notes"] == [98, 77]
