"""Table: one game being played, as a value; a change makes a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from random import Random
from typing import Any, Self

from lunarium.core.beats import ShownBeat
from lunarium.core.errors import NotYourTurn
from lunarium.core.game import Json, Outcome
from lunarium.core.keeping import Thing
from lunarium.core.reasons import Reason
from lunarium.core.record import Record
from lunarium.core.telling import Telling
from lunarium.core.types import Data, Options
from lunarium.games import AnyGame
from lunarium.positions.position import Position
from lunarium.positions.shown import show_events
from lunarium.tables.errors import Conflict, Forbidden, NotFound, Refused, StalePly
from lunarium.tables.people import Person

Ply = int
SHUFFLED = "story-shuffled-again"
RECENT = 8  # moves whose beats are shown; who has missed more begins with the position


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table and who holds it."""

    number: int
    holder: str = "open"  # open, person, computer
    person: str | None = None
    name: str | None = None
    level: str | None = None
    invitation: str | None = None  # the hash of the secret that opens it
    notify_url: str | None = None
    notify_language: str | None = None

    def is_held_by(self, person: Person | None) -> bool:
        return person is not None and self.holder == "person" and self.person == person.id


@dataclass(frozen=True, slots=True)
class Played:
    """A move that was played, and what was so just before it."""

    seat: int
    move: str
    at: datetime
    was_midway: bool = False  # computed: the action of the steps before was not done
    unseen: int = 0  # computed: how many things lay face down


@dataclass(frozen=True, slots=True)
class Offer:
    """Somebody asks to take moves back, or to end the game."""

    to_ply: Ply | None  # None: to end it
    by: int
    waits_for: tuple[int, ...]

    def as_json(self) -> Json:
        return {"to_ply": self.to_ply, "by": self.by, "waits_for": list(self.waits_for)}

    @classmethod
    def of(cls, data: Data) -> Self:
        return cls(data["to_ply"], data["by"], tuple(data["waits_for"]))


