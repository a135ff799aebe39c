"""The puzzle of the day: one of each game, the same for everybody at this host, and days in a row."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from sqlalchemy import Connection, and_, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.tables import schema
from lunarium.tables.columns import AnyRow
from lunarium.tables.database import Database, as_utc, now
from lunarium.tables.errors import Conflict, Unavailable
from lunarium.tables.people import Person
from lunarium.tables.secret import keyed_random

CHOSEN, TRIES = schema.daily_puzzles, schema.daily_tries
SOLUTION = 3  # the last thing that somebody can be shown
ONE_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Crowd:
    """How everybody came out with the puzzle of a day."""

    tried: int
    solved: int
    at_once: int


@dataclass(frozen=True, slots=True)
class Own:
    """How one came out oneself, and on how many days in a row it was solved."""

    tried: bool
    solved: bool
    streak: int  # up to today, or up to yesterday while today's is open


class DailyPuzzles:
    """Which puzzle is today's, and who has solved it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def today(self) -> date:
        return now().date()

    def choose(self, game: str, keys: Sequence[str], day: date) -> str:
        """The puzzle of a day, chosen once and then kept; none comes again before all others have come."""
        query = select(CHOSEN.c.puzzle, CHOSEN.c.day).where(CHOSEN.c.game == game)
        for _ in range(2):  # another worker may be quicker
            with self._database.reading() as connection:
                chosen = connection.execute(query).all()
            found = next((row.puzzle for row in chosen if row.day == day), None)
            if found in keys:
                return str(found)
            used = Counter(row.puzzle for row in chosen)
            fewest = min(used[key] for key in keys)
            rng = keyed_random(self._database, f"puzzle {day} {game}")
            puzzle = rng.choice(sorted(key for key in keys if used[key] == fewest))
            try:
                with self._database.writing() as connection:
                    # One that is no longer among the puzzles of this host makes room.
                    gone = and_(CHOSEN.c.day == day, CHOSEN.c.game == game, CHOSEN.c.puzzle.not_in(keys))
                    connection.execute(delete(CHOSEN).where(gone))
                    connection.execute(insert(CHOSEN).values(day=day, game=game, puzzle=puzzle))
                return puzzle
            except IntegrityError:
                continue
            except Unavailable:
                return puzzle  # on a full disk puzzles can still be read; the same one is chosen later
        raise Conflict("table-busy")

    def count(self, game: str, day: date) -> Crowd:
        """How everybody came out with the puzzle of a day."""
        query = select(
            func.count(),
            func.count(case((TRIES.c.solved, 1))),
            func.count(case((TRIES.c.at_once, 1))),
        ).where(TRIES.c.day == day, TRIES.c.game == game)
        with self._database.reading() as connection:
            return Crowd(*connection.execute(query).one())

    def find(self, person: Person | None, game: str, day: date) -> Own:
        """How this person came out with it."""
        if person is None:
            return Own(tried=False, solved=False, streak=0)
        with self._database.reading() as connection:
            row = _read(connection, day, game, person.id)
            streak = (
                row.streak
                if row is not None and row.solved
                else _streak_before(connection, day, game, person.id)
            )
        return Own(row is not None, row is not None and row.solved, streak)


def note_try(
    connection: Connection,
    person: str,
    puzzle: Puzzle,
    moment: datetime,
    hint: AnyRow | None,
    *,
    solved: bool,
    day: date | None = None,
) -> None:
    """Somebody has tried a puzzle, which may be that of the day: what was shown to them does not count.

    Begun before midnight it counts for the day it was given for, until the next one is over.
    """
    today, game = moment.date(), puzzle.game
    if day is None or not today - ONE_DAY <= day <= today:
        day = today
    query = select(CHOSEN.c.puzzle).where(CHOSEN.c.day == day, CHOSEN.c.game == game)
    if connection.execute(query).scalar() != puzzle.key:
        return
    row = _read(connection, day, game, person)
    was_shown = hint is not None and hint.step >= SOLUTION and as_utc(hint.at).date() >= day
    counts = solved and not was_shown
    if row is None:
        streak = _streak_before(connection, day, game, person) + 1 if counts else 0
        values = {"at_once": counts and hint is None, "solved": counts, "streak": streak, "at": moment}
        connection.execute(insert(TRIES).values({"day": day, "game": game, "person_id": person} | values))
    elif counts and not row.solved:
        streak = _streak_before(connection, day, game, person) + 1
        is_it = and_(TRIES.c.day == day, TRIES.c.game == game, TRIES.c.person_id == person)
        connection.execute(update(TRIES).where(is_it).values(solved=True, streak=streak))
    if counts and day < today:
        _lengthen(connection, today, game, person)


def _lengthen(connection: Connection, today: date, game: str, person: str) -> None:
    """Today's puzzle may have been solved before yesterday's: its days in a row are more then."""
    is_it = and_(TRIES.c.day == today, TRIES.c.game == game, TRIES.c.person_id == person, TRIES.c.solved)
    streak = _streak_before(connection, today, game, person) + 1
    connection.execute(update(TRIES).where(is_it).values(streak=streak))


def _streak_before(connection: Connection, day: date, game: str, person: str) -> int:
    """On how many days in a row up to yesterday it was solved."""
    before = _read(connection, day - ONE_DAY, game, person)
    return before.streak if before is not None and before.solved else 0


def _read(connection: Connection, day: date, game: str, person: str) -> AnyRow | None:
    query = select(TRIES).where(TRIES.c.day == day, TRIES.c.game == game, TRIES.c.person_id == person)
    return connection.execute(query).first()
