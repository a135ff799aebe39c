"""Laws of the story: every move is told, in every language, with nothing left unfilled."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from lunarium import texts
from lunarium.core.record import Record
from lunarium.core.telling import Telling
from lunarium.games import load
from tests.support.modes import MODES, random_record
from tests.support.records import PATHS, read

SEEDS = (1, 2)
STORY = re.compile(r"^(?:move)?-.*\n(?:[ }].*\n|\n)*", re.M)  # the messages of stories, and terms
CHECKED: set[str] = set()  # what was found good: moves say the same again and again


@cache
def catalogue(language: str) -> Any:
    """The messages of stories in a language, to be formatted strictly; reading all others takes long."""
    bundle = FluentBundle([texts.LOCALES[language]], use_isolating=False)
    bundle.add_resource(FluentResource("".join(STORY.findall(texts.source(language)))))
    return bundle


Told = tuple[int, str, list[Telling]]  # who moved, the move, and what is told of it


def tellings(record: Record) -> Iterator[Told]:
    """The story of a record."""
    game = load(record.game)
    views = (game.view(state, None) for state in record.states(game))
    for text, (before, after) in zip(record.moves, pairwise(views), strict=False):
        seat = before["to_move"]
        assert seat is not None
        yield seat, text, game.showing.tell(before, after, seat, text)


@cache
def retell(name: str) -> list[Told]:
    """The story of a stored record, kept: several laws look at it."""
    return list(tellings(read(name)))


@cache
def retell_random(mode: str) -> list[Told]:
    """The story of the random game of a mode that is drawn by kind."""
    return list(tellings(random_record(mode, SEEDS[0])))


def assert_told(telling: Telling, sides: int) -> None:
    """The key is in every catalogue, its variables are all there, and nothing goes wrong."""
    assert all(type(value) in (int, str, bool) for value in telling.params.values())
    assert telling.params.get("who", 0) in range(sides)
    if (said := repr(telling)) in CHECKED:
        return
    for language in texts.LANGUAGES:
        bundle = catalogue(language)
        assert bundle.has_message(telling.key), telling
        _, errors = bundle.format_pattern(bundle.get_message(telling.key).value, dict(telling.params))
        assert errors == [], telling
    CHECKED.add(said)


@pytest.mark.parametrize("mode", MODES)
def test_every_move_is_told_in_every_language(mode: str) -> None:
    for seed in SEEDS:
        record = random_record(mode, seed, by_kind=seed == 1)
        game, sides = load(record.game), max(2, MODES[mode][1]["players"])
        told: list[Telling] = []
        for seat, text, told in retell_random(mode) if seed == SEEDS[0] else tellings(record):
            assert told[0].key == f"move-{game.key}-{game.kind(game.read(text))}"
            assert told[0].params["who"] == seat
            for telling in told:
                assert_told(telling, sides)
        assert told[-1].key in ("move-luna-winner", "move-nova-luna-winner", "move-nova-luna-score")
        assert record.result is not None
        assert told[-1].params["who"] == record.result["ranking"][0]


def test_every_sentence_of_the_story_is_told_somewhere() -> None:
    stories = [*map(retell, PATHS), *map(retell_random, MODES)]
    told = {telling.key for story in stories for _, _, moves in story for telling in moves}
    known = {line.split(" ")[0] for line in texts.source("en").splitlines() if line.startswith("move-")}
    assert told == known - {"move-plain"}  # which is for games without a story of their own


@pytest.mark.parametrize("name", [name for name in PATHS if name.startswith("luna/")])
def test_the_influence_that_is_told_adds_up(name: str) -> None:
    record = read(name)
    game = load(record.game)
    scores = game.showing.progress(game.start(record.options, record.setup))
    for _, _, told in retell(name):
        for telling in told:
            if telling.key in ("move-luna-scored", "move-luna-finally"):
                scores[int(telling.params["who"])] += int(telling.params["change"])
            elif telling.key.startswith("move-luna-gain-"):
                scores[int(telling.params["who"])] += int(telling.params["points"])
    assert scores == game.showing.progress(record.replay(game))


@pytest.mark.parametrize("name", [name for name in PATHS if name.startswith("nova-luna/")])
def test_the_tasks_that_are_told_add_up(name: str) -> None:
    record = read(name)
    game = load(record.game)
    first, last = (
        [seat["tokens_left"] for seat in game.view(state, None)["seats"]]
        for state in (game.start(record.options, record.setup), record.replay(game))
    )
    for seat, _, told in retell(name):
        first[seat] -= int(told[0].params.get("count", 0))
    assert first == last
