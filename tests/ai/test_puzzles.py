"""Puzzles: what ships holds, every right way counts, and what is broken is named.

That the rules allow every puzzle and prove its theme is seen by the command that checks them: `tests/cli`.
"""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tools.puzzles import finding
from tools.puzzles.checking import find_faults, find_rule_faults, find_search_faults
from tools.puzzles.choosing import choose_puzzles
from tools.puzzles.finding import find_in_game
from tools.puzzles.grading import list_positions
from tools.puzzles.proof import PROOF
from tools.puzzles.trove import OtherGame, Trove

from lunarium.ai.puzzles.judging import judge_answer
from lunarium.ai.puzzles.puzzle import Puzzle, rate_difficulty
from lunarium.ai.puzzles.shelf import find_puzzle, load_puzzles
from lunarium.ai.puzzles.turning import list_turning_points
from lunarium.ai.review.attempt import RIGHT, WRONG
from lunarium.ai.review.depth import Depth
from lunarium.ai.review.grades import LEAST, SLIP
from lunarium.ai.review.judging import judge
from lunarium.ai.review.measure import Measure
from lunarium.ai.review.review import conclude
from lunarium.core.errors import BadPuzzle, IllegalMove, LunariumError, NoSuchPuzzle, PuzzleOver
from lunarium.core.teaching import Practice
from lunarium.core.telling import Telling
from lunarium.games import GAMES, load
from tests.support.markers import needs_search
from tests.support.modes import random_record

PUZZLES = [puzzle for game in GAMES.values() for puzzle in load_puzzles(game)]
FEWEST, LARGEST = 100, 300_000  # puzzles of a game, and bytes


def pick(game: str, has: Callable[[Puzzle], bool] = lambda puzzle: True) -> Puzzle:
    """The first puzzle of a game that is as it is wanted."""
    return next(puzzle for puzzle in load_puzzles(load(game)) if has(puzzle))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_brings_many_puzzles_of_every_mode_in_small_files(game: str) -> None:
    rules = load(game)
    puzzles = load_puzzles(rules)
    assert len(puzzles) >= FEWEST
    assert {puzzle.mode for puzzle in puzzles} == set(rules.list_modes())
    assert {puzzle.theme for puzzle in puzzles} <= set(rules.practice.themes)
    assert len({puzzle.theme for puzzle in puzzles}) >= 8
    assert {puzzle.difficulty for puzzle in puzzles} >= {1, 2, 4, 5}
    assert any(len(puzzle.steps) > 1 for puzzle in puzzles)
    assert sum(len(puzzle.write()) for puzzle in puzzles) < LARGEST


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_something_to_choose_from_and_one_idea_ahead(game: str) -> None:
    rules = load(game)
    for puzzle in load_puzzles(rules):
        scale = Measure.of(rules, puzzle.record.options).scale
        for state, step in list_positions(rules, puzzle.record, puzzle.steps):
            verdict = step.verdict
            assert rules.to_move(state) is not None, puzzle.key
            assert len(rules.legal_moves(state)) >= finding.FEWEST_MOVES, puzzle.key
            assert verdict.loss / scale >= LEAST[SLIP], puzzle.key
            assert verdict.worth[verdict.better] == 0.0, puzzle.key
            assert set(verdict.worth) <= set(rules.legal_texts(state)), puzzle.key
        assert puzzle.steps[-1].replies == (), puzzle.key


