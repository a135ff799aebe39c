"""Lines: a game as it went before moves were taken back, still to be replayed."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from sqlalchemy import Connection

from lunarium.core.record import Record
from lunarium.core.telling import Telling
from lunarium.tables import store
from lunarium.tables.columns import AnyRow
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


def tell_undone(connection: Connection, table: Table) -> Iterator[tuple[AnyRow, list[Telling]]]:
    """Every move that was taken back, with what it was and what came of it in its line."""
    game = table.game
    for line, rows in groupby(store.read_undone(connection, table.id), lambda row: row.line):
        undone = list(rows)
        record = record_of_line(connection, table, line)
        state = record.replay(game, undone[0].ply)
        before = game.view(state, None)
        for row in undone:
            game.apply(state, game.read(row.move))
            after = game.view(state, None)
            yield row, list(game.showing.tell(before, after, row.seat, row.move))
            before = after