@dataclass(frozen=True, kw_only=True)
class Table:
    """A table at one moment; states are computed from the set-up and the moves."""

    id: str
    game: AnyGame
    rules_version: int
    options: Options
    setup: Json
    visibility: str
    host: str | None
    deal: int | None
    origin: tuple[str, Ply] | None
    daily: date | None
    is_origin_public: bool = False  # else the id of its origin is known to whoever was given that link
    origin_daily: date | None = None  # the day whose deal its origin is
    uploaded: bool = False  # it came as a record
    kept: bool = False  # it is played with its box on a real table, and entered here
    keepers: frozenset[str] = frozenset()  # who enters moves there besides the host
    created_at: datetime
    finished_at: datetime | None
    version: int
    line: int
    seats: tuple[Seat, ...]
    played: tuple[Played, ...]
    state: Any
    offer: Offer | None
    successor: str | None = None  # the table at which the same people play again
    shuffles: tuple[Ply, ...] = ()  # where what was face down was dealt anew, after a take-back
    story: tuple[tuple[Telling, ...], ...] | None = (
        None  # for each move its tellings, once they were asked for
    )
    recent: tuple[
        tuple[ShownBeat, ...], ...
    ] = ()  # the beats of the last moves, as far as they were asked for
    _cache: Json = field(default_factory=dict, compare=False, repr=False)  # of computed things

    @property
    def ply(self) -> Ply:
        return len(self.played)

    @property
    def turn(self) -> int | None:
        """The seat to move; None: the game is over."""
        return None if self.finished_at is not None else self.game.to_move(self.state)

    @property
    def is_ended_early(self) -> bool:
        """Whether its people have ended it before the rules did: it has no result."""
        return self.finished_at is not None and self.game.to_move(self.state) is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def counts(self) -> bool:
        """Whether its result says something of its players: nobody could know the deal or chose the moves."""
        return self.deal is None and self.origin is None and not self.uploaded and not self.kept

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(played.move for played in self.played)

    @property
    def is_computers_turn(self) -> bool:
        turn = self.turn
        return turn is not None and self.seats[turn].holder == "computer"

    def seats_of(self, person: Person | None) -> tuple[int, ...]:
        """The seats that this person plays: those they hold; of a kept game all, for whoever keeps it."""
        return tuple(seat.number for seat in self.seats if seat.is_held_by(person) or self.is_keeper(person))

    def is_keeper(self, person: Person | None) -> bool:
        """Whether this person enters moves for all seats of a kept game."""
        return self.kept and person is not None and person.id in (self.host, *self.keepers)

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise NotFound("no-such-seat", seat=number + 1)
        return self.seats[number]

    def is_only_with_computers(self, person: Person | None) -> bool:
        """Whether nobody else plays here and no seat waits for somebody."""
        mine = self.seats_of(person)
        return all(seat.holder == "computer" or seat.number in mine for seat in self.seats)

    @property
    def is_contest(self) -> bool:
        """Whether people play against each other here, or a seat waits for somebody."""
        people = {seat.person or seat.number for seat in self.seats if seat.holder != "computer"}
        return not self.kept and self.finished_at is None and len(people) > 1

    def record(self) -> Record:
        """The game as a record, with all that is hidden, and its result."""
        outcome = self.outcome
        return replace(self.record_of_moves(), result=outcome.result if outcome else None)

    def record_of_moves(self, upto: Ply | None = None) -> Record:
        """The set-up and the moves, or the first so many."""
        return Record(
            game=self.game.key,
            rules_version=self.rules_version,
            options=self.options,
            setup=self.setup,
            moves=self.moves[:upto],
        )

    def state_at(self, ply: Ply) -> Any:
        """The state after so many moves."""
        if ply == self.ply:
            return self.state
        if not 0 <= ply < self.ply:
            raise NotFound("no-such-ply", ply=ply, plies=self.ply)
        return self.record_of_moves(ply).replay(self.game)

    @property
    def position(self) -> Position:
        """The position now, whose moves and gains are computed once for all who look at it."""
        if "position" not in self._cache:
            self._cache["position"] = Position(self.game, self.options, self.state, self.is_ended_early)
        position: Position = self._cache["position"]
        return position

    def position_at(self, ply: Ply | None) -> Position:
        """The position after so many moves; None: now."""
        if ply is None or ply == self.ply:
            return self.position
        return Position(self.game, self.options, self.state_at(ply))

    def view(self) -> Data:
        """What can be seen now; both games show everybody the same."""
        return self.position.view

    def replayed(self) -> Table:
        """The table with its state computed from the set-up and the moves, each checked."""
        game, played = self.game, []
        states = self.record_of_moves().states(game)
        state = next(states)
        for after, move in zip(states, self.played, strict=True):
            played.append(replace(move, was_midway=game.is_midway(state), unseen=game.unseen(state)))
            state = after
        return replace(self, played=tuple(played), state=state)

    def check_position(self, ply: Ply, line: int | None) -> None:
        """Refuse what was meant for another position."""
        if ply != self.ply or (line is not None and line != self.line):
            raise StalePly(ply=ply, now=self.ply)

    def check_turn(self, person: Person) -> int:
        """The seat that this person moves now, or why they may not."""
        mine, turn = self.seats_of(person), self.turn
        if not mine:
            raise Forbidden("not-your-seat")
        if self.is_ended_early:
            raise Conflict("game-is-over")
        if turn is not None and turn not in mine:
            reason = Reason("not-your-turn", f"{self.game.key}: turn order", {"seat": turn + 1})
            raise NotYourTurn(reasons=[reason])
        return mine[0] if turn is None else turn

    def uncoverings(self) -> dict[str, list[int]]:
        """Of a game that is kept: the legal moves that turn something up, and where."""
        if not self.kept or self.turn is None:
            return {}
        if "uncoverings" not in self._cache:
            game, unseen = self.game, self.game.unseen(self.state)
            found: dict[str, list[int]] = {}
            for move in game.legal_moves(self.state) if unseen else ():
                after = self.state.copy()
                game.apply(after, move)
                if game.keeping is not None and game.unseen(after) != unseen:
                    found[game.write(move)] = game.keeping.places(self.view(), game.view(after, None))
            self._cache["uncoverings"] = found
        uncoverings: dict[str, list[int]] = self._cache["uncoverings"]
        return uncoverings

    def uncovering(self, text: str, seat: int | None, named: Sequence[Thing]) -> Table:
        """The same table with a set-up in which this move turns up what was named, and nothing else."""
        if not self.kept or self.game.keeping is None:
            if named:
                raise Refused("not-kept")
            return self
        unseen = self.game.unseen(self.state)
        needed = unseen - self.game.unseen(self.game.play(self.state, text, seat))
        if len(named) != needed:
            raise Refused("named-others", needed=needed, found=len(named))
        if not named:
            return self
        return replace(self, setup=self.game.keeping.uncover(dict(self.setup), unseen, named)).replayed()

    def after(self, text: str, seat: int | None, at: datetime) -> Table:
        """The table after this move; refused with reasons if it is not legal."""
        mover = self.game.to_move(self.state)
        state = self.game.play(self.state, text, seat)
        midway, unseen = self.game.is_midway(self.state), self.game.unseen(self.state)
        played = Played(0 if mover is None else mover, text, at, midway, unseen)
        is_over = self.game.to_move(state) is None
        after = replace(
            self,
            version=self.version + 1,
            played=(*self.played, played),
            state=state,
            offer=None,  # who plays on has answered
            finished_at=at if is_over else None,
            story=None,
            _cache={},
        )
        if self.story is None:
            return replace(after, recent=())
        told = tell(self, self.ply, self.view(), after.view(), played)
        recent = tuple(self.beats().values()) if "beats" in self._cache else self.recent
        beats = beat(self.game, self.view(), after.view(), told)
        return replace(after, story=(*self.story, told), recent=(*recent, beats)[-RECENT:])

    def told(self) -> Table:
        """The table with its story."""
        return self if self.story is not None else replace(self, story=tell_all(self))

    def beats(self) -> dict[Ply, tuple[ShownBeat, ...]]:
        """The beats of the last moves; each says how to get from the view after it to the one before."""
        if "beats" not in self._cache:
            wanted = min(RECENT, self.ply)
            recent = self.recent if len(self.recent) >= wanted else self._recall(self.ply - wanted, self.ply)
            self._cache["beats"] = dict(zip(range(self.ply - wanted, self.ply), recent, strict=True))
        beats: dict[Ply, tuple[ShownBeat, ...]] = self._cache["beats"]
        return beats

    def beats_before(self, ply: Ply) -> dict[Ply, tuple[ShownBeat, ...]]:
        """The beats of the move that led to an earlier position; none led to the first."""
        return dict(enumerate(self._recall(ply - 1, ply), ply - 1)) if ply else {}

    def _recall(self, ply: Ply, until: Ply) -> tuple[tuple[ShownBeat, ...], ...]:
        """The beats from a ply on, for which nobody has asked before."""
        game, state = self.game, self.state_at(ply)
        state, before = state.copy(), game.view(state, None)
        beats: list[tuple[ShownBeat, ...]] = []
        for played in self.played[ply:until]:
            game.apply(state, game.read(played.move))
            after = game.view(state, None)
            told = tell(self, ply + len(beats), before, after, played)
            beats.append(beat(game, before, after, told))
            before = after
        return tuple(beats)

    def reveals_since(self, ply: Ply) -> bool:
        """Whether something that lay face down at this ply has been seen since."""
        return ply < self.ply and self.played[ply].unseen != self.game.unseen(self.state)

    def back_at(self, ply: Ply, rng: Random) -> Table:
        """The table with all moves after this ply taken back; what was seen since is dealt anew."""
        shuffles = tuple(shuffle for shuffle in self.shuffles if shuffle <= ply)
        back = replace(
            self,
            version=self.version + 1,
            line=self.line + 1,
            finished_at=None,
            played=self.played[:ply],
            state=self.state_at(ply),
            offer=None,
            shuffles=shuffles,
            story=self.story[:ply] if self.story is not None else None,
            recent=(),
            _cache={},
        )
        if not self.reveals_since(ply):
            return back
        setup = self.game.reseal(dict(self.setup), back.state, rng)
        if self.kept:  # nobody shuffles: what comes up is named again
            return replace(back, setup=setup).replayed()
        shuffles = shuffles if ply in shuffles else (*shuffles, ply)
        return replace(back, setup=setup, shuffles=shuffles).replayed()

    def ended(self, at: datetime) -> Table:
        """The table whose people play no further."""
        return replace(self, version=self.version + 1, finished_at=at, offer=None, _cache={})

    def with_seat(self, seat: Seat) -> Table:
        """The table with somebody else at a seat."""
        seats = tuple(seat if old.number == seat.number else old for old in self.seats)
        return replace(self, version=self.version + 1, seats=seats, _cache={})

    def with_keeper(self, person: str) -> Table:
        """The kept table with one more person who enters moves."""
        return replace(self, version=self.version + 1, keepers=self.keepers | {person}, _cache={})

    def with_successor(self, table_id: str) -> Table:
        """The table with the one at which its people play again."""
        return replace(self, version=self.version + 1, successor=table_id, _cache={})

    def with_offer(self, offer: Offer | None) -> Table:
        return replace(self, version=self.version + 1, offer=offer, _cache={})


