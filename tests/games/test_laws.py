"""Laws that hold in every mode of every game, along random games."""

from dataclasses import replace

import pytest

from lunarium.core.game import Game, Json
from lunarium.games import GAMES
from lunarium.games.laws import laws_of, play_course
from tests.support.courses import run
from tests.support.modes import MODES
from tests.support.nim import NIM, Heap

for _number, _game in enumerate(GAMES.values()):
    globals()[f"TestLaws{_number}"] = laws_of(_game)


def see_own(heap: Heap, seat: int | None) -> Json:
    """What only one's own seat sees."""
    return {"stones": heap.stones, "mine": seat}


@pytest.mark.parametrize(
    ("law", "game"),
    [
        ("test_seats_see_different_things_only_where_the_rules_say_so", replace(NIM, view=see_own)),
        (
            "test_a_refused_move_has_a_reason_and_a_legal_one_has_none",
            replace(NIM, refuse=lambda heap, move: []),
        ),
        ("test_every_move_reads_back_from_its_text", replace(NIM, read=lambda text: 1)),
    ],
)
def test_a_law_finds_a_game_that_breaks_it(law: str, game: Game[Heap, int]) -> None:
    course = play_course(game, "2p", by_kind=True)
    with pytest.raises(AssertionError):
        getattr(laws_of(game)(), law)(course)


def test_a_game_may_hide_hands_if_its_rules_say_so() -> None:
    game = replace(NIM, view=see_own, has_hidden_hands=True)
    course = play_course(game, "2p", by_kind=True)
    laws_of(game)().test_seats_see_different_things_only_where_the_rules_say_so(course)


@pytest.mark.parametrize("mode", MODES)
def test_the_course_of_a_game_leads_to_its_result(mode: str) -> None:
    course = run(mode, 0)
    result = course.record.result or {}
    end = result.get("scores") or (
        [result["solo_score"]] if "solo_score" in result else result["tokens_left"]
    )
    assert course.game.showing.progress(course.states[-1]) == end


@pytest.mark.parametrize("mode", MODES)
def test_only_a_voyage_is_ever_midway(mode: str) -> None:
    course = run(mode, 0)
    for state, view in zip(course.states, course.views, strict=True):
        assert course.game.is_midway(state) == bool(view.get("voyage"))


@pytest.mark.parametrize("mode", MODES)
def test_unseen_counts_what_the_view_hides(mode: str) -> None:
    course = run(mode, 0)
    for state, view in zip(course.states, course.views, strict=True):
        assert course.game.unseen(state) == view.get("supply", 0)
