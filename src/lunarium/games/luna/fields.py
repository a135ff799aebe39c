"""What the parts of a move can be: isles, tiles, counts and marks, each with its values and its spelling."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Protocol, TypeVar

from lunarium.core.game import NOTATION
from lunarium.core.reasons import Reason
from lunarium.games.luna.isles import ISLES, ORIGINS

TILES = 28
V = TypeVar("V")


class Unreadable(Exception):
    """A text that is no move, with the reason."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(reason.code)


class Field(Protocol[V]):
    """One part of a move."""

    @property
    def values(self) -> Sequence[V]:
        """All values that occur in a game; their indices are the digits of a move's code."""

    @property
    def pattern(self) -> str:
        """A regular expression of what `read` is to decide about."""

    def write(self, value: V) -> str:
        """The value as text."""

    def read(self, text: str) -> V:
        """The value of this text; raises Unreadable."""

    def part(self, value: V) -> int | str | bool | None:
        """The value for a board, JSON-ready; None where there is nothing."""

    def spell(self, part: object) -> str:
        """What a board has sent as text, unchecked."""


AnyField = Field[Any]  # whatever its values are


@dataclass(frozen=True, slots=True)
class Name:
    """A place by its name; its index is the value."""

    names: tuple[str, ...]
    pattern: str = "[a-z]+"

    @property
    def values(self) -> Sequence[int]:
        """The indices of the names."""
        return range(len(self.names))

    def write(self, value: int) -> str:
        """`tide`, say."""
        return self.names[value]

    def read(self, text: str) -> int:
        """Only the names there are."""
        if text not in self.names:
            params = {"name": text[:20], "isles": ", ".join(ISLES)}
            raise Unreadable(Reason("luna-unknown-isle", NOTATION, params))
        return self.names.index(text)

    def part(self, value: int) -> str:
        """The name."""
        return self.names[value]

    def spell(self, part: object) -> str:
        """The name as it is."""
        return str(part)


@dataclass(frozen=True, slots=True)
class OptionalName:
    """A place after a blank, or nothing."""

    name: Name

    @property
    def values(self) -> Sequence[int | None]:
        """The named ones, then None."""
        return (*self.name.values, None)

    @property
    def pattern(self) -> str:
        """With the blank."""
        return f"(?: {self.name.pattern})?"

    def write(self, value: int | None) -> str:
        """` tide`, say, or nothing."""
        return "" if value is None else f" {self.name.write(value)}"

    def read(self, text: str) -> int | None:
        """None for no text."""
        return self.name.read(text[1:]) if text else None

    def part(self, value: int | None) -> str | None:
        """The name, if there is one."""
        return None if value is None else self.name.part(value)

    def spell(self, part: object) -> str:
        """With the blank, or nothing."""
        return "" if part is None else f" {part}"


@dataclass(frozen=True, slots=True)
class Number:
    """A number without leading zeros. Counts that nobody can reach are read, to be refused by the rules."""

    values: range
    pattern: str = "[1-9][0-9]?"

    def write(self, value: int) -> str:
        """In digits."""
        return str(value)

    def read(self, text: str) -> int:
        """As the pattern let it through."""
        return int(text)

    def part(self, value: int) -> int:
        """The number."""
        return value

    def spell(self, part: object) -> str:
        """In digits."""
        return str(part)


@dataclass(frozen=True, slots=True)
class TileNumber(Number):
    """The number of a Moon Priest's tile."""

    def read(self, text: str) -> int:
        """Only the tiles there are."""
        if int(text) not in self.values:
            raise Unreadable(Reason("luna-unknown-tile", NOTATION, {"tile": int(text)}))
        return int(text)


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign that is there or not."""

    sign: str
    values: Sequence[bool] = (False, True)

    @property
    def pattern(self) -> str:
        """The sign, once at most."""
        return f"[{self.sign}]?"

    def write(self, value: bool) -> str:
        """The sign, or nothing."""
        return self.sign if value else ""

    def read(self, text: str) -> bool:
        """Whether the sign is there."""
        return text == self.sign

    def part(self, value: bool) -> bool:
        """The flag."""
        return value

    def spell(self, part: object) -> str:
        """The sign, or nothing."""
        return self.write(part is True)


Isle = Annotated[int, Name(ISLES)]
Origin = Annotated[int, Name(ORIGINS)]  # an isle or the landing stage
OptionalIsle = Annotated[int | None, OptionalName(Name(ISLES))]
Tile = Annotated[int, TileNumber(range(1, TILES + 1))]
Pair = Annotated[int, Number(range(1, 3), "[12]")]
Count = Annotated[int, Number(range(1, 15))]  # all 13 novices of a seat, and the virtual one
Virtual = Annotated[bool, Mark("*")]  # the novice favour stands in for one novice
Bribe = Annotated[bool, Mark("$")]  # the bribery favour is returned
Asleep = Annotated[bool, Mark("-")]  # an inactive novice goes
