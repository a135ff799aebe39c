"""Lessons: what each person has reached in their stages; a star that was won stays."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import and_, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from lunarium.tables import schema
from lunarium.tables.database import Database, now
from lunarium.tables.errors import Conflict
from lunarium.tables.people import Person

ROWS = schema.lesson_stars


@dataclass(frozen=True, slots=True)
class StageStars:
    """What was reached in a stage, beside having done it."""

    alone: bool  # no move was shown
    best: bool  # in the best way

    @property
    def count(self) -> int:
        """One for having done it, and one for each of these."""
        return 1 + self.alone + self.best

    def __or__(self, other: StageStars) -> StageStars:
        return StageStars(self.alone or other.alone, self.best or other.best)


class Lessons:
    """The stars of people, by game and stage."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, person: Person | None, game: str) -> dict[str, StageStars]:
        """By stage what this person has reached; nothing for somebody we do not know."""
        if person is None:
            return {}
        query = select(ROWS).where(ROWS.c.person_id == person.id, ROWS.c.game == game)
        with self._database.reading() as connection:
            return {row.stage: StageStars(row.alone, row.best) for row in connection.execute(query).all()}

    def keep(self, person: Person, game: str, stage: str, won: StageStars) -> None:
        """Add these stars to those of earlier attempts, and to what another page writes meanwhile."""
        is_it = and_(ROWS.c.person_id == person.id, ROWS.c.game == game, ROWS.c.stage == stage)
        more = {"alone": or_(ROWS.c.alone, literal(won.alone)), "best": or_(ROWS.c.best, literal(won.best))}
        row = {"person_id": person.id, "game": game, "stage": stage, "at": now()}
        for _ in range(2):  # another page may be the first to write it
            with suppress(IntegrityError), self._database.writing() as connection:
                if not connection.execute(update(ROWS).where(is_it).values(more)).rowcount:
                    connection.execute(insert(ROWS).values(row | {"alone": won.alone, "best": won.best}))
                return
        raise Conflict("table-busy")
