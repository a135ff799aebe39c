"""What a hint says that a move keeps the others from, checked against previews of the position."""

from random import Random
from typing import Any

import pytest

from lunarium.core.telling import Telling
from lunarium.games import AnyGame
from tests.support.courses import run_both
from tests.support.modes import MODES
from tests.support.nova_luna.comparison_proofs import best, looks

EVERY = 7  # plies
MOVES_A_POSITION = 10


def is_true(game: AnyGame, state: Any, move: Any, told: Telling) -> bool:
    """The board's own previews of this move say the same."""
    before = game.view(state, None)
    after = game.view(game.play(state, game.write(move)), None)
    if told.key == "hint-nl-tile":
        return denies_tile(before, after, dict(told.params))
    preview = game.showing.insight(state)["moves"][game.write(move)]
    who, tile = told.params.get("who"), told.params.get("tile")
    match told.key:
        case "hint-luna-round-over":
            return bool(preview["ends_round"])
        case "hint-luna-claim":
            return tile not in claims(before) and tile in claims(after) and can_claim(game, state, who, tile)
        case "hint-luna-displaced":
            return (tile, who) in {(gone["tile"], gone["seat"]) for gone in preview["displaces"]}
        case "hint-luna-book":
            space = next(space for space in before["temple"]["spaces"] if space["tile"] == tile)
            return (space["novice"], space["book"]) == (who, True) and tile in {
                book["from"] for book in preview["books"]
            }
        case "hint-luna-priestess" | "hint-luna-apostate":
            source = told.key.removeprefix("hint-luna-")
            expected = preview["after"][who]["if_round_ended"][source]
            lost = before["players"][who]["if_round_ended"][source] - expected
            return bool(lost == int(told.params["points"]) > 0)
    raise AssertionError(f"no preview proves {told.key}")


def denies_tile(before: Any, after: Any, params: dict[str, Any]) -> bool:
    """The next player could have covered so many with a tile of these looks, and cannot reach it."""
    looked = (params["hue"], params["number"])
    gone = [tile for tile in before["reach"] if tile not in after["reach"] and looks(tile) == looked]
    is_next = after["to_move"] == params["who"] != before["to_move"]
    return is_next and any(best(before, params["who"], tile) == params["count"] > 0 for tile in gone)


def claims(view: Any) -> set[int]:
    groups = view["path"]["groups"]
    return {each["tile"] for group in groups for each in group["tiles"] if each["claimed_by"] is not None}


def can_claim(game: AnyGame, state: Any, who: Any, tile: Any) -> bool:
    """The other has a legal promotion to the tile; an automatic opponent makes no moves of this kind."""
    if who not in state.people:
        return True
    turned = state.copy()
    turned.turn = who
    return any(text.split()[:2] == ["promote", str(tile)] for text in game.legal_texts(turned))


@pytest.mark.parametrize("mode", MODES)
def test_hints_say_only_what_previews_show(mode: str) -> None:
    rng = Random(f"hints/{mode}")
    for course in run_both(mode):
        game = course.game
        for state in course.states[:-1:EVERY]:
            legal = game.legal_moves(state)
            for move in rng.sample(legal, min(len(legal), MOVES_A_POSITION)):
                for told in game.showing.denies(state, move):
                    assert is_true(game, state, move, told), (told, game.write(move), state)
