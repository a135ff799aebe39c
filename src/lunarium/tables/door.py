"""The door: every change of a table is decided on what stands there, written at once, and told to all."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random, SystemRandom

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from lunarium.core.errors import LunariumError
from lunarium.core.keeping import Thing
from lunarium.tables import check, offers, own_results, store, takebacks
from lunarium.tables.bulletin import Bulletin
from lunarium.tables.cache import Cache
from lunarium.tables.database import Database, now
from lunarium.tables.errors import Conflict, NotFound, SetAside, StalePly
from lunarium.tables.keys import is_id
from lunarium.tables.people import Person
from lunarium.tables.table import Offer, Table, tell_all

TRIES = 5  # against others who change the same table

Change = Callable[[Connection, Table, Table], bool]  # writes; False: somebody was quicker
Draw = Callable[[], Random]  # chance that nobody can foresee, or the same again in a test
Witness = Callable[[Table | None, Table], None]  # before (None: a new table) and after


class Tables:
    """All tables; whoever moves, person or computer, comes through `play`."""

    def __init__(self, database: Database, bulletin: Bulletin, draw: Draw = SystemRandom) -> None:
        self.database, self.bulletin, self.draw = database, bulletin, draw
        self._cache = Cache()
        self._witnesses: list[Witness] = []

    def watch_changes(self, witness: Witness) -> None:
        """Be told of each change that is made in this process, after it is written."""
        self._witnesses.append(witness)

    def load(self, table_id: str) -> Table:
        """The table as it stands."""
        if not is_id(table_id):
            raise NotFound("no-such-table")  # before a database stumbles over a stranger's text
        kept = self._cache.get(table_id)
        with self.database.reading() as connection:
            if kept is not None and store.read_version(connection, table_id) == kept.version:
                return kept
        return self._reload(table_id)

    def story(self, table: Table) -> Table:
        """The table with its story, remembered so."""
        told = table.told()
        if told is not table:
            self._cache.replace(table, told)
        return told

    def play(
        self,
        table_id: str,
        person: Person | None,
        text: str,
        ply: int,
        line: int | None = None,
        named: Sequence[Thing] = (),
    ) -> Table:
        """A move for the position that the mover has seen; `person` None is the computer whose turn it is.

        Of a game that is kept, `named` is what the move has turned up.
        """

        def move(table: Table) -> Table:
            table.check_position(ply, line)
            seat = table.check_turn(person) if person is not None else _check_computer(table)
            return table.uncovering(text, seat, named).after(text, seat, now())

        return self.change(table_id, move, _append)

    def take_back(self, table_id: str, person: Person, to_ply: int | None = None) -> Table:
        """Take back at once what concerns nobody else; ask the others for the rest."""

        def take_back(table: Table) -> Table:
            plan = takebacks.plan(table, person, to_ply)
            if not plan.waits_for:
                return table.back_at(plan.to_ply, self.draw())
            return table.with_offer(Offer(plan.to_ply, plan.by, plan.waits_for))

        return self.change(table_id, take_back, _undo_or_offer)

    def end(self, table_id: str, person: Person) -> Table:
        """End the game without a result: at once where nobody else plays, else ask the others."""

        def end(table: Table) -> Table:
            offer = offers.plan_end(table, person)
            return table.with_offer(offer) if offer.waits_for else table.ended(now())

        return self.change(table_id, end, store.change_offer)

    def answer_offer(self, table_id: str, person: Person, accept: bool, *, ends: bool = False) -> Table:
        """Yes or no to a take-back or to the end; with the last yes it is done."""
        seen = self.load(table_id).offer

        def answer(table: Table) -> Table:
            offer = offers.check_answer(table, person, ends)
            if seen is None or offer.to_ply != seen.to_ply:
                raise Conflict("no-offer")  # they answer another one
            left = tuple(seat for seat in offer.waits_for if seat not in table.seats_of(person))
            if not accept or left:
                return table.with_offer(replace(offer, waits_for=left) if accept else None)
            return table.ended(now()) if offer.to_ply is None else table.back_at(offer.to_ply, self.draw())

        return self.change(table_id, answer, _undo_or_offer)

    def withdraw_offer(self, table_id: str, person: Person, *, ends: bool = False) -> Table:
        """The one who asked changes their mind."""

        def withdraw(table: Table) -> Table:
            offers.check_withdrawal(table, person, ends)
            return table.with_offer(None)

        return self.change(table_id, withdraw, store.change_offer)

    def add(self, table: Table, also: Callable[[Connection, str], None] | None = None) -> Table:
        """A new table, and in the same transaction what else belongs to it."""
        with self.database.writing() as connection:
            store.insert_table(connection, table)
            if table.finished_at is not None:
                _keep_result(connection, table)
            if also is not None:
                also(connection, table.id)
        self._tell(None, table)
        return table

    def add_successor(self, before: Table, table: Table) -> bool:
        """A new table for the people of this one, and the mark of it here; False: somebody was quicker."""
        after = before.with_successor(table.id)

        def write(connection: Connection, before: Table, after: Table) -> bool:
            is_first = store.change_successor(connection, before, after)
            if is_first:
                store.insert_table(connection, table)
            return is_first

        if not self._write(before, after, write):
            return False
        self._tell(None, table)
        self._tell(before, after)
        return True

    def change(self, table_id: str, decide: Callable[[Table], Table], write: Change) -> Table:
        """Load, decide, write, publish; whoever was slower decides again on what is there now."""
        table = self._cache.get(table_id) or self.load(table_id)
        for _ in range(TRIES):
            try:
                after = decide(table)
            except LunariumError:
                fresh = self.load(table_id)
                if fresh.version == table.version:
                    raise
                table = fresh  # the refusal may have been about the past
                continue
            if self._write(table, after, write):
                self._tell(table, after)
                return after
            table = self._reload(table_id)
        raise Conflict("table-busy")

    def _write(self, before: Table, after: Table, write: Change) -> bool:
        is_plain = after.finished_at is None and after.setup == before.setup  # there is nothing else to keep
        is_move = write == _append and is_plain
        try:
            with self.database.writing(at_once=is_move) as connection:
                if not write(connection, before, after):
                    connection.rollback()
                    return False
        except IntegrityError:
            return False
        return True

    def _reload(self, table_id: str) -> Table:
        try:
            with self.database.snapshot() as connection:
                return self._cache.put(store.read_table(connection, table_id))
        except SetAside as error:
            check.set_aside(self.database, table_id, error)
            raise

    def _tell(self, before: Table | None, after: Table) -> None:
        """Everybody here learns what was written."""
        self._cache.put(after)
        self.bulletin.announce(f"table:{after.id}")
        for witness in self._witnesses:
            witness(before, after)


def _append(connection: Connection, before: Table, after: Table) -> bool:
    if not store.append_move(connection, before, after):
        return False
    if after.setup != before.setup:
        store.change_setup(connection, after, after.setup)
    if after.finished_at is not None:
        _keep_result(connection, after)
    return True


def _undo_or_offer(connection: Connection, before: Table, after: Table) -> bool:
    """Moves that go back, or else what is asked and answered."""
    change = store.change_offer if after.line == before.line else store.undo_moves
    return change(connection, before, after)


def _keep_result(connection: Connection, table: Table) -> None:
    outcome = table.outcome
    if outcome is not None:
        store.keep_result(connection, table, outcome, table.story or tell_all(table))
        own_results.record_end(connection, table)


def _check_computer(table: Table) -> int | None:
    if not table.is_computers_turn:
        raise StalePly(ply=table.ply, now=table.ply)  # a person has taken the seat, or the game is over
    return table.turn
