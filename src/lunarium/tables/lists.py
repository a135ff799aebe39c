"""Lists: which tables there are, for their people and for the house; nothing is computed for them."""

from datetime import datetime

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
)

from lunarium.tables import schema
from lunarium.tables.columns import AnyRow, is_damaged

_tables, _seats, _results = schema.tables, schema.seats, schema.results
_origins = _tables.alias("origins")
_set_aside, _unlisted = schema.set_aside, schema.unlisted
Place = tuple[int, datetime, str]  # in a list: the rank, the time and the id of the table before


def list_tables(
    connection: Connection,
    which: str,
    person: str | None,
    game: str | None,
    after: Place | None,
    limit: int,
) -> list[AnyRow]:
    """Rows of tables, newest first: a person's own under way by their rank, public ones, finished ones."""
    own = _is_own(person)
    rank = _rank(person) if which == "mine" else literal(0)
    broken = exists().where(_set_aside.c.table_id == _tables.c.id)
    more = _results.c.ranking, _results.c.result, rank.label("rank"), broken.label("is_set_aside")
    query = select(_tables, *more, _origins.c.visibility.label("origin_visibility"))
    joined = _tables.outerjoin(_results, _results.c.table_id == _tables.c.id)
    query = query.select_from(joined.outerjoin(_origins, _origins.c.id == _tables.c.origin_table))
    if which != "mine":
        query = query.where(~broken)
    if which == "mine":
        query = query.where(own, _tables.c.finished_at.is_(None), ~_is_unlisted(person))
    elif which == "public":
        query = query.where(_tables.c.visibility == "public", _tables.c.finished_at.is_(None))
    else:
        finished = _tables.c.finished_at.is_not(None)
        query = query.where(finished, or_(_tables.c.visibility == "public", own), ~_is_unlisted(person))
    if game is not None:
        query = query.where(_tables.c.game == game)
    if after is not None:
        at, created, identity = after
        older = or_(
            _tables.c.created_at < created, and_(_tables.c.created_at == created, _tables.c.id < identity)
        )
        query = query.where(or_(rank > at, and_(rank == at, older)))
    order = (rank, _tables.c.created_at.desc(), _tables.c.id.desc())
    query, damaged = query.order_by(*order).limit(limit), list[str]()
    while True:
        rows = list(connection.execute(query))
        found = [row.id for row in rows if is_damaged(row)]
        if not found:
            return rows
        damaged += found  # what cannot be read is listed nowhere, and costs the list none of the others
        query = query.where(_tables.c.id.not_in(damaged))


def unlist(connection: Connection, table_id: str, person: str) -> None:
    """Take a table off this person's lists."""
    relist(connection, table_id, person)
    connection.execute(insert(_unlisted).values(person_id=person, table_id=table_id))


def relist(connection: Connection, table_id: str, person: str) -> None:
    """Put a table back on this person's lists."""
    is_it = _unlisted.c.table_id == table_id, _unlisted.c.person_id == person
    connection.execute(delete(_unlisted).where(*is_it))


def is_own(connection: Connection, table_id: str, person: str) -> bool:
    """Whether this person sits at the table or has made it."""
    query = select(_tables.c.id).where(_tables.c.id == table_id, _is_own(person))
    return connection.execute(query).first() is not None


def list_open(connection: Connection) -> list[str]:
    """Every game under way."""
    return list(connection.execute(select(_tables.c.id).where(_tables.c.finished_at.is_(None))).scalars())


def list_all(connection: Connection) -> list[str]:
    """Every table, in the order of their making."""
    return list(connection.execute(select(_tables.c.id).order_by(_tables.c.created_at)).scalars())


def list_for_host(connection: Connection, everything: bool) -> list[AnyRow]:
    """Games under way, or every table, as far as a host wants to know them; the newest last."""
    query = select(_tables.c.id, _tables.c.game, _tables.c.created_at, _tables.c.visibility)
    if not everything:
        query = query.where(_tables.c.finished_at.is_(None))
    return list(connection.execute(query.order_by(_tables.c.created_at)))


def list_finished(connection: Connection, game: str | None, public_only: bool) -> list[str]:
    """Games with a result, of one game or of all, in the order of their making."""
    query = select(_tables.c.id).join(_results).order_by(_tables.c.created_at)
    if game is not None:
        query = query.where(_tables.c.game == game)
    if public_only:
        query = query.where(_tables.c.visibility == "public")
    return list(connection.execute(query).scalars())


def list_waiting_for_computers(connection: Connection) -> list[AnyRow]:
    """Where people wait for a computer: the table, its host, and the level of who is to move."""
    others = _seats.alias("others")
    query = (
        select(_tables.c.id, _tables.c.host, _seats.c.level)
        .join(_seats, and_(_seats.c.table_id == _tables.c.id, _seats.c.seat == _tables.c.turn))
        .where(
            _tables.c.finished_at.is_(None),
            _seats.c.holder == "computer",
            exists().where(others.c.table_id == _tables.c.id, others.c.person_id.is_not(None)),
            ~exists().where(_set_aside.c.table_id == _tables.c.id),
        )
    )
    return list(connection.execute(query))


def count_unattended(connection: Connection, host: str, since: datetime) -> int:
    """How many games under way somebody has made since then at which computers sit and nobody else."""
    held = _seats.c.table_id == _tables.c.id
    query = select(func.count()).where(
        _tables.c.host == host,
        _tables.c.finished_at.is_(None),
        _tables.c.created_at >= since,
        exists().where(held, _seats.c.holder == "computer"),
        ~exists().where(held, _seats.c.person_id.is_not(None)),
    )
    return int(connection.execute(query).scalar_one())


def count_public(connection: Connection, since: datetime) -> dict[str, int]:
    """By host how many public games under way were begun since then."""
    query = (
        select(_tables.c.host, func.count())
        .where(_tables.c.visibility == "public", _tables.c.finished_at.is_(None))
        .where(_tables.c.host.is_not(None), _tables.c.created_at >= since)
        .group_by(_tables.c.host)
    )
    return {str(host): int(count) for host, count in connection.execute(query).all()}


def _is_own(person: str | None) -> ColumnElement[bool]:
    held = exists().where(_seats.c.table_id == _tables.c.id, _seats.c.person_id == (person or ""))
    return or_(held, _tables.c.host == (person or ""))


def _is_unlisted(person: str | None) -> ColumnElement[bool]:
    return exists().where(_unlisted.c.table_id == _tables.c.id, _unlisted.c.person_id == (person or ""))


def _rank(person: str | None) -> ColumnElement[int]:
    """Where this person is to move comes first."""
    is_theirs = _seats.c.table_id == _tables.c.id, _seats.c.seat == _tables.c.turn
    to_move = exists().where(*is_theirs, _seats.c.person_id == (person or ""))
    return case((to_move, 0), else_=1)
