"""The results book: own results and their sums, written in the transaction that ends a game."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from typing import Any

import structlog
from sqlalchemy import Connection, Row, delete, exists, insert, null, select, update

from lunarium.ai.review.depth import DEEP
from lunarium.ai.review.grades import is_blamed
from lunarium.ai.review.measure import Measure
from lunarium.ai.review.verdict import Verdict
from lunarium.core.game import Outcome
from lunarium.games import GAMES, AnyGame, load
from lunarium.tables import review_parts, schema, store
from lunarium.tables.columns import is_damaged
from lunarium.tables.database import as_utc
from lunarium.tables.own_results import Accuracy, OwnResult, list_results, results_of
from lunarium.tables.table import Seat, Table
from lunarium.tables.tally import Key, Scope, Streak, Tally, key_of, scopes_of, sum_up

_results, _tallies, _streaks = schema.own_results, schema.tallies, schema.streaks
_tables, _ends, _counted = schema.tables, schema.results, schema.counted_tables
HUNDRED = 100  # a whole game, in what reviews say is given away

log = structlog.get_logger("lunarium.statistics")


def note_end(connection: Connection, table: Table, outcome: Outcome) -> None:
    """A game has ended: its results, and what their people's games come to now."""
    _note_counted(connection, [table.id])
    found = results_of(table, outcome)
    _hold(connection, (result.person for result in found))
    for result in found:
        _insert(connection, [result])
        key = key_of(result)
        before = _read_tally(connection, result.person, key)
        after = (before or Tally(players=result.players, points={})).add(result)
        _write_tally(connection, result.person, key, after, is_new=before is None)
        known = _read_streaks(connection, result.person)
        for scope in scopes_of(result):
            streak = known.get(scope, Streak()).after(result.won)
            _write_streak(connection, result.person, scope, streak, is_new=scope not in known)


def note_review(connection: Connection, table_id: str) -> None:
    """The deep look at all moves of a game is done: what it found about each of its players."""
    rows = connection.execute(select(_results).where(_results.c.table_id == table_id)).all()
    if not rows:
        return
    _hold(connection, (row.person_id for row in rows))
    verdicts = [Verdict.of(found) for found in review_parts.read_verdicts(connection, table_id)]
    options = connection.execute(select(_tables.c.options).where(_tables.c.id == table_id)).scalar_one()
    for row in connection.execute(select(_results).where(_results.c.table_id == table_id)).all():
        result = OwnResult.of(row)
        found = measure_accuracy(load(result.game), options, verdicts, result.seat)
        tally = _read_tally(connection, result.person, key_of(result))
        if tally is None:
            continue
        is_it = _results.c.person_id == result.person, _results.c.table_id == table_id
        connection.execute(update(_results).where(*is_it).values(**asdict(found)))
        _write_tally(connection, result.person, key_of(result), tally.review(result.accuracy, found))


def is_looked_through(connection: Connection, table_id: str) -> bool:
    """Whether a review has taken the deep look at every move of a game."""
    parts = schema.review_parts
    is_deep = parts.c.table_id == table_id, parts.c.depth == DEEP.name
    left = exists().where(*is_deep, parts.c.verdict.is_(null()))
    return not connection.execute(select(left)).scalar_one()


def measure_accuracy(
    game: AnyGame, options: dict[str, Any], verdicts: Sequence[Verdict], seat: int
) -> Accuracy:
    """What reviews say about the moves of one seat, as shares that mean the same in every game."""
    measure = Measure.of(game, options)
    own = [one for one in verdicts if measure.mover(one.seat) == seat and not one.is_forced]
    sound = [one for one in own if not is_blamed(one.grade(measure.scale))]
    given = sum(max(0.0, one.loss) for one in own) / measure.scale
    return Accuracy(len(own), len(sound), round(HUNDRED * given, 2))


def catch_up(connection: Connection, most: int) -> int:
    """Count finished games that nobody has counted yet, at most so many; how many there were."""
    rows = _list_uncounted(connection, most)
    seats = store.read_seats(connection, [row.id for row in rows])
    found = [result for row in rows for result in _read_end(row, seats.get(row.id, []))]
    people = sorted({result.person for result in found})
    _hold(connection, people)
    _note_counted(connection, [row.id for row in rows])
    _insert(connection, found)
    for person in people:
        rebuild(connection, person)
    return len(rows)


def catch_up_with_reviews(connection: Connection, method: int, most: int) -> int:
    """Note what reviews have found about games whose results do not know it; how many there were."""
    reviews = schema.reviews
    query = (
        select(_results.c.table_id)
        .join(reviews, reviews.c.table_id == _results.c.table_id)
        .where(_results.c.choices.is_(None), reviews.c.status == "done", reviews.c.method == method)
        .order_by(_results.c.table_id)
        .distinct()
        .limit(most)
    )
    found = list(connection.execute(query).scalars())
    for table_id in found:
        note_review(connection, table_id)
    return len(found)


