"""Which engine plays in this run of the tests."""

import os

from lunarium.games import load


def test_rules_run_on_the_engine_chosen_by_the_environment() -> None:
    wanted = "python" if os.environ.get("LUNARIUM_PURE", "0") not in ("", "0") else "native"
    assert {load(key).thinking.engine for key in ("luna", "nova-luna")} == {wanted}
