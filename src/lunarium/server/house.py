"""The house: all parts of a running server, put together once."""

import os
from datetime import timedelta
from functools import partial
from math import ceil
from pathlib import Path
from random import SystemRandom

from lunarium.ai.review import judging
from lunarium.games import register_components
from lunarium.server.callers import Callers
from lunarium.server.doubts import Doubts
from lunarium.server.limits import Limits
from lunarium.server.settings import Settings
from lunarium.tables import lists
from lunarium.tables.bulletin import Bulletin
from lunarium.tables.check import check_tables
from lunarium.tables.cluster import Cluster
from lunarium.tables.coach import CoachWords
from lunarium.tables.computers import Computers
from lunarium.tables.daily import Daily
from lunarium.tables.daily_puzzles import DailyPuzzles
from lunarium.tables.database import Database, now
from lunarium.tables.dealer import Dealer
from lunarium.tables.door import Draw, Tables
from lunarium.tables.errors import Refused
from lunarium.tables.expiry import Expiry
from lunarium.tables.fair_play import FairPlay
from lunarium.tables.lessons import Lessons
from lunarium.tables.notifications import Notifier
from lunarium.tables.people import People, Person
from lunarium.tables.puzzles import Puzzles
from lunarium.tables.rematches import Rematches
from lunarium.tables.reviews import Reviews
from lunarium.tables.seats import Seats
from lunarium.tables.statistics import Statistics
from lunarium.tables.table import Table
from lunarium.tables.work import Work

MOST_PUBLIC = 20  # games under way of one address that stand in the public list
PUBLIC_SINCE = timedelta(days=1)  # older ones stand far behind


class House:
    """The database and everything that works on it."""

    def __init__(self, settings: Settings, draw: Draw = SystemRandom) -> None:
        self.settings, self.draw = settings, draw
        for file in filter(None, settings.components.split(os.pathsep)):
            register_components(Path(file))
        self.database = Database(settings.database_url or None, settings.busy_seconds)
        self.bulletin = Bulletin(self.database)
        self.people = People(self.database, self.bulletin)
        self.tables = Tables(self.database, self.bulletin, draw)
        self.seats = Seats(self.tables)
        self.lessons = Lessons(self.database)
        self.coach_words = CoachWords(self.database)
        self.statistics = Statistics(self.database)
        self.puzzles = Puzzles(self.database)
        self.daily_puzzles = DailyPuzzles(self.database)
        self.dealer = Dealer(self.tables)
        self.rematches = Rematches(self.tables)
        self.cluster = Cluster(settings.cluster) if settings.cluster else None
        self.callers = Callers()
        remote = self.cluster.size if self.cluster else 0
        self.work = Work(settings.thinkers or None, remote=remote, household_of=self.callers.household_of)
        self.doubts = Doubts(self.work, draw)
        self.computers = Computers(self.tables, self.work, settings.lease_seconds, settings.pace_seconds)
        judge = self.cluster.judge if self.cluster else partial(judging.judge, run=self.work.do_aside)
        self.reviews = Reviews(
            self.tables, self.work, settings.lease_seconds, judge, self.callers.household_of
        )
        self.daily = Daily(self.tables, self.dealer)
        self.fair_play = FairPlay(self.tables, self.daily)
        self.notifier = Notifier(self.tables, settings.notify, settings.smtp, settings.public_url)
        self.limits = Limits(settings.rate, tell=self.bulletin.tell_others)
        self.bulletin.subscribe(self.limits.hear)
        self.expiry = Expiry(
            self.database,
            self.people,
            self.bulletin,
            settings.forget_guests_days,
            settings.forget_tables_days,
        )
        self.is_open = False

    def open(self) -> None:
        """Migrate, set aside what no longer replays, and begin."""
        self.database.reserve()
        self.database.migrate()
        check_tables(self.database)
        self.bulletin.start()
        self.work.start()
        self.computers.start()
        self.reviews.start()
        self.expiry.start()
        self.notifier.start()
        self.is_open = True

    def close(self) -> None:
        """Finish what is being written, and end."""
        self.is_open = False
        self.computers.stop()
        self.reviews.stop()
        self.expiry.stop()
        self.work.stop()
        if self.cluster is not None:
            self.cluster.close()
        self.notifier.stop()
        self.bulletin.stop()
        self.database.close()

    def check_public(self, person: Person, visibility: str) -> None:
        """Refuse an address one more public table where many of its own are under way."""
        if visibility != "public" or self.settings.rate <= 0:
            return
        household, most = self.callers.household_of(person.id), ceil(MOST_PUBLIC * self.settings.rate)
        with self.database.reading() as connection:
            counts = lists.count_public(connection, now() - PUBLIC_SINCE)
        if (
            sum(count for host, count in counts.items() if self.callers.household_of(host) == household)
            >= most
        ):
            raise Refused("too-many-public", most=most)

    def look(self, table_id: str, person: Person | None) -> Table:
        """A table that this person may look at: neither today's deal of another nor a fork of it."""
        table = self.tables.load(table_id)
        self.daily.look(person, table)
        return table
