"""Options, deals and set-ups."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from lunarium.core.errors import BadOption, BadSetup
from tests.support.nova_luna.building import GAME, arrange, begin, see


def test_options_have_defaults() -> None:
    assert GAME.settle({}) == {"players": 2, "first_game": False, "solo_scoring": "whole-display"}


@pytest.mark.parametrize(
    "options",
    [
        {"players": 0},
        {"players": 5},
        {"players": "2"},
        {"players": True},
        {"players": 2.0},
        {"first_game": 1},
        {"solo_scoring": "both"},
        {"level": 1},
    ],
    ids=str,
)
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    for door in (GAME.settle, lambda given: GAME.deal(given, Random(1)), lambda given: GAME.start(given, {})):
        with pytest.raises(BadOption):
            door(options)


@pytest.mark.parametrize("players", range(1, 5))
def test_a_deal_can_be_played(players: int) -> None:
    options = {"players": players}
    setup = GAME.deal(options, Random(5))
    assert list(setup) == (["tower", "wheel", "supply"] if players > 1 else ["wheel", "supply"])
    assert len(setup["wheel"]) == 11
    assert len(setup["supply"]) == 57
    assert sorted(setup["wheel"] + setup["supply"]) == list(range(1, 69))
    assert sorted(setup.get("tower", [0])) == list(range(players))
    view = see(GAME.start(options, setup))
    assert view["wheel"] == [None, *setup["wheel"]]
    assert view["meeple"] == 0
    assert view["unseen"] == sorted(setup["supply"])
    assert all(seat["display"] == [] for seat in view["seats"])


@pytest.mark.parametrize(
    ("players", "first_game", "tokens"),
    [
        (1, False, 21),
        (1, True, 21),
        (2, False, 20),
        (2, True, 20),
        (3, False, 20),
        (3, True, 17),
        (4, False, 20),
        (4, True, 15),
    ],
)
def test_tokens_to_place(players: int, first_game: bool, tokens: int) -> None:
    view = see(begin(players=players, first_game=first_game))
    assert [seat["tokens_left"] for seat in view["seats"]] == [tokens] * players


def test_the_top_of_the_tower_plays_first() -> None:
    state = begin(players=4, tower=[2, 0, 3, 1])
    assert GAME.to_move(state) == 1
    assert see(state)["queue"] == [1, 3, 0, 2]


def test_start_leaves_the_setup_alone() -> None:
    setup = arrange(players=2)
    state = GAME.start({}, setup)
    GAME.apply(state, GAME.legal_moves(state)[0])
    assert setup == arrange(players=2)


def test_solo_scoring_is_accepted_and_ignored_with_more_players() -> None:
    assert see(begin(players=2, solo_scoring="each-tile-once"))["solo"] is None


def without(setup: dict[str, Any], field: str) -> dict[str, Any]:
    return {name: value for name, value in setup.items() if name != field}


@pytest.mark.parametrize(
    ("code", "spoil"),
    [
        ("nova-setup-fields", lambda setup: {}),
        ("nova-setup-fields", lambda setup: without(setup, "tower")),
        ("nova-setup-fields", lambda setup: without(setup, "supply")),
        ("nova-setup-fields", lambda setup: {**setup, "seed": 1}),
        ("nova-setup-numbers", lambda setup: {**setup, "tower": "01"}),
        ("nova-setup-numbers", lambda setup: {**setup, "tower": None}),
        ("nova-setup-numbers", lambda setup: {**setup, "tower": [False, True]}),
        ("nova-setup-numbers", lambda setup: {**setup, "tower": [0.0, 1.0]}),
        ("nova-setup-numbers", lambda setup: {**setup, "wheel": tuple(setup["wheel"])}),
        ("nova-setup-numbers", lambda setup: {**setup, "wheel": [True, *setup["wheel"][1:]]}),
        ("nova-setup-numbers", lambda setup: {**setup, "wheel": ["1", *setup["wheel"][1:]]}),
        ("nova-setup-numbers", lambda setup: {**setup, "supply": [12.0, *setup["supply"][1:]]}),
        ("nova-setup-tower", lambda setup: {**setup, "tower": []}),
        ("nova-setup-tower", lambda setup: {**setup, "tower": [0]}),
        ("nova-setup-tower", lambda setup: {**setup, "tower": [0, 0]}),
        ("nova-setup-tower", lambda setup: {**setup, "tower": [1, 2]}),
        ("nova-setup-tower", lambda setup: {**setup, "tower": [0, 1, 2]}),
        ("nova-setup-wheel", lambda setup: {**setup, "wheel": setup["wheel"][1:]}),
        ("nova-setup-wheel", lambda setup: {**setup, "wheel": [*setup["wheel"], 12]}),
        ("nova-setup-supply", lambda setup: {**setup, "supply": setup["supply"][1:]}),
        ("nova-setup-supply", lambda setup: {**setup, "supply": [*setup["supply"], 1]}),
        ("nova-setup-no-such-tile", lambda setup: {**setup, "wheel": [0, *setup["wheel"][1:]]}),
        ("nova-setup-no-such-tile", lambda setup: {**setup, "supply": [69, *setup["supply"][1:]]}),
        ("nova-setup-no-such-tile", lambda setup: {**setup, "supply": [-3, *setup["supply"][1:]]}),
        ("nova-setup-no-such-tile", lambda setup: {**setup, "supply": [10**5000, *setup["supply"][1:]]}),
        ("nova-setup-tile-twice", lambda setup: {**setup, "wheel": [2, *setup["wheel"][1:]]}),
        ("nova-setup-tile-twice", lambda setup: {**setup, "supply": [1, *setup["supply"][1:]]}),
    ],
)
def test_a_setup_that_no_deal_could_bring_is_refused(
    code: str, spoil: Callable[[dict[str, Any]], dict[str, Any]]
) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.start({"players": 2}, spoil(arrange(players=2)))
    assert caught.value.code == code
    assert caught.value.params


def test_solo_has_no_tower() -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.start({"players": 1}, {**arrange(), "tower": [0]})
    assert caught.value.code == "nova-setup-fields"
    assert caught.value.params == {"fields": "wheel, supply", "found": "supply, tower, wheel"}
