"""The dealer: sets up new tables, by chance, by number, from a position or from a record."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from random import Random
from typing import TypeVar

from sqlalchemy import Connection

from lunarium.core.errors import BadOption
from lunarium.core.game import Json
from lunarium.core.position import POSITION, held_by
from lunarium.core.record import Record
from lunarium.core.types import Options
from lunarium.games import AnyGame, load
from lunarium.tables.database import now
from lunarium.tables.door import Tables
from lunarium.tables.errors import Forbidden, Refused
from lunarium.tables.keys import new_id
from lunarium.tables.people import Person
from lunarium.tables.seats import Holder, Invitation, seat_all
from lunarium.tables.secret import by_number
from lunarium.tables.table import Played, Seat, Table

T = TypeVar("T")
MOST_MOVES = 2_000  # of an uploaded record; the longest game has a few hundred


class Dealer:
    """Sets up tables; what was face down elsewhere is shuffled anew."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def create(
        self,
        person: Person,
        game_key: str,
        options: Options,
        holders: Sequence[Holder],
        *,
        visibility: str = "link",
        starts: int | None = None,
        deal: int | None = None,
    ) -> tuple[Table, list[Invitation]]:
        """A new table, dealt by chance or by number."""
        game = load(game_key)
        settled = _settle(game, options, len(holders))
        rng = (
            self._tables.draw() if deal is None else by_number(self._tables.database, deal, game.key, settled)
        )
        setup = game.deal(settled, rng)
        seated = _let_start(game, settled, setup, holders, starts)
        return self.set_up(person, game, settled, setup, seated, visibility=visibility, deal=deal)

    def fork(
        self, table_id: str, person: Person, ply: int, holders: Sequence[Holder], visibility: str = "link"
    ) -> tuple[Table, list[Invitation]]:
        """A new table from a position: what was face down then is shuffled anew."""
        table = self._tables.load(table_id)
        if table.daily is not None and table.finished_at is None:
            raise Forbidden("daily-no-fork")
        if table.is_contest:
            raise Forbidden("contest-no-fork")
        if len(holders) != len(table.seats):
            raise Refused("seats-differ", seats=len(table.seats))
        state = table.state_at(ply)
        setup = table.game.reseal(dict(table.setup), state, self._tables.draw())
        moves = [Played(played.seat, played.move, now()) for played in table.played[:ply]]
        return self.set_up(
            person, table.game, table.options, setup, holders,
            visibility=visibility, played=moves, origin=(table.id, ply),
            is_origin_public=table.visibility == "public", origin_daily=table.daily,
        )  # fmt: skip

    def keep_record(
        self, person: Person, record: Record, holders: Sequence[Holder] | None, names: Sequence[str | None],
        visibility: str = "link",
    ) -> tuple[Table, list[Invitation]]:  # fmt: skip
        """A finished record to look at, or one under way to go on with, what is face down shuffled anew."""
        if len(record.moves) > MOST_MOVES:
            raise Refused("record-too-long", moves=MOST_MOVES)
        game = load(record.game)
        state = record.verify(game)
        options = game.settle(record.options)
        players: int = options["players"]
        setup, moment = game.complete(options, record.setup), now()
        movers = [game.to_move(before) or 0 for before in record.states(game)]
        moves = [Played(seat, move, moment) for seat, move in zip(movers, record.moves, strict=False)]
        if game.to_move(state) is None:
            if visibility == "public" and any(name not in (None, person.name) for name in names):
                raise Refused("names-not-yours")
            holders = [
                Holder("guest", name=names[seat] if seat < len(names) else None) for seat in range(players)
            ]
        else:
            setup = game.reseal(setup, state, self._tables.draw())
        if holders is None or len(holders) != players:
            raise Refused("seats-differ", seats=players)
        return self.set_up(
            person, game, options, setup, holders, visibility=visibility, played=moves, uploaded=True
        )

    def lay(self, game_key: str, options: Options, players: int, laid: Json) -> Record:
        """A game that begins with what lies on a real table; what is face down there is unknown."""
        game, rng = load(game_key), self._tables.draw()
        if game.keeping is None:
            raise Refused("no-keeping", game=game.key)
        if POSITION in laid and game.positions is not None:
            options, setup = game.positions.begin(game.positions.read(held_by(laid)), rng)
            options = _settle(game, options, players)
        else:
            options = _settle(game, options, players)
            setup = game.keeping.lay(options, laid, rng)
        game.start(options, setup)  # refuses what no box could have brought
        return Record(game=game.key, rules_version=game.rules_version, options=options, setup=setup)

    def keep(self, person: Person, record: Record, names: Sequence[str | None]) -> Table:
        """A table for a game that is played with its box: whoever has its link enters what happens there."""
        holders = [Holder("guest", name=name) for name in names]
        game, options, setup = load(record.game), dict(record.options), dict(record.setup)
        return self.set_up(person, game, options, setup, holders, kept=True)[0]

    def set_up(
        self,
        person: Person,
        game: AnyGame,
        options: Options,
        setup: Json,
        holders: Sequence[Holder],
        *,
        visibility: str = "link",
        played: Sequence[Played] = (),
        origin: tuple[str, int] | None = None,
        is_origin_public: bool = False,
        origin_daily: date | None = None,
        deal: int | None = None,
        daily: date | None = None,
        uploaded: bool = False,
        kept: bool = False,
        also: Callable[[Connection, str], None] | None = None,
    ) -> tuple[Table, list[Invitation]]:
        """A table with this set-up and these moves; `also` writes in the same transaction."""
        if game.has_hidden_hands:
            raise Refused("hidden-hands")
        _check_seats(holders, visibility)
        seats, invitations = seat_all(game, person, holders)
        table = _lay(
            person, game, options, setup, seats, visibility,
            played=tuple(played), origin=origin, deal=deal, daily=daily, uploaded=uploaded, kept=kept,
        )  # fmt: skip
        table = replace(table, is_origin_public=is_origin_public, origin_daily=origin_daily)
        return self._tables.add(table, also), invitations


