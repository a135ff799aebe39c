"""Backups: everything that a database holds at one moment, in a file that either kind can read."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from sqlalchemy import Connection, func, insert, select
from sqlalchemy import Table as Rows
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from lunarium.core.errors import LunariumError
from lunarium.core.game import Json
from lunarium.core.types import Data
from lunarium.tables import archive, lists, own_results, schema, store
from lunarium.tables.archive import DamagedBackup, Line
from lunarium.tables.columns import DAMAGED, AnyRow, Damaged, Day, Moment, is_damaged
from lunarium.tables.database import Database, as_utc, now
from lunarium.tables.errors import Conflict
from lunarium.tables.table import Table

FORMAT = 5  # goes up when older programs cannot read what we write; 1 to 4 were never released
PARTS = {  # of a table: what belongs to it and to nothing else
    "seats": schema.seats,
    "moves": schema.moves,
    "undone": schema.undone_moves,
    "setups": schema.past_setups,
    "aside": schema.set_aside,
    "results": schema.results,
}
BEFORE = {
    "person": schema.people,
    "setting": schema.settings,
    "deal": schema.daily_deals,
    "daily-puzzle": schema.daily_puzzles,
}
AFTER = {
    "daily": schema.daily_tables,
    "stars": schema.lesson_stars,
    "coached": schema.coach_words,
    "puzzle": schema.puzzle_results,
    "puzzle-hint": schema.puzzle_hints,
    "puzzle-grade": schema.puzzle_grades,
    "daily-try": schema.daily_tries,
    "keeper": schema.keepers,
    "unlisted": schema.unlisted,
}  # what refers to people and tables; not kept are leases and reviews, which are computed again on asking
Progress = Callable[[int, int], None]  # tables done, tables in all


@dataclass(frozen=True, slots=True)
class Count:
    """How much there was."""

    people: int
    tables: int


def back_up(database: Database, path: Path, progress: Progress = lambda done, all_: None) -> Count:
    """Write all that stands in the database at this moment, while others go on playing."""
    if not database.is_current():
        raise Conflict("backup-revision")
    with archive.written(path) as file, database.snapshot() as connection:
        count = _count(connection)
        header = {"format": FORMAT, "made_at": now().isoformat()}
        file.write("lunarium", header | {"people": count.people, "tables": count.tables})
        for kind, rows in BEFORE.items():
            for row in connection.execute(select(rows).order_by(*rows.primary_key)).all():
                file.write(kind, _as_json(row))
        for done, table_id in enumerate(lists.list_all(connection), start=1):
            file.write("table", _write_table(connection, table_id))
            progress(done, count.tables)
        for kind, rows in AFTER.items():
            for row in connection.execute(select(rows).order_by(*rows.primary_key)).all():
                file.write(kind, _as_json(row))
    return count


def restore(database: Database, path: Path, progress: Progress = lambda done, all_: None) -> Count:
    """Bring a backup into an empty database: every game replayed, and all of it or nothing."""
    lines = archive.read(path)
    expected = _read_header(lines)
    database.migrate()
    people = tables = last = 0
    with database.writing() as connection:
        if _count(connection) != Count(0, 0):
            raise Conflict("restore-not-empty")
        for line in lines:
            _bring_back(connection, line)
            people += line.kind == "person"
            tables += line.kind == "table"
            last = line.number
            progress(tables, expected.tables)
        if Count(people, tables) != expected:
            raise DamagedBackup(line=last + 1, cause="short")
    return expected


def _read_header(lines: Iterable[Line]) -> Count:
    """How much a backup says that it holds."""
    first = next(iter(lines), None)
    if first is None or first.kind != "lunarium":
        raise DamagedBackup(line=1, cause="header")
    if (written := first.content.get("format")) != FORMAT:
        raise LunariumError("backup-format", format=str(written), known=str(FORMAT))
    people, tables = first.content.get("people"), first.content.get("tables")
    if not isinstance(people, int) or not isinstance(tables, int):
        raise first.damaged("header")
    return Count(people, tables)


def _bring_back(connection: Connection, line: Line) -> None:
    """Insert what a line holds; a game is read back and replayed at once."""
    try:
        if line.kind == "table":
            _bring_back_table(connection, line)
        elif line.kind in BEFORE or line.kind in AFTER:
            rows = (BEFORE | AFTER)[line.kind]
            connection.execute(insert(rows).values(_as_row(rows, line.content)))
        else:
            raise line.damaged("kind")
    except (LunariumError, OperationalError):
        raise
    except (AttributeError, KeyError, TypeError, ValueError, SQLAlchemyError) as error:
        raise line.damaged("form") from error


def _bring_back_table(connection: Connection, line: Line) -> None:
    row = _as_row(schema.tables, line.content["table"])
    is_spoilt = is_damaged(row.values())
    connection.execute(insert(schema.tables).values(row))
    for name, rows in PARTS.items():
        parts = [_as_row(rows, {"table_id": row["id"], **part}) for part in line.content[name]]
        is_spoilt = is_spoilt or any(is_damaged(part.values()) for part in parts)
        if parts:
            connection.execute(insert(rows), parts)
    if line.content.get("aside") or is_spoilt:
        return  # it could not be replayed before either; the next check looks at it again
    try:
        table = store.read_table(connection, row["id"])
    except LunariumError as error:
        raise line.damaged(error.message()) from error
    if not _stands(connection, table, row):
        raise line.damaged("torn")
    own_results.record_end(connection, table)


def _stands(connection: Connection, table: Table, row: Data) -> bool:
    """Whether the table stands where its moves lead, and ended as it says."""
    kept, outcome = store.read_result(connection, table.id), table.outcome
    if (row["ply"], row["turn"]) != (table.ply, table.turn) or (kept is None) != (outcome is None):
        return False
    return kept is None or outcome is None or (kept.result, kept.ending) == (outcome.result, outcome.ending)


def _write_table(connection: Connection, table_id: str) -> Json:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).one()
    content: Json = {"table": _as_json(row)}
    for name, rows in PARTS.items():
        query = select(rows).where(rows.c.table_id == table_id).order_by(*rows.primary_key)
        content[name] = [_as_json(part, without="table_id") for part in connection.execute(query).all()]
    return content


def _as_json(row: AnyRow, without: str = "") -> Json:
    return {name: _plain(value) for name, value in row._asdict().items() if name != without}


def _plain(value: object) -> object:
    if isinstance(value, Damaged):
        return {DAMAGED: _plain(value.raw)}  # as it is: who restores it may mend it
    if isinstance(value, bytes):
        return value.decode("utf-8", "backslashreplace")
    if isinstance(value, datetime):
        return as_utc(value).isoformat()
    return value.isoformat() if isinstance(value, date) else value


def _as_row(rows: Rows, content: Json) -> Json:
    """A row as the database takes it; every column must be there, and none that is unknown."""
    row: Json = dict(content)
    if set(row) != {column.name for column in rows.columns}:
        raise KeyError(rows.name)
    for column in rows.columns:
        if isinstance(row[column.name], dict) and row[column.name].keys() == {DAMAGED}:
            row[column.name] = Damaged(row[column.name][DAMAGED])
        elif row[column.name] is not None and isinstance(column.type, Moment):
            row[column.name] = datetime.fromisoformat(row[column.name])
        elif row[column.name] is not None and isinstance(column.type, Day):
            row[column.name] = date.fromisoformat(row[column.name])
    return row


def _count(connection: Connection) -> Count:
    people, tables = (
        connection.execute(select(func.count()).select_from(rows)).scalar_one()
        for rows in (schema.people, schema.tables)
    )
    return Count(people, tables)
