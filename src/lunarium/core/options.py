"""Options: what people choose before a game, with defaults and a check."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lunarium.core.errors import BadOption
from lunarium.core.types import Json

Choice = int | str | bool


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: its name, default and possible values."""

    name: str
    default: Choice | None  # None: left to chance unless chosen
    choices: tuple[Choice, ...] = ()  # empty: any text

    def accepts(self, value: object) -> bool:
        """Whether this is one of the possible values; True is not 1 here."""
        if not self.choices:
            return isinstance(value, str) and value != ""
        return any(type(value) is type(choice) and value == choice for choice in self.choices)

    def parse(self, text: str) -> Choice:
        """The value that a person means who types this text."""
        if not self.choices and text:
            return text
        for choice in self.choices:
            if text.lower() == str(choice).lower():
                return choice
        raise self._refusal(text)

    def check(self, value: object) -> Choice:
        """The value, or a BadOption that lists the possible ones."""
        if not self.accepts(value):
            raise self._refusal(value)
        return value  # type: ignore[return-value]  # accepts() has seen its type

    def _refusal(self, value: object) -> BadOption:
        choices = ", ".join(str(choice).lower() for choice in self.choices) or "any name"
        return BadOption("bad-option-value", option=self.name, value=str(value)[:40], choices=choices)


def settle(known: Iterable[Option], given: Mapping[str, object]) -> Json:
    """The given options checked, and those with a default filled in."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise BadOption("unknown-option", option=str(name)[:40], options=", ".join(by_name))
    settled: Json = {}
    for name, option in by_name.items():
        if name in given:
            settled[name] = option.check(given[name])
        elif option.default is not None:
            settled[name] = option.default
    return settled
