"""The end of a program as those see it who are there."""

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.support.durability.players import ME
from tests.support.durability.program import Program


def check_who_watches_is_sent_away(program: Program) -> None:
    """Ask the program to end: whoever watches a table is told to come back later."""
    table, _ = program.client("Ana").create("nova-luna", ME, ME)
    with connect(program.live(table)) as socket:
        socket.recv()
        program.terminate()
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv()
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code in (1012, 1013)
