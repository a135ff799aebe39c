"""Puzzles: how people came out with them, which they have solved, and how their grade moved."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import date
from random import Random

from sqlalchemy import Connection, Row, and_, insert, select, update
from sqlalchemy import Table as Rows
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import ColumnElement

from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.tables import daily_puzzles, schema
from lunarium.tables.database import Database, now
from lunarium.tables.errors import Conflict
from lunarium.tables.grade import Grade
from lunarium.tables.people import Person

RESULTS, HINTS, GRADES = schema.puzzle_results, schema.puzzle_hints, schema.puzzle_grades
THEME, PIECE, SOLUTION = 1, 2, 3  # what somebody is shown of a puzzle, one after the other
NEAREST = 5  # puzzles about as good as the solver: the next is one of them


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """How somebody came out with a puzzle."""

    solved: bool  # by the first try
    helped: bool
    mended: bool  # by a later one

    @property
    def is_done(self) -> bool:
        """Whether it was ever solved."""
        return self.solved or self.mended


@dataclass(frozen=True, slots=True)
class Tried:
    """What a try came to."""

    result: PuzzleResult
    before: Grade
    after: Grade  # the same, where it was not the first try


class Puzzles:
    """The results, hints and grades of people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, person: Person | None, game: str) -> dict[str, PuzzleResult]:
        """By puzzle how this person came out; nothing for somebody we do not know."""
        if person is None:
            return {}
        query = select(RESULTS).where(RESULTS.c.person_id == person.id, RESULTS.c.game == game)
        with self._database.reading() as connection:
            return {row.puzzle: _read_result(row) for row in connection.execute(query).all()}

    def grade(self, person: Person | None, game: str) -> Grade:
        """How well this person solves the puzzles of a game."""
        if person is None:
            return Grade()
        with self._database.reading() as connection:
            return _read_grade(connection, person, game)

    def hints(self, person: Person | None, puzzle: Puzzle) -> int:
        """How much this person was shown of a puzzle: 0 for nothing."""
        if person is None:
            return 0
        with self._database.reading() as connection:
            row = connection.execute(select(HINTS.c.step).where(_is(HINTS, person, puzzle))).first()
        return 0 if row is None else int(row.step)

    def find_hints(self, person: Person | None, game: str) -> dict[str, int]:
        """By puzzle how much this person was shown."""
        if person is None:
            return {}
        query = select(HINTS).where(HINTS.c.person_id == person.id, HINTS.c.game == game)
        with self._database.reading() as connection:
            return {row.puzzle: row.step for row in connection.execute(query).all()}

    def note_hint(self, person: Person, puzzle: Puzzle, step: int) -> None:
        """Remember what is shown, before it is."""
        row = {"person_id": person.id, "game": puzzle.game, "puzzle": puzzle.key}
        is_it = _is(HINTS, person, puzzle)
        for _ in range(2):  # another page of theirs may be quicker
            try:
                with self._database.writing() as connection:
                    known = connection.execute(select(HINTS.c.step).where(is_it)).scalar()
                    values = {"step": step, "at": now()}
                    if known is None:
                        connection.execute(insert(HINTS).values(row | values))
                    elif step >= known:  # a lesser one leaves when the most was shown
                        connection.execute(update(HINTS).where(is_it).values(values))
                return
            except IntegrityError:
                continue
        raise Conflict("table-busy")

    def note_try(self, person: Person, puzzle: Puzzle, *, solved: bool, day: date | None = None) -> Tried:
        """A try has ended: the first one counts, once; a later one is remembered where it solves it.

        `day` is whose puzzle it was when it was begun; None: today's, if it is.
        """
        for _ in range(2):  # another page of theirs may be quicker: then this was not the first
            try:
                with self._database.writing() as connection:
                    return _note_try(connection, person, puzzle, solved=solved, day=day)
            except IntegrityError:
                continue
        raise Conflict("table-busy")


def choose_next(
    puzzles: Collection[Puzzle], known: Mapping[str, PuzzleResult], grade: Grade, rng: Random
) -> Puzzle | None:
    """One that was never tried and is about as good as the solver, else one that was never solved."""
    fresh = [puzzle for puzzle in puzzles if puzzle.key not in known]
    missed = [puzzle for puzzle in puzzles if puzzle.key in known and not known[puzzle.key].is_done]
    left = fresh or missed or list(puzzles)
    left.sort(key=lambda puzzle: (abs(puzzle.rating - grade.mean), puzzle.key))
    return rng.choice(left[:NEAREST]) if left else None


def _note_try(
    connection: Connection, person: Person, puzzle: Puzzle, *, solved: bool, day: date | None
) -> Tried:
    moment = now()
    hint = connection.execute(select(HINTS).where(_is(HINTS, person, puzzle))).first()
    row = connection.execute(select(RESULTS).where(_is(RESULTS, person, puzzle)).with_for_update()).first()
    before = after = _read_grade(connection, person, puzzle.game, is_to_change=row is None)
    helped = hint is not None
    if row is None:
        result = PuzzleResult(solved, helped, mended=False)
        values = {"theme": puzzle.theme, "difficulty": puzzle.difficulty, "at": moment}
        values |= {"solved": solved, "helped": helped, "mended": False}
        key = {"person_id": person.id, "game": puzzle.game, "puzzle": puzzle.key}
        connection.execute(insert(RESULTS).values(key | values))
        after = before.after(puzzle.rating, solved=solved, helped=helped)
        _keep_grade(connection, person, puzzle.game, after, is_new=before.tried == 0)
    else:
        result = _read_result(row)
        if solved and not result.is_done:
            result = PuzzleResult(result.solved, result.helped, mended=True)
            connection.execute(update(RESULTS).where(_is(RESULTS, person, puzzle)).values(mended=True))
    daily_puzzles.note_try(connection, person.id, puzzle, moment, hint, solved=solved, day=day)
    return Tried(result, before, after)


def _is(rows: Rows, person: Person, puzzle: Puzzle) -> ColumnElement[bool]:
    return and_(rows.c.person_id == person.id, rows.c.game == puzzle.game, rows.c.puzzle == puzzle.key)


def _read_result(row: Row[tuple[object, ...]]) -> PuzzleResult:
    return PuzzleResult(row.solved, row.helped, row.mended)


def _read_grade(connection: Connection, person: Person, game: str, is_to_change: bool = False) -> Grade:
    query = select(GRADES).where(GRADES.c.person_id == person.id, GRADES.c.game == game)
    row = connection.execute(query.with_for_update() if is_to_change else query).first()
    return Grade() if row is None else Grade(row.mean, row.deviation, row.tried, row.solved)


def _keep_grade(connection: Connection, person: Person, game: str, grade: Grade, *, is_new: bool) -> None:
    values = {
        "mean": grade.mean,
        "deviation": grade.deviation,
        "tried": grade.tried,
        "solved": grade.solved,
    }
    if is_new:
        connection.execute(insert(GRADES).values({"person_id": person.id, "game": game} | values))
    else:
        is_it = and_(GRADES.c.person_id == person.id, GRADES.c.game == game)
        connection.execute(update(GRADES).where(is_it).values(values))
