"""Review parts: what is kept of reviews, one look at one move at a time, taken by lease."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, cast

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    null,
    or_,
    select,
    update,
)

from lunarium.ai.review.depth import DEEP, DEPTHS
from lunarium.core.game import Json
from lunarium.tables import schema
from lunarium.tables.columns import AnyRow
from lunarium.tables.database import now

_reviews, _parts = schema.reviews, schema.review_parts
_names = list(DEPTHS)  # the quickest first
_rank = case({name: rank for rank, name in enumerate(_names)}, value=_parts.c.depth)
_is_open = _parts.c.verdict.is_(null())
_ONE = update(_parts).where(  # a part that is not done yet
    _parts.c.table_id == bindparam("of"),
    _parts.c.depth == bindparam("deep"),
    _parts.c.ply == bindparam("at_ply"),
    _is_open,
)


Status = Literal["none", "waiting", "running", "done", "failed"]
Reached = Literal["none", "quick", "deep"]


@dataclass(frozen=True, slots=True)
class Part:
    """One look at one move of a finished game."""

    table: str
    depth: str
    ply: int
    tries: int  # this one included; those that were stopped do not count


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a review is: the deepest look that is done, and how many moves the next one has done."""

    status: Status = "none"  # not asked for, or called off
    depth: Reached = "none"
    done: int = 0
    total: int = 0


def read(connection: Connection, table_id: str, method: int) -> AnyRow | None:
    """The review of a table, if it was made by this method."""
    query = select(_reviews).where(_reviews.c.table_id == table_id, _reviews.c.method == method)
    return connection.execute(query).first()


def add(
    connection: Connection, table_id: str, method: int, person: str, plan: Mapping[str, Sequence[int]]
) -> None:
    """A new review, all its parts yet to be done; what another method found is forgotten."""
    connection.execute(delete(_reviews).where(_reviews.c.table_id == table_id))
    row = {"table_id": table_id, "method": method, "status": "open", "asked_by": person, "asked_at": now()}
    connection.execute(insert(_reviews).values(row))
    parts = [
        {"table_id": table_id, "depth": depth, "ply": ply, "place": place, "tries": 0}
        for depth, plies in plan.items()
        for place, ply in enumerate(plies)
    ]
    if parts:
        connection.execute(insert(_parts), parts)
    _close_if_done(connection, table_id)


def inherit(connection: Connection, table_id: str, moves: Sequence[str], origin: str, method: int) -> None:
    """Take over what is known of the moves that a fork has in common with the table it came from."""
    query = (
        select(_parts.c.depth, _parts.c.ply, _parts.c.verdict)
        .join(_reviews, _parts.c.table_id == _reviews.c.table_id)
        .where(_reviews.c.table_id == origin, _reviews.c.method == method)
        .where(_parts.c.ply < len(moves), ~_is_open)
        .order_by(_parts.c.ply)
    )
    for row in connection.execute(query).all():
        if row.verdict["move"] != moves[row.ply]:
            break  # it was taken back there since
        _change(connection, Part(table_id, row.depth, row.ply, 0), verdict=row.verdict)
    _close_if_done(connection, table_id)


def arrange(connection: Connection, table_id: str, depth: str, plies: Sequence[int]) -> None:
    """The order in which the parts of a depth are worth doing."""
    rows = [_key(Part(table_id, depth, ply, 0)) | {"new": place} for place, ply in enumerate(plies)]
    if rows:
        connection.execute(_ONE.values(place=bindparam("new")), rows)


def reopen(connection: Connection, table_id: str, person: str) -> None:
    """Go on with a review that was called off or had failed."""
    again = {"status": "open", "asked_by": person, "asked_at": now()}
    connection.execute(update(_reviews).where(_reviews.c.table_id == table_id).values(again))
    connection.execute(update(_parts).where(_parts.c.table_id == table_id, _is_open).values(tries=0))
    _close_if_done(connection, table_id)


def end(connection: Connection, table_id: str, status: str) -> bool:
    """No more parts are taken from this review; whether some were."""
    is_it = _reviews.c.table_id == table_id, _reviews.c.status == "open"
    return connection.execute(update(_reviews).where(*is_it).values(status=status)).rowcount == 1


def count_open(connection: Connection) -> dict[str, int]:
    """How many reviews are under way, by the people who asked for them."""
    query = select(_reviews.c.asked_by, func.count()).where(_reviews.c.status == "open")
    return {
        person: int(count) for person, count in connection.execute(query.group_by(_reviews.c.asked_by)).all()
    }


