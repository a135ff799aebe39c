"""Statistics: what somebody's games come to, read from sums that are kept up to date."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

import structlog
from sqlalchemy import Connection, case, func, select, union_all
from sqlalchemy.exc import IntegrityError

from lunarium.core.errors import LunariumError
from lunarium.tables import results_book, schema
from lunarium.tables.database import Database
from lunarium.tables.own_results import OwnResult
from lunarium.tables.people import Person
from lunarium.tables.reviews import METHOD
from lunarium.tables.tally import Key, Scope, Streak, Tally

RECENT = 60  # results of each mode that are told one by one
CHUNK = 200  # games counted at once; others write in between
EXPORTED = 500  # results read at once for a file
RETRY_SECONDS = 30.0

_results, _tallies, _streaks = schema.own_results, schema.tallies, schema.streaks

log = structlog.get_logger("lunarium.statistics")


@dataclass(frozen=True, slots=True)
class ThemeResult:
    """How somebody came out with the puzzles of one theme."""

    game: str
    theme: str
    tried: int
    solved: int  # by the first try, without help


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """All that is told about somebody's games: sums, streaks, and the last results of each mode."""

    tallies: dict[Key, Tally]
    streaks: dict[Scope, Streak]
    recent: list[OwnResult]  # in the order of their ends
    themes: list[ThemeResult]
    is_complete: bool  # older games have all been counted


class Statistics:
    """The results of people; whoever looks reads as much after ten games as after thousands."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._stopping = threading.Event()
        self._has_caught_up = False
        self._counter = threading.Thread(target=self._count, name="statistics", daemon=True)

    def start(self) -> None:
        """Count what ended before anybody kept count, a few games at a time."""
        self._counter.start()

    def stop(self) -> None:
        """Go on another time."""
        self._stopping.set()
        if self._counter.is_alive():
            self._counter.join()

    def look(self, person: Person) -> Summary:
        """What this person's games come to."""
        with self._database.snapshot() as connection:
            tallies = {
                (row.game, row.mode, row.opponents, row.month): Tally.of(row)
                for row in connection.execute(
                    select(_tallies).where(_tallies.c.person_id == person.id).order_by(_tallies.c.month)
                ).all()
            }
            streaks = {
                (row.game, row.mode): Streak(row.present, row.longest)
                for row in connection.execute(select(_streaks).where(_streaks.c.person_id == person.id)).all()
            }
            modes = sorted({(game, mode) for game, mode, _, _ in tallies})
            recent, themes = _read_recent(connection, person, modes), _read_themes(connection, person)
        return Summary(
            tallies=tallies, streaks=streaks, recent=recent, themes=themes, is_complete=self._has_caught_up
        )

    def export(self, person: Person) -> Iterator[OwnResult]:
        """Every result of this person, in the order of their ends, read a few at a time."""
        query = select(_results).where(_results.c.person_id == person.id)
        query = query.order_by(_results.c.finished_at, _results.c.table_id)
        with self._database.snapshot() as connection:
            rows = connection.execution_options(yield_per=EXPORTED).execute(query)
            yield from map(OwnResult.of, rows)

    def catch_up(self) -> bool:
        """Count some of what is not counted yet; whether there was anything."""
        with suppress(IntegrityError):  # another worker has counted the same: next time it is not there
            with self._database.writing() as connection:
                found = results_book.catch_up(connection, CHUNK)
            if not found:
                with self._database.writing() as connection:
                    found = results_book.catch_up_with_reviews(connection, METHOD, CHUNK)
            return found > 0
        return True

    def _count(self) -> None:
        while not self._stopping.is_set():
            try:
                if not self.catch_up():
                    self._has_caught_up = True
                    return
            except LunariumError as error:
                log.warning("statistics-wait", code=error.code)
                self._stopping.wait(RETRY_SECONDS)


def _read_recent(connection: Connection, person: Person, modes: Sequence[tuple[str, str]]) -> list[OwnResult]:
    """The last results of each mode, in one question."""
    if not modes:
        return []
    latest = _results.c.finished_at.desc(), _results.c.table_id.desc()
    parts = [
        select(_results)
        .where(_results.c.person_id == person.id, _results.c.game == game, _results.c.mode == mode)
        .order_by(*latest)
        .limit(RECENT)
        .subquery()
        for game, mode in modes
    ]
    rows = connection.execute(union_all(*(select(part) for part in parts)))
    return sorted(map(OwnResult.of, rows), key=lambda result: (result.finished_at, result.table))


def _read_themes(connection: Connection, person: Person) -> list[ThemeResult]:
    """What was tried and solved of each theme; there is at most one row for each puzzle that ships."""
    rows = schema.puzzle_results
    solved = func.sum(case((rows.c.solved & ~rows.c.helped, 1), else_=0))
    query = (
        select(rows.c.game, rows.c.theme, func.count(), solved)
        .where(rows.c.person_id == person.id)
        .group_by(rows.c.game, rows.c.theme)
        .order_by(rows.c.game, rows.c.theme)
    )
    return [
        ThemeResult(game, theme, int(tried), int(right))
        for game, theme, tried, right in connection.execute(query).all()
    ]
