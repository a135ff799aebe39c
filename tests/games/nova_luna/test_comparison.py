"""Why another move is better: every sentence where it is true and not where it is not, proved from views."""

from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from lunarium.games.nova_luna.compare.facts.way import follow
from lunarium.games.nova_luna.state import State
from tests.support.comparison_lines import (
    Pair,
    check_case,
    check_pair,
    check_silence,
    random_pairs,
    read_pair,
)
from tests.support.courses import NOVA_LUNA
from tests.support.nova_luna.building import DENSE, GAME, begin, dense, greedy_game, play
from tests.support.nova_luna.comparison_proofs import (
    PROOFS,
    at_best,
    covers,
    takes,
)

# ------------------------------------------------------------------------------------- proofs, from views


# For each sentence a ply of a random game, the line played and the better one.
CASES: dict[str, tuple[str, int, int, str, str]] = {
    "better-nl-wins": ("nova-luna-2p", 1, 66, "19@-1,3", "10@0,-6"),
    "better-nl-row-wins": ("nova-luna-2p", 8, 71, "61@4,1", "36@0,-3; 61@3,-1"),
    "better-nl-tasks": ("nova-luna-2p", 1, 4, "27@2,0", "31@2,0"),
    "better-nl-tasks-elsewhere": ("nova-luna-2p", 1, 6, "51@1,-1", "5@0,-1"),
    "better-nl-tasks-alike": ("nova-luna-2p", 1, 26, "68@0,-3", "68@-1,0"),
    "better-nl-row": ("nova-luna-4p-first-game", 1, 56, "60@0,-1", "2@3,3; 63@3,0"),
    "better-nl-ready": ("nova-luna-2p", 1, 1, "4@0,0", "31@0,0"),
    "better-nl-nearer": ("nova-luna-2p", 1, 6, "12@-1,0", "51@0,-1"),
    "better-nl-brings": ("nova-luna-2p", 1, 36, "1@-1,-3", "21@3,1"),
    "better-nl-later": ("nova-luna-2p", 1, 11, "44@0,2", "48@0,-1; 44@1,1; 59@-1,0; 64@2,0"),
    "better-nl-choice": ("nova-luna-2p", 1, 1, "4@0,0", "31@0,0"),
    "better-nl-next": ("nova-luna-2p", 1, 1, "56@0,0", "4@0,0"),
    "better-nl-buried": ("nova-luna-2p", 1, 31, "refill", "14@-4,-1"),
    "better-nl-again": ("nova-luna-2p", 1, 1, "31@0,0", "56@0,0"),
    "better-nl-sooner": ("nova-luna-3p", 1, 1, "41@0,0", "37@0,0"),
    "better-nl-taken": ("nova-luna-2p", 1, 26, "68@2,-2", "30@-1,0"),
    "better-nl-reach": ("nova-luna-3p", 1, 26, "17@-2,3", "56@0,-1"),
    "better-nl-steps": ("nova-luna-2p", 1, 6, "51@0,2", "5@1,1"),
    "better-nl-number": ("nova-luna-solo", 1, 1, "65@0,-1", "41@-1,0"),
    "better-nl-refill": ("nova-luna-4p-first-game", 2, 10, "35@1,-1", "refill"),
    "better-nl-phase-score": ("nova-luna-solo", 2, 10, "45@2,0", "45@-1,2"),
    "better-nl-three": ("nova-luna-solo", 0, 4, "24@-1,2", "24@1,1; 18@1,0; 27@1,-1"),
    "better-nl-group": ("nova-luna-2p", 1, 10, "5@0,2", "5@-1,0"),
    "better-nl-lacks": ("nova-luna-2p", 1, 17, "39@0,-2", "39@1,1"),
    "better-nl-score": ("nova-luna-solo", 1, 21, "61@-4,0", "61@1,1"),
}


def pair_at(state: State, played: str, better: str) -> Pair:
    """Two single moves in a position of one's own."""
    return Pair(GAME, state, [GAME.read(played)], [GAME.read(better)])


