"""Tables: everything that can be done at a table, each through one transaction and then told to all."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from random import Random, SystemRandom
from threading import Lock

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from lunarium.core.errors import BadOption, LunariumError
from lunarium.core.game import Json
from lunarium.core.record import Record
from lunarium.games import AnyGame, load
from lunarium.tables import store, takebacks
from lunarium.tables.bulletin import EVERYTHING, Bulletin
from lunarium.tables.database import Database, now
from lunarium.tables.errors import Conflict, Forbidden, NotFound, Refused, StalePly
from lunarium.tables.keys import digest, is_id, matches, new_id, new_secret
from lunarium.tables.people import People, Person, clean_name
from lunarium.tables.table import Offer, Played, Seat, Table, tell_all

KEPT = 2_000  # tables in memory; each can be computed again
TRIES = 5  # against others who change the same table
MOST_MOVES = 2_000  # of an uploaded record; the longest game has a few hundred

log = structlog.get_logger("lunarium.tables")
Change = Callable[[Connection, Table, Table], bool]
Witness = Callable[[Table | None, Table], None]  # before (None: a new table) and after


@dataclass(frozen=True, slots=True)
class Holder:
    """Who shall sit at a seat of a new table."""

    kind: str  # me, open, computer
    level: str | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Invitation:
    """The secret that opens a seat, told once."""

    seat: int
    secret: str


class Tables:
    """The one door: whoever moves, person or computer, comes through `play`."""

    def __init__(self, database: Database, bulletin: Bulletin, people: People) -> None:
        self.database, self.bulletin, self.people = database, bulletin, people
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._lock = Lock()
        self._witnesses: list[Witness] = []
        bulletin.subscribe(self._hear)

    def watch_changes(self, witness: Witness) -> None:
        """Be told of each change that is made in this process, after it is written."""
        self._witnesses.append(witness)

    def load(self, table_id: str) -> Table:
        """The table as it stands."""
        if not is_id(table_id):
            raise NotFound("no-such-table")  # before a database stumbles over a stranger's text
        kept = self._remembered(table_id)
        with self.database.reading() as connection:
            if kept is not None and store.read_version(connection, table_id) == kept.version:
                return kept
            return self._remember(store.read_table(connection, table_id))

    def play(
        self, table_id: str, person: Person | None, text: str, ply: int, line: int | None = None
    ) -> Table:
        """A move for the position that the mover has seen; `person` None is the computer whose turn it is."""

        def move(table: Table) -> Table:
            table.check_position(ply, line)
            seat = table.check_turn(person) if person is not None else _check_computer(table)
            return table.after(text, seat, now())

        return self._change(table_id, move, self._append)

    def take_back(self, table_id: str, person: Person, to_ply: int | None = None) -> Table:
        """Take back at once what concerns nobody else; ask the others for the rest."""

        def take_back(table: Table) -> Table:
            plan = takebacks.plan(table, person, to_ply)
            if not plan.waits_for:
                return table.back_at(plan.to_ply)
            return table.with_offer(Offer(plan.to_ply, plan.by, plan.waits_for))

        return self._change(table_id, take_back, _undo_or_offer)

    def answer_take_back(self, table_id: str, person: Person, accept: bool) -> Table:
        """Yes or no; with the last yes the moves are taken back."""
        seen = self.load(table_id).offer

        def answer(table: Table) -> Table:
            offer = takebacks.check_answer(table, person)
            if seen is None or offer.to_ply != seen.to_ply:
                raise Conflict("no-offer")  # they answer another one
            left = tuple(seat for seat in offer.waits_for if seat not in table.seats_of(person))
            if accept and not left:
                return table.back_at(offer.to_ply)
            return table.with_offer(replace(offer, waits_for=left) if accept else None)

        return self._change(table_id, answer, _undo_or_offer)

    def withdraw_take_back(self, table_id: str, person: Person) -> Table:
        """The one who asked changes their mind."""

        def withdraw(table: Table) -> Table:
            if table.offer is None or table.offer.by not in table.seats_of(person):
                raise Conflict("no-offer")
            return table.with_offer(None)

        return self._change(table_id, withdraw, store.change_offer)

    def create(
        self,
        person: Person,
        game_key: str,
        options: Json,
        holders: Sequence[Holder],
        *,
        visibility: str = "link",
        starts: int | None = None,
        deal: int | None = None,
    ) -> tuple[Table, list[Invitation]]:
        """A new table, dealt by chance or by number."""
        game = load(game_key)
        settled = _settle(game, options, len(holders))
        rng = SystemRandom() if deal is None else Random(str(deal))
        setup = game.deal(settled, rng)
        seated = _let_start(game, settled, setup, holders, starts)
        return self._set_up(person, game, settled, setup, seated, visibility=visibility, deal=deal)

    def fork(
        self, table_id: str, person: Person, ply: int, holders: Sequence[Holder], visibility: str = "link"
    ) -> tuple[Table, list[Invitation]]:
        """A new table from a position: what was face down then is shuffled anew."""
        table = self.load(table_id)
        if table.daily is not None and table.finished_at is None:
            raise Forbidden("daily-no-fork")
        if len(holders) != len(table.seats):
            raise Refused("seats-differ", seats=len(table.seats))
        state = table.state_at(ply)
        setup = table.game.reseal(dict(table.setup), state, SystemRandom())
        moves = [Played(played.seat, played.move, now()) for played in table.played[:ply]]
        return self._set_up(
            person, table.game, table.options, setup, holders,
            visibility=visibility, played=moves, origin=(table.id, ply),
        )  # fmt: skip

    def keep_record(
        self, person: Person, record: Record, holders: Sequence[Holder] | None, names: Sequence[str],
        visibility: str = "link",
    ) -> tuple[Table, list[Invitation]]:  # fmt: skip
        """A finished record to look at, or one under way to go on with, what is face down shuffled anew."""
        if len(record.moves) > MOST_MOVES:
            raise Refused("record-too-long", moves=MOST_MOVES)
        game = load(record.game)
        state = record.verify(game)
        options = game.settle(record.options)
        players: int = options["players"]
        setup, moment = dict(record.setup), now()
        movers = [game.to_move(before) or 0 for before in record.states(game)]
        moves = [Played(seat, move, moment) for seat, move in zip(movers, record.moves, strict=False)]
        if game.to_move(state) is None:
            holders = [
                Holder("guest", name=names[seat] if seat < len(names) else None) for seat in range(players)
            ]
        else:
            setup = game.reseal(setup, state, SystemRandom())
        if holders is None or len(holders) != players:
            raise Refused("seats-differ", seats=players)
        return self._set_up(person, game, options, setup, holders, visibility=visibility, played=moves)

    def claim(
        self, table_id: str, number: int, person: Person, secret: str | None, name: str | None = None
    ) -> Table:
        """Sit down: with the secret of the seat's link, or without at a public table."""

        def sit(table: Table) -> Table:
            seat = table.seat(number)
            if seat.is_held_by(person):
                raise Conflict("seat-already-yours")
            if table.finished_at is not None:
                raise Conflict("game-is-over")
            if secret is not None:
                if not matches(secret, seat.invitation):
                    raise Forbidden("invitation-void")
            elif seat.holder != "open" or table.visibility != "public":
                raise Forbidden("seat-taken" if seat.holder != "open" else "invitation-needed")
            return table.with_seat(_seat_for(number, person, name))

        return self._change(table_id, sit, _seat_change(number))

    def invite(self, table_id: str, number: int, person: Person) -> tuple[Table, Invitation]:
        """A new link for an open seat, or to hand one's own seat over; older links are void."""
        secret = new_secret()

        def invite(table: Table) -> Table:
            seat = _check_disposal(table, number, person)
            return table.with_seat(replace(seat, invitation=digest(secret)))

        return self._change(table_id, invite, _seat_change(number)), Invitation(number, secret)

    def resign(self, table_id: str, number: int, person: Person, level: str) -> Table:
        """A computer plays on at one's own seat, or at one that nobody took."""

        def resign(table: Table) -> Table:
            _check_disposal(table, number, person)
            return table.with_seat(Seat(number, "computer", level=level))

        return self._change(table_id, resign, _seat_change(number))

    def set_notification(
        self, table_id: str, number: int, person: Person, url: str | None, language: str | None
    ) -> Table:
        """Where to call when it is this seat's turn, or nowhere."""

        def note(table: Table) -> Table:
            seat = table.seat(number)
            if not seat.is_held_by(person):
                raise Forbidden("not-your-seat")
            return table.with_seat(replace(seat, notify_url=url, notify_language=language))

        return self._change(table_id, note, _seat_change(number))

    def rename(self, person: Person, name: str) -> Person:
        """The person under a new name, also at the tables where they still play under the old one."""
        renamed = self.people.rename(person, name)
        with self.database.reading() as connection:
            under_way = store.list_open_of(connection, person.id)
        for table_id in under_way:
            for number in self._seats_called(table_id, person):

                def call(table: Table, number: int = number) -> Table:
                    return table.with_seat(replace(table.seat(number), name=renamed.name))

                self._change(table_id, call, _seat_change(number))
        self.bulletin.announce(f"person:{person.id}")
        return renamed

    def renew(self, person: Person) -> str:
        """A new token for this person; the old one is void everywhere."""
        token = self.people.renew(person)
        self.bulletin.announce(f"person:{person.id}")
        return token

    def set_up(
        self, person: Person, game: AnyGame, options: Json, setup: Json, holders: Sequence[Holder],
        *, daily: date, also: Callable[[Connection, str], None],
    ) -> tuple[Table, list[Invitation]]:  # fmt: skip
        """A table of the daily deal, registered in the same transaction."""
        return self._set_up(person, game, options, setup, holders, daily=daily, also=also)

    def story(self, table: Table) -> Table:
        """The table with its story, remembered so."""
        told = table.told()
        if told is not table:
            with self._lock:
                if self._kept.get(table.id) is table:
                    self._kept[table.id] = told
        return told

    def _seats_called(self, table_id: str, person: Person) -> list[int]:
        """The seats that this person holds under their own name; at others they chose one for the table."""
        table = self.load(table_id)
        return [seat for seat in table.seats_of(person) if table.seats[seat].name == person.name]

    def _append(self, connection: Connection, before: Table, after: Table) -> bool:
        if not store.append_move(connection, before, after):
            return False
        if after.finished_at is not None:
            _keep_result(connection, after)
        return True

    def _change(self, table_id: str, decide: Callable[[Table], Table], write: Change) -> Table:
        """Load, decide, write, publish; whoever was slower decides again on what is there now."""
        table = self._remembered(table_id) or self.load(table_id)
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
        is_move = write == self._append and after.finished_at is None  # an ordinary one: nothing else to keep
        try:
            with self.database.writing(at_once=is_move) as connection:
                if not write(connection, before, after):
                    connection.rollback()
                    return False
        except IntegrityError:
            return False
        return True

    def _set_up(
        self,
        person: Person,
        game: AnyGame,
        options: Json,
        setup: Json,
        holders: Sequence[Holder],
        *,
        visibility: str = "link",
        played: Sequence[Played] = (),
        origin: tuple[str, int] | None = None,
        deal: int | None = None,
        daily: date | None = None,
        also: Callable[[Connection, str], None] | None = None,
    ) -> tuple[Table, list[Invitation]]:
        seats, invitations = _seat_all(person, holders)
        table = Table(
            id=new_id(),
            game=game,
            rules_version=game.rules_version,
            options=options,
            setup=setup,
            visibility=visibility,
            host=person.id,
            deal=deal,
            origin=origin,
            daily=daily,
            created_at=now(),
            finished_at=None,
            version=0,
            line=0,
            seats=tuple(seats),
            played=tuple(played),
            state=None,
            offer=None,
        ).replayed()
        if table.turn is None:
            table = replace(table, finished_at=table.created_at)
        with self.database.writing() as connection:
            store.insert_table(connection, table)
            if table.finished_at is not None:
                _keep_result(connection, table)
            if also is not None:
                also(connection, table.id)
        self._tell(None, table)
        return table, invitations

    def _tell(self, before: Table | None, after: Table) -> None:
        """Everybody here learns what was written."""
        self._remember(after)
        self.bulletin.announce(f"table:{after.id}")
        for witness in self._witnesses:
            witness(before, after)

    def _hear(self, topic: str) -> None:
        kind, _, identity = topic.partition(":")
        if kind == "person":
            self.people.forget(identity)
        elif topic == EVERYTHING:
            self.people.forget()

    def _remembered(self, table_id: str) -> Table | None:
        with self._lock:
            table = self._kept.get(table_id)
            if table is not None:
                self._kept.move_to_end(table_id)
            return table

    def _remember(self, table: Table) -> Table:
        with self._lock:
            kept = self._kept.get(table.id)
            if kept is None or kept.version < table.version:
                self._kept[table.id] = table
            self._kept.move_to_end(table.id)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return table

    def _reload(self, table_id: str) -> Table:
        with self.database.reading() as connection:
            return self._remember(store.read_table(connection, table_id))


