"""The state of a game: data and the questions one may ask of it. What changes it is in rules and scoring."""

from dataclasses import dataclass, field
from typing import Literal, Self

from lunarium.core.game import Seat
from lunarium.games.nova_luna.cells import ORIGIN
from lunarium.games.nova_luna.wire import NovaLunaOptions

SPACES = 12  # of the selection track, clockwise
MOON_SPACES = 24  # of the moon track
REACH = 3  # tiles that the player may choose from
REFILL_LIMIT = 2  # with more tiles than these on the track there is no refilling
SOLO_TOKENS = 21
FIRST_STACK = 8  # solo: tokens to place in the first phase


@dataclass(slots=True)
class Display:
    """The tiles of one player. A placed tile is named by its order: 0 for the first, 1 for the second, ..."""

    tiles: list[int] = field(default_factory=list)
    at: dict[int, int] = field(default_factory=dict)  # cell -> order
    frontier: dict[int, None] = field(default_factory=lambda: {ORIGIN: None})  # free cells, as they came up
    open_tasks: list[tuple[int, ...]] = field(default_factory=list)  # for each tile the uncovered needs
    counts: list[int] = field(default_factory=list)  # for each tile what it has, of the colours it asks for
    group: list[int] = field(default_factory=list)  # for each tile its group, named by one of its tiles
    members: list[tuple[int, ...]] = field(default_factory=list)  # for each group its tiles
    watchers: list[tuple[int, ...]] = field(default_factory=list)  # for each group the tiles that count it

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(
            self.tiles.copy(),
            self.at.copy(),
            self.frontier.copy(),
            self.open_tasks.copy(),
            self.counts.copy(),
            self.group.copy(),
            self.members.copy(),
            self.watchers.copy(),
        )


@dataclass(frozen=True, slots=True)
class Note:
    """Solo: what a phase costs."""

    tiles: int  # sum of the numbers that count
    penalty: int  # for tokens not placed

    def total(self) -> int:
        """The number to write down."""
        return self.tiles + self.penalty


@dataclass(slots=True)
class State:
    """The whole state of a game, hidden information included."""

    options: NovaLunaOptions
    queue: list[Seat]  # the seats in the order in which they come to move
    distances: list[int]  # for each seat, the whole way on the moon track (NL-1)
    tokens_left: list[int]  # for each seat, without the one on the moon track
    displays: list[Display]  # for each seat
    wheel: list[int]  # the tile on each space of the selection track, 0: none
    supply: list[int]  # face down; the last one is drawn first
    meeple: int = 0  # its space
    phase: Literal[0, 1, 2] = 0  # solo: 1 or 2
    notes: tuple[Note, ...] = ()  # solo: of the phases that are over
    ending: str = ""  # why the game is over

    def copy(self) -> Self:
        """An independent copy."""
        copy = self.shallow_copy()
        copy.displays = [display.copy() for display in self.displays]
        return copy

    def shallow_copy(self) -> Self:
        """A copy that shares the displays."""
        return type(self)(
            self.options,
            self.queue.copy(),
            self.distances.copy(),
            self.tokens_left.copy(),
            self.displays.copy(),
            self.wheel.copy(),
            self.supply.copy(),
            self.meeple,
            self.phase,
            self.notes,
            self.ending,
        )

    def is_solo(self) -> bool:
        """Whether one player plays alone, in two phases."""
        return self.phase > 0

    def tiles_on_wheel(self) -> int:
        """How many tiles lie on the selection track."""
        return SPACES - self.wheel.count(0)

    def clockwise(self) -> list[int]:
        """The tiles on the selection track, in clockwise order from the meeple."""
        return [tile for tile in self.wheel[self.meeple :] + self.wheel[: self.meeple] if tile]

    def reach(self) -> list[int]:
        """The tiles that may be taken now, in clockwise order."""
        return self.clockwise()[:REACH]

    def can_refill(self) -> bool:
        """NL-2: refilling is a choice while few tiles are left and the supply has more; never in solo."""
        return not self.phase and bool(self.supply) and self.tiles_on_wheel() <= REFILL_LIMIT

    def can_end_phase(self) -> bool:
        """Solo: the first phase may end once its stack is placed."""
        return self.phase == 1 and self.tokens_placed() >= FIRST_STACK

    def tokens_placed(self) -> int:
        """Solo: the tokens on tasks."""
        return SOLO_TOKENS - self.tokens_left[0]
