"""The ledger: how an even start became the result, part by part, so that the parts add up."""

from dataclasses import dataclass
from typing import Self

from lunarium.ai.review.verdict import Start
from lunarium.core.game import Json, Seat
from lunarium.core.telling import Telling
from lunarium.core.types import Data

DEAL, CHANCE, CHOICES, LEFT_OVER = "deal", "chance", "choices", "left-over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One part of the way from the start to the result."""

    kind: str  # DEAL, CHANCE, CHOICES or LEFT_OVER
    seat: Seat | None  # whose choices
    section: Telling | None
    plies: tuple[int, int]  # from the first to the last that it is about; before the game: -1
    change: tuple[float, ...]  # by seat
    error: tuple[float, ...]  # its standard error
    deals: int = 0  # that chance was averaged over

    def as_json(self) -> Json:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "section": None if self.section is None else self.section.as_json(),
            "plies": list(self.plies),
            "change": list(self.change),
            "error": list(self.error),
            "deals": self.deals,
        }

    @classmethod
    def of(cls, data: Data) -> Self:
        section = data["section"]
        return cls(
            kind=data["kind"],
            seat=data["seat"],
            section=None if section is None else Telling.of(section),
            plies=(data["plies"][0], data["plies"][1]),
            change=tuple(data["change"]),
            error=tuple(data["error"]),
            deals=data["deals"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """What the choices of one kind cost a seat in one section."""

    seat: Seat
    kind: str  # of the moves
    section: Telling
    cost: float  # to the seat, never negative
    error: float
    plies: tuple[int, ...]  # those that cost something

    def as_json(self) -> Json:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "section": self.section.as_json(),
            "cost": self.cost,
            "error": self.error,
            "plies": list(self.plies),
        }

    @classmethod
    def of(cls, data: Data) -> Self:
        return cls(**{**data, "section": Telling.of(data["section"]), "plies": tuple(data["plies"])})


@dataclass(frozen=True, slots=True, kw_only=True)
class Sums:
    """What one seat got from each source, over the whole game."""

    deal: float
    chance: float
    own: float  # its own choices
    others: float  # those of everybody else
    left_over: float
    error: float  # of all parts together

    def as_json(self) -> Json:
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def of(cls, data: Data) -> Self:
        return cls(**data)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ledger:
    """All parts in the order of time; for every seat start + changes = result."""

    has_chance: bool  # something came up face down after the deal
    start: Start  # an even one: nobody knows the deal or their seat
    entries: tuple[Entry, ...]
    end: tuple[float, ...]
    sums: tuple[Sums, ...]  # by seat
    by_action: tuple[Cell, ...]

    def as_json(self) -> Json:
        return {
            "has_chance": self.has_chance,
            "start": self.start.as_json(),
            "entries": [entry.as_json() for entry in self.entries],
            "end": list(self.end),
            "sums": [sums.as_json() for sums in self.sums],
            "by_action": [cell.as_json() for cell in self.by_action],
        }

    @classmethod
    def of(cls, data: Data) -> Self:
        return cls(
            has_chance=data["has_chance"],
            start=Start.of(data["start"]),
            entries=tuple(map(Entry.of, data["entries"])),
            end=tuple(data["end"]),
            sums=tuple(map(Sums.of, data["sums"])),
            by_action=tuple(map(Cell.of, data["by_action"])),
        )
