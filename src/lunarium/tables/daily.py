"""The daily deal: one solo set-up of each game a day, the same for everybody at this host."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import date

from sqlalchemy import ColumnElement, Connection, Executable, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from lunarium.core.errors import LunariumError
from lunarium.core.game import Json
from lunarium.core.position import POSITION
from lunarium.core.record import Record
from lunarium.core.score import Score
from lunarium.core.types import Options, Setup
from lunarium.games import GAMES, AnyGame, load, outline_of
from lunarium.tables import schema
from lunarium.tables.columns import AnyRow
from lunarium.tables.database import now
from lunarium.tables.dealer import Dealer
from lunarium.tables.door import Tables
from lunarium.tables.errors import Conflict, Forbidden, NotFound
from lunarium.tables.people import Person
from lunarium.tables.seats import Holder, Invitation
from lunarium.tables.secret import keyed_random
from lunarium.tables.table import Table


@dataclass(frozen=True, slots=True)
class Standing:
    """One place in a day's table."""

    rank: int
    name: str
    score: int
    table: str
    person: str
    looked_before: bool  # at another's game of the same deal, before their own had ended


class Daily:
    """Today's deals, who has played them, and the tables of results."""

    def __init__(self, tables: Tables, dealer: Dealer) -> None:
        self._tables, self._dealer, self._database = tables, dealer, tables.database

    def today(self) -> date:
        return now().date()

    def find(self, person: Person | None, day: date, game: str) -> str | None:
        """The person's own table of that day's deal."""
        if person is None:
            return None
        query = select(schema.daily_tables.c.table_id).where(
            schema.daily_tables.c.day == day,
            schema.daily_tables.c.game == game,
            schema.daily_tables.c.person_id == person.id,
        )
        with self._database.reading() as connection:
            found: str | None = connection.execute(query).scalar()
        return found

    def count(self, day: date, game: str) -> int:
        """How many have finished that day's deal."""
        query = (
            select(func.count())
            .select_from(schema.daily_tables.join(schema.results, _same_table()))
            .where(schema.daily_tables.c.day == day, schema.daily_tables.c.game == game)
        )
        with self._database.reading() as connection:
            return int(connection.execute(query).scalar_one())

    def begin(self, person: Person, game_key: str) -> tuple[Table, list[Invitation]]:
        """Today's deal of this game; everybody gets it once."""
        game, day = self._game(game_key), self.today()
        mine = self.find(person, day, game.key)
        if mine is not None:
            return self._tables.load(mine), []
        options, setup = self._deal(day, game.key)

        def register(connection: Connection, table_id: str) -> None:
            row = {"day": day, "game": game.key, "person_id": person.id, "table_id": table_id}
            connection.execute(insert(schema.daily_tables).values(row))

        try:
            return self._dealer.set_up(person, game, options, setup, [Holder("me")], daily=day, also=register)
        except IntegrityError as error:  # two windows at once
            mine = self.find(person, day, game.key)
            if mine is None:
                raise Conflict("table-busy") from error
            return self._tables.load(mine), []

    def check_open(self, person: Person | None, day: date, game: str) -> None:
        """Nobody looks at today's games before their own is finished."""
        self._game(game)
        if day < self.today():
            return
        mine = self.find(person, day, game)
        if mine is None or self._tables.load(mine).finished_at is None:
            raise Forbidden("daily-closed")

    def look(self, person: Person | None, table: Table) -> None:
        """See another's daily game or a fork of it; a result under way meanwhile says so."""
        day = table.daily or table.origin_daily
        if day is None or table.seats_of(person):
            return
        self.check_open(person, day, table.game.key)
        mine = self.find(person, day, table.game.key)
        if mine is None or self._tables.load(mine).finished_at is not None:
            return
        ours = schema.daily_tables
        with self._database.writing() as connection:
            is_first = ours.c.table_id == mine, ours.c.looked_at.is_(None)
            connection.execute(update(ours).where(*is_first).values(looked_at=now()))

    def check_fork(self, table: Table, visibility: str) -> None:
        """Until its day is over, a deal goes on only by link, and no fork of it is forked again."""
        day = table.daily or table.origin_daily
        if day is not None and day >= self.today() and (table.daily is None or visibility == "public"):
            raise Forbidden("daily-fork-tomorrow")

    def check_record(self, person: Person, record: Record) -> None:
        """Nobody brings a running daily deal to a table where there are hints, whatever its hidden order."""
        deals, ours = schema.daily_deals, schema.daily_tables
        unfinished = (
            select(ours.c.day, ours.c.table_id)
            .join(schema.tables, schema.tables.c.id == ours.c.table_id)
            .where(ours.c.person_id == person.id, ours.c.game == record.game)
            .where(schema.tables.c.finished_at.is_(None))
        )
        with self._database.reading() as connection:
            mine = connection.execute(unfinished).all()
            days = [row.day for row in mine]
            query = select(deals.c.day, deals.c.options, deals.c.setup).where(
                deals.c.game == record.game, or_(deals.c.day >= self.today(), deals.c.day.in_(days))
            )
            running = connection.execute(query).all()
        game = load(record.game)
        for deal in running:
            if _looks_like(game, record.setup, deal.setup, deal.options):
                raise Forbidden(
                    "daily-no-record" if deal.day in days else self._why_closed(person, deal.day, game)
                )
        if POSITION in record.setup and any(self._has_stood(row.table_id, record) for row in mine):
            raise Forbidden("daily-no-record")

    def _why_closed(self, person: Person, day: date, game: AnyGame) -> str:
        """Why a deal of today is not uploaded by somebody who does not play it now: others do."""
        return "daily-no-record" if self.find(person, day, game.key) is None else "daily-record-tomorrow"

    def _has_stood(self, table_id: str, record: Record) -> bool:
        """Whether a table has ever shown what this record starts with, whatever the options."""
        table = self._tables.load(table_id)
        game = table.game
        try:
            start = outline_of(game, game.start(record.options, record.setup))
        except LunariumError:
            return False
        return any(outline_of(game, state) == start for state in table.record_of_moves().states(game))

    def results(self, day: date, game: str) -> list[Standing]:
        """The table of a day, best first; equal scores share a rank."""
        score, people, ours = self.score(game), schema.people, schema.daily_tables
        query = (
            select(people.c.id, people.c.name, ours.c.table_id, ours.c.looked_at, schema.results.c.result)
            .select_from(
                ours.join(schema.results, _same_table()).join(people, people.c.id == ours.c.person_id)
            )
            .where(ours.c.day == day, ours.c.game == game)
        )
        with self._database.reading() as connection:
            rows = [(score.of(row.result, 0), row) for row in connection.execute(query).all()]
        sign = 1 if score.lower_is_better else -1
        rows.sort(key=lambda scored: (sign * scored[0], scored[1].name))
        scores = [score for score, _ in rows]
        return [
            Standing(
                scores.index(score) + 1, row.name, score, row.table_id, row.id, row.looked_at is not None
            )
            for score, row in rows
        ]

    def _deal(self, day: date, game: str) -> tuple[Options, Json]:
        """The day's set-up, dealt once and then kept; its secret keeps it from being dealt at home."""
        deals = schema.daily_deals
        query = select(deals.c.options, deals.c.setup).where(deals.c.day == day, deals.c.game == game)
        found = self._first(query)
        if found is None:
            options = self._options(self._game(game))
            setup = load(game).deal(options, keyed_random(self._database, f"{day} {game}"))
            row = {"day": day, "game": game, "options": options, "setup": setup}
            with suppress(IntegrityError), self._database.writing() as connection:
                connection.execute(insert(deals).values(row))
            found = self._first(query)
        if found is None:
            raise Conflict("table-busy")
        return found.options, found.setup

    def score(self, game: str) -> Score:
        """What the daily deal of this game is played for."""
        found = self._game(game)
        return found.score(self._options(found))

    def _game(self, key: str) -> AnyGame:
        if key not in GAMES or GAMES[key].daily is None:
            raise NotFound("no-such-daily")
        return GAMES[key]

    def _options(self, game: AnyGame) -> Options:
        return game.settle(game.daily or {})

    def _first(self, query: Executable) -> AnyRow | None:
        with self._database.reading() as connection:
            return connection.execute(query).first()


def _looks_like(game: AnyGame, setup: Setup, deal: Json, options: Options) -> bool:
    """Whether this set-up shows what the deal shows before the first move, whatever is face down in it."""
    try:
        brought = game.start(options, setup)
    except LunariumError:
        return False
    return outline_of(game, brought) == outline_of(game, game.start(options, deal))


def _same_table() -> ColumnElement[bool]:
    return schema.results.c.table_id == schema.daily_tables.c.table_id
