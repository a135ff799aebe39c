"""Encoding: positions as bytes and moves as small numbers, for whoever trains machines."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from lunarium.core.types import Json, Options, Setup

Array = Any  # one of NumPy, written in place: the games do without NumPy
S = TypeVar("S")
M = TypeVar("M")


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


class Native(Protocol):
    """A position of the native engine, in its codes of moves; arrays are those of NumPy, written in place."""

    def copy(self) -> Self: ...
    def to_move(self) -> int | None: ...
    def legal_moves(self) -> list[int]: ...
    def apply(self, code: int) -> None: ...
    def fields(self) -> Json: ...
    def sides(self) -> int: ...
    def observe(self, seat: int, out: Array) -> None: ...
    def features(self, seat: int, out: Array) -> None: ...
    def mask(self, out: Array) -> None: ...
    def decode(self, action: int) -> int | None: ...
    def encode(self, code: int) -> int: ...
    def rewards(self, by_rank: bool) -> list[float]: ...
    def trace(
        self, codes: list[int], observations: Array, masks: Array, actions: Array, seats: Array
    ) -> Self: ...


class NativeBatch(Protocol):
    """Many games of the native engine, which writes into the five arrays that it was made with."""

    def reset(self, seed: int) -> None: ...
    def step(self, actions: Array) -> None: ...
    def sample(self, actions: Array) -> None: ...
    def features(self, out: Array) -> None: ...
    def fields(self, game: int) -> Json: ...
    def position(self, game: int) -> Native: ...
    def begun(self, game: int) -> Native: ...
    def start(self, game: int) -> int: ...
    def moves(self, game: int) -> list[int]: ...
    def load(self, game: int, position: Native, begun: Native, moves: list[int], start: int) -> None: ...
    def randoms(self) -> list[list[int]]: ...
    def set_randoms(self, words: list[list[int]]) -> None: ...


class NativeForest(Protocol):
    """The native search for learners, a tree for each game."""

    def plant(self, positions: list[Native]) -> None: ...
    def look_at(self, games: NativeBatch) -> None: ...
    def follow(self, games: NativeBatch, actions: Array) -> None: ...
    def begin(self, simulations: int) -> None: ...
    def gather(self) -> int: ...
    def scatter(self, logits: Array, values: Array) -> None: ...
    def write(self, visits: Array, values: Array) -> None: ...


@dataclass(frozen=True, slots=True)
class Codes(Generic[M]):
    """The moves of a game as the native engine numbers them."""

    encode: Callable[[M], int]
    decode: Callable[[int], M]


@dataclass(frozen=True, slots=True)
class EncodedPosition(Generic[M]):
    """A position in numbers, in the moves of its game."""

    native: Native
    codes: Codes[M]

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.native.copy(), self.codes)

    def apply(self, move: M) -> None:
        """Play a legal move."""
        self.native.apply(self.codes.encode(move))

    def to_move(self) -> int | None:
        """Whose move it is; None when the game is over."""
        return self.native.to_move()

    def sides(self) -> int:
        """How many are observed, the solo opponent too."""
        return self.native.sides()

    def observe(self, seat: int, out: Array) -> None:
        """Write what a seat knows."""
        self.native.observe(seat, out)

    def featurize(self, seat: int, out: Array) -> None:
        """Write the same with what follows from the rules, for plain nets."""
        self.native.features(seat, out)

    def mask(self, out: Array) -> None:
        """Write 1 for each action that the seat to move has, else 0."""
        self.native.mask(out)

    def decode(self, action: int) -> M | None:
        """The move of an action; None if it is not allowed."""
        code = self.native.decode(action)
        return None if code is None else self.codes.decode(code)

    def encode(self, move: M) -> int:
        """The action of a legal move."""
        return self.native.encode(self.codes.encode(move))

    def rewards(self, by_rank: bool) -> list[float]:
        """Of a game that is over, by rank or by score, for each who decides."""
        return self.native.rewards(by_rank)

    def trace(
        self, moves: Iterable[M], observations: Array, masks: Array, actions: Array, seats: Array
    ) -> Self:
        """Play moves and write a row for each: what its seat saw and could do; returns where they lead."""
        codes = list(map(self.codes.encode, moves))
        return type(self)(self.native.trace(codes, observations, masks, actions, seats), self.codes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance(Generic[S]):
    """What is face down, for whoever wants to decide it themselves when it is turned up."""

    hidden: Callable[[S], list[int]]  # the names of what is face down, the next one last
    arrange: Callable[[S, Sequence[int]], S]  # the state in which these are turned up next, in this order
    arrange_setup: Callable[[Setup, Sequence[int]], Json]  # the same in a set-up


@dataclass(frozen=True, slots=True, kw_only=True)
class Encoding(Generic[S, M]):
    """A game in numbers."""

    enter: Callable[[S], EncodedPosition[M]]
    shape: Callable[[EncodedPosition[M]], Shape]
    fields: Callable[[int], Sequence[Field]]  # the bytes of an observation in order, with so many sides
    features: Callable[[int], Sequence[Field]]  # and those of the features
    batch: Callable[..., NativeBatch]  # positions, five arrays, seed, threads, by rank, opponents
    forest: Callable[..., NativeForest]  # a position, games, two arrays, seed, settings
    longest: Callable[[int], int]  # for so many who decide, moves that no game exceeds
    chance: Chance[S] | None  # None: nothing is face down
    starts: int  # how many dealt positions a batch draws from; 1: it deals by itself
    # for options and seeds the set-ups and first positions
    deal_starts: Callable[[Options, Sequence[str]], list[tuple[Setup, EncodedPosition[M]]]]
    # what a first position that a batch dealt from another was dealt as, and the other's set-up
    setup_of: Callable[[Setup, EncodedPosition[M]], Setup]
    codes: Codes[M]
