"""A player in another process: what it wrote is in the error when it is not a move."""

import shlex
import sys

import pytest

from lunarium.contest.process import Process
from lunarium.core.errors import LunariumError
from tests.support.modes import random_record


def test_a_reply_that_is_no_move_is_quoted() -> None:
    program = shlex.join([sys.executable, "-c", "input(); print('resign', flush=True)"])
    player = Process(f"engine:{program}")
    with pytest.raises(LunariumError, match=r"its reply was not a move: resign") as refused:
        player.reply(random_record("nova-luna-2p", 1, moves=2))
    player.close()
    assert refused.value.code == "process-silent"