def _keep_result(connection: Connection, table: Table) -> None:
    outcome = table.outcome
    if outcome is not None:
        store.keep_result(connection, table, outcome, table.story or tell_all(table))


def _check_computer(table: Table) -> int | None:
    if not table.is_computers_turn:
        raise StalePly(ply=table.ply, now=table.ply)  # a person has taken the seat, or the game is over
    return table.turn


def _check_disposal(table: Table, number: int, person: Person) -> Seat:
    """A seat that this person may give away: their own, or an open one at the table they made."""
    seat = table.seat(number)
    if seat.is_held_by(person) or (seat.holder == "open" and table.host == person.id):
        if table.finished_at is not None:
            raise Conflict("game-is-over")
        if table.daily is not None:
            raise Forbidden("daily-own")
        return seat
    raise Forbidden("not-your-seat")


def _undo_or_offer(connection: Connection, before: Table, after: Table) -> bool:
    """Moves that go back, or a question to the others about it."""
    change = store.change_offer if after.line == before.line else store.undo_moves
    return change(connection, before, after)


def _seat_change(number: int) -> Change:
    def change(connection: Connection, before: Table, after: Table) -> bool:
        return store.change_seat(connection, before, after, number)

    return change


def _seat_all(person: Person, holders: Sequence[Holder]) -> tuple[list[Seat], list[Invitation]]:
    seats, invitations = [], []
    for number, holder in enumerate(holders):
        if holder.kind == "me":
            seats.append(_seat_for(number, person, holder.name))
        elif holder.kind == "computer":
            seats.append(Seat(number, "computer", level=holder.level))
        elif holder.kind == "guest":
            seats.append(Seat(number, "person", name=clean_name(holder.name) if holder.name else None))
        else:
            invitations.append(Invitation(number, new_secret()))
            seats.append(Seat(number, invitation=digest(invitations[-1].secret)))
    return seats, invitations


def _seat_for(number: int, person: Person, name: str | None) -> Seat:
    return Seat(number, "person", person=person.id, name=clean_name(name) if name else person.name)


def _settle(game: AnyGame, options: Json, players: int) -> Json:
    if options.get("players", players) != players:
        raise BadOption("seats-differ", seats=players)
    return game.settle({**options, "players": players})


def _let_start(
    game: AnyGame, options: Json, setup: Json, holders: Sequence[Holder], starts: int | None
) -> Sequence[Holder]:
    """The same people in the same order round the table, turned so that the chosen one moves first."""
    if starts is None:
        return holders
    if not 0 <= starts < len(holders):
        raise Refused("no-such-seat", seat=starts + 1)
    first = game.to_move(game.start(options, setup)) or 0
    turn = (starts - first) % len(holders)
    return [*holders[turn:], *holders[:turn]]