def tell(table: Table, ply: Ply, before: Data, after: Data, played: Played) -> tuple[Telling, ...]:
    """What one move was and what came of it, in no language."""
    shuffled = (Telling(SHUFFLED),) if ply in table.shuffles else ()
    return (*shuffled, *table.game.showing.tell(before, after, played.seat, played.move))


def tell_all(table: Table) -> tuple[tuple[Telling, ...], ...]:
    """The story of all moves, from the first on."""
    game, told = table.game, []
    state = game.start(table.options, table.setup)
    before = game.view(state, None)
    for ply, played in enumerate(table.played):
        game.apply(state, game.read(played.move))
        after = game.view(state, None)
        told.append(tell(table, ply, before, after, played))
        before = after
    return tuple(told)


def beat(game: AnyGame, before: Data, after: Data, told: tuple[Telling, ...]) -> tuple[ShownBeat, ...]:
    """The events of one move; that something was shuffled before it is told with the first."""
    own = [telling for telling in told if telling.key != SHUFFLED]
    return show_events(game, before, after, own, len(told) - len(own))


def as_tellings(data: Sequence[Sequence[Json]]) -> tuple[tuple[Telling, ...], ...]:
    """A story that was kept."""
    return tuple(tuple(map(Telling.of, entry)) for entry in data)
