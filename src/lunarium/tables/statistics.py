"""Statistics: sums, streaks and recent results of one person's games."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, case, func, select

from lunarium.tables import schema
from lunarium.tables.database import Database
from lunarium.tables.own_results import OwnResult
from lunarium.tables.people import Person
from lunarium.tables.tally import Key, Scope, Streak, Tally, sum_up

RECENT = 60  # results of each mode that are listed one by one
EXPORTED = 500  # results read at once for a file

_results = schema.own_results


@dataclass(frozen=True, slots=True)
class ThemeResult:
    """How a person did at the puzzles of one theme."""

    game: str
    theme: str
    tried: int
    solved: int  # by the first try, without help


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What a person's games add up to, and the last results of each mode."""

    tallies: dict[Key, Tally]
    streaks: dict[Scope, Streak]
    recent: list[OwnResult]  # in the order of their ends
    themes: list[ThemeResult]


class Statistics:
    """Reads the results of one person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def summarise(self, person: Person) -> Summary:
        """Sum up this person's games, in one pass over their results."""
        with self._database.snapshot() as connection:
            results = list(_read_results(connection, person))
            themes = _read_themes(connection, person)
        tallies, streaks = sum_up(results)
        return Summary(tallies=tallies, streaks=streaks, recent=_pick_recent(results), themes=themes)

    def export(self, person: Person) -> Iterator[OwnResult]:
        """Every result of this person, in the order of their ends, read a few at a time."""
        with self._database.snapshot() as connection:
            yield from _read_results(connection.execution_options(yield_per=EXPORTED), person)


def _read_results(connection: Connection, person: Person) -> Iterator[OwnResult]:
    """The results in the order in which the games ended."""
    query = select(_results).where(_results.c.person_id == person.id)
    rows = connection.execute(query.order_by(_results.c.finished_at, _results.c.table_id))
    return map(OwnResult.of, rows)


def _pick_recent(results: Sequence[OwnResult]) -> list[OwnResult]:
    """The last results of each mode."""
    seen: Counter[tuple[str, str]] = Counter()
    recent = []
    for result in reversed(results):
        seen[result.game, result.mode] += 1
        if seen[result.game, result.mode] <= RECENT:
            recent.append(result)
    return recent[::-1]


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
