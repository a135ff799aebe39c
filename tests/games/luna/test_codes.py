"""The codes of moves: the declarations in Python and the forms of the native engine number them alike."""

from importlib import import_module

from lunarium.games.luna.codes import CODES, MOVES
from lunarium.games.luna.forms import FORMS, Move
from lunarium.games.luna.isles import STAGE
from lunarium.games.luna.moves import KINDS, kind
from tests.support.luna.scenes import GAME, random_game

NATIVE = import_module("lunarium._native")


def values(move: Move) -> dict[str, int]:
    """The fields as numbers; no isle is written as the landing stage."""
    found = {name: getattr(move, name) for name in FORMS[type(move)].fields}
    return {name: STAGE if value is None else int(value) for name, value in found.items()}


def test_both_engines_number_all_moves_alike() -> None:
    ours = [(KINDS.index(kind(move)), values(move)) for move in MOVES]
    assert ours == NATIVE.luna_codes()


def test_a_code_is_one_move() -> None:
    assert len(CODES) == len(MOVES)
    assert all(MOVES[code] == move for move, code in CODES.items())


def test_every_legal_move_has_a_code() -> None:
    for state in random_game({"players": 4}, seed=2):
        assert CODES.keys() >= set(GAME.legal_moves(state))
