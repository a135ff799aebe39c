"""Which engine plays: what LUNARIUM_PURE says, in every run of the tests."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from lunarium.games import load


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


def test_this_run_uses_the_engine_it_should() -> None:
    wanted = "python" if os.environ.get("LUNARIUM_PURE", "0") not in ("", "0") else "native"
    assert {load(key).thinking.engine for key in ("luna", "nova-luna")} == {wanted}
