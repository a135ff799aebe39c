"""A move of Nova Luna and the table around it, in the words of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from lunarium.core.game import Json, Seat
from tests.records import Ply
from tests.support.nova_luna.oracle import Cell, beside, colour_of, tasks_of

FULL_TRACK = 11
SOLO_TOKENS = 21
FIRST_STACK = 8


@dataclass(frozen=True)
class Task:
    """A task of a placed tile, with the groups that it counts."""

    name: tuple[int, int]  # the tile, and the task's place on it
    cell: Cell
    colours: str
    is_covered: bool
    display: Display

    @property
    def is_fulfilled(self) -> bool:
        return all(len(self.counted(colour)) >= self.colours.count(colour) for colour in set(self.colours))

    def touching(self, colour: str) -> list[frozenset[Cell]]:
        """For each tile of this colour beside the task's own, its group."""
        return [
            self.display.groups[cell]
            for cell in beside(self.cell)
            if cell in self.display.tiles and colour_of(self.display.tiles[cell]) == colour
        ]

    def counted(self, colour: str) -> frozenset[Cell]:
        """The different other tiles in these groups."""
        return frozenset().union(*self.touching(colour)) - {self.cell}


class Display:
    """The tiles of one player."""

    def __init__(self, seen: list[Json]) -> None:
        self.seen = seen
        self.tiles: dict[Cell, int] = {(place["x"], place["y"]): place["tile"] for place in seen}

    @cached_property
    def groups(self) -> dict[Cell, frozenset[Cell]]:
        """For each tile the tiles of its colour joined to it."""
        groups: dict[Cell, frozenset[Cell]] = {}
        for cell, tile in self.tiles.items():
            joined = {groups[other] for other in beside(cell) if other in groups and self._is(other, tile)}
            whole = frozenset({cell}).union(*joined)
            groups |= dict.fromkeys(whole, whole)
        return groups

    def _is(self, cell: Cell, tile: int) -> bool:
        return colour_of(self.tiles[cell]) == colour_of(tile)

    @cached_property
    def tasks(self) -> list[Task]:
        """All tasks, tile by tile in the order of placing."""
        return [
            Task((place["tile"], index), (place["x"], place["y"]), colours, place["covered"][index], self)
            for place in sorted(self.seen, key=lambda place: int(place["order"]))
            for index, colours in enumerate(tasks_of(place["tile"]))
        ]

    @cached_property
    def open(self) -> list[Task]:
        """The tasks without a token."""
        return [task for task in self.tasks if not task.is_covered]


class NovaLunaPly(Ply):
    """A move of Nova Luna; things are as they are before the move, unless the name says otherwise."""

    @cached_property
    def kind(self) -> str:
        return "take" if "@" in self.move else self.move

    @cached_property
    def seat(self) -> Seat:
        """Who moves."""
        return int(self.before["to_move"])

    @property
    def players(self) -> int:
        return int(self.before["options"]["players"])

    @property
    def is_solo(self) -> bool:
        return self.players == 1

    @cached_property
    def ending(self) -> str | None:
        """How the game ends with this move."""
        outcome = self.after["outcome"]
        return outcome["ending"] if outcome else None

    # ------------------------------------------------------------------------------------ the wheel

    @cached_property
    def tile(self) -> int:
        """The tile that is taken."""
        return int(self.move.split("@")[0])

    @cached_property
    def on_track(self) -> int:
        """How many tiles lie on the selection track."""
        return sum(tile is not None for tile in self.before["wheel"])

    @cached_property
    def on_track_after(self) -> int:
        return sum(tile is not None for tile in self.after["wheel"])

    @property
    def supply(self) -> int:
        return int(self.before["supply"])

    @property
    def is_refilled(self) -> bool:
        """Whether the supply gives tiles, by choice or not."""
        return bool(self.after["supply"] < self.supply)

    @cached_property
    def passed(self) -> list[int | None]:
        """What lies on the spaces between the meeple and the tile that is taken."""
        wheel: list[int | None] = self.before["wheel"]
        meeple = self.before["meeple"]
        clockwise = wheel[meeple + 1 :] + wheel[:meeple]
        return clockwise[: clockwise.index(self.tile)]

    # ------------------------------------------------------------------------------------ the moon track

    def distance(self, seat: Seat) -> int:
        """How far a token has come after the move."""
        return int(self.after["seats"][seat]["distance"])

    @property
    def others(self) -> list[Seat]:
        return [seat for seat in range(self.players) if seat != self.seat]

    # ------------------------------------------------------------------------------------ the display

    @property
    def tokens(self) -> int:
        """Tokens left to the player who moves."""
        return int(self.before["seats"][self.seat]["tokens_left"])

    @property
    def tokens_after(self) -> int:
        return int(self.after["seats"][self.seat]["tokens_left"])

    @cached_property
    def display(self) -> Display:
        """The display of the player who moves, after the move."""
        return Display(self.after["seats"][self.seat]["display"])

    @cached_property
    def display_before(self) -> Display:
        return Display(self.before["seats"][self.seat]["display"])

    @cached_property
    def cell(self) -> Cell:
        """Where the tile is placed."""
        x, y = self.move.split("@")[1].split(",")
        return int(x), int(y)

    @cached_property
    def covered(self) -> list[Task]:
        """The tasks that the move covers."""
        old = {task.name for task in self.display_before.tasks if task.is_covered}
        return [task for task in self.display.tasks if task.is_covered and task.name not in old]

    # ------------------------------------------------------------------------------------ solo

    @property
    def phase(self) -> int | None:
        phase: int | None = self.before["phase"]
        return phase

    @property
    def placed(self) -> int:
        """Solo: the tokens on tasks."""
        return SOLO_TOKENS - self.tokens

    @property
    def placed_after(self) -> int:
        return SOLO_TOKENS - self.tokens_after

    @property
    def ends_phase_1(self) -> bool:
        """Whether phase 1 is over with this move."""
        return self.phase == 1 and len(self.after["solo"]["notes"]) > 0

    @property
    def is_fined(self) -> bool:
        """Whether the first note, taken with this move, holds more than the tiles' numbers."""
        return bool(self.after["solo"]["notes"][0] > self.after["solo"]["running"])