@needs_search
@pytest.mark.parametrize("game", GAMES)
def test_a_search_still_finds_a_sample_of_them_and_nothing_else(game: str) -> None:
    puzzles = [puzzle for puzzle in load_puzzles(load(game)) if len(puzzle.steps) == 1]
    for puzzle in puzzles[:: len(puzzles) // 3][:3]:
        assert find_search_faults(puzzle, PROOF) == [], puzzle.key
        broken = find_search_faults(_turn_round(puzzle), PROOF)
        assert ["no longer finds" in fault for fault in broken] == [True], puzzle.key


def _turn_round(puzzle: Puzzle) -> Puzzle:
    """The same position with the best other idea as its solution."""
    step = puzzle.steps[0]
    verdict = replace(
        step.verdict,
        better=step.verdict.move,
        move=step.verdict.better,
        line=step.verdict.played_line,
        played_line=step.verdict.line,
    )
    return replace(puzzle, steps=(replace(step, verdict=verdict),))


@pytest.mark.parametrize("game", GAMES)
def test_faults_of_a_puzzle_are_named(game: str) -> None:
    puzzle = pick(game)
    step = puzzle.steps[0]
    impossible = replace(step, verdict=replace(step.verdict, better="no move"))
    other = next(theme for theme in load(game).practice.themes if theme != puzzle.theme)
    unproved = replace(
        step, verdict=replace(step.verdict, why=(Telling("better-luna-shrine", {"points": 4}),))
    )
    broken = {
        "The reasons at step 1": replace(puzzle, steps=(unproved, *puzzle.steps[1:])),
        "The rules no longer allow": replace(puzzle, steps=(impossible,)),
        "no mode 9p": replace(puzzle, mode="9p"),
        f"not about {other} any more, but about {puzzle.theme}": replace(puzzle, theme=other),
    }
    for said, one in broken.items():
        [fault] = find_faults(one)
        assert said in fault
    older = replace(puzzle, record=replace(puzzle.record, rules_version=0))
    [fault] = find_faults(older)
    assert "The rules no longer allow" in fault


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_is_right_and_the_best_other_idea_is_punished(game: str) -> None:
    puzzle = pick(
        game, lambda puzzle: len(puzzle.steps) == 1 and len(puzzle.steps[0].verdict.played_line) > 1
    )
    verdict = puzzle.steps[0].verdict
    found = judge_answer(puzzle, (), verdict.better)
    assert found.word == RIGHT
    assert found.is_solved
    missed = judge_answer(puzzle, (), verdict.move)
    assert missed.word != RIGHT
    assert not missed.is_solved
    assert missed.attempt.line[1:] == verdict.played_line[1:]
    assert missed.attempt.better == verdict.better
    assert missed.why == verdict.why


@pytest.mark.parametrize("game", GAMES)
def test_several_moves_are_found_one_after_the_other(game: str) -> None:
    puzzle = pick(game, lambda puzzle: len(puzzle.steps) > 1)
    played: tuple[str, ...] = ()
    for place, step in enumerate(puzzle.steps):
        answer = judge_answer(puzzle, played, step.verdict.better)
        assert answer.word == RIGHT
        assert answer.replies == step.replies
        assert answer.is_solved == (place == len(puzzle.steps) - 1)
        played += (step.verdict.better, *answer.replies)
    with pytest.raises(PuzzleOver):
        judge_answer(puzzle, played, puzzle.steps[0].verdict.better)


@needs_search
def test_another_right_way_is_followed_and_a_hopeless_one_is_not() -> None:
    """A move that nobody has looked at is searched; where it is right, the others answer it."""
    puzzle = pick("luna", lambda puzzle: bool(puzzle.steps[0].replies))
    game = load(puzzle.game)
    first = puzzle.steps[0]
    unknown = replace(first.verdict, worth={}, better="", move="")
    blind = replace(puzzle, steps=(replace(first, verdict=unknown), *puzzle.steps[1:]))
    found = judge_answer(blind, (), first.verdict.better)
    assert found.word == RIGHT
    assert not found.is_solved
    state = replace(puzzle.record, moves=(first.verdict.better, *found.replies)).replay(game)
    assert game.to_move(state) == puzzle.seat
    assert judge_answer(puzzle, (), first.verdict.move).word != RIGHT


def test_illegal_answers_are_refused() -> None:
    puzzle = pick("nova-luna")
    with pytest.raises(LunariumError):
        judge_answer(puzzle, (), "nonsense")
    with pytest.raises(IllegalMove):
        judge_answer(puzzle, (), "1@40,40")


def test_an_unknown_puzzle_and_a_damaged_one_are_said_so(tmp_path: Path) -> None:
    game = load("nova-luna")
    with pytest.raises(NoSuchPuzzle, match="9p-999"):
        find_puzzle(game, "9p-999")
    assert find_puzzle(game, PUZZLES[0].key) == PUZZLES[0]
    (tmp_path / "2p.jsonl").write_text(PUZZLES[0].write() + "\n{}\n", encoding="utf-8")
    with pytest.raises(BadPuzzle, match=r"2p\.jsonl:2"):
        load_puzzles(replace(game, practice=Practice(folder=tmp_path)))
    (tmp_path / "2p.jsonl").write_text((PUZZLES[0].write() + "\n") * 2, encoding="utf-8")
    with pytest.raises(BadPuzzle):
        load_puzzles(replace(game, practice=Practice(folder=tmp_path)))
    assert load_puzzles(replace(game, practice=Practice())) == ()


def test_a_puzzle_is_stored_and_read_again() -> None:
    for puzzle in PUZZLES[:: len(PUZZLES) // 8]:
        assert Puzzle.read(puzzle.write(), "") == puzzle


@pytest.mark.parametrize(
    ("solved", "difficulty"),
    [
        ((1, 1, 1, 1, 1), 1),
        ((0.5, 0.8, 1, 1, 1), 2),
        ((1, 0, 1, 1, 1), 3),  # a weak level that is lucky
        ((0, 0, 0, 0.7, 1), 5),
        ((1, 1, 1, 1, 0), 6),
        ((), 0),
    ],
)
def test_the_difficulty_is_the_level_from_which_on_all_solve_it(
    solved: tuple[float, ...], difficulty: int
) -> None:
    assert rate_difficulty(solved) == difficulty


def test_puzzles_that_fewer_levels_solve_are_rated_higher() -> None:
    easy, hard = (replace(PUZZLES[0], solved=solved) for solved in ((1.0,) * 5, (0.0, 0.0, 0.0, 0.5, 1.0)))
    assert easy.rating < replace(PUZZLES[0], solved=()).rating < hard.rating


def test_a_choice_keeps_what_is_there_and_is_as_various_as_can_be() -> None:
    puzzles = load_puzzles(load("nova-luna"))
    kept = puzzles[-1:]
    chosen = choose_puzzles(kept, puzzles, 12)
    assert len(chosen) == 12
    assert kept[0] in chosen
    themes = Counter(puzzle.theme for puzzle in chosen)
    assert len(themes) >= min(6, len({puzzle.theme for puzzle in puzzles}))
    assert choose_puzzles(kept, puzzles[::-1], 12) == chosen


def test_a_number_is_given_once_among_those_for_as_many_players() -> None:
    shelf = load_puzzles(load("nova-luna"))
    assert len({(puzzle.players, puzzle.number) for puzzle in shelf}) == len(shelf)
    assert all(puzzle.number for puzzle in shelf)
    for_two = [puzzle for puzzle in shelf if puzzle.players == 2][:3]
    kept, *found = (replace(puzzle, number=number) for puzzle, number in zip(for_two, (7, 0, 0), strict=True))
    numbers = {puzzle.key: puzzle.number for puzzle in choose_puzzles([kept], found, 3)}
    assert numbers == {kept.key: 7, found[0].key: 8, found[1].key: 9}, "what was given stays"


def test_a_trove_goes_on_after_a_line_that_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "trove.jsonl"
    trove = Trove(path, "nova-luna")
    trove.keep(3, PUZZLES[:1])
    trove.keep(4, [])
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole + '{"number": 5, "puz', encoding="utf-8")
    again = Trove(path, "nova-luna")
    assert again.numbers == {3, 4}
    assert again.puzzles == [PUZZLES[0]]
    assert path.read_text(encoding="utf-8") == whole
    with pytest.raises(OtherGame):
        Trove(path, "luna")
    path.write_text("{}\n", encoding="utf-8")
    with pytest.raises(BadPuzzle, match=r"trove\.jsonl:1"):
        Trove(path, "nova-luna")


TINY = Depth("proof", first=0.005, look=0.002, looks=2, most_looks=3, deals=3, starts=0)


@needs_search
def test_the_same_number_finds_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """With tiny budgets, so it may find nonsense; but twice the same, and in the form that is stored."""
    monkeypatch.setattr(finding, "PROOF", TINY)
    monkeypatch.setattr(finding, "PLAYERS", ("level-2",))
    monkeypatch.setattr(finding, "grade_puzzle", lambda record, steps: (0.0, 0.0, 0.0, 1.0, 1.0))
    for number in range(6, 40):
        found = find_in_game("luna", number)
        if found:
            break
    assert found
    assert find_in_game("luna", number) == found
    assert find_rule_faults(found[0]) == []
    assert Puzzle.of(json.loads(found[0].write())) == found[0]


@needs_search
def test_turning_points_of_a_review_are_puzzles_of_the_same_form() -> None:
    record = random_record("nova-luna-2p", 7)
    glance = Depth("quick", first=0.002, look=0.0005, looks=2, most_looks=2, deals=2, starts=1)
    review = conclude(record, [judge(record, ply, glance) for ply in range(len(record.moves))])
    puzzles = list_turning_points(record, review)
    assert [len(puzzle.record.moves) for puzzle in puzzles] == [point.ply for point in review.turning_points]
    assert puzzles
    for puzzle in puzzles:
        verdict = puzzle.steps[0].verdict
        assert judge_answer(puzzle, (), verdict.better).is_solved
        assert judge_answer(puzzle, (), verdict.move).word in ("near", WRONG, RIGHT)
        assert puzzle.mode == "2p"
        assert puzzle.difficulty == 0


@pytest.mark.parametrize("puzzle", PUZZLES[:: max(1, len(PUZZLES) // 60)], ids=lambda one: one.key)
def test_themes_are_true_by_what_can_be_seen(puzzle: Puzzle) -> None:
    """A second opinion, from views and moves alone, for themes that can be read off so."""
    game = load(puzzle.game)
    verdict = puzzle.steps[0].verdict
    kind, rival = (game.kind(game.read(move)) for move in (verdict.better, verdict.move))
    state = puzzle.record.replay(game)
    later = game.play(state, verdict.better)
    before, after = (game.view(one, None) for one in (state, later))
    match (puzzle.game, puzzle.theme):
        case ("nova-luna", "end"):
            assert game.to_move(later) is None
        case ("nova-luna", "refill" | "end-phase"):
            assert "take" in (kind, rival)
            assert kind != rival
        case ("nova-luna", "two-turns"):
            assert game.to_move(later) == game.to_move(state)
        case ("luna", "shrine" | "book" | "council" | "recruit"):
            assert kind == puzzle.theme
        case ("luna", "last-token"):
            assert "meditate" in (kind, rival)
            assert kind != "meditate" or after["round"] > before["round"] or game.to_move(later) is None
        case ("luna", "opponent"):
            assert kind == "deactivate"
