"""The daily deal: one solo set-up of each game a day, the same for everybody at this host."""

from __future__ import annotations

import hashlib
import hmac
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from random import Random
from typing import Any

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from lunarium.core.game import Json
from lunarium.core.score import Score
from lunarium.games import GAMES, AnyGame, load
from lunarium.tables import schema
from lunarium.tables.database import Database, now
from lunarium.tables.dealer import Dealer
from lunarium.tables.door import Tables
from lunarium.tables.errors import Conflict, Forbidden, NotFound
from lunarium.tables.keys import new_secret
from lunarium.tables.people import Person
from lunarium.tables.seats import Holder, Invitation
from lunarium.tables.table import Table

SECRET = "daily-secret"  # noqa: S105 - the name of the setting


@dataclass(frozen=True, slots=True)
class Standing:
    """One place in a day's table."""

    rank: int
    name: str
    score: int
    table: str
    person: str


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

    def results(self, day: date, game: str) -> list[Standing]:
        """The table of a day, best first; equal scores share a rank."""
        score, people, ours = self.score(game), schema.people, schema.daily_tables
        query = (
            select(people.c.id, people.c.name, ours.c.table_id, schema.results.c.result)
            .select_from(
                ours.join(schema.results, _same_table()).join(people, people.c.id == ours.c.person_id)
            )
            .where(ours.c.day == day, ours.c.game == game)
        )
        with self._database.reading() as connection:
            rows = [(score.of(row.result, 0), row) for row in connection.execute(query)]
        sign = 1 if score.lower_is_better else -1
        rows.sort(key=lambda scored: (sign * scored[0], scored[1].name))
        scores = [score for score, _ in rows]
        return [
            Standing(scores.index(score) + 1, row.name, score, row.table_id, row.id) for score, row in rows
        ]

    def _deal(self, day: date, game: str) -> tuple[Json, Json]:
        """The day's set-up, dealt once and then kept; its secret keeps it from being dealt at home."""
        deals = schema.daily_deals
        query = select(deals.c.options, deals.c.setup).where(deals.c.day == day, deals.c.game == game)
        found = self._first(query)
        if found is None:
            options = self._options(self._game(game))
            seed = hmac.digest(secret(self._database).encode(), f"{day} {game}".encode(), hashlib.sha256)
            setup = load(game).deal(options, Random(seed))
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

    def _options(self, game: AnyGame) -> Json:
        return game.settle(game.daily or {})

    def _first(self, query: Any) -> Any:
        with self._database.reading() as connection:
            return connection.execute(query).first()


def secret(database: Database) -> str:
    """This host's own secret, made once."""
    query = select(schema.settings.c.value).where(schema.settings.c.name == SECRET)
    with database.reading() as connection:
        found = connection.execute(query).scalar()
    if found is None:
        with suppress(IntegrityError), database.writing() as connection:
            connection.execute(insert(schema.settings).values(name=SECRET, value=new_secret()))
        with database.reading() as connection:
            found = connection.execute(query).scalar_one()
    return str(found)


def _same_table() -> Any:
    return schema.results.c.table_id == schema.daily_tables.c.table_id
