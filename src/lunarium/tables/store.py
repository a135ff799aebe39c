"""The store: how tables are written to the database and read back; it knows no rules."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from lunarium.core.errors import LunariumError
from lunarium.core.game import Json, Outcome
from lunarium.core.telling import Telling
from lunarium.games import load as load_game
from lunarium.tables import schema
from lunarium.tables.columns import AnyRow, is_damaged
from lunarium.tables.database import as_utc, now
from lunarium.tables.errors import NotFound, SetAside
from lunarium.tables.table import Offer, Played, Seat, Table, as_tellings

_tables, _seats, _moves = schema.tables, schema.seats, schema.moves
_undone, _results, _set_aside = schema.undone_moves, schema.results, schema.set_aside

# What every move and every look needs is built once: building costs more than asking.
_APPEND = insert(_moves)
_POSITION = ("version", "line", "ply", "turn", "offer", "finished_at")
_MOVE_ON = (
    update(_tables)
    .where(_tables.c.id == bindparam("known_id"), _tables.c.version == bindparam("known_version"))
    .values({name: bindparam(f"new_{name}", type_=_tables.c[name].type) for name in _POSITION})
)
_MOVED_ON = _MOVE_ON.returning(_tables.c.id).cte("moved_on")
_MOVE = [column.name for column in _moves.c if column.name != "table_id"]
_APPEND_AT_ONCE = (  # on PostgreSQL, where a statement may write to two tables
    insert(_moves)
    .from_select(
        ["table_id", *_MOVE],
        select(_MOVED_ON.c.id, *(bindparam(name, type_=_moves.c[name].type) for name in _MOVE)),
    )
    .returning(_moves.c.ply)
)
_VERSION = select(_tables.c.version).where(_tables.c.id == bindparam("table_id"))
_origins = _tables.alias("origins")
_OF_ORIGIN = _origins.c.visibility.label("origin_visibility"), _origins.c.daily.label("origin_daily")
_TABLE = (
    select(_tables, _results.c.log, *_OF_ORIGIN)
    .select_from(_tables.outerjoin(_results).outerjoin(_origins, _origins.c.id == _tables.c.origin_table))
    .where(_tables.c.id == bindparam("table_id"))
)
_SEATS = select(_seats).where(_seats.c.table_id == bindparam("table_id")).order_by(_seats.c.seat)
_MOVES = (
    select(_moves.c.seat, _moves.c.move, _moves.c.at)
    .where(_moves.c.table_id == bindparam("table_id"))
    .order_by(_moves.c.ply)
)

_KEEPERS = select(schema.keepers.c.person_id).where(schema.keepers.c.table_id == bindparam("table_id"))


def insert_table(connection: Connection, table: Table) -> None:
    """A new table with its seats and the moves that it begins with."""
    origin_table, origin_ply = table.origin or (None, None)
    connection.execute(
        insert(_tables).values(
            id=table.id,
            game=table.game.key,
            rules_version=table.rules_version,
            options=table.options,
            setup=table.setup,
            visibility=table.visibility,
            host=table.host,
            deal=table.deal,
            origin_table=origin_table,
            origin_ply=origin_ply,
            daily=table.daily,
            uploaded=table.uploaded,
            kept=table.kept,
            created_at=table.created_at,
            finished_at=table.finished_at,
            **_position(table),
        )
    )
    connection.execute(insert(_seats), [_seat_row(table.id, seat) for seat in table.seats])
    if table.played:
        connection.execute(
            insert(_moves), [_move_row(table.id, ply, played) for ply, played in enumerate(table.played)]
        )


def append_move(connection: Connection, before: Table, after: Table) -> bool:
    """One more move, unless somebody was quicker; the primary key (table, ply) is the last word."""
    row = _move_row(after.id, before.ply, after.played[-1])
    if connection.dialect.name == "postgresql":
        return connection.execute(_APPEND_AT_ONCE, row | _moving_on(before, after)).first() is not None
    if not _move_on(connection, before, after):
        return False
    connection.execute(_APPEND, row)
    return True


def undo_moves(connection: Connection, before: Table, after: Table) -> bool:
    """The moves after a ply, put aside with the line that they belonged to."""
    if not _move_on(connection, before, after):
        return False
    taken_back = [
        _move_row(before.id, ply, before.played[ply]) | {"line": before.line}
        for ply in range(after.ply, before.ply)
    ]
    connection.execute(insert(_undone), taken_back)
    connection.execute(delete(_moves).where(_moves.c.table_id == before.id, _moves.c.ply >= after.ply))
    if before.finished_at is not None:  # it is under way again: what was kept at its end is void
        connection.execute(delete(_results).where(_results.c.table_id == before.id))
        connection.execute(delete(schema.reviews).where(schema.reviews.c.table_id == before.id))
    dealt = {"setup": after.setup, "shuffles": list(after.shuffles) or None}
    connection.execute(update(_tables).where(_tables.c.id == after.id).values(dealt))
    if after.setup != before.setup or before.kept:  # what is named later must not reach an earlier line
        row = {"table_id": before.id, "line": before.line, "setup": before.setup}
        connection.execute(insert(schema.past_setups).values(row))
    return True


def change_seat(connection: Connection, before: Table, after: Table, number: int) -> bool:
    """Somebody else at a seat, or the same one otherwise."""
    if not _move_on(connection, before, after):
        return False
    row = _seat_row(after.id, after.seats[number])
    connection.execute(
        update(_seats).where(_seats.c.table_id == after.id, _seats.c.seat == number).values(row)
    )
    return True


def add_keeper(connection: Connection, before: Table, after: Table) -> bool:
    """One more person who enters moves at a kept table."""
    if not _move_on(connection, before, after):
        return False
    rows = [{"table_id": after.id, "person_id": person} for person in after.keepers - before.keepers]
    connection.execute(insert(schema.keepers), rows)
    return True


def change_offer(connection: Connection, before: Table, after: Table) -> bool:
    """A take-back asked for, answered or withdrawn."""
    return _move_on(connection, before, after)


def change_successor(connection: Connection, before: Table, after: Table) -> bool:
    """The table at which the same people play again."""
    if not _move_on(connection, before, after):
        return False
    follows = {"successor": after.successor}
    connection.execute(update(_tables).where(_tables.c.id == after.id).values(follows))
    return True


def keep_result(
    connection: Connection, table: Table, outcome: Outcome, story: Iterable[Iterable[Telling]]
) -> None:
    """How the game ended, every point by its source, and its story in no language."""
    connection.execute(
        insert(_results).values(
            table_id=table.id,
            ending=outcome.ending,
            ranking=list(outcome.ranking),
            result=outcome.result,
            breakdown=[dict(points) for points in outcome.breakdown],
            log=[[part.as_json() for part in entry] for entry in story],
        )
    )


def read_table(connection: Connection, table_id: str) -> Table:
    """The table with its state computed, and its story where it was kept."""
    known = {"table_id": table_id}
    row = connection.execute(_TABLE, known).first()
    if row is None:
        raise NotFound("no-such-table")
    seats = connection.execute(_SEATS, known).all()  # at once: what is read and raises leaves no cursor open,
    moves = connection.execute(_MOVES, known).all()  # with which the connection could not write any more
    if any(is_damaged(move) or not isinstance(move.seat, int) for move in moves):
        raise SetAside(LunariumError("table-unreadable"))
    played = [Played(move.seat, move.move, as_utc(move.at)) for move in moves]
    table = _table(row, [_seat(seat) for seat in seats], played)
    if not table.kept:
        return table
    keepers = connection.execute(_KEEPERS, known).scalars().all()
    return replace(table, keepers=frozenset(keepers))


def read_past_setups(connection: Connection, table_id: str) -> dict[int, Json]:
    """The set-ups of lines after which a take-back dealt anew."""
    query = select(schema.past_setups).where(schema.past_setups.c.table_id == table_id)
    return {row.line: row.setup for row in connection.execute(query).all()}


def change_setup(connection: Connection, table: Table, setup: Json) -> None:
    """The same set-up with more of what it refers to."""
    connection.execute(update(_tables).where(_tables.c.id == table.id).values(setup=setup))


def set_aside(connection: Connection, table_id: str, cause: LunariumError) -> None:
    """Keep why this table cannot be used."""
    release(connection, table_id)
    row = {"table_id": table_id, "code": cause.code, "params": dict(cause.params), "at": now()}
    connection.execute(insert(_set_aside).values(row))


def read_cause(connection: Connection, table_id: str) -> str | None:
    """The code of the reason for which this table was set aside."""
    query = select(_set_aside.c.code).where(_set_aside.c.table_id == table_id)
    code: str | None = connection.execute(query).scalar()
    return code


def release(connection: Connection, table_id: str) -> None:
    """The table can be used again."""
    connection.execute(delete(_set_aside).where(_set_aside.c.table_id == table_id))


def list_set_aside(connection: Connection) -> list[str]:
    """The tables that could not be used when they were last looked at."""
    return list(connection.execute(select(_set_aside.c.table_id)).scalars())


def remove_table(connection: Connection, table_id: str) -> bool:
    """Delete the table and all that belongs to it; whether it was there."""
    return connection.execute(delete(_tables).where(_tables.c.id == table_id)).rowcount == 1


def read_version(connection: Connection, table_id: str) -> int:
    """At which version the table is; the cheapest of questions."""
    version = connection.execute(_VERSION, {"table_id": table_id}).scalar()
    if version is None:
        raise NotFound("no-such-table")
    return int(version)


def read_result(connection: Connection, table_id: str) -> AnyRow | None:
    """What was kept at the end of a game."""
    return connection.execute(select(_results).where(_results.c.table_id == table_id)).first()


def read_undone(connection: Connection, table_id: str) -> list[AnyRow]:
    """The moves that were taken back, line by line."""
    query = select(_undone).where(_undone.c.table_id == table_id).order_by(_undone.c.line, _undone.c.ply)
    return list(connection.execute(query))


def read_seats(connection: Connection, table_ids: Iterable[str]) -> dict[str, list[Seat]]:
    """The seats of several tables."""
    found: dict[str, list[Seat]] = {}
    query = select(_seats).where(_seats.c.table_id.in_(list(table_ids))).order_by(_seats.c.seat)
    for row in connection.execute(query).all():
        found.setdefault(row.table_id, []).append(_seat(row))
    return found


def rename_person(connection: Connection, person: str, name: str) -> list[str]:
    """Another name for a person and their seats under way that bore the old one; the tables of these.

    The person's row is held meanwhile: of two renames at once, the later finds what the first one left.
    """
    people = schema.people
    row = select(people.c.name).where(people.c.id == person).with_for_update()
    before = connection.execute(row).scalar()
    if before is None:
        raise NotFound("no-such-person")
    connection.execute(update(people).where(people.c.id == person).values(name=name))
    under_way = select(_tables.c.id).where(_tables.c.finished_at.is_(None))
    theirs = _seats.c.person_id == person, _seats.c.name == before, _seats.c.table_id.in_(under_way)
    changed = sorted(set(connection.execute(select(_seats.c.table_id).where(*theirs)).scalars()))
    next_version = {"version": _tables.c.version + 1}
    connection.execute(update(_tables).where(_tables.c.id.in_(changed)).values(next_version))
    connection.execute(update(_seats).where(*theirs).values(name=name))
    return changed


def _move_on(connection: Connection, before: Table, after: Table) -> bool:
    """Write where the table stands, if it still stands where it was read."""
    return connection.execute(_MOVE_ON, _moving_on(before, after)).rowcount == 1


def _moving_on(before: Table, after: Table) -> Json:
    new = {"finished_at": after.finished_at} | _position(after)
    known = {"known_id": before.id, "known_version": before.version}
    return known | {f"new_{name}": value for name, value in new.items()}


def _position(table: Table) -> Json:
    return {
        "version": table.version,
        "line": table.line,
        "ply": table.ply,
        "turn": table.turn,
        "offer": table.offer.as_json() if table.offer else None,
    }


def _seat_row(table_id: str, seat: Seat) -> Json:
    return {
        "table_id": table_id,
        "seat": seat.number,
        "holder": seat.holder,
        "person_id": seat.person,
        "name": seat.name,
        "level": seat.level,
        "invitation_hash": seat.invitation,
        "notify_url": seat.notify_url,
        "notify_language": seat.notify_language,
    }


def _seat(row: AnyRow) -> Seat:
    return Seat(
        number=row.seat,
        holder=row.holder,
        person=row.person_id,
        name=row.name,
        level=row.level,
        invitation=row.invitation_hash,
        notify_url=row.notify_url,
        notify_language=row.notify_language,
    )


def _move_row(table_id: str, ply: int, played: Played) -> Json:
    return {"table_id": table_id, "ply": ply, "seat": played.seat, "move": played.move, "at": played.at}


def _table(row: AnyRow, seats: list[Seat], played: list[Played]) -> Table:
    """The table computed, or why that cannot be: whatever is stored, the other tables are served."""
    try:
        table = _compute(row, seats, played)
    except LunariumError as error:
        inner = error.__cause__
        raise SetAside(inner if isinstance(inner, LunariumError) else error) from error
    except (ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError) as error:
        raise SetAside(LunariumError("table-unreadable")) from error
    if (row.ply, row.turn) != (table.ply, table.turn):
        raise SetAside(LunariumError("table-torn", ply=table.ply))
    return table


def _compute(row: AnyRow, seats: list[Seat], played: list[Played]) -> Table:
    if is_damaged(row) or not isinstance(row.version, int) or not isinstance(row.line, int):
        raise LunariumError("table-unreadable")
    game = load_game(row.game)
    table = Table(
        id=row.id,
        game=game,
        rules_version=row.rules_version,
        options=row.options,
        setup=row.setup,
        visibility=row.visibility,
        host=row.host,
        deal=row.deal,
        origin=(row.origin_table, row.origin_ply) if row.origin_table else None,
        daily=row.daily,
        is_origin_public=row.origin_visibility == "public",
        origin_daily=row.origin_daily,
        uploaded=bool(row.uploaded),
        kept=bool(row.kept),
        created_at=as_utc(row.created_at),
        finished_at=as_utc(row.finished_at) if row.finished_at else None,
        version=row.version,
        line=row.line,
        seats=tuple(seats),
        played=tuple(played),
        state=None,
        offer=_offer(row.offer),
        successor=row.successor,
        shuffles=tuple(row.shuffles or ()),
        story=as_tellings(row.log) if row.log is not None else None,
    )
    return table.replayed()


def _offer(data: Mapping[str, Json] | None) -> Offer | None:
    return None if data is None else Offer.of(data)
