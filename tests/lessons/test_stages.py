"""Every stage of every lesson: it can be solved, its goal is worth reaching, and chance mostly misses it."""

from collections.abc import Mapping
from itertools import product

import pytest
from tools.check.games import stage_faults

from lunarium import texts
from lunarium.core.errors import IllegalMove, StageOver
from lunarium.games import GAMES, AnyGame, load
from lunarium.positions.lessons import Stage, attempt, faults, find_stage, list_stages, show_way
from tests.support.stages import Known, count_solved, try_by_chance

STAGES = [
    pytest.param(game, stage, id=f"{game.key}-{stage.key}")
    for game in GAMES.values()
    for stage in list_stages(game)
]
every_stage = pytest.mark.parametrize(("game", "stage"), STAGES)
TRIES = 20  # `python -m tools.report_stages` tries more often
MOST_SOLVED = 0.4  # of the tries by chance
LONGEST_MISS = 130  # letters: three lines of a phone


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
    parts = ("-teach", "-ask", "-idea", "-done", *(["-best"] if stage.best else []))
    keys = [base, *(f"{base}{part}" for part in parts)]
    missing = [
        (key, language) for key, language in product(keys, texts.LANGUAGES) if not texts.has(key, language)
    ]
    assert missing == []


@pytest.mark.parametrize("part", ["teach", "ask", "done"])
def test_a_text_that_leaves_a_phone_no_board_is_a_fault(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    key = f"lesson-luna-favour-{part}"
    say = texts.say

    def say_more(name: str, language: str = "en", params: Mapping[str, object] | None = None) -> str:
        return say(name, language, params) + ("." * 80 if (name, language) == (key, "de") else "")

    monkeypatch.setattr(texts, "say", say_more)
    found = [
        fault for fault in stage_faults(load("luna"), find_stage(load("luna"), "favour")) if "long" in fault
    ]
    assert [fault.split(":")[1].strip() for fault in found] == [f"{key} is too long for a phone in de"]


@every_stage
def test_every_wrong_move_is_told_what_is_missing(game: AnyGame, stage: Stage) -> None:
    """In every language, short enough for a phone, and with a number where something can be counted."""
    known: Known = {}
    for seed in range(TRIES):
        tried = try_by_chance(game, stage, f"missing/{seed}", known)
        assert tried.status == "missed" or tried.is_best or stage.best or tried.moves > stage.fewest
        assert (tried.missing == ()) == (
            tried.status == "met" and (tried.is_best or tried.moves > stage.fewest)
        )
        for telling in tried.missing:
            assert not any(isinstance(value, int) and value < 0 for value in telling.params.values())
        for language in texts.LANGUAGES:
            told = [telling.text({}, language) for telling in tried.missing]
            assert not any(sentence.startswith("lesson-") for sentence in told)
            assert len(" ".join(told)) <= LONGEST_MISS, told


def tell_missing(key: str, stage: str, *moves: str) -> list[str]:
    """What is missing in a stage after these own moves."""
    game = load(key)
    return [telling.text({}) for telling in attempt(game, find_stage(game, stage), moves).missing]


@pytest.mark.parametrize(
    ("key", "stage", "moves", "told"),
    [
        ("nova-luna", "take", ["19@1,0"], ["The task has 0 of 1 tile. Still missing: 1 × yellow."]),
        ("nova-luna", "chains", ["6@0,1"], ["The task has 2 of 3 tiles. Still missing: 1 × blue."]),
        (
            "nova-luna",
            "two-turns",
            ["14@1,-1"],
            ["Your opponent is to move after 1 of your 2 moves.", "You have fulfilled 0 of 2 tasks."],
        ),
        (
            "nova-luna",
            "leave",
            ["19@1,0"],
            ["The turquoise 6 lies within your opponent’s reach: among the next three tiles."],
        ),
        ("luna", "favour", ["meditate"], ["You do not hold the tide favour yet: 0 of 1."]),
        ("luna", "shrine-favour", ["shrine"], ["You have taken 0 of 1 favour."]),
        (
            "luna",
            "shrine-favour",
            ["favour book"],
            ["That cost 2 active novices, and it should cost no more than 1."],
        ),
        (
            "luna",
            "builder",
            ["meditate", "meditate"],
            ["No shrine yet: you lack the shrine favour, 0 of 1."],
        ),
        (
            "luna",
            "builder",
            ["favour shrine", "council tide 1"],
            ["No shrine yet: on the Tide Isle you have 1 of the 2 active novices it takes."],
        ),
        (
            "luna",
            "builder",
            ["meditate", "favour shrine"],
            ["No shrine yet: favour and novices are ready, only the building itself is missing."],
        ),
        (
            "luna",
            "bribery",
            ["promote 5"],
            ["Tile 5 was approved already. Ahead of the Guard you have claimed 0 of 1 tile."],
        ),
        (
            "luna",
            "council",
            ["meditate"],
            ["Still a tie, 2 to 2. In the council you share a seat, and your opponent lies on top."],
        ),
        (
            "luna",
            "solo",
            ["deactivate book"],
            ["Still a tie, 1 to 1. In the council you are on seat 0, your opponent on 2."],
        ),
        ("luna", "apostate", ["meditate"], ["The Apostate would still take 3 influence from you."]),
        ("luna", "meditation", ["favour tide"], ["The round goes on: 2 of 3 time tokens are turned."]),
    ],
)
def test_a_miss_says_what_is_missing_in_numbers(
    key: str, stage: str, moves: list[str], told: list[str]
) -> None:
    assert tell_missing(key, stage, *moves) == told


def test_where_only_the_last_star_is_missing_it_is_said_what_it_lacks() -> None:
    assert tell_missing("nova-luna", "touching", "4@0,1") == ["It took 3 steps; 1 would have been enough."]
    assert tell_missing("nova-luna", "touching", "1@0,1") == []


def test_no_reply_follows_the_last_move() -> None:
    game = load("luna")
    council = find_stage(game, "council")
    missed = attempt(game, council, ["favour book"])
    assert (missed.status, missed.course.played) == ("missed", ((missed.course.seat, "favour book"),))


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


def test_goals_out_of_reach_are_missed_at_once() -> None:
    game = load("nova-luna")
    two_turns = find_stage(game, "two-turns")
    assert attempt(game, two_turns, ["14@0,1"]).status == "missed"  # a dear tile: the opponent moves


def test_a_compound_action_is_one_move() -> None:
    game = load("luna")
    journey = find_stage(game, "journey")
    midway = attempt(game, journey, journey.way[:2])
    assert (midway.status, midway.moves) == ("open", 0)
    assert attempt(game, journey, journey.way).moves == 1
