"""The balance: how an even start became the result, part by part, so that the parts add up."""

from dataclasses import dataclass
from typing import Literal

from lunarium.ai.review.verdict import AverageDeal
from lunarium.core.game import Seat
from lunarium.core.telling import Telling

Kind = Literal["deal", "chance", "choices", "left-over"]
DEAL: Kind = "deal"
CHANCE: Kind = "chance"
CHOICES: Kind = "choices"
LEFT_OVER: Kind = "left-over"


@dataclass(frozen=True, slots=True, kw_only=True)
class BalanceEntry:
    """A step from the even start to the result: how much it changed for each seat."""

    kind: Kind
    seat: Seat | None  # whose choices they were
    section: Telling | None  # the part of the game: "wheel 2", "round 3"
    plies: tuple[int, ...]  # the first and the last; before the game: -1
    change: tuple[float, ...]  # by seat
    error: tuple[float, ...]  # the standard error, by seat
    deals: int  # that chance was averaged over


@dataclass(frozen=True, slots=True, kw_only=True)
class BalanceAction:
    """What the choices of one kind cost a seat in one part of the game."""

    seat: Seat
    kind: str  # of the moves
    section: Telling
    cost: float  # never negative
    error: float
    plies: tuple[int, ...]  # those that cost something


@dataclass(frozen=True, slots=True, kw_only=True)
class BalanceSums:
    """What one seat got from each source, over the whole game."""

    deal: float
    chance: float
    own: float  # by its own choices
    others: float  # by those of everybody else
    left_over: float
    error: float  # of all parts together


@dataclass(frozen=True, slots=True, kw_only=True)
class Balance:
    """The result split into chance and choices: for every seat start + changes = end, exactly."""

    has_chance: bool  # whether something came up face down after the deal
    start: AverageDeal  # nobody knows the deal or their seat
    entries: tuple[BalanceEntry, ...]  # in the order of time
    end: tuple[float, ...]
    sums: tuple[BalanceSums, ...]  # by seat
    by_action: tuple[BalanceAction, ...]
