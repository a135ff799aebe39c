"""Tellings: what happened in a game, as data that can be said in any language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from lunarium import texts
from lunarium.core.errors import Value
from lunarium.core.types import Data, Json


@dataclass(frozen=True, slots=True)
class Telling:
    """One sentence of the story: a key of the catalogue and what fills it; `who` is always a seat."""

    key: str  # of the catalogue: "move-" and what happened
    params: Mapping[str, Value] = field(default_factory=dict)

    def text(self, names: Mapping[int, str], language: str = texts.DEFAULT_LANGUAGE) -> str:
        """The sentence, calling the seat by its name."""
        named = {"who": names[int(self.params["who"])]} if "who" in self.params else {}
        return texts.say(self.key, language, {**self.params, **named})

    def as_json(self) -> Json:
        """The sentence as it is stored and sent."""
        return {"key": self.key, "params": dict(self.params)}

    @classmethod
    def of(cls, data: Data) -> Self:
        """The sentence that was stored."""
        return cls(data["key"], data["params"])
