"""The state of a game of Luna: what the set-up fixes, what moves change, and questions about it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, Self, get_args

from lunarium.core.game import Seat
from lunarium.core.types import Setup
from lunarium.games.luna.components import Components
from lunarium.games.luna.isles import BRIBERY, NOVICE, Isle, Origin
from lunarium.games.luna.wire import InfluenceSource, LunaOptions, LunaPhase

ROUNDS = 6
NOVICES = 13
SHRINES = 6
START_INFLUENCE = 5
MOST_ACTIONS = 100  # L-18
MOST_TAKINGS = 2  # L-17

SHRINE_PHASE: Final = "shrines"  # preliminary round: the first shrines
PAIR_PHASE: Final = "pairs"  # preliminary round: four pairs each
OPPONENT_PHASE: Final = "opponent"  # solo: the player chooses the isle to deactivate
ACTION_PHASE: Final = "actions"
OVER: Final = "over"


class Source(IntEnum):
    """Where influence comes from and goes to."""

    START = 0
    SANCTIFICATION = 1
    DISPLACEMENT = 2
    BOOK = 3
    MEDITATION = 4
    PRIESTESS = 5
    APOSTATE = 6
    TEMPLE = 7
    FORGIVEN = 8  # L-10: what a loss would have taken below zero
    SHRINES = 9
    FAVOURS = 10
    COUNCIL = 11


SOURCES: tuple[InfluenceSource, ...] = get_args(InfluenceSource)  # by Source


@dataclass(frozen=True, slots=True)
class Layout:
    """What the set-up fixes for the whole game."""

    components: Components
    options: LunaOptions  # as people chose them, complete
    setup: Setup = field(compare=False)  # as it was dealt; from a position: as it may have been
    players: int  # sides in play: 2 in solo
    level: int  # 1-3 in solo, 0 otherwise
    ring: tuple[Isle, ...]  # the isles clockwise
    place: tuple[int, ...]  # isle -> its place in the ring
    boards: tuple[str, ...]  # at frame positions 1..
    position: Mapping[int, tuple[int, int]]  # tile -> axial coordinates of its space
    neighbours: Mapping[int, tuple[int, ...]]  # tile -> tiles of the adjacent spaces
    groups: tuple[tuple[int, ...], ...]  # the path from the landing stage, six groups, ascending
    group: Mapping[int, int]  # tile of the path -> the round that approves it, 1-6

    @property
    def is_solo(self) -> bool:
        """Whether it is laid out for one."""
        return self.level > 0

    def clockwise(self, isle: Isle, steps: int) -> Isle:
        """The isle that many places further on."""
        return self.ring[(self.place[isle] + steps) % len(self.ring)]


@dataclass(slots=True)
class Voyage:
    """A journey or tide under way (the step in progress is plain data)."""

    is_tide: bool
    last: tuple[int, bool, int]  # places of the last step, which later ones may not precede
    arrived: list[int]  # by isle: novices that have moved already and may not move again

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.is_tide, self.last, self.arrived.copy())


@dataclass(slots=True)
class State:
    """Everything that moves change."""

    layout: Layout
    phase: LunaPhase
    round: int
    turn: Seat
    start_player: Seat
    moon_priestess: Isle
    master_builder: Isle
    apostate: Isle
    active: list[list[int]]  # [seat][isle]
    inactive: list[list[int]]  # [seat][isle]
    stage: list[int]  # [seat]: novices on the landing stage
    supply: list[int]  # [seat]: novices not yet recruited
    shrines: list[list[bool]]  # [seat][isle]
    shrine_supply: list[int]
    favours: list[list[bool]]  # [seat][isle]: the favours in hand
    claims: dict[int, Seat]  # tile of the path -> whose novice stands on it
    temple: dict[int, Seat | None]  # tile in the temple -> whose novice; None: displaced, closed (L-4)
    books: set[int]  # tiles in the temple whose novice has a book
    council_seat: list[int]  # [seat]: how far the disc has come
    council_rank: list[Seat]  # best first: further, then higher in the stack
    tokens_turned: int
    book_used: bool  # a Book action has been taken this round
    actions_taken: list[int]  # [seat]: in this action phase (L-18)
    takings: list[int]  # [isle]: favours taken this round (L-17), counted in solo only
    voyage: Voyage | None
    points: list[list[int]]  # [seat][source]

    def copy(self) -> Self:
        """An independent copy; the layout is shared, it never changes."""
        return type(self)(
            self.layout,
            self.phase,
            self.round,
            self.turn,
            self.start_player,
            self.moon_priestess,
            self.master_builder,
            self.apostate,
            [row.copy() for row in self.active],
            [row.copy() for row in self.inactive],
            self.stage.copy(),
            self.supply.copy(),
            [row.copy() for row in self.shrines],
            self.shrine_supply.copy(),
            [row.copy() for row in self.favours],
            self.claims.copy(),
            self.temple.copy(),
            self.books.copy(),
            self.council_seat.copy(),
            self.council_rank.copy(),
            self.tokens_turned,
            self.book_used,
            self.actions_taken.copy(),
            self.takings.copy(),
            self.voyage.copy() if self.voyage else None,
            [row.copy() for row in self.points],
        )

    @property
    def people(self) -> range:
        """The seats that move; the solo opponent never does."""
        return range(1 if self.layout.is_solo else self.layout.players)

    @property
    def time_tokens(self) -> int:
        """How many there are: 3 with two players, 4 otherwise, none in solo."""
        if self.layout.is_solo:
            return 0
        return 3 if self.layout.players == 2 else 4

    @property
    def guard_value(self) -> int:
        """The guard tile the Guard stands on; he walks toward the gate, one a round."""
        return self.layout.components.guards[-self.round]

    def influence(self, seat: Seat) -> int:
        """The points of a seat from all sources."""
        return sum(self.points[seat])

    def is_free(self, tile: int) -> bool:
        """Whether the tile still lies on the path and nobody has claimed it."""
        return tile in self.layout.group and tile not in self.claims and tile not in self.temple

    def is_approved(self, tile: int) -> bool:
        """Whether the tile lies between the Guard and the landing stage."""
        return self.layout.group[tile] <= self.round

    def is_bribable(self, tile: int) -> bool:
        """L-6: whether the tile lies in the one group just beyond the Guard."""
        return self.layout.group[tile] == self.round + 1

    def is_blocked(self, isle: Isle) -> bool:
        """L-16: on solo levels 2 and 3 the Apostate blocks his isle."""
        return self.layout.level >= 2 and isle == self.apostate

    def has_virtual_novice(self) -> bool:
        """Whether the seat to move holds the novice favour."""
        return self.favours[self.turn][NOVICE]

    def can_bribe(self) -> bool:
        """Whether the seat to move holds the bribery favour."""
        return self.favours[self.turn][BRIBERY]

    def is_on_last_seat(self, seat: Seat) -> bool:
        """Whether the seat has reached the last place of the council."""
        return self.council_seat[seat] == len(self.layout.components.council) - 1

    def novices_at(self, seat: Seat, isle: Isle) -> int:
        """Own novices on and next to the isle."""
        return self.active[seat][isle] + self.inactive[seat][isle]

    def sleep(self, isle: Isle, count: int) -> None:
        """Novices of the seat to move step off their isle."""
        self.active[self.turn][isle] -= count
        self.inactive[self.turn][isle] += count

    def raise_disc(self, seat: Seat, steps: int) -> None:
        """L-8, L-9: up the council, on top of others there, but under them on the last seat."""
        if self.is_on_last_seat(seat):
            return
        last = len(self.layout.components.council) - 1
        goal = min(self.council_seat[seat] + steps, last)
        self.council_seat[seat] = goal
        self.council_rank.remove(seat)
        ahead = [
            other
            for other in self.council_rank
            if self.council_seat[other] > goal or self.council_seat[other] == goal == last
        ]
        self.council_rank.insert(len(ahead), seat)


def origin_key(layout: Layout, origin: Origin, asleep: bool, to: Isle) -> tuple[int, bool, int]:
    """How steps are ordered: by place in the ring, the stage last, active before inactive."""
    place = layout.place[origin] if origin < len(layout.ring) else len(layout.ring)
    return place, asleep, layout.place[to]