def rebuild(connection: Connection, person: str) -> None:
    """Sum up all results of a person anew."""
    query = select(_results).where(_results.c.person_id == person)
    rows = connection.execute(query.order_by(_results.c.finished_at, _results.c.table_id))
    tallies, streaks = sum_up(map(OwnResult.of, rows))
    connection.execute(delete(_tallies).where(_tallies.c.person_id == person))
    connection.execute(delete(_streaks).where(_streaks.c.person_id == person))
    for key, tally in tallies.items():
        _write_tally(connection, person, key, tally, is_new=True)
    for scope, streak in streaks.items():
        _write_streak(connection, person, scope, streak, is_new=True)


def forget(connection: Connection, table_id: str) -> None:
    """A table is about to be removed: its people's games come to less."""
    is_it = _results.c.table_id == table_id
    people = sorted(connection.execute(select(_results.c.person_id).where(is_it)).scalars())
    _hold(connection, people)
    connection.execute(delete(_results).where(is_it))
    for person in people:
        rebuild(connection, person)


def _list_uncounted(connection: Connection, most: int) -> list[Row[Any]]:
    """The next finished games of those that are installed; what another worker counts now is left out."""
    query = (
        select(_tables, _ends.c.ranking, _ends.c.result, _ends.c.breakdown)
        .join(_ends, _ends.c.table_id == _tables.c.id)
        .where(_tables.c.game.in_(list(GAMES)), ~exists().where(_counted.c.table_id == _tables.c.id))
        .order_by(_tables.c.id)
        .limit(most)
        .with_for_update(of=_ends, skip_locked=True)
    )
    return list(connection.execute(query))


def _read_end(row: Row[Any], seats: list[Seat]) -> list[OwnResult]:
    """The results of a stored game; one that cannot be read any more says nothing."""
    if is_damaged(row):
        log.warning("result-unreadable", table=row.id)
        return []
    if row.deal is not None or row.origin_table is not None or row.uploaded or row.finished_at is None:
        return []
    try:
        return list_results(
            row.id, load(row.game), row.options, seats, as_utc(row.finished_at),
            row.ranking, row.result, row.breakdown,
        )  # fmt: skip
    except (LookupError, TypeError, ValueError):
        log.warning("result-unreadable", table=row.id)
        return []


def _hold(connection: Connection, people: Iterable[str]) -> None:
    """Nobody else sums up for these people meanwhile; taken in one order, so that none wait in a ring."""
    wanted = sorted(set(people))
    if wanted:
        rows = select(schema.people.c.id).where(schema.people.c.id.in_(wanted))
        connection.execute(rows.order_by(schema.people.c.id).with_for_update())


def _note_counted(connection: Connection, tables: Sequence[str]) -> None:
    if tables:
        connection.execute(insert(_counted), [{"table_id": table} for table in tables])


def _insert(connection: Connection, results: Sequence[OwnResult]) -> None:
    if results:
        connection.execute(insert(_results), [result.as_row() for result in results])


def _read_tally(connection: Connection, person: str, key: Key) -> Tally | None:
    row = connection.execute(select(_tallies).where(*_is_tally(person, key))).first()
    return None if row is None else Tally.of(row)


def _write_tally(connection: Connection, person: str, key: Key, tally: Tally, is_new: bool = False) -> None:
    values = asdict(replace(tally, points=dict(tally.points)))
    if is_new:
        game, mode, opponents, month = key
        named = {"person_id": person, "game": game, "mode": mode, "opponents": opponents, "month": month}
        connection.execute(insert(_tallies).values(**named, **values))
    else:
        connection.execute(update(_tallies).where(*_is_tally(person, key)).values(**values))


def _is_tally(person: str, key: Key) -> tuple[Any, ...]:
    game, mode, opponents, month = key
    table = _tallies.c
    return (
        table.person_id == person, table.game == game, table.mode == mode,
        table.opponents == opponents, table.month == month,
    )  # fmt: skip


def _read_streaks(connection: Connection, person: str) -> dict[Scope, Streak]:
    rows = connection.execute(select(_streaks).where(_streaks.c.person_id == person))
    return {(row.game, row.mode): Streak(row.present, row.longest) for row in rows}


def _write_streak(connection: Connection, person: str, scope: Scope, streak: Streak, is_new: bool) -> None:
    named = dict(zip(("person_id", "game", "mode"), (person, *scope), strict=True))
    if is_new:
        connection.execute(insert(_streaks).values(**named, **asdict(streak)))
    else:
        is_it = [_streaks.c[name] == value for name, value in named.items()]
        connection.execute(update(_streaks).where(*is_it).values(**asdict(streak)))
