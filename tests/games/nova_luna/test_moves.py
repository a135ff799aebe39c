"""Moves and their texts."""

import pytest

from lunarium.core.errors import BadNotation
from lunarium.core.game import NOTATION
from lunarium.games.nova_luna.moves import EXAMPLES, EndPhase, Refill, Take, parts, take
from tests.support.nova_luna.building import GAME, random_game


@pytest.mark.parametrize(
    ("text", "move", "kind"),
    [
        ("17@2,-1", Take(17, 2, -1), "take"),
        ("1@0,0", Take(1, 0, 0), "take"),
        ("68@-67,67", Take(68, -67, 67), "take"),
        ("9@-10,-3", Take(9, -10, -3), "take"),
        ("refill", Refill(), "refill"),
        ("end-phase", EndPhase(), "end-phase"),
    ],
)
def test_a_text_and_its_move(text: str, move: Take | Refill | EndPhase, kind: str) -> None:
    assert GAME.read(text) == move
    assert GAME.write(move) == text
    assert GAME.kind(move) == kind


def test_boards_see_the_fields_by_name() -> None:
    assert parts(GAME.read("17@2,-1")) == {"tile": 17, "x": 2, "y": -1}
    assert parts(GAME.read("refill")) == parts(GAME.read("end-phase")) == {}


def test_every_kind_has_an_example() -> None:
    assert {kind: GAME.kind(GAME.read(text)) for kind, text in EXAMPLES.items()} == {
        kind: kind for kind in GAME.kinds
    }


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("", ["form-of-tile-move"]),
        ("Refill", ["form-of-tile-move"]),
        ("refill ", ["form-of-tile-move"]),
        ("end phase", ["form-of-tile-move"]),
        ("endphase", ["form-of-tile-move"]),
        ("17", ["form-of-tile-move"]),
        ("17@2", ["form-of-tile-move"]),
        ("17@2,", ["form-of-tile-move"]),
        ("17@2,1,3", ["form-of-tile-move"]),
        ("17@2;1", ["form-of-tile-move"]),
        ("17@2,1.0", ["form-of-tile-move"]),
        ("17@--2,1", ["form-of-tile-move"]),
        ("17@٢,1", ["form-of-tile-move"]),  # a digit, but not one of ours
        ("17@2," + "1" * 5000, ["form-of-tile-move"]),
        (" 17@2,1", ["number-spelling"]),
        ("17@2,1\n", ["number-spelling"]),
        ("17 @2,1", ["number-spelling"]),
        ("17@2, 1", ["number-spelling"]),
        ("017@2,1", ["number-spelling"]),
        ("17@02,1", ["number-spelling"]),
        ("17@+2,1", ["number-spelling"]),
        ("17@-0,1", ["number-spelling"]),
        ("17@2,-01", ["number-spelling"]),
        ("+17@2,1", ["number-spelling"]),
        ("0@0,0", ["no-such-tile"]),
        ("-1@0,0", ["no-such-tile"]),
        ("69@0,0", ["no-such-tile"]),
        ("17@68,0", ["cell-too-far"]),
        ("17@0,-68", ["cell-too-far"]),
        ("17@0,123456789", ["cell-too-far"]),
        ("99@-100,0", ["no-such-tile", "cell-too-far"]),
    ],
)
def test_only_the_exact_text_is_a_move(text: str, codes: list[str]) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.read(text)
    assert [reason.code for reason in caught.value.reasons] == codes
    assert {reason.rule for reason in caught.value.reasons} == {NOTATION}
    assert caught.value.params == {"move": text}


def test_equal_moves_are_one_object() -> None:
    assert take(17, 2, -1) is take(17, 2, -1)
    assert GAME.read("17@2,-1") is take(17, 2, -1)
    assert GAME.read("refill") is GAME.read("refill")
    [state, *_] = random_game({"players": 2}, seed=1)
    assert all(a is b for a, b in zip(GAME.legal_moves(state), GAME.legal_moves(state), strict=True))


def test_moves_are_frozen_values() -> None:
    assert {Take(17, 2, -1): "found"}[take(17, 2, -1)] == "found"
    with pytest.raises(AttributeError):
        take(17, 2, -1).x = 3  # type: ignore[misc]
