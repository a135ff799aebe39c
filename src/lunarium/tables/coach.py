"""The coach's memory: what was said to whom, so that nothing is said twice."""

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from lunarium.tables import schema
from lunarium.tables.database import Database, now
from lunarium.tables.people import Person

ROWS = schema.coach_words


class CoachWords:
    """What the coach has said, by person and game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def said(self, person: Person, game: str) -> frozenset[str]:
        """Everything that this person has been told."""
        query = select(ROWS.c.word).where(ROWS.c.person_id == person.id, ROWS.c.game == game)
        with self._database.reading() as connection:
            return frozenset(connection.execute(query).scalars())

    def say(self, person: Person, game: str, word: str) -> bool:
        """Remember it; False: another page of theirs was quicker, and has said it."""
        row = {"person_id": person.id, "game": game, "word": word, "at": now()}
        try:
            with self._database.writing() as connection:
                connection.execute(insert(ROWS).values(row))
        except IntegrityError:
            return False
        return True
