"""Options, deals and set-ups: what is accepted, what is refused, and how a game begins."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from lunarium.core.errors import BadComponents, BadOption, BadSetup
from tests.support.luna.scenes import (
    FIRST_TILES,
    GAME,
    MODES,
    RING,
    a_setup,
    assert_said,
    books,
    influence,
    new_game,
    see,
    temple,
)

FIGURES = ("moon_priestess", "master_builder", "apostate")

# ---------------------------------------------------------------------------------------------- options


def test_options_have_defaults_but_the_figures() -> None:
    expected = {"players": 2, "level": 1, "start": "standard", "components": "reconstructed"}
    assert GAME.settle({}) == expected
    assert GAME.seats == range(1, 5)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"colour": "red"}, "unknown-option"),
        ({"first_game": True}, "unknown-option"),
        ({"players": 0}, "bad-option-value"),
        ({"players": 5}, "bad-option-value"),
        ({"players": "2"}, "bad-option-value"),
        ({"players": True}, "bad-option-value"),
        ({"players": 2.0}, "bad-option-value"),
        ({"players": None}, "bad-option-value"),
        ({"players": [2]}, "bad-option-value"),
        ({"players": 1, "level": 0}, "bad-option-value"),
        ({"players": 1, "level": 4}, "bad-option-value"),
        ({"players": 1, "level": "1"}, "bad-option-value"),
        ({"start": "quick"}, "bad-option-value"),
        ({"start": True}, "bad-option-value"),
        ({"components": ""}, "bad-option-value"),
        ({"components": 7}, "bad-option-value"),
        ({"moon_priestess": "moon"}, "bad-option-value"),
        ({"master_builder": 3}, "bad-option-value"),
        ({"apostate": "Tide"}, "bad-option-value"),
        ({"players": 1, "start": "preselected"}, "luna-option-preselected-solo"),
        ({"start": "preselected", "apostate": "tide"}, "luna-option-preselected-figure"),
        ({"start": "preselected", "moon_priestess": "shrine"}, "luna-option-preselected-figure"),
        (
            {"players": 1, "level": 3, "moon_priestess": "tide", "master_builder": "book"},
            "luna-option-level-3",
        ),
    ],
    ids=str,
)
def test_other_options_are_refused_at_every_door(options: dict[str, Any], code: str) -> None:
    doors: list[Callable[[], object]] = [
        lambda: GAME.settle(options),
        lambda: GAME.deal(options, Random(1)),
        lambda: GAME.start(options, a_setup()),
    ]
    for door in doors:
        with pytest.raises(BadOption) as refusal:
            door()
        assert refusal.value.code == code
        assert_said(refusal.value)


def test_unknown_component_data_is_refused() -> None:
    with pytest.raises(BadComponents) as refusal:
        GAME.deal({"components": "nobodys-box"}, Random(1))
    assert refusal.value.code == "components-unknown"
    assert refusal.value.params == {"name": "nobodys-box"}
    assert_said(refusal.value)


def test_on_level_three_the_two_figures_may_be_chosen_together() -> None:
    options = {"players": 1, "level": 3, "moon_priestess": "tide", "master_builder": "tide"}
    setup = GAME.deal(options, Random(1))
    assert setup["moon_priestess"] == setup["master_builder"] == "tide"


@pytest.mark.parametrize("figure", FIGURES[:2])
def test_on_level_three_choosing_one_of_the_two_figures_places_both(figure: str) -> None:
    for seed in range(20):
        setup = GAME.deal({"players": 1, "level": 3, figure: "book"}, Random(seed))
        assert setup["moon_priestess"] == setup["master_builder"] == "book"


def test_figures_may_share_an_isle_or_not_on_other_levels() -> None:
    options = {"players": 1, "level": 2, "moon_priestess": "tide", "master_builder": "book"}
    assert GAME.settle(options)["level"] == 2


# ---------------------------------------------------------------------------------------------- deals


def test_chance_reaches_every_board_tile_isle_figure_and_start_player() -> None:
    deals = [GAME.deal({"players": 3}, Random(seed)) for seed in range(300)]
    for place in range(3):
        assert {deal["boards"][place] for deal in deals} == set(FIRST_TILES)
        assert {deal["start_tiles"][place] for deal in deals} == {1, 2, 3, 4}
    for place in range(7):
        assert {deal["isles"][place] for deal in deals} == set(RING)
    for figure in FIGURES:
        assert {deal[figure] for deal in deals} == set(RING)
    assert {deal["start_player"] for deal in deals} == {0, 1, 2}
    paired = [deal["start_tiles"] == [FIRST_TILES[board] for board in deal["boards"]] for deal in deals]
    assert 0 < sum(paired) < 150, "the first tiles are dealt apart from the boards' order"


def test_the_figures_are_placed_independently() -> None:
    deals = [GAME.deal({"players": 4}, Random(seed)) for seed in range(300)]
    together = sum(deal["moon_priestess"] == deal["master_builder"] for deal in deals)
    assert 0 < together < 150


@pytest.mark.parametrize("figure", FIGURES)
def test_l1_a_chosen_figure_stands_where_it_was_chosen(figure: str) -> None:
    """L-1: by chance, or as the options say."""
    for seed in range(20):
        options = {"players": 3, figure: "bribery"}
        setup = GAME.deal(options, Random(seed))
        assert setup[figure] == "bribery"
        assert see(GAME.start(options, setup))["figures"][figure] == "bribery"


@pytest.mark.parametrize("figure", FIGURES)
def test_l1_a_setup_must_obey_the_choice(figure: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.start({"players": 2, figure: "bribery"}, a_setup())
    assert refusal.value.code == "luna-setup-figure-chosen"
    assert refusal.value.params == {"figure": figure, "isle": "bribery"}
    assert_said(refusal.value)


def test_the_preselected_deal_leaves_only_boards_tiles_and_start_player_to_chance() -> None:
    deals = [GAME.deal({"players": 2, "start": "preselected"}, Random(seed)) for seed in range(60)]
    assert all(deal["isles"] == RING for deal in deals)
    assert {tuple(deal[figure] for figure in FIGURES) for deal in deals} == {("shrine", "book", "sailboat")}
    assert {deal["start_player"] for deal in deals} == {0, 1}
    assert {board for deal in deals for board in deal["boards"]} == set(FIRST_TILES)


# ---------------------------------------------------------------------------------------------- set-ups

TWO, SOLO = MODES["two"], MODES["solo-1"]


@pytest.mark.parametrize(
    ("options", "damage", "code"),
    [
        (TWO, {"boards": ["blue"]}, "luna-setup-boards"),
        (TWO, {"boards": ["blue", "yellow", "red"]}, "luna-setup-boards"),
        (TWO, {"boards": ["blue", "blue"]}, "luna-setup-boards"),
        (TWO, {"boards": ["blue", "purple"]}, "luna-setup-boards"),
        (TWO, {"boards": "blue"}, "luna-setup-boards"),
        (TWO, {"boards": ["blue", ["yellow"]]}, "luna-setup-boards"),
        (TWO, {"boards": None}, "luna-setup-boards"),
        (TWO, {"start_tiles": [1, 2]}, "luna-setup-start-tiles"),
        (TWO, {"start_tiles": [1, 1]}, "luna-setup-start-tiles"),
        (TWO, {"start_tiles": [1]}, "luna-setup-start-tiles"),
        (TWO, {"start_tiles": [1, 4, 2]}, "luna-setup-start-tiles"),
        (TWO, {"start_tiles": [True, 4]}, "luna-setup-start-tiles"),
        (TWO, {"start_tiles": [1.0, 4]}, "luna-setup-start-tiles"),
        (TWO, {"start_tiles": ["1", "4"]}, "luna-setup-start-tiles"),
        (TWO, {"start_tiles": {"0": 1}}, "luna-setup-start-tiles"),
        (TWO, {"isles": RING[:6]}, "luna-setup-isles"),
        (TWO, {"isles": [*RING[:6], "shrine"]}, "luna-setup-isles"),
        (TWO, {"isles": [*RING[:6], "moon"]}, "luna-setup-isles"),
        (TWO, {"isles": [*RING, "shrine"]}, "luna-setup-isles"),
        (TWO, {"isles": [0, 1, 2, 3, 4, 5, 6]}, "luna-setup-isles"),
        (TWO, {"isles": 7}, "luna-setup-isles"),
        (TWO, {"moon_priestess": "moon"}, "luna-setup-figure"),
        (TWO, {"master_builder": None}, "luna-setup-figure"),
        (TWO, {"apostate": ["tide"]}, "luna-setup-figure"),
        (TWO, {"start_player": 2}, "luna-setup-start-player"),
        (TWO, {"start_player": -1}, "luna-setup-start-player"),
        (TWO, {"start_player": True}, "luna-setup-start-player"),
        (TWO, {"start_player": 0.0}, "luna-setup-start-player"),
        (TWO, {"start_player": "0"}, "luna-setup-start-player"),
        (SOLO, {"start_player": 0}, "luna-setup-start-player"),
        (
            MODES["solo-3"],
            {"start_player": 1, "moon_priestess": "tide", "master_builder": "book"},
            "luna-setup-level-3",
        ),
        (MODES["preselected-two"], {}, "luna-setup-preselected"),
        (
            MODES["preselected-two"],
            {
                "isles": RING[::-1],
                "moon_priestess": "shrine",
                "master_builder": "book",
                "apostate": "sailboat",
            },
            "luna-setup-preselected",
        ),
        (
            MODES["preselected-two"],
            {"moon_priestess": "shrine", "master_builder": "book", "apostate": "tide"},
            "luna-setup-preselected",
        ),
    ],
    ids=str,
)
def test_damaged_setups_are_refused(options: dict[str, Any], damage: dict[str, Any], code: str) -> None:
    start_player = {"start_player": 1 if options["players"] == 1 else 0}
    with pytest.raises(BadSetup) as refusal:
        GAME.start(options, a_setup() | start_player | damage)
    assert refusal.value.code == code
    assert_said(refusal.value)


@pytest.mark.parametrize("field", ["boards", "start_tiles", "isles", *FIGURES, "start_player"])
def test_a_setup_lacks_no_field(field: str) -> None:
    setup = a_setup()
    del setup[field]
    with pytest.raises(BadSetup) as refusal:
        GAME.start({}, setup)
    assert refusal.value.code == "luna-setup-fields"
    assert_said(refusal.value)


def test_a_setup_has_no_other_field() -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.start({}, a_setup() | {"wheel": []})
    assert refusal.value.code == "luna-setup-fields"


def test_a_game_does_not_change_with_the_callers_setup() -> None:
    setup, options = a_setup(), {"players": 2}
    state = GAME.start(options, setup)
    before = see(state)
    setup["isles"].reverse()
    setup["boards"].reverse()
    options["players"] = 4
    assert see(state) == before


# ---------------------------------------------------------------------------------------------- beginnings


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_seats_begin_with_five_influence_a_temple_novice_and_a_book(players: int) -> None:
    state = new_game(players, start_tiles=[4, 1, 2, 3][:players])
    assert influence(state) == [5] * players
    assert temple(state) == dict(zip([4, 1, 2, 3][:players], range(players), strict=True))
    assert books(state) == sorted([4, 1, 2, 3][:players])
    assert all(isle["favours"] == players for isle in see(state)["isles"])
    for seat, colour in enumerate(["yellow", "red", "blue", "white"][:players]):
        entry = see(state)["players"][seat]
        assert entry["colour"] == colour
        assert (entry["supply"], entry["shrine_supply"], entry["stage"]) == (12, 6, 0)
        assert entry["favours"] == entry["claims"] == []


@pytest.mark.parametrize(
    ("players", "start_player", "ranking"),
    [(2, 0, [1, 0]), (2, 1, [0, 1]), (3, 1, [0, 2, 1]), (4, 2, [1, 0, 3, 2])],
)
def test_the_last_in_turn_order_lies_on_top_of_the_council(
    players: int, start_player: int, ranking: list[int]
) -> None:
    council = see(new_game(players, start_player=start_player))["council"]
    assert council["ranking"] == ranking
    assert council["seats"] == [0] * players


def path(state: Any) -> list[int | str]:
    """The path from the temple gate to the landing stage: guard tiles as text, tiles as numbers."""
    found: list[int | str] = []
    for group in reversed(see(state)["path"]["groups"]):
        found.append(f"guard {group['guard']}")
        found += sorted((tile["tile"] for tile in group["tiles"]), reverse=True)
    return found


def test_the_rulebooks_path_for_the_blue_and_yellow_boards() -> None:
    """28, 25 | 23, 21 | ... between the guard tiles 2, 2, 3, 4, 5, 6."""
    expected = ["guard 2", 28, 25, "guard 2", 23, 21, "guard 3", 20, 19, "guard 4", 15, 14]
    expected += ["guard 5", 11, 10, "guard 6", 8, 5]
    assert path(new_game(2, boards=["blue", "yellow"])) == expected
    assert path(new_game(2, boards=["yellow", "blue"])) == expected
    assert path(new_game(1, boards=["blue", "yellow"])) == expected, "solo is a game for two"


@pytest.mark.parametrize("players", [3, 4])
def test_the_path_has_six_groups_of_as_many_tiles_as_players(players: int) -> None:
    state = new_game(players)
    tiles = [entry["tile"] for entry in see(state)["temple"]["spaces"]]
    assert len(tiles) == 7 * players
    rest = sorted(set(tiles) - {1, 2, 3, 4}, reverse=True)
    assert [step for step in path(state) if isinstance(step, int)] == rest
    groups = see(state)["path"]["groups"]
    assert [len(group["tiles"]) for group in groups] == [players] * 6
    assert [group["guard"] for group in groups] == [6, 5, 4, 3, 2, 2]


def test_the_guard_stands_on_six_and_approves_the_lowest_group() -> None:
    shown = see(new_game(2))["path"]
    assert shown["guard"] == 6
    assert [group["approved"] for group in shown["groups"]] == [True] + [False] * 5
    assert [group["bribable"] for group in shown["groups"]] == [False, True] + [False] * 4


def test_boards_lie_in_the_frame_as_dealt() -> None:
    state = new_game(2, boards=["yellow", "blue"])
    assert see(state)["temple"]["boards"] == ["yellow", "blue"]
    centre = {entry["tile"]: entry["position"] for entry in see(state)["temple"]["spaces"]}
    assert centre[14] == [0, 0]
    assert centre[15] == [2, 1]
