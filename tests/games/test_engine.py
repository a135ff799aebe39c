"""Which engine plays in this run of the tests."""

from __future__ import annotations

import os

from lunarium.games import load


def test_this_run_uses_the_engine_it_should() -> None:
    wanted = "python" if os.environ.get("LUNARIUM_PURE", "0") not in ("", "0") else "native"
    assert {load(key).thinking.engine for key in ("luna", "nova-luna")} == {wanted}
