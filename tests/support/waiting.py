"""Waiting for what another thread or process will do and nobody tells."""

import time
from collections.abc import Callable

PATIENCE_SECONDS = 20.0  # until a test gives up, on a busy machine, too
START_SECONDS = 60.0  # until a process that imports everything answers
FIRST_PAUSE, LONGEST_PAUSE = 0.005, 0.2  # seconds


def await_true(is_so: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
    """Look until it is so, less and less often: a look takes time that what is awaited could use."""
    deadline, pause = time.monotonic() + seconds, FIRST_PAUSE
    while not is_so():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(pause)  # between two looks; nothing depends on how long
        pause = min(1.5 * pause, LONGEST_PAUSE)