def list_people(connection: Connection) -> dict[str, str]:
    """Who has a review under way with parts that nobody does now, and the depth of the first of them."""
    query = (
        select(_reviews.c.asked_by, func.min(_rank))
        .join(_parts, _parts.c.table_id == _reviews.c.table_id)
        .where(_reviews.c.status == "open", _is_free(now()))
        .group_by(_reviews.c.asked_by)
    )
    return {person: _names[rank] for person, rank in connection.execute(query).all()}


def take(connection: Connection, person: str, until: datetime) -> Part | None:
    """The next part for this person, whoever else takes one; quick looks first, then in order of asking."""
    query = (
        select(_parts.c.table_id, _parts.c.depth, _parts.c.ply, _parts.c.tries)
        .join(_reviews, _parts.c.table_id == _reviews.c.table_id)
        .where(_reviews.c.status == "open", _reviews.c.asked_by == person, _is_free(now()))
        .order_by(_rank, _parts.c.tries, _reviews.c.asked_at, _parts.c.place)
        .limit(1)
        .with_for_update(of=_parts, skip_locked=True)
    )
    found = connection.execute(query).first()
    if found is None:
        return None
    part = Part(found.table_id, found.depth, found.ply, found.tries + 1)
    _change(connection, part, until=until, tries=part.tries)
    return part


def renew(connection: Connection, parts: Sequence[Part], until: datetime) -> None:
    """Whoever has taken these is still at it."""
    if parts:
        connection.execute(_ONE.values(until=until), [_key(part) for part in parts])


def give_back(connection: Connection, part: Part) -> None:
    """Let somebody else do it: it was stopped, by no fault of its own."""
    _change(connection, part, until=None, tries=_parts.c.tries - 1)


def keep(connection: Connection, part: Part, verdict: Json) -> None:
    """What was found, unless it is known already; with the last part the review is done."""
    lock = select(_reviews.c.status).where(_reviews.c.table_id == part.table).with_for_update()
    connection.execute(lock)  # of two who bring the last two parts at once, the later sees both
    _change(connection, part, until=None, verdict=verdict)
    _close_if_done(connection, part.table)


def _close_if_done(connection: Connection, table_id: str) -> None:
    """Mark a review as done when no part of it is left."""
    left = select(func.count()).where(_parts.c.table_id == table_id, _is_open)
    if connection.execute(left).scalar_one() == 0:
        end(connection, table_id, "done")


def measure(connection: Connection, table_id: str, method: int) -> Progress:
    """How far the review of a table is."""
    review = read(connection, table_id, method)
    if review is None:
        return Progress()
    query = (
        select(_parts.c.depth, func.count(), func.count(_parts.c.verdict), func.count(_parts.c.until))
        .where(_parts.c.table_id == table_id)
        .group_by(_parts.c.depth)
    )
    counts = {depth: (done, total, taken) for depth, total, done, taken in connection.execute(query).all()}
    reached: Reached = "none"
    done, total, is_begun = 0, 0, False
    for name in _names:
        done, total, taken = counts.get(name, (0, 0, 0))
        is_begun = is_begun or done > 0 or taken > 0
        if done < total:
            break
        reached = cast("Reached", name)
    named = {"open": "running" if is_begun else "waiting", "cancelled": "none"}
    return Progress(named.get(review.status, review.status), reached, done, total)


def is_fully_reviewed(connection: Connection, table_id: str) -> bool:
    """Whether the deep search of every move of a game is done."""
    is_deep = _parts.c.table_id == table_id, _parts.c.depth == DEEP.name
    return not connection.execute(select(exists().where(*is_deep, _is_open))).scalar_one()


def read_verdicts(connection: Connection, table_id: str, ply: int | None = None) -> list[Json]:
    """What was found, move by move or about one of them, each by its deepest look."""
    query = (
        select(_parts.c.ply, _parts.c.verdict)
        .where(_parts.c.table_id == table_id, ~_is_open)
        .order_by(_parts.c.ply, _rank)
    )
    if ply is not None:
        query = query.where(_parts.c.ply == ply)
    deepest: dict[int, Json] = {}
    for row in connection.execute(query).all():
        deepest[row.ply] = row.verdict
    return list(deepest.values())


def release_all(connection: Connection) -> None:
    """Nobody has taken anything: whoever had is gone."""
    connection.execute(update(_parts).where(_parts.c.until.is_not(None)).values(until=None))


def _is_free(moment: datetime) -> ColumnElement[bool]:
    """Whether a part waits for somebody to do it."""
    return _is_open & or_(_parts.c.until.is_(None), _parts.c.until < moment)


def _change(connection: Connection, part: Part, **values: object) -> None:
    """Change a part that is not done yet."""
    connection.execute(_ONE.values(**values), _key(part))


def _key(part: Part) -> Json:
    """Which part `_ONE` changes."""
    return {"of": part.table, "deep": part.depth, "at_ply": part.ply}
