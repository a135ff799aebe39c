"""Games kept beside a real table: the set-up grows with what is named, and nothing else is known."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lunarium.core.errors import BadSetup
from lunarium.games import load, luna, nova_luna
from lunarium.games.luna.edit.keeping import lay as lay_luna
from lunarium.games.nova_luna.edit.keeping import KEEPING
from tests.support.boxed_games import lay_out, turn_up
from tests.support.modes import MODES, random_record
from tests.support.records import read

OPTIONS = nova_luna.GAME.settle({"players": 2})
WHEEL = list(range(1, 12))
LAID = {"tower": [0, 1], "wheel": WHEEL}


@pytest.mark.parametrize("mode", MODES)
def test_a_kept_game_stands_as_the_one_on_the_table(mode: str) -> None:
    played = random_record(mode, seed=7)
    game: Any = load(played.game)
    setup = game.keeping.lay(game.settle(played.options), lay_out(played.setup), Random(99))
    kept = replace(played, setup=setup, moves=(), result=None)
    state, true = kept.replay(game), played.states(game)
    for move, named in turn_up(game, played):
        if named:
            kept = replace(kept, setup=game.keeping.uncover(dict(kept.setup), game.unseen(state), named))
            state = kept.replay(game)
        before = game.view(state, None)
        assert before == game.view(next(true), None)
        state, kept = game.play(state, move), replace(kept, moves=(*kept.moves, move))
        after = game.view(state, None)
        assert [after["wheel"][place] for place in game.keeping.places(before, after)] == named
    replace(kept, result=played.result).verify(game)


def test_hidden_tiles_are_dealt_at_random() -> None:
    dealt = [KEEPING.lay(OPTIONS, LAID, Random(seed))["supply"] for seed in (1, 2)]
    assert dealt[0] != dealt[1]
    assert sorted(dealt[0]) == sorted(dealt[1]) == list(range(12, 69))


@pytest.mark.parametrize(
    ("laid", "code"),
    [
        ({"tower": [0, 1]}, "nova-setup-fields"),
        ({"tower": [0, 1], "wheel": WHEEL, "supply": [12]}, "nova-setup-fields"),
        ({"tower": [0, 1], "wheel": "abc"}, "nova-setup-numbers"),
        ({"tower": [0, 1], "wheel": WHEEL[:10]}, "nova-setup-wheel"),
        ({"tower": [0, 1], "wheel": [*WHEEL[:10], 1]}, "nova-position-tile-twice"),
        ({"tower": [0, 1], "wheel": [*WHEEL[:10], 69]}, "nova-setup-no-such-tile"),
        ({"tower": [0, 1], "wheel": [*WHEEL[:10], True]}, "nova-setup-numbers"),
    ],
)
def test_a_table_that_no_box_can_bring_is_refused(laid: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        KEEPING.lay(OPTIONS, laid, Random(1))
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("named", "code"),
    [
        ([12, 12], "nova-position-tile-twice"),
        ([12, 1], "nova-tile-seen"),
        ([12, 69], "nova-setup-no-such-tile"),
        ([12, "13"], "nova-setup-no-such-tile"),
    ],
)
def test_a_tile_that_cannot_come_up_is_refused(named: list[Any], code: str) -> None:
    setup = KEEPING.lay(OPTIONS, LAID, Random(1))
    with pytest.raises(BadSetup) as caught:
        KEEPING.uncover(setup, 57, named)
    assert caught.value.code == code
    assert "{" not in caught.value.message("pt")


def test_tiles_named_before_stay() -> None:
    first = KEEPING.uncover(KEEPING.lay(OPTIONS, LAID, Random(1)), 57, [30, 20])
    second = KEEPING.uncover(first, 55, [40])
    assert second["supply"][:3] == [30, 20, 40]
    assert sorted(second["supply"]) == list(range(12, 69))
    with pytest.raises(BadSetup) as caught:
        KEEPING.uncover(first, 55, [20])
    assert caught.value.code == "nova-tile-seen"


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.startswith("luna-")])
def test_luna_is_laid_by_what_people_can_see(mode: str) -> None:
    options = luna.GAME.settle(MODES[mode][1])
    dealt = luna.GAME.deal(options, Random(3))
    sides = len(dealt["boards"])
    starts = dealt["boards"][1:] + dealt["boards"][:1]
    laid = {"boards": dealt["boards"], "starts": starts}
    if options["players"] > 1:
        laid["start_player"] = sides - 1
    if options["start"] == "standard":
        laid |= {name: dealt[name] for name in ("isles", "moon_priestess", "master_builder", "apostate")}
    setup = lay_luna(options, laid, Random(1))
    view = luna.GAME.view(luna.GAME.start(options, setup), None)
    novices = {space["tile"]: space["novice"] for space in view["temple"]["spaces"] if space["filled"]}
    assert [novices[tile] for tile in setup["start_tiles"]] == list(range(sides))
    assert view["start_player"] == (laid.get("start_player", 1))


@pytest.mark.parametrize("starts", ["blue", ["blue", "violet"], ["blue", "blue"], ["blue", 3]])
def test_a_first_tile_that_nobody_can_have_is_refused(starts: Any) -> None:
    options = luna.GAME.settle({"players": 2})
    laid = lay_out(luna.GAME.deal(options, Random(3))) | {"boards": ["blue", "red"], "starts": starts}
    with pytest.raises(BadSetup):
        luna.GAME.start(options, lay_luna(options, laid, Random(1)))


def test_fewer_tiles_than_spaces_come_up_at_the_end_of_the_box() -> None:
    game, record = nova_luna.GAME, read("nova-luna/ends-without-tiles-with-two")
    came = [len(named) for _, named in turn_up(game, record) if named]
    assert sum(came) == 57
    assert came[-1] < came[0]
