"""Waiting for what will happen, without saying when."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE_SECONDS = 60.0  # on whatever machine
LOOK_SECONDS = 0.02


def await_true(is_so: Callable[[], bool]) -> None:
    """Look until it is so."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not is_so():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(LOOK_SECONDS)  # between two looks; nothing depends on how long
