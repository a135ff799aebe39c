"""Columns: JSON and moments that are read one by one, so that a damaged one spoils its own row alone."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import JSON, Date, DateTime, Dialect, Row, TypeDecorator

AnyRow = Row[Any]  # of whatever columns a query names
Process = Callable[[Any], Any]  # of whatever a column holds
DAMAGED = "damaged"  # names what could not be read where it stood
NEVER = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Damaged:
    """What stands in the database where something else should; nothing can be done with it."""

    raw: object


def is_damaged(row: Iterable[object]) -> bool:
    """Whether something in this row could not be read."""
    return any(isinstance(value, Damaged) for value in row)


def _read_alone(process: Process | None) -> Process | None:
    """The same, but that it never fails."""
    if process is None:
        return None

    def read(raw: object) -> object:
        try:
            return process(raw)
        except (RecursionError, TypeError, ValueError):
            return Damaged(raw)

    return read


def _write_back(process: Process | None, spared: object) -> Process:
    """The same, but that damage is written as it was; `spared` instead where a database takes none."""

    def write(value: object) -> object:
        if isinstance(value, Damaged):
            if spared is None:
                return value.raw
            value = spared
        return value if process is None else process(value)

    return write


def _spare(dialect: Dialect, value: object) -> object:
    """SQLite stores whatever it is given."""
    return None if dialect.name == "sqlite" else value


class Document(TypeDecorator[Any]):
    """JSON."""

    impl = JSON
    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Process | None:
        return _read_alone(super().result_processor(dialect, coltype))

    def bind_processor(self, dialect: Dialect) -> Process:
        return _write_back(super().bind_processor(dialect), _spare(dialect, DAMAGED))


class Moment(TypeDecorator[datetime]):
    """A moment, with its zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Process | None:
        return _read_alone(super().result_processor(dialect, coltype))

    def bind_processor(self, dialect: Dialect) -> Process:
        return _write_back(super().bind_processor(dialect), _spare(dialect, NEVER))


class Day(TypeDecorator[date]):
    """A day of the calendar."""

    impl = Date
    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Process | None:
        return _read_alone(super().result_processor(dialect, coltype))

    def bind_processor(self, dialect: Dialect) -> Process:
        return _write_back(super().bind_processor(dialect), _spare(dialect, NEVER.date()))