def deal_again(table: Table, person: Person, rng: Random) -> Table:
    """A table for the same people, computers and options, newly dealt, at which the next one starts."""
    game, options = table.game, table.options
    setup = game.deal(options, rng)
    before = game.to_move(game.start(options, table.setup)) or 0
    order = _let_start(game, options, setup, table.seats, (before + 1) % len(table.seats))
    seats = [replace(seat, number=number, invitation=None) for number, seat in enumerate(order)]
    return _lay(person, game, options, setup, seats, table.visibility)


def _lay(
    person: Person,
    game: AnyGame,
    options: Options,
    setup: Json,
    seats: Sequence[Seat],
    visibility: str,
    *,
    played: tuple[Played, ...] = (),
    origin: tuple[str, int] | None = None,
    deal: int | None = None,
    daily: date | None = None,
    uploaded: bool = False,
    kept: bool = False,
) -> Table:
    """A new table as a value; nothing is written."""
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
        uploaded=uploaded,
        kept=kept,
        created_at=now(),
        finished_at=None,
        version=0,
        line=0,
        seats=tuple(seats),
        played=played,
        state=None,
        offer=None,
    ).replayed()
    return table if table.turn is not None else replace(table, finished_at=table.created_at)


def _check_seats(holders: Sequence[Holder], visibility: str) -> None:
    """At a public table that waits for people, nobody sits twice."""
    kinds = [holder.kind for holder in holders]
    if visibility == "public" and "open" in kinds and kinds.count("me") > 1:
        raise Refused("one-seat-each")


def _settle(game: AnyGame, options: Options, players: int) -> Options:
    if options.get("players", players) != players:
        raise BadOption("seats-differ", seats=players)
    return game.settle({**options, "players": players})


def _let_start(
    game: AnyGame, options: Options, setup: Json, holders: Sequence[T], starts: int | None
) -> Sequence[T]:
    """The same people in the same order round the table, turned so that the chosen one moves first."""
    if starts is None:
        return holders
    if not 0 <= starts < len(holders):
        raise Refused("no-such-seat", seat=starts + 1)
    first = game.to_move(game.start(options, setup)) or 0
    turn = (starts - first) % len(holders)
    return [*holders[turn:], *holders[:turn]]
