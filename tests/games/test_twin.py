"""The native engine against the Python rules: the same moves, states and results at every ply."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

import pytest

from lunarium.ai.simple import draw_by_kind, draw_uniform
from lunarium.core.encoding import Codes, Native
from lunarium.games import AnyGame, luna, nova_luna
from tests.support.modes import MODES

GAMES_A_MODE = int(os.environ.get("LUNARIUM_TWIN_GAMES", "12"))  # `make check-native` plays many more
NATIVE = import_module("lunarium._native")
GAMES: dict[str, AnyGame] = {"luna": luna.GAME, "nova-luna": nova_luna.GAME}


def enter(key: str, state: Any) -> Native:
    """The state as a position of the native engine."""
    position: Native = (luna if key == "luna" else nova_luna).native.enter(state, NATIVE)
    return position


def codes(key: str) -> Codes[Any]:
    """The moves of a game as the native engine numbers them."""
    return luna.native.MOVE_CODES if key == "luna" else nova_luna.native.MOVE_CODES


def pairs(mode: str, index: int) -> Iterator[tuple[Any, Native]]:
    """The same random game on both engines, ply by ply."""
    key, options = MODES[mode]
    game, rng, encode = GAMES[key], Random(f"twin/{mode}/{index}"), codes(key).encode
    state = game.start(options, game.deal(options, rng))
    position = enter(key, state)
    draw = draw_by_kind if index % 2 else draw_uniform
    while True:
        yield state, position
        moves = game.legal_moves(state)
        if not moves:
            return
        move = draw(game, moves, rng)
        game.apply(state, move)
        position.apply(encode(move))


@pytest.mark.parametrize("mode", MODES)
def test_both_engines_play_the_same_games(mode: str) -> None:
    """Whose move, which moves in which order, and every field of the state after each of them."""
    key, _ = MODES[mode]
    game, decode = GAMES[key], codes(key).decode
    for index in range(GAMES_A_MODE):
        for state, position in pairs(mode, index):
            assert position.to_move() == game.to_move(state)
            assert list(map(decode, position.legal_moves())) == list(game.legal_moves(state))
            assert position.fields() == enter(key, state).fields()


@pytest.mark.parametrize("mode", MODES)
def test_a_position_from_the_middle_goes_on_alike(mode: str) -> None:
    """What crosses over is the whole state: rebuilt from its fields it plays on as the one that grew."""
    key, rng = MODES[mode][0], Random(1)
    for state, position in islice(pairs(mode, 1), 20, None, 20):
        grown, again = position.copy(), enter(key, state)
        while grown.to_move() is not None:
            assert again.legal_moves() == grown.legal_moves()
            code = rng.choice(grown.legal_moves())
            again.apply(code)
            grown.apply(code)
        assert again.fields() == grown.fields()


@pytest.mark.parametrize(
    ("mode", "change"),
    [
        ("luna-2p", {"phase": "break"}),
        ("luna-2p", {"round": 7}),
        ("luna-2p", {"stage": [0]}),
        ("luna-2p", {"stage": [14, 0]}),
        ("luna-2p", {"active": [[0] * 6] * 2}),
        ("luna-2p", {"temple": {29: 0}}),
        ("luna-2p", {"council_rank": [0, 0]}),
        ("luna-2p", {"surplus": 1}),
        ("nova-luna-2p", {"ending": "boredom"}),
        ("nova-luna-2p", {"queue": [0, 0]}),
        ("nova-luna-2p", {"supply": [1, 1]}),
        ("nova-luna-2p", {"wheel": [0] * 11}),
        ("nova-luna-2p", {"meeple": "0"}),
    ],
)
def test_fields_that_are_no_state_are_refused(mode: str, change: dict[str, Any]) -> None:
    _, theirs = next(pairs(mode, 0))
    fields = theirs.fields()
    make = make_luna if MODES[mode][0] == "luna" else NATIVE.NovaLunaState
    assert make(fields).fields() == fields
    with pytest.raises((ValueError, TypeError)):
        make(fields | change)


def make_luna(fields: dict[str, Any]) -> Any:
    """A native state of Luna for two."""
    ours, _ = next(pairs("luna-2p", 0))
    return NATIVE.LunaState(luna.native.native_layout(ours.layout, NATIVE), fields)


@pytest.mark.parametrize(("switch", "engine"), [("1", "python"), ("0", "native")])
def test_the_engine_is_found_at_import(switch: str, engine: str) -> None:
    program = "from lunarium.games import GAMES; print(*{game.thinking.engine for game in GAMES.values()})"
    result = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program],
        env=os.environ | {"LUNARIUM_PURE": switch},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.split() == [engine]
