"""What is stored about one person: shown to them or the host, and removed with their name."""

from sqlalchemy import ColumnElement, Connection, Select, Table, delete, or_, select, update

from lunarium.ai.players import usual_level
from lunarium.core.game import Json
from lunarium.games import GAMES
from lunarium.tables import schema
from lunarium.tables.errors import NotFound

OWN = (  # rows that belong to one person alone
    schema.daily_tries,
    schema.lesson_stars,
    schema.coach_words,
    schema.puzzle_results,
    schema.puzzle_hints,
    schema.puzzle_grades,
    schema.keepers,
    schema.unlisted,
    schema.own_results,
    schema.daily_tables,
)
OF_GAMES = (schema.moves, schema.undone_moves, schema.results)  # rows of games at which they sit
HIDDEN = (  # secrets, links to others' tables, what lies face down
    "secret_hash",
    "invitation_hash",
    "origin_table",
    "setup",
    "deal",
)
_people, _tables, _seats, _reviews = schema.people, schema.tables, schema.seats, schema.reviews


def read_own_data(connection: Connection, person: str) -> Json:
    """Everything that is stored about this person, as rows by table, but for what is HIDDEN."""
    found: Json = {"people": _read(connection, _people, _people.c.id == person)}
    if not found["people"]:
        raise NotFound("no-such-person")
    for own in OWN:
        found[own.name] = _read(connection, own, own.c.person_id == person)
    found["seats"] = _read(connection, _seats, _seats.c.person_id == person)
    theirs = [row["table_id"] for row in found["seats"]]
    found["tables"] = _read(connection, _tables, or_(_tables.c.id.in_(theirs), _tables.c.host == person))
    for of_games in OF_GAMES:
        found[of_games.name] = _read(connection, of_games, of_games.c.table_id.in_(theirs))
    return found


def remove_person(connection: Connection, person: str) -> list[str]:
    """Forget a person: games with others stay without the name, all else goes; the tables that changed.

    Where they still play, a computer takes their seat, as when they leave.
    """
    theirs = set(connection.execute(select(_seats.c.table_id).where(_is(_seats, person))).scalars())
    shared = {row.table_id for row in connection.execute(_shared(theirs, person)).all()}
    for own in OWN:
        connection.execute(delete(own).where(_is(own, person)))
    connection.execute(delete(_tables).where(_tables.c.id.in_(theirs - shared)))
    connection.execute(update(_tables).where(_tables.c.host == person).values(host=None))
    _hand_over_reviews(connection, person)
    for table_id in sorted(shared):
        _leave(connection, table_id, person)
    connection.execute(delete(_people).where(_people.c.id == person))
    return sorted(theirs)


def _leave(connection: Connection, table_id: str, person: str) -> None:
    """Take the name off this person's seats; where the game goes on, a computer does."""
    row = connection.execute(select(_tables).where(_tables.c.id == table_id)).one()
    values: Json = dict.fromkeys(("person_id", "name", "invitation_hash", "notify_url"))
    if row.finished_at is None and not row.kept and row.game in GAMES:
        values |= {"holder": "computer", "level": usual_level(GAMES[row.game])}
    is_theirs = _seats.c.table_id == table_id, _is(_seats, person)
    connection.execute(update(_seats).where(*is_theirs).values(values))
    connection.execute(
        update(_tables).where(_tables.c.id == table_id).values(version=row.version + 1, offer=None)
    )


def _hand_over_reviews(connection: Connection, person: str) -> None:
    """A review that they asked for belongs to another player of the game, or goes."""
    other = (
        select(_seats.c.person_id)
        .where(
            _seats.c.table_id == _reviews.c.table_id,
            _seats.c.person_id.is_not(None),
            _seats.c.person_id != person,
        )
        .limit(1)
        .scalar_subquery()
    )
    asked = _reviews.c.asked_by == person
    connection.execute(delete(_reviews).where(asked, other.is_(None)))
    connection.execute(update(_reviews).where(asked).values(asked_by=other))


def _shared(table_ids: set[str], person: str) -> Select[tuple[str]]:
    """Those of the tables at which another person sits, too."""
    is_another = _seats.c.person_id.is_not(None), _seats.c.person_id != person
    return select(_seats.c.table_id).where(_seats.c.table_id.in_(table_ids), *is_another).distinct()


def _is(table: Table, person: str) -> ColumnElement[bool]:
    return table.c.person_id == person


def _read(connection: Connection, table: Table, condition: ColumnElement[bool]) -> list[Json]:
    rows = connection.execute(select(table).where(condition)).mappings()
    return [{name: value for name, value in row.items() if name not in HIDDEN} for row in rows]
