"""The native engine against the Python rules: the same moves, states and results at every ply."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from random import Random
from typing import Any

import pytest

from lunarium.ai.random import draw_by_kind, draw_uniform
from lunarium.games import AnyGame, luna, nova_luna
from tests.support.modes import MODES

GAMES_A_MODE = int(os.environ.get("LUNARIUM_TWIN_GAMES", "12"))  # `make check-native` plays many more
NATIVE = import_module("lunarium._native")
PURE: dict[str, AnyGame] = {"luna": luna.PURE, "nova-luna": nova_luna.PURE}
TWIN: dict[str, AnyGame] = {
    "luna": luna.twin.accelerate(luna.PURE, NATIVE),
    "nova-luna": nova_luna.twin.accelerate(nova_luna.PURE, NATIVE),
}


def pairs(mode: str, index: int) -> Any:
    """The same random game on both engines, ply by ply."""
    key, options = MODES[mode]
    pure, twin, rng = PURE[key], TWIN[key], Random(f"twin/{mode}/{index}")
    setup = pure.deal(options, rng)
    ours, theirs = pure.start(options, setup), twin.start(options, setup)
    draw = draw_by_kind if index % 2 else draw_uniform
    while True:
        yield ours, theirs
        moves = pure.legal_moves(ours)
        if not moves:
            return
        move = draw(pure, moves, rng)
        pure.apply(ours, move)
        twin.apply(theirs, move)


@pytest.mark.parametrize("mode", MODES)
def test_both_engines_play_the_same_games(mode: str) -> None:
    pure, twin = PURE[MODES[mode][0]], TWIN[MODES[mode][0]]
    for index in range(GAMES_A_MODE):
        for ours, theirs in pairs(mode, index):
            assert twin.to_move(theirs) == pure.to_move(ours)
            assert twin.legal_moves(theirs) == pure.legal_moves(ours)
            assert twin.thinking.plain(theirs) == ours
            assert twin.is_midway(theirs) == pure.is_midway(ours)
            assert twin.unseen(theirs) == pure.unseen(ours)
        assert twin.outcome(theirs) == pure.outcome(ours)
        assert twin.view(theirs, 0) == pure.view(ours, 0)
        assert twin.showing.progress(theirs) == pure.showing.progress(ours)
        assert twin.showing.insight(theirs) == pure.showing.insight(ours)


@pytest.mark.parametrize("mode", MODES)
def test_a_state_crosses_over_and_back(mode: str) -> None:
    module = (luna if MODES[mode][0] == "luna" else nova_luna).twin
    for ours, theirs in list(pairs(mode, 1))[::7]:
        assert module.enter(ours, NATIVE) == theirs
        assert module.enter(ours, NATIVE).native.fields() == theirs.native.fields()


@pytest.mark.parametrize("mode", MODES)
def test_native_playouts_end_and_repeat(mode: str) -> None:
    _, theirs = next(pairs(mode, 0))
    before = theirs.copy()
    moves = theirs.native.play_out(200, 7)
    assert moves == theirs.native.play_out(200, 7)
    assert moves > 200
    assert theirs == before
    assert theirs.native.play_out(200, 7, 2) > 200


def test_the_mean_length_of_random_games_agrees() -> None:
    options = {"players": 2}
    pure, twin = PURE["nova-luna"], TWIN["nova-luna"]
    setup = pure.deal(options, Random(3))
    ours, rng = [], Random(4)
    for _ in range(150):
        state, moves = pure.start(options, setup), 0
        while pure.to_move(state) is not None:
            pure.apply(state, rng.choice(pure.legal_moves(state)))
            moves += 1
        ours.append(moves)
    theirs = twin.start(options, setup).native.play_out(4000, 1) / 4000
    assert abs(sum(ours) / len(ours) - theirs) < 1.5


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
    fields = theirs.native.fields()
    make = make_luna if MODES[mode][0] == "luna" else NATIVE.NovaLunaState
    assert make(fields).fields() == fields
    with pytest.raises((ValueError, TypeError)):
        make(fields | change)


def make_luna(fields: dict[str, Any]) -> Any:
    """A native state of Luna for two."""
    ours, _ = next(pairs("luna-2p", 0))
    return NATIVE.LunaState(luna.twin.native_layout(ours.layout, NATIVE), fields)


@pytest.mark.parametrize(("switch", "engine"), [("1", "python"), ("0", "native")])
def test_the_engine_is_chosen_at_import(switch: str, engine: str) -> None:
    program = "from lunarium.games import GAMES; print(*{game.thinking.engine for game in GAMES.values()})"
    result = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program],
        env=os.environ | {"LUNARIUM_PURE": switch},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.split() == [engine]
