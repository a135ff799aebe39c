"""The form of a kind of move: its text as a template, its fields, and what follows from them."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from string import Formatter
from typing import TypeVar, get_type_hints

from lunarium.core.game import NOTATION
from lunarium.core.reasons import Reason
from lunarium.core.types import Data
from lunarium.games.luna.fields import AnyField, Unreadable

Words = Mapping[str, str]  # field -> how it is written


class Move:
    """What a player decides: a frozen value."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Form:
    """How moves of one kind are written, read, numbered and shown."""

    kind: str
    move: type[Move]
    text: str  # with the fields in braces
    example: str
    fields: Mapping[str, AnyField]
    pattern: re.Pattern[str]
    check: Callable[[Words], Reason | None]  # why fields do not go together

    def write(self, move: Move) -> str:
        """The move as text."""
        return self.text.format_map(
            {name: field.write(getattr(move, name)) for name, field in self.fields.items()}
        )

    def compose(self, parts: Data) -> str:
        """The text of these parts, as far as it goes: whether it is a move is for `read` to say."""
        return self.text.format_map(
            {name: field.spell(parts.get(name)) for name, field in self.fields.items()}
        )

    def read(self, text: str) -> Move:
        """The move of this text; raises Unreadable."""
        match = self.pattern.fullmatch(text)
        if match is None:
            raise Unreadable(Reason("luna-form", NOTATION, {"example": self.example}))
        words = match.groupdict()
        fault = self.check(words)
        if fault is not None:
            raise Unreadable(fault)
        return self.move(*(field.read(words[name]) for name, field in self.fields.items()))

    def parts(self, move: Move) -> dict[str, int | str | bool]:
        """The fields by name, JSON-ready; what a move does not have is left out."""
        parts = {name: field.part(getattr(move, name)) for name, field in self.fields.items()}
        return {name: part for name, part in parts.items() if part is not None}

    def moves(self) -> Iterator[Move]:
        """All moves of this kind, the last field changing fastest."""
        return (self.move(*values) for values in product(*(field.values for field in self.fields.values())))


FORMS: dict[type[Move], Form] = {}  # in the order of the codes, and of every list of kinds
M = TypeVar("M", bound=type[Move])


def form(
    kind: str, text: str, *, example: str, check: Callable[[Words], Reason | None] = lambda words: None
) -> Callable[[M], M]:
    """Declare a kind of move; the types of its fields say what they can be."""

    def declare(move: M) -> M:
        hints = get_type_hints(move, include_extras=True)
        fields: dict[str, AnyField] = {name: hint.__metadata__[0] for name, hint in hints.items()}
        FORMS[move] = Form(kind, move, text, example, fields, _pattern(text, fields), check)
        return move

    return declare


def _pattern(text: str, fields: Mapping[str, AnyField]) -> re.Pattern[str]:
    """The template as a regular expression with a group for each field."""
    return re.compile(
        "".join(
            re.escape(literal) + (f"(?P<{name}>{fields[name].pattern})" if name else "")
            for literal, name, _, _ in Formatter().parse(text)
        )
    )
