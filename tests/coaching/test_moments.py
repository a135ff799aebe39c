"""Every moment of every coach: it is said when it should be, only then, and once; remarks and ideas too."""

from itertools import product

import pytest

from lunarium import texts
from lunarium.core.teaching import Scene
from lunarium.games import load
from lunarium.positions.coach import (
    MOST_WORD,
    Coaching,
    faults,
    find_moment,
    find_remark,
    judge,
    list_ideas,
    list_keys,
    read_coaching,
)
from tests.support.moments import MODES, SEAT, SEEDS, path_of, scenes, tell

GAMES = [(game, seed) for game in MODES for seed in SEEDS[game]]
REMARKS = [(game, remark.key) for game in MODES for remark in read_coaching(load(game)).remarks]


def all_scenes(game: str) -> list[Scene]:
    return [scene for seed in SEEDS[game] for scene in scenes(game, seed)]


@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_conditions_hold_where_they_did(game: str, seed: int) -> None:
    assert tell(game, seed) == path_of(game, seed).read_text(encoding="utf-8"), "read it, then `make golden`"


@pytest.mark.parametrize("game", MODES)
def test_every_moment_comes_up(game: str) -> None:
    told = " ".join(tell(game, seed) for seed in SEEDS[game]).split()
    assert {moment.key for moment in read_coaching(load(game)).moments} <= set(told)


@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_no_word_is_said_twice(game: str, seed: int) -> None:
    said: list[str] = []
    for scene in scenes(game, seed):
        for find in (find_moment, find_remark):
            word = find(load(game), scene, said)
            if word is not None:
                assert word.word not in said
                assert len(word.word) <= MOST_WORD
                said.append(word.word)
    assert len(said) > 10


@pytest.mark.parametrize(("game", "key"), REMARKS)
def test_a_remark_is_about_a_move_of_somebody_else(game: str, key: str) -> None:
    remark = next(remark for remark in read_coaching(load(game)).remarks if remark.key == key)
    about = [
        event
        for scene in all_scenes(game)
        for event in scene.news
        if event.seat != SEAT and judge(load(game), remark.when, scene.at(event)) is not None
    ]
    assert about, "no game of the test comes to it"


@pytest.mark.parametrize("game", MODES)
def test_each_move_of_the_others_gets_one_remark_at_most(game: str) -> None:
    for scene in all_scenes(game):
        word = find_remark(load(game), scene)
        moves = {event.ply for event in scene.news if event.seat != SEAT}
        assert word is None or word.ply in moves


@pytest.mark.parametrize("game", MODES)
def test_all_sentences_are_whole_in_every_language(game: str) -> None:
    names = {0: "Ana", 1: "Ben"}
    for scene in all_scenes(game):
        for word in (find_moment(load(game), scene), find_remark(load(game), scene)):
            for language in texts.LANGUAGES if word else ():
                text = word.telling.text(names, language) if word else ""
                assert not set(text) & set("{}$"), text
                assert text != (word.telling.key if word else "")
                assert not any("{" in name for name in (word.glow if word else ()))


@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_ideas_are_ticked_off_and_go_when_the_beginning_is_over(game: str, seed: int) -> None:
    done: set[str] = set()
    shown = [list_ideas(load(game), scene) for scene in scenes(game, seed)]
    for ideas in shown:
        now = {idea.key for idea in ideas if idea.is_done}
        assert not ideas or done <= now, "what was carried out stays so"
        done |= now
    assert shown[-1] == []
    assert any(idea.is_possible and not idea.is_done for ideas in shown for idea in ideas)


@pytest.mark.parametrize("game", MODES)
def test_every_idea_comes_up_and_is_carried_out(game: str) -> None:
    """In one of some random games; what they never come to would be no idea for a beginner."""
    ideas = [idea for scene in all_scenes(game) for idea in list_ideas(load(game), scene)]
    every = {idea.key for idea in read_coaching(load(game)).ideas}
    assert {idea.key for idea in ideas if idea.is_possible} == every


def test_a_game_without_a_coach_says_nothing() -> None:
    from tests.support.nim import NIM  # a game with rules and nothing else

    assert read_coaching(NIM) == Coaching()
    assert list(list_keys(NIM)) == []
    assert list(faults(NIM)) == []


def test_the_moments_of_all_games_are_sound() -> None:
    for game in map(load, MODES):
        assert list(faults(game)) == []
        for key, language in product(list_keys(game), texts.LANGUAGES):
            assert texts.has(key, language), (key, language)
