"""Lines: a game as it went before moves were taken back, still to be replayed."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from lunarium.core.record import Record
from lunarium.tables import store
from lunarium.tables.errors import NotFound
from lunarium.tables.table import Table


def record_of_line(connection: Connection, table: Table, line: int) -> Record:
    """The record of this line up to its last move: its own moves, and before them those that it shared."""
    undone = store.read_undone(connection, table.id)
    length = 1 + max((row.ply for row in undone if row.line == line), default=-1)
    if not length:
        raise NotFound("no-such-line", line=line)
    moves = dict(enumerate(table.moves[:length]))
    for row in reversed(undone):  # what was undone first after this line stood there in it
        if row.line >= line and row.ply < length:
            moves[row.ply] = row.move
    setups = store.read_past_setups(connection, table.id)
    dealt = min((past for past in setups if past >= line), default=None)
    setup = table.setup if dealt is None else setups[dealt]
    played = tuple(moves[ply] for ply in range(length))
    return replace(table.record_of_moves(), setup=setup, moves=played)
