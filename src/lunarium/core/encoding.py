"""Encoding: positions as bytes and moves as small numbers, for whoever trains machines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, NamedTuple


class Field(NamedTuple):
    """Some bytes of an observation or of features, by name; both are the fields one after the other."""

    name: str
    shape: tuple[int, ...]
    high: int  # the largest value that comes up
    meaning: str
    low: int = 0
    dtype: str = "uint8"

    @property
    def size(self) -> int:
        """How many bytes."""
        return prod(self.shape)


class Shape(NamedTuple):
    """How large everything is, the same in all games with these options."""

    observation: int  # bytes
    actions: int
    people: int  # seats that decide
    features: int  # bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance:
    """What is face down, for whoever wants to decide it themselves when it is turned up."""

    hidden: Callable[[Any], list[int]]  # the names of what is face down, in any order
    arrange: Callable[[Any, Sequence[int]], None]  # these are turned up next, in this order
    arrange_setup: Callable[[Mapping[str, Any], Sequence[int]], dict[str, Any]]  # the same in a set-up


@dataclass(frozen=True, slots=True, kw_only=True)
class Encoding:
    """A game in numbers; arrays are those of NumPy, written in place."""

    shape: Callable[[Any], Shape]
    observe: Callable[[Any, int, Any], None]  # what a seat knows, into so many bytes
    featurize: Callable[[Any, int, Any], None]  # the same with what follows from the rules, for plain nets
    mask: Callable[[Any, Any], None]  # 1 for each action that the one to move has
    decode: Callable[[Any, int], Any]  # the move of an action; None if it is not allowed
    encode: Callable[[Any, Any], int]  # the action of a legal move
    rewards: Callable[
        [Any, bool], list[float]
    ]  # of a game that is over, by rank or by score, for each who decides
    trace: Callable[
        ..., Callable[[bool], list[float]]
    ]  # a game from a position on: it, its moves, arrays for observations, masks, actions, seats; its rewards
    fields: Callable[[int], Sequence[Field]]  # the bytes of an observation in order, with so many sides
    features: Callable[[int], Sequence[Field]]  # and those of the features
    sides: Callable[[Any], int]  # of a position: who is observed, the solo opponent too
    batch: Callable[..., Any]  # many games at once: starts, five arrays, seed, threads, by rank, opponents
    forest: Callable[
        ..., Any
    ]  # the search for learners: a position like those, games, two arrays, seed, settings
    chance: Chance | None  # None: nothing is face down
    starts: int  # how many dealt positions a batch draws from; 1: it deals by itself
    deal_starts: Callable[
        [Mapping[str, Any], Sequence[str]], list[tuple[Mapping[str, Any], Any]]
    ]  # for options and seeds set-ups, and positions of the native engine
    restore: Callable[[Mapping[str, Any], Mapping[str, Any], Any], Any]  # the state of such a position
    setup_of: Callable[[Mapping[str, Any], Any], Mapping[str, Any]]  # what such a first position was dealt as
    read_code: Callable[[int], Any]  # the move that the native engine calls by this number
    write_code: Callable[[Any], int]