def two_tiles_behind() -> State:
    """Alone with ten tokens placed; tile 66 is the last in reach, behind two empty spaces."""
    first, *rest = DENSE[:7]
    state = begin(5, 6, first[0], 66, 7, *(tile for tile, _, _ in rest))
    return play(state, *(f"{tile}@{x},{y}" for tile, x, y in DENSE[:7]))


def one_before_the_end() -> State:
    """Two players; the next one can win with a tile that is in reach now."""
    return next(islice(greedy_game({"players": 2}, 1), 29, None))


SCENES: dict[str, Callable[[], Pair]] = {
    "better-nl-stack": lambda: pair_at(dense(6), "67@0,-1", "67@-2,1"),
    "better-nl-end-phase": lambda: pair_at(dense(7), "66@-2,0", "end-phase"),
    "better-nl-phase-buried": lambda: pair_at(two_tiles_behind(), "end-phase", "66@-2,0"),
    "better-nl-last": lambda: pair_at(dense(10), "17@0,-1", "17@-3,1"),
    "better-nl-loses": lambda: pair_at(one_before_the_end(), "21@-3,-1", "57@4,2"),
}


@pytest.mark.parametrize("key", PROOFS)
def test_a_sentence_is_said_where_it_is_true_and_not_the_other_way_round(key: str) -> None:
    check_case(SCENES[key]() if key in SCENES else read_pair(*CASES[key]), key, PROOFS)


def test_the_same_move_and_lines_that_cannot_be_played_say_nothing() -> None:
    check_silence(pair_at(dense(7), "66@-2,0", "end-phase"), "refill")


def test_a_line_is_followed_until_something_face_down_comes_up() -> None:
    mode, seed, ply, played, _ = CASES["better-nl-refill"]
    pair = read_pair(mode, seed, ply, played, "refill")
    known = follow(pair.state, [*pair.better, GAME.legal_moves(pair.reach(pair.better))[0]])
    assert known is not None
    assert (len(known.line), known.goes_on) == (1, False)


def test_no_move_is_called_the_most_where_the_wheel_could_be_refilled() -> None:
    """Whoever moves again with two tiles left may refill first: nobody knows what that move can cover."""
    pair = read_pair("nova-luna-2p", 0, 8, "11@1,0", "47@1,0")
    assert "refill" in GAME.legal_texts(pair.reach(pair.played))
    assert max(takes(pair, pair.better).values()) > max(takes(pair, pair.played).values())
    assert "better-nl-next" not in {telling.key for telling in pair.told()}


def test_both_tiles_are_named_by_their_looks() -> None:
    told = read_pair(*CASES["better-nl-tasks"]).told()
    assert told[0].text({0: "Ana", 1: "Bo"}) == "The blue 5 fulfils a task, the blue 4 none at any place."


def test_a_tile_is_measured_by_its_best_place_and_not_by_the_one_where_it_was_put() -> None:
    """The red 7 was put where it fulfils nothing; the board promises a task for it elsewhere."""
    pair = read_pair(*CASES["better-nl-tasks-elsewhere"])
    assert at_best(pair, pair.played[0].tile) == 1 > covers(pair, pair.played)
    told = {telling.key: telling.text({0: "Ana", 1: "Bo"}) for telling in pair.told()}
    assert "better-nl-tasks" not in told
    assert told["better-nl-tasks-elsewhere"] == (
        "The better move fulfils a task, the other move none; at its best place the red 7 could fulfil 1."
    )


# ------------------------------------------------------------------------------------- laws


@pytest.mark.parametrize("mode", NOVA_LUNA)
def test_sentences_hold_by_a_second_proof_from_the_view(mode: str) -> None:
    for pair in random_pairs(mode):
        check_pair(pair, PROOFS)


@pytest.mark.parametrize("mode", NOVA_LUNA)
def test_comparison_does_not_depend_on_hidden_tiles(mode: str) -> None:
    for pair in random_pairs(mode):
        world = pair.game.determinize(pair.state, None, Random(7))
        assert Pair(pair.game, world, pair.played, pair.better).told() == pair.told()
