"""Every stage of every lesson: it can be solved, its goal is worth reaching, and chance mostly misses it."""

from __future__ import annotations

from itertools import product

import pytest

from lunarium import texts
from lunarium.core.errors import IllegalMove, StageOver
from lunarium.core.lesson import Stage, attempt, faults, find_stage, list_stages, show_way
from lunarium.games import GAMES, AnyGame, load
from tests.lessons.trying import count_solved

STAGES = [
    pytest.param(game, stage, id=f"{game.key}-{stage.key}")
    for game in GAMES.values()
    for stage in list_stages(game)
]
every_stage = pytest.mark.parametrize(("game", "stage"), STAGES)
TRIES = 20  # `python -m tests.lessons.report` tries more often
MOST_SOLVED = 0.4  # of the tries by chance


def test_both_games_have_a_lesson_and_others_need_none() -> None:
    assert len(list_stages(load("nova-luna"))) == 11
    assert len(list_stages(load("luna"))) == 17


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_each_stage_is_open_at_the_start_and_solved_in_its_way(game: AnyGame) -> None:
    assert list(faults(game)) == []


@every_stage
def test_chance_misses_the_goal(game: AnyGame, stage: Stage) -> None:
    assert count_solved(game, stage, TRIES) <= TRIES * MOST_SOLVED


@every_stage
def test_texts_exist_in_every_language(game: AnyGame, stage: Stage) -> None:
    base = f"lesson-{game.key}-{stage.key}"
    keys = [base, f"{base}-ask", f"{base}-idea", *([f"{base}-best"] if stage.best else [])]
    missing = [
        (key, language) for key, language in product(keys, texts.LANGUAGES) if not texts.has(key, language)
    ]
    assert missing == []


@every_stage
def test_no_shorter_way_is_better(game: AnyGame, stage: Stage) -> None:
    """Where one move is enough, the stage says so: `fewest` is the truth."""
    solved = attempt(game, stage, stage.way)
    assert solved.moves == stage.fewest
    if stage.fewest > 1:
        begun = attempt(game, stage)
        met = [text for text in game.legal_texts(begun.state) if attempt(game, stage, [text]).status == "met"]
        assert met == []


@every_stage
def test_help_leads_to_the_goal(game: AnyGame, stage: Stage) -> None:
    moves: list[str] = []
    while (text := show_way(game, stage, moves)) is not None:
        moves.append(text)
    assert attempt(game, stage, moves).status == "met"


def first_missing(game: AnyGame, stage: Stage) -> str:
    """A legal move that misses a goal of one move."""
    begun = attempt(game, stage)
    return next(
        text for text in game.legal_texts(begun.state) if attempt(game, stage, [text]).status == "missed"
    )


@pytest.mark.parametrize(("key", "stage"), [("nova-luna", "take"), ("luna", "favour")])
def test_a_legal_move_misses_and_an_illegal_one_is_refused(key: str, stage: str) -> None:
    game = load(key)
    found = find_stage(game, stage)
    miss = first_missing(game, found)
    with pytest.raises(StageOver):
        attempt(game, found, [miss, miss])
    with pytest.raises(IllegalMove) as refused:
        attempt(game, found, ["48@5,5" if key == "nova-luna" else "favour bribery"])
    assert refused.value.reasons


def test_another_way_to_the_same_goal_counts() -> None:
    game = load("nova-luna")
    take = find_stage(game, "take")
    for other in ("65@0,1", "65@0,-1", "65@-1,0"):
        assert other not in take.way
        assert attempt(game, take, [other]).status == "met"


def test_the_last_star_is_for_the_better_value() -> None:
    game = load("nova-luna")
    touching = find_stage(game, "touching")
    cheap, dear = attempt(game, touching, ["1@0,1"]), attempt(game, touching, ["4@0,1"])
    assert (cheap.status, cheap.is_best) == ("met", True)
    assert (dear.status, dear.is_best) == ("met", False)


def test_what_can_no_longer_be_met_is_missed_at_once() -> None:
    game = load("nova-luna")
    two_turns = find_stage(game, "two-turns")
    assert attempt(game, two_turns, ["14@0,1"]).status == "missed"  # a dear tile: the opponent moves


def test_a_compound_action_is_one_move() -> None:
    game = load("luna")
    journey = find_stage(game, "journey")
    midway = attempt(game, journey, journey.way[:2])
    assert (midway.status, midway.moves) == ("open", 0)
    assert attempt(game, journey, journey.way).moves == 1
